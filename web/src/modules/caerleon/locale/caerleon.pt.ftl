modules-caerleon = Caerleon
modules-caerleon-vassals = { $count ->
    [0] nenhum vassalo aqui
    [one] { $count } vassalo aqui
   *[other] { $count } vassalos aqui
}
