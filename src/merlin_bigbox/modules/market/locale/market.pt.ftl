# O mercado em palavras.

module-market = O Mercado
    .about = Uma vez no seu turno, você pode comprar uma das mercadorias por 1 moeda de ouro: uma peça de escudo ou de material, um marcador +1, um trabalhador ou uma peça de maçã/visco.

action-buy = Comprar no mercado por 1 moeda de ouro: { $good-key ->
        [shield] peça de escudo
       *[material] peça de material
    } ({ $colour-name })
action-buy-plus = Comprar no mercado por 1 moeda de ouro: um marcador +1
action-buy-apple-tile = Comprar no mercado por 1 moeda de ouro: uma peça de maçã/visco
action-buy-laborer = Comprar no mercado por 1 moeda de ouro: o trabalhador de número { $face }
action-give-tile = Devolver a peça ao mercado
action-give-piece = Devolver o original ao seu principado
action-apple-tile = Usar uma peça de maçã/visco: pôr o dado em { $face }
action-mistletoe-tile = Usar uma peça de maçã/visco: ignorar “{ $need-text }”
action-plus = Pôr um marcador +1 sob o marcador de influência
action-without-plus = Recolher um marcador de influência sem marcador +1
action-with-plus = Recolher um marcador de influência com marcador +1
action-laborer = Trabalhador { $face }: mover o seu cavaleiro

prompt-tile-or-piece = Devolver { $good }: o original ou a peça do mercado?
prompt-plus-token = Pôr um marcador +1 por baixo ({ $colour-name })?
prompt-which-marker-left = Recolher o marcador com +1 ({ $colour-name })?

event-bought-tile = { $player } compra no mercado uma { $good-key ->
        [shield] peça de escudo
       *[material] peça de material
    } ({ $colour-name }).
event-bought-plus = { $player } compra no mercado um marcador +1.
event-bought-apple-tile = { $player } compra no mercado uma peça de maçã/visco.
event-bought-laborer = { $player } compra no mercado o trabalhador de número { $face }.
event-market-tile-back = { $player } devolveu uma { $good-key ->
        [shield] peça de escudo
       *[material] peça de material
    } ({ $colour-name }): ela volta ao mercado.
    .you = Você devolveu uma { $good-key ->
        [shield] peça de escudo
       *[material] peça de material
    } ({ $colour-name }): ela volta ao mercado.
event-plus-placed = { $player } põe um marcador +1 sob o marcador de influência { $colour-in }.
    .you = Você põe um marcador +1 sob o marcador de influência { $colour-in }.
event-plus-back = { $number ->
        [0] { $number } marcadores +1 de { $player } voltam
        [one] { $number } marcador +1 de { $player } volta
       *[other] { $number } marcadores +1 de { $player } voltam
    } { $colour-from } ao mercado.
event-laborer-used = { $player } usa o trabalhador de número { $face }.
event-laborer-back = O trabalhador de número { $face } de { $player }, que não foi usado, volta ao mercado.
event-used-laborers-back = { $number ->
        [0] Os { $number } trabalhadores usados voltam
        [one] O trabalhador usado volta
       *[other] Os { $number } trabalhadores usados voltam
    } ao mercado.
event-apple-tile-set = { $player } usa uma peça de maçã/visco: o dado mostra agora { $face }.
event-apple-tile-ignored = { $player } usa uma peça de maçã/visco para dispensar o requisito “{ $requirement }”.

reason-apple-tiles = Peças de maçã/visco restantes

## O que se pode apontar na mesa

piece-market = Mercado
    .about = Uma vez por turno, compre algo aqui por 1 moeda de ouro, se não completar uma missão.
piece-shield-tile = Peça de escudo
    .about = Conta em tudo como escudo. Gasta, volta ao mercado.
piece-material-tile = Peça de material
    .about = Conta em tudo como material de construção. Gasta, volta ao mercado.
piece-plus = Marcador +1
    .about = Ponha-o sob um marcador novo: ele conta como dois na próxima pontuação.
piece-apple-tile = Peça de maçã/visco
    .about = Use-a como maçã ou como visco.
piece-laborer = Trabalhador
    .about = Mais um turno nesta rodada: seu cavaleiro anda tantos espaços quanto o número dele.

## No terminal

cli-market-open = aberto: 1 moeda cada
cli-market-used = não mais neste turno
cli-tiles-shield = peças de escudo
cli-tiles-material = peças de material
cli-plus-tokens = marcadores +1
cli-apple-tiles = maçã/visco
cli-laborers = trabalhadores
cli-laborers-used = usados nesta rodada
cli-group-buy = Comprar uma peça por 1 moeda,
cli-group-buy-laborer = Comprar por 1 moeda, trabalhador
cli-help-market = { $tile } marca itens que são peças do mercado, + marcadores com um marcador +1; “»4” em uma borda: seu trabalhador 4 leva até lá.

lack-plus = um marcador +1
lack-apple-tile = uma peça de maçã/visco
lack-market-open = uma compra neste turno: você já comprou
lack-laborer = um trabalhador com { $which }
lack-ware = uma mercadoria que não esteja esgotada

ui-deed-market = ganhar mercadorias do mercado
ui-deed-market-plus = { $count ->
    [0] ganhar { $count } marcadores +1
    [one] ganhar um marcador +1
   *[other] ganhar { $count } marcadores +1
}
    .keep = { $count ->
        [0] guardar { $count } marcadores +1
        [one] guardar um marcador +1
       *[other] guardar { $count } marcadores +1
    }
ui-deed-market-apple-tile = { $count ->
    [0] ganhar { $count } peças de maçã/visco
    [one] ganhar uma peça de maçã/visco
   *[other] ganhar { $count } peças de maçã/visco
}
    .keep = { $count ->
        [0] guardar { $count } peças de maçã/visco
        [one] guardar uma peça de maçã/visco
       *[other] guardar { $count } peças de maçã/visco
    }
ui-deed-market-laborer = { $count ->
    [0] contratar { $count } trabalhadores para mais turnos
    [one] contratar um trabalhador para mais um turno
   *[other] contratar { $count } trabalhadores para mais turnos
}
    .keep = { $count ->
        [0] guardar { $count } trabalhadores
        [one] guardar um trabalhador
       *[other] guardar { $count } trabalhadores
    }
ui-deed-market-plus-placed = { $count ->
    [0] dobrar { $count } marcadores de influência com marcadores +1
    [one] dobrar um marcador de influência com um marcador +1
   *[other] dobrar { $count } marcadores de influência com marcadores +1
}
