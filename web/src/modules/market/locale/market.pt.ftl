modules-market = Mercado
modules-market-closed = fechado neste turno
modules-market-aside = Usado: fica de lado até o fim da rodada
modules-plus-of = Marcador +1 sob um marcador de { $name }
modules-market-wares = { $count ->
    [0] { $price } cada · esgotado
    [one] { $price } cada · resta { $count }
   *[other] { $price } cada · restam { $count }
}
