# Os Tesouros dos Arredores em palavras.

module-treasures = Os Tesouros dos Arredores
    .about = Nas peças de terreno sem torre há tesouros: quem constrói em uma delas realiza a ação do tesouro.

shown-shield = escudo
    .a = um escudo
shown-flag = bandeira
    .a = uma bandeira
shown-material = material de construção
    .a = um material de construção
shown-influence = marcador de influência
    .a = um marcador de influência

tile-excalibur = peça de { $terrain } com tesouro (Excalibur)
    .short = Excalibur
tile-grail = peça de { $terrain } com tesouro (o Graal)
    .short = Graal
tile-staff = peça de { $terrain } com tesouro (um cajado)
    .short = cajado
tile-point-and-apple = peça de { $terrain } com tesouro (1 ponto e uma maçã)
    .short = 1 ponto, maçã
tile-claim = peça de { $terrain } com tesouro ({ $first-a } e { $second-a } por influência)
    .short = { $first } + { $second }
tile-discard = peça de { $terrain } com tesouro (os outros devolvem { $first-a } ou { $second-a })
    .short = os outros perdem { $first } ou { $second }

action-claim-both = Pegar os dois itens { $colour-from }
action-return-marker = Recolher um marcador de influência { $colour-from }
action-chance-remove = Fora do jogo: { $tile }

prompt-treasure = Como você usa o tesouro?
source-treasure = tesouro
prompt-give-back = Devolver { $first-a } ou { $second-a }?

event-treasure-removed = Fora do jogo: { $tile }.
event-staff-taken = { $player } pega um cajado neutro.
    .you = Você pega um cajado neutro.
event-marker-given = { $player } devolve um marcador de influência { $colour-from }.

reason-treasures = Tesouros

## O que se pode apontar na mesa

piece-treasure = Tesouro
    .about = Quem construir aqui primeiro realiza a ação dele.
piece-neutral-staff = Cajado neutro
    .about = Funciona como um cajado do Merlin.

## No terminal

cli-treasure-excalibur = Exc
cli-treasure-grail = Gra
cli-treasure-staff = Caj
cli-treasure-letter-shield = E
cli-treasure-letter-flag = B
cli-treasure-letter-material = M
cli-treasure-letter-influence = I
cli-treasure-legend = Exc Excalibur · Gra Graal · Caj cajado · 1+m ponto e maçã · + os dois itens por influência · − os outros devolvem um (E escudo, B bandeira, M material, I marcador)
cli-neutral-staffs = cajados neutros
cli-treasures-removed = Fora do jogo:
cli-group-claim-both = Pegar os dois itens de
cli-group-return-marker = Pegar de volta um marcador de
cli-treasure-point-and-apple = 1+m
