# O que o companheiro diz deste módulo; como se escrevem lições: docs/learn.md.

lesson-favor = Nas Graças do Rei
    .about = Missões viram habilidades duradouras.
    .goal = Transforme uma missão em habilidade.
    .done = Agora você sabe aprender habilidades.
    .challenge = Faça 5 pontos.
    .hint = A fileira 3 pontua um tipo qualquer, mais 1.
lesson-favor-learn = Complete a carta e aprenda: a segunda fileira do construtor.
    .points = Pontos são bons. Desta vez, aprenda.
    .otherwise = Boa ideia para depois. Primeiro a carta, depois a fileira 2.
lesson-favor-anywhere = Seu construtor agora vai a qualquer lugar. Vá ao cinza, coloque-o no roxo.
    .otherwise = Isso funciona como sempre. Use o que aprendeu: construtor no roxo.
