# O livro de regras ilustrado: títulos, introduções e legendas. As regras estão nos catálogos de regras.

rulebook-favor =
    .lead = Missões viram poderes duradouros: pegue uma habilidade em vez dos pontos de uma carta.
    .short = Complete uma carta e fique com os pontos ou com uma habilidade.
rulebook-favor-board = O tabuleiro extra do jogador vermelho com dois selos; o marcado está na fileira 2 do construtor.
