# O livro de regras ilustrado: títulos, introduções e legendas. As regras estão nos catálogos de regras.

rulebook-treasures =
    .lead = Cada peça simples vira um tesouro: um palacete paga na hora.
    .short = Peças sem torre dão um tesouro na hora.
rulebook-treasures-tiles = B5 traz uma bandeira e um escudo de um principado com seu marcador, B6 um cajado.
