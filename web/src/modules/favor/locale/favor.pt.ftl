modules-favor = Graças do Rei
modules-favor-row = fileira { $row }
modules-favor-open = não aprendida
modules-favor-sealed = aprendida
modules-favor-down = virada até a próxima pontuação
modules-favor-left = { $count ->
    [0] nenhum selo
    [one] { $count } selo
   *[other] { $count } selos
}
