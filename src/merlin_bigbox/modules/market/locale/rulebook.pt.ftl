# O livro de regras ilustrado: títulos, introduções e legendas. As regras estão nos catálogos de regras.

rulebook-market =
    .lead = Uma moeda compra um escudo, um material, um marcador +1, uma maçã ou um quinto turno.
    .short = Uma moeda compra uma mercadoria, uma vez por turno.
rulebook-market-stall = A banca com todas as mercadorias; o trabalhador marcado anda cinco espaços.

reference-apple-tiles = 1 para cada uma.
