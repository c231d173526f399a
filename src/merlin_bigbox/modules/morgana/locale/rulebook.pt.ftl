# O livro de regras ilustrado: títulos, introduções e legendas. As regras estão nos catálogos de regras.

rulebook-morgana =
    .lead = Uma ação extra por rodada na cozinha da bruxa, e problemas para os outros.
    .short = Um dado dela por rodada; o espaço onde ela está é pulado.
rulebook-morgana-kitchen = Dados 3, 3, 5 e 6. Um 3 abre o caldeirão marcado.
rulebook-morgana-ring = Morgana está no azul: nenhum peão entra nesse espaço, e ele não conta.

reference-horn = Depois de cada rodada, tantos pontos quanto o número dela.
