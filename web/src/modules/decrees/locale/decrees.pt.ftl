modules-decrees = O Decreto do Rei
modules-decrees-looked = consultada por { $name }
modules-decrees-taken = Obtidos até agora
modules-decrees-held = Decretos em posse
modules-decrees-spent = { $count ->
    [0] nenhum decreto gasto
    [one] { $count } decreto gasto
   *[other] { $count } decretos gastos
}
