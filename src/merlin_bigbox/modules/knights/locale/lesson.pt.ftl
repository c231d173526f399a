# O que o companheiro diz deste módulo; como se escrevem lições: docs/learn.md.

lesson-knights = Cavaleiros da Távola Redonda
    .about = Dois aliados dão a cada jogador um estilo próprio.
    .goal = Chame dois aliados em um turno.
    .done = Agora você sabe chamar aliados.
    .challenge = Complete a carta.
    .hint = Tristram muda dados, Galahad muda cores.
lesson-knights-allies = Dois aliados são seus. Na primeira partida, distribua-os ao acaso.
lesson-knights-portal = Bors abre um portal: ignore o dado e vá ao azul.
    .otherwise = Um passo leva a um espaço de construção. Use o portal para o azul.
lesson-knights-marshal = O marechal de Lancelot está aqui: o dever vale em dobro. Coloque o construtor.
    .otherwise = Isso também valeria em dobro. Coloque o construtor.
