modules-market = Mercado
modules-market-open = aberto
modules-market-closed = fechado neste turno
modules-market-price = { $price } de ouro por qualquer mercadoria
modules-market-aside = Usado: fica de lado até o fim da rodada
modules-plus-of = Marcador de mais sob um marcador de { $name }
