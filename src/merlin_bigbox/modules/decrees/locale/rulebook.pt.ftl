# O livro de regras ilustrado: títulos, introduções e legendas. As regras estão nos catálogos de regras.

rulebook-decrees =
    .lead = Um segundo uso para cada principado: procure um decreto em vez do dever.
    .short = Em vez do dever, olhe os decretos, pegue um e gaste de um a três.
rulebook-decrees-stack = Quatro decretos estão escondidos no cinza.
rulebook-decrees-uses = Três decretos para gastar, e o que um, dois ou três deles fazem.
