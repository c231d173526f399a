# Artur em palavras.

module-arthur = Artur
    .about = O rei Artur anda por um círculo interno do medalhão, movido por um quinto dado. Os pictos dão bônus e pontuam, o anel de sinete completa uma carta, e duas bandeiras têm novas habilidades.

## Palavras

figure-arthur = Artur
    .the = o Artur
    .yours = O Artur
die-arthur = dado do Artur
    .a = o dado do Artur
rolled-arthur = Artur { $face }

ability-plus-minus-one = ±1
    .about = Mova um espaço a mais ou a menos do que o dado mostra; com 0 espaços, o peão fica onde está e realiza a ação dali.
change-plus = +1
change-minus = −1
ability-switch = Alternar
    .about = Mova com o dado escolhido o seu cavaleiro, o Merlin ou o Artur, como preferir.

pict-tile = valor { $value }, { $bonus }
pict-manor = um palacete em uma peça de { $terrain }
pict-apple = uma maçã

## Espaços

space-apple = Maçã
    .about = Pegue uma maçã.
    .ask = Pegar uma maçã?
space-move-arthur = Mover o Artur
    .about = Mova o Artur um espaço, em qualquer sentido, e realize a ação de lá.
    .ask = Em que sentido vai o Artur?
space-activate-vassal = Ativar um assistente
    .about = Um dos seus assistentes em um principado cumpre ali o dever.
    .ask = Qual assistente você ativa?
space-vp-manor = Pontos de vitória: palacetes
    .about = Ganhe 1 ponto para cada palacete seu nos arredores.
    .ask = Ganhar 1 ponto por palacete?
space-claim-shield = Escudo
    .about = Pegue um escudo de qualquer principado.
    .ask = Qual escudo você pega?
space-claim-flag = Bandeira
    .about = Pegue uma bandeira de qualquer principado.
    .ask = Qual bandeira você pega?
space-claim-material = Material
    .about = Pegue um material de construção de qualquer principado.
    .ask = Qual material de construção você pega?
space-claim-influence = Influência
    .about = Ponha um marcador de influência do seu tabuleiro de castelo em qualquer principado.
    .ask = Onde você põe um marcador de influência?
space-signet-ring = Anel de sinete
    .about = Fique com o anel de sinete e complete uma das suas cartas de missão sem cumprir os requisitos.
    .ask = Qual missão você completa com o anel?
space-stairs = Escadas
    .about = Leve o seu cavaleiro, no sentido horário, ao próximo espaço de principado e realize a ação dele.
    .ask = Subir as escadas até o próximo principado?
space-merlin = Merlin
    .about = Mova o Merlin de 1 a 3 espaços, em qualquer sentido, e realize a ação de lá; um cajado pode repeti-la.
    .ask = Quantos espaços o Merlin anda?
space-replace-manor = Substituir um palacete
    .about = Substitua o palacete de outro jogador por um seu; não há bônus por isso.
    .ask = Qual palacete você substitui?
space-pict = Pictos
    .about = Pegue um dos pictos à mostra e ganhe o bônus dele na hora.
    .ask = Qual picto você pega?

## Motivos dos pontos

reason-manors = Espaço de pontos: palacetes
reason-picts = Pictos

## Ações

action-arthur = Dado do Artur { $face }: mover o Artur
action-flag-plus = Bandeira “{ ability-plus-minus-one }”: mover um espaço a mais
action-flag-minus = Bandeira “{ ability-plus-minus-one }”: mover um espaço a menos
action-flag-switch = Bandeira “{ ability-switch }”: mover { $figure-the } com este dado
action-move-arthur = Mover o Artur um espaço { $direction }
action-activate = Ativar { $vassal-the }
action-signet = Completar com o anel de sinete – { $card-text }
action-stairs = Subir as escadas com o cavaleiro
action-move-merlin = Mover o Merlin { $spaces ->
        [0] { $spaces } espaços
        [one] { $spaces } espaço
       *[other] { $spaces } espaços
    } { $direction }
action-replace = Substituir o palacete em { $cell }
action-chance-pict = Revelado: picto – { $pict-text }
action-pict = Pegar picto: { $pict-text }
action-settle = Construir em { $cell } sem material de construção
action-keep = Manter o palacete em { $cell }

## Perguntas

prompt-settle = Em qual peça de { $terrain } livre você constrói?
prompt-keep = Qual palacete em { $territory } você mantém?

## Acontecimentos

event-ring-taken = { $player } fica com o anel de sinete.
    .you = Você fica com o anel de sinete.
event-pict-open = Um picto é revelado – { $pict-text }.
event-pict-taken = { $player } pega um picto – { $pict-text }.
    .you = Você pega um picto – { $pict-text }.
event-pict-sum = { $player } tem pictos com valor total de { $number }.
event-manor-replaced = { $player } substitui o palacete de { $seat } em { $cell }.
    .you = Você substitui o palacete de { $seat } em { $cell }.
event-thinned = { $player } recolhe o palacete de { $cell }.
event-flag-plus-minus = { $player } usa a bandeira “{ ability-plus-minus-one }”: { $change }, ou seja, { $spaces ->
        [0] { $spaces } espaços
        [one] { $spaces } espaço
       *[other] { $spaces } espaços
    }.
    .short = bandeira “{ ability-plus-minus-one }”: { $change }.
event-activated = { $player } ativa { $vassal-the } { $colour-in }.
    .you = Você ativa { $vassal-the } { $colour-in }.

## O que se pode apontar na mesa

piece-arthur = Artur
    .about = Anda no círculo interno, em qualquer sentido. Todos o movem com o dado do Artur.
piece-arthur-die = Dado do Artur
    .about = Move Artur no círculo interno, uma vez por rodada.
piece-ring = Anel de sinete
    .about = Ao pegá-lo, você completa uma missão sem os requisitos. Soma 3 aos seus pictos.
piece-pict = Picto
    .about = Dá o bônus na hora. Na pontuação, a maior soma ganha 3 pontos, a menor perde 3.

## No terminal

cli-letter-arthur = A
cli-signet-ring = anel de sinete
cli-picts-left = pictos restantes
cli-picts-taken = pictos
cli-picts-sum = soma deles
cli-picts-open = Pictos à mostra:
cli-space-apple = Maçã
cli-space-move-arthur = Artur ±1
cli-space-activate-vassal = Ativar
cli-space-vp-manor = PV palac.
cli-space-claim-shield = Escudo
cli-space-claim-flag = Bandeira
cli-space-claim-material = Material
cli-space-claim-influence = Influência
cli-space-signet-ring = Anel
cli-space-stairs = Escadas
cli-space-merlin = Merlin
cli-space-replace-manor = Substituir
cli-space-pict = Pictos
cli-help-arthur = { $arthur } é Artur, que anda no círculo interno (espaços 24 a 36); “♚3” em uma borda: o dado 3 dele leva até lá.

lack-ring = o anel de sinete

ui-deed-arthur = avançar contra os pictos
ui-deed-arthur-pict = { $count ->
    [0] pegar { $count } pictos
    [one] pegar um picto
   *[other] pegar { $count } pictos
}
ui-deed-arthur-signet = pegar o anel de sinete
