# O que o companheiro diz deste módulo; como se escrevem lições: docs/learn.md.

lesson-gold = Ouro e visco
    .about = Menos azar nos dados, cartas mais fáceis.
    .goal = Mude um dado com ouro e dispense um requisito com visco.
    .done = Agora você sabe gastar os dois.
    .challenge = Faça 6 pontos.
    .hint = Uma moeda chega às bandeiras. Guarde-as até renderem.
lesson-gold-coin = Uma moeda de ouro muda um dado em 1. Faça dele um 4, por um escudo.
    .shield = Também é útil. A carta pede um escudo.
    .otherwise = Três passos acabam sem marcador. Faça um 4.
lesson-gold-mistletoe = O visco dispensa um requisito. Complete a carta.
    .otherwise = Ainda não: há 3 pontos na sua mão.
