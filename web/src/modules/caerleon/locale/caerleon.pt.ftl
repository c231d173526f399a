modules-caerleon = Caerleon
modules-caerleon-vassals = { $count ->
    [0] nenhum assistente aqui
    [one] { $count } assistente aqui
   *[other] { $count } assistentes aqui
}
