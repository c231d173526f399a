# O que o companheiro diz deste módulo; como se escrevem lições: docs/learn.md.

lesson-treasures = Os Tesouros dos Arredores
    .about = Cada palacete rende na hora.
    .goal = Construa pelo tesouro de uma peça.
    .done = Agora você sabe construir por bônus.
    .challenge = Tenha quatro cajados.
    .hint = Uma montanha ao lado do lago esconde um.
lesson-treasures-tiles = Peças sem torre agora escondem tesouros. Aqui estão duas delas.
lesson-treasures-lake = Construa no lago: ele dá dois itens onde você tem um marcador.
    .otherwise = Um belo tesouro. Primeiro o lago.
