# O que o companheiro diz deste módulo; como se escrevem lições: docs/learn.md.

lesson-market = O Mercado
    .about = Uma moeda compra um escudo, um material ou um quinto turno.
    .goal = Contrate um trabalhador para mais um turno.
    .done = Agora você sabe comprar.
    .challenge = Faça 6 pontos com influência.
    .hint = Veja o marcador +1.
lesson-market-hire = Contrate o trabalhador 5. Depois coloque sua dama no azul.
    .laborer = Ele anda por você depois. Use primeiro seu dado.
    .lady = Também é bom. Desta vez, a dama coloca um marcador.
    .otherwise = Útil para depois. Contrate o 5.
lesson-market-walk = Não restam dados, mas ele anda por você.
    .otherwise = Você pode passar. Desta vez, jogue o turno.
