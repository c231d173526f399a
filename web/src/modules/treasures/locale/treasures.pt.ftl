modules-treasures = Tesouros
modules-treasures-removed = Fora do jogo:
modules-treasures-free = { $count ->
    [0] nenhum livre
    [one] { $count } livre
   *[other] { $count } livres
}
