# O mercado em palavras.

module-market = O Mercado
    .about = Uma vez no seu turno, você pode comprar uma das mercadorias por 1 ouro: uma peça de escudo ou de material, um marcador de mais, um diarista ou uma peça de maçã/visco.

action-buy = Comprar no mercado por 1 ouro: { $good-key ->
        [shield] peça de escudo
       *[material] peça de material
    } ({ $colour-name })
action-buy-plus = Comprar no mercado por 1 ouro: um marcador de mais
action-buy-apple-tile = Comprar no mercado por 1 ouro: uma peça de maçã/visco
action-buy-laborer = Comprar no mercado por 1 ouro: o diarista de número { $face }
action-give-tile = Devolver a peça ao mercado
action-give-piece = Devolver o original ao seu principado
action-apple-tile = Usar uma peça de maçã/visco: pôr o dado em { $face }
action-mistletoe-tile = Usar uma peça de maçã/visco: dispensar o requisito { $need }
action-plus = Pôr um marcador de mais sob o marcador de influência
action-without-plus = Recolher um marcador de influência sem marcador de mais
action-with-plus = Recolher um marcador de influência com marcador de mais
action-laborer = Diarista { $face }: mover o seu cavaleiro

prompt-tile-or-piece = Devolver a peça ou o marcador: { $good }?
prompt-plus-token = Pôr um marcador +1 por baixo ({ $colour-name })?
prompt-which-marker-left = Retirar o marcador com +1 ({ $colour-name })?

event-bought-tile = { $player } compra no mercado uma { $good-key ->
        [shield] peça de escudo
       *[material] peça de material
    } ({ $colour-name }).
event-bought-plus = { $player } compra no mercado um marcador de mais.
event-bought-apple-tile = { $player } compra no mercado uma peça de maçã/visco.
event-bought-laborer = { $player } compra no mercado o diarista de número { $face }.
event-market-tile-back = { $player } devolveu uma { $good-key ->
        [shield] peça de escudo
       *[material] peça de material
    } ({ $colour-name }): ela volta ao mercado.
event-plus-placed = { $player } põe um marcador de mais sob o marcador de influência no { $colour-principality }.
event-plus-back = { $number ->
        [0] { $number } marcadores de mais de { $player } voltam
        [one] { $number } marcador de mais de { $player } volta
       *[other] { $number } marcadores de mais de { $player } voltam
    } do { $colour-principality } ao mercado.
event-laborer-used = { $player } usa o diarista de número { $face }.
event-laborer-back = O diarista de número { $face } de { $player }, que não foi usado, volta ao mercado.
event-used-laborers-back = { $number ->
        [0] Os { $number } diaristas usados voltam
        [one] O diarista usado volta
       *[other] Os { $number } diaristas usados voltam
    } ao mercado.
event-apple-tile-set = { $player } usa uma peça de maçã/visco: o dado mostra agora { $face }.
event-apple-tile-ignored = { $player } usa uma peça de maçã/visco para dispensar o requisito “{ $requirement }”.

reason-apple-tiles = Peças de maçã/visco restantes

## O que se pode apontar na mesa

piece-market = Mercado
piece-shield-tile = Peça de escudo
piece-material-tile = Peça de material
piece-plus = Marcador de mais
piece-apple-tile = Peça de maçã/visco
piece-laborer = Diarista

## No terminal

cli-market-open = aberto: 1 ouro cada
cli-market-used = não mais neste turno
cli-tiles-shield = peças de escudo
cli-tiles-material = peças de material
cli-plus-tokens = marcadores de mais
cli-apple-tiles = maçã/visco
cli-laborers = diaristas
cli-laborers-used = usados nesta rodada
cli-group-buy = Comprar uma peça por 1 ouro,
cli-group-buy-laborer = Comprar por 1 ouro, diarista
cli-help-market = { $tile } marca itens que são peças do mercado, + marcadores com um marcador de mais; “»4” em uma moldura: seu diarista 4 leva até lá.

lack-plus = um marcador +1
lack-apple-tile = uma peça de maçã/visco
lack-market-open = uma compra neste turno: você já comprou
lack-laborer = um trabalhador com { $which }
lack-ware = uma mercadoria que não esteja esgotada
