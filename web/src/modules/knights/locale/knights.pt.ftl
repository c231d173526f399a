modules-knights = Aliados
modules-allies-offered = Escolha um
modules-allies-none = nenhum ainda
modules-tiles-left = { $count ->
    [0] nenhuma peça restante
    [one] { $count } peça restante
   *[other] { $count } peças restantes
}
modules-marshal = Marechal: { $place }
modules-points-at-end = { $points ->
    [0] 0 pontos no fim
    [one] { $points } ponto no fim
   *[other] { $points } pontos no fim
}
modules-gareth-tile = Peça de Sir Gareth
