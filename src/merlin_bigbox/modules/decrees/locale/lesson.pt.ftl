# O que o companheiro diz deste módulo; como se escrevem lições: docs/learn.md.

lesson-decrees = O Decreto do Rei
    .about = Um segundo uso para cada principado.
    .goal = Veja os decretos e pegue um.
    .done = Agora você sabe juntar decretos.
    .challenge = Faça 6 pontos.
    .hint = Três por 5 pontos, ou um e dois?
lesson-decrees-send = Vá ao cinza e coloque a dama.
    .otherwise = Qualquer assistente serviria. Desta vez vai a dama.
lesson-decrees-look = Em vez do dever, veja os decretos. Ver obriga: pegue 2 pontos.
    .good = Também é útil. Desta vez, pegue os 2 pontos.
    .otherwise = O marcador dela é bom. Hoje, veja os decretos.
