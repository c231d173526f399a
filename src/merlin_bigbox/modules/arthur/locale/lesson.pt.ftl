# O que o companheiro diz deste módulo; como se escrevem lições: docs/learn.md.

lesson-arthur = Artur
    .about = Um quinto turno no círculo interno; palacetes seguem em disputa.
    .goal = Mova Artur e pegue um picto.
    .done = Agora você sabe mover Artur.
    .challenge = Faça 6 pontos, contando esta pontuação.
    .hint = O anel de sinete conta 3 com seus pictos.
lesson-arthur-black = O dado preto move Artur, nos dois sentidos. Vá em sentido horário.
    .otherwise = Os dois sentidos valem. Em sentido horário espera um picto.
lesson-arthur-pict = Pegue o picto com a bandeira laranja.
    .otherwise = Um bom picto. Desta vez, pegue a bandeira laranja.
lesson-arthur-sums = Na pontuação, a maior soma de pictos ganha 3, a menor perde 3.
