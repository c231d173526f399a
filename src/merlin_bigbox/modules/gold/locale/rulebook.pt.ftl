# O livro de regras ilustrado: títulos, introduções e legendas. As regras estão nos catálogos de regras.

rulebook-gold =
    .lead = Moedas ajustam dados, visco facilita cartas.
    .short = Uma moeda muda um dado em 1. Um visco dispensa um requisito.
rulebook-gold-castle = Duas moedas e um visco: é com isso que todos começam.
rulebook-gold-ring = O medalhão deste módulo, com espaços de ouro e de maçã ou visco.

reference-gold = 3 para cada duas.
