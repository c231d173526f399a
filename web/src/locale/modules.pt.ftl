# Os painéis dos módulos.

modules-panels = Tabuleiros dos módulos
modules-offers = Há algo para escolher aqui
modules-supply = reserva
modules-nobody = ninguém

## Artur

modules-picts = Pictos
modules-picts-left = { $count } na pilha
modules-picts-none = Não há mais pictos.
modules-picts-taken = Obtidos
modules-picts-sum = Soma
modules-picts-of = Pictos obtidos: { $values }

## Ouro e mercado

modules-gold = Ouro e visco
modules-market = Mercado
modules-market-open = aberto
modules-market-closed = fechado neste turno
modules-market-price = { $price } de ouro por qualquer mercadoria
modules-plus-of = Marcador de mais sob um marcador de { $name }

## Morgana

modules-kitchen = Cozinha da bruxa
modules-morgana-beside = Morgana ainda está ao lado do tabuleiro
modules-morgana-closes = Morgana bloqueia: { $place }
modules-morgana-die = { $count ->
    [one] { $title }: { $face }
   *[other] { $title }: { $face } ({ $count } dados)
}
modules-morgana-no-dice = Todos os dados foram usados nesta rodada.
modules-morgana-used = Dado usado nesta rodada
modules-topped = Marcador de Morgana sobre um marcador de { $name }
modules-cauldron-steps = { $steps ->
    [one] Morgana anda 1 passo
   *[other] Morgana anda até { $steps } passos
}
modules-cauldron-other = outro lado: { $effect }
modules-cauldron-used = usado nesta rodada

## Cavaleiros da Távola Redonda

modules-knights = Cavaleiros da Távola Redonda
modules-allies-offered = Para escolher
modules-allies-none = Nenhum aliado ainda
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

## Nas Graças do Rei

modules-favor = Nas Graças do Rei
modules-favor-row = linha { $row }
modules-favor-open = não aprendida
modules-favor-sealed = aprendida
modules-favor-down = virada até a próxima pontuação

## Caerleon, tesouros, decretos

modules-caerleon = A Cidade de Caerleon
modules-treasures = Os Tesouros dos Arredores
modules-treasures-lying = Nas peças
modules-treasures-removed = Fora do jogo
modules-decrees = O Decreto do Rei
modules-decrees-looked = consultada por { $name }
modules-decrees-taken = Obtidos até agora
modules-decrees-held = Decretos em posse
modules-decrees-spent = { $count ->
    [0] nenhum decreto gasto
    [one] { $count } decreto gasto
   *[other] { $count } decretos gastos
}
