# A mesa em uma tela no meio da sala.

screen-link = Mostrar a mesa em uma tela compartilhada
screen-link-about = Um laptop ou uma TV mostra a mesa sem as cartas de ninguém; todos jogam no próprio celular.
screen-join = Sente-se à mesa
screen-join-about = Escaneie o código com o celular. É lá que você joga, com as suas cartas.
screen-free = Escaneie para ocupar este lugar
screen-free-own = Liberar este lugar
screen-leave = Sair da tela compartilhada
screen-full = Tela cheia
screen-happened = O que aconteceu por último
screen-won = { $count ->
    [0] { $names }
    [one] { $names } venceu
   *[other] { $names } venceram
}
