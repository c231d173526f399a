# O Decreto do Rei em palavras.

module-decrees = O Decreto do Rei
    .about = Em cada principado há quatro decretos ocultos. Em vez do dever de um assistente, você pode examiná-los e pegar um; os decretos que tiver podem ser gastos depois.

## O que os decretos mostram

decree-shield-black = escudo preto
decree-shield-grey = escudo cinza
decree-shield-blue = escudo azul
decree-shield-purple = escudo roxo
decree-shield-orange = escudo laranja
decree-shield-brown = escudo marrom
decree-material-black = material de construção preto
decree-material-grey = material de construção cinza
decree-material-blue = material de construção azul
decree-material-purple = material de construção roxo
decree-material-orange = material de construção laranja
decree-material-brown = material de construção marrom
decree-flag-black = bandeira preta
decree-flag-grey = bandeira cinza
decree-flag-blue = bandeira azul
decree-flag-purple = bandeira roxa
decree-flag-orange = bandeira laranja
decree-flag-brown = bandeira marrom
decree-points-1 = 1 ponto
decree-points-2 = 2 pontos
decree-points-3 = 3 pontos
decree-points-4 = 4 pontos
decree-points-5 = 5 pontos
decree-points-6 = 6 pontos
decree-points-7 = 7 pontos
decree-points-8 = 8 pontos
decree-points-9 = 9 pontos

## Ações, perguntas e acontecimentos

action-decree-look = Em vez disso, examinar os decretos e pegar um
action-decree-duty = Cumprir o dever do assistente
action-decree-take = Pegar o decreto “{ $decree }”
action-decree-die = Gastar 1 decreto: { $die } de { $face } para { $new_face }
action-decree-chosen = Gastar 1 decreto: { $die } escolhido de { $face } para { $new_face }
action-decree-claim = Gastar 2 decretos: pegar { coloured-good }
action-decree-marker = Gastar 2 decretos: pôr um marcador de influência { $colour-in }
action-decree-points = Gastar 3 decretos: ganhar 5 pontos
action-chance-decrees = Decretos: { $first }, { $second }, { $third }, { $fourth }

prompt-decree = Cumprir o dever ou ver os decretos?
prompt-take-decree = Qual decreto você pega?

event-decree-looked = { $player } examina os decretos { $colour-from }.
event-decree-saw = { $player } vê o decreto “{ $decree }” { $colour-in }.
    .short = { "" }
event-decree-took = { $player } pega o decreto “{ $decree }” { $colour-from }.
    .you = Você pega o decreto “{ $decree }” { $colour-from }.
event-decree-spent = { $player } gasta { $number ->
        [0] { $number } decretos
        [one] { $number } decreto
       *[other] { $number } decretos
    }.
    .you = Você gasta { $number ->
        [0] { $number } decretos
        [one] { $number } decreto
       *[other] { $number } decretos
    }.
event-decree-die = { $player } vira { $die-a } de { $face } para { $new_face }.

reason-decrees = Decretos pegos
reason-decrees-spent = Decretos gastos

## O que se pode apontar na mesa

piece-decree = Decreto
    .about = Dá o que mostra ao ser pego. Depois, gaste decretos por dados, itens, marcadores ou pontos.
piece-decree-stack = Pilha de decretos
    .about = Em vez do dever de um assistente, examine estes e pegue um.

## No terminal

cli-decrees-held = decretos
cli-decrees-spent = gastos
cli-decrees-looked = pilhas vistas
cli-decrees-hidden = Você não conhece:
cli-decrees-taken = Já pegos:
cli-group-decree-die = Gastar 1 decreto:
cli-group-decree-claim = Gastar 2 decretos, pegar:
cli-group-decree-marker = Gastar 2 decretos, marcador em

fact-decrees = Decretos, { $colour }: { $number }, vistos por { $players }
lack-decree = um decreto
lack-decrees = 2 decretos

ui-deed-decrees = ganhar com os decretos
ui-deed-decrees-decree = { $count ->
    [0] pegar { $count } decretos
    [one] pegar um decreto
   *[other] pegar { $count } decretos
}
    .keep = { $count ->
        [0] guardar { $count } decretos
        [one] guardar um decreto
       *[other] guardar { $count } decretos
    }
