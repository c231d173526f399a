modules-decrees = Decretos
modules-decrees-looked = vistos por { $name }
modules-decrees-taken = Obtidos:
modules-decrees-left = { $count ->
    [0] nenhum
    [one] resta { $count }
   *[other] restam { $count }
}
