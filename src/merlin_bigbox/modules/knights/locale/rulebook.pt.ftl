# O livro de regras ilustrado: títulos, introduções e legendas. As regras estão nos catálogos de regras.

rulebook-knights =
    .lead = Dois aliados dão a cada jogador um estilo próprio.
    .short = Dois aliados, cada um com suas peças ou um peão.
rulebook-knights-allies = Os aliados do jogador vermelho são Sir Lancelot e Sir Bors, com três peças.
rulebook-knights-marshal = O marechal está no azul. Ali o construtor vermelho trabalha duas vezes ao ser colocado.
