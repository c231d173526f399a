# Os Cavaleiros da Távola Redonda em palavras.

module-knights = Cavaleiros da Távola Redonda
    .about = Cada jogador conquista dois aliados, um de cada uma de duas pilhas, cujas habilidades ajudam durante todo o jogo.
variant-random-allies = Aliados sorteados
    .about = O acaso dá a cada jogador um aliado de cada pilha, sem escolha.

## Palavras

ally-tristram = Sir Tristram
    .about = 6 peças de movimento: altere um dos seus dados pessoais não usados em 1 ou 2.
ally-lamorak = Sir Lamorak
    .about = Em um espaço de principado ou no espaço de influência de assistente, um assistente que já está no principado pode ser colocado ali de novo.
ally-gawain = Sir Gawain
    .about = 3 peças de movimento especial: ponha o seu dado não usado do Merlin ou do Artur em qualquer face.
ally-lancelot = Sir Lancelot
    .about = Cada assistente que você coloca onde está o seu marechal cumpre o dever duas vezes.
ally-gareth = Sir Gareth
    .about = 6 peças de defesa: 1 ponto na primeira vez que você expulsa um traidor de uma cor, e pontos por essas peças no fim.
ally-geraint = Sir Geraint
    .about = 5 peças de aliados: 1 ponto a mais em cada espaço de pontos de vitória, e pontos pelos espaços usados no fim.
ally-galahad = Sir Galahad
    .about = 6 peças curinga: pegue um item de qualquer outro principado em vez do indicado.
ally-bors = Sir Bors
    .about = 3 peças de portal: em vez de mover com um dado pessoal, ponha o seu cavaleiro em qualquer espaço de principado.
ally-gaheris = Sir Gaheris
    .about = 2 peças de fortaleza: um palacete sobre uma fortaleza conta como dois, e uma torre dá o seu bônus duas vezes.
ally-percival = Sir Percival
    .about = 8 peças de troca de cor: mude a cor de um requisito de uma carta de missão.
ally-bedivere = Sir Bedivere
    .about = 6 cartas de missão na mão e 6 peças de troca de cartas: troque uma carta da mão por uma das cartas à mostra.
ally-kay = Sir Kay
    .about = 2 peças de influência: ao lado de um marcador que você põe, uma peça conta como mais um para a maioria.

victory-shield = escudos
victory-flag = bandeiras
victory-material = materiais de construção
victory-influence = influência
victory-manor = palacetes

## Motivos dos pontos

reason-gareth = Sir Gareth
reason-geraint = Sir Geraint

## Ações: rótulos das opções

action-ally = { $ally } – { $ally-about }
action-chance-ally = Aliado sorteado: { $ally }
action-tristram = Sir Tristram: { $die } de { $face } para { $new_face }
action-gawain = Sir Gawain: { $die } de { $face } para { $new_face }
action-bors = Sir Bors: pôr o cavaleiro no espaço { $colour-from }
action-galahad = Sir Galahad: pegar { coloured-good } em vez disso
action-galahad-influence = Sir Galahad: pegar { coloured-good }, sem marcador ali
action-percival = Sir Percival: “{ $need-text }” muda para { $colour-name }
action-bedivere = Sir Bedivere: trocar “{ $given-text }” por “{ $taken-text }”
action-castle = Pôr uma fortaleza sob o palacete
action-kay = Acrescentar uma peça de Sir Kay

## Perguntas: o que se pergunta e por quê

prompt-draft-a = Pilha A: qual aliado você pega?
prompt-draft-b = Pilha B: qual aliado você pega?
prompt-castle = Pôr uma fortaleza de Sir Gaheris sob o palacete em { $cell }?
prompt-kay = Acrescentar uma peça de Sir Kay ({ $colour-name })?

## Acontecimentos: o registro

event-ally-joined = { $ally } alia-se a { $player }.
event-ally-tile = { $player } usa uma peça de { $ally }.
    .you = Você usa uma peça de { $ally }.
event-marshal = { $player } põe o marechal { $colour-in }.
event-tristram = { $player } vira { $die-a } de { $face } para { $new_face }.
event-gawain = { $player } vira { $die-a } de { $face } para { $new_face }.
event-gareth-tile = { $player } põe a peça de Sir Gareth para traidores { $colour-plural }.
    .you = Você põe a peça de Sir Gareth para traidores { $colour-plural }.
event-geraint-tile = { $player } põe a peça de Sir Geraint para um espaço de pontos de vitória: { $victory }.
event-cards-swapped = { $player } troca “{ $given-text }” por “{ $taken-text }” das cartas à mostra.
event-recoloured = Na carta de { $player }, “{ $requirement }” muda para { $colour-name }.
event-castle = { $player } põe uma fortaleza sob o palacete em { $cell }.
event-castle-gone = A fortaleza de { $player } em { $cell } sai do jogo.
event-kay-added = { $player } acrescenta uma peça de Sir Kay { $colour-in }.
event-kay-back = { $player } recolhe { $number ->
        [0] { $number } peças
        [one] { $number } peça
       *[other] { $number } peças
    } de Sir Kay { $colour-from }.

## O que se pode apontar na mesa

piece-ally = Aliado
    .about = A habilidade dele ajuda você a partida inteira.
piece-ally-tile = Peça de um aliado
    .about = Serve à habilidade do seu aliado.
piece-marshal = Marechal
    .about = Assistentes que o jogador de Sir Lancelot coloca aqui cumprem o dever duas vezes.
piece-castle-tile = Fortaleza de Sir Gaheris
    .about = O palacete sobre ela conta como dois, e uma torre dá o bônus duas vezes.
piece-kay-tile = Peça de Sir Kay
    .about = Conta como mais um marcador para a maioria na próxima pontuação.

## No terminal

cli-marshal = marechal:
cli-tiles-left = { $number ->
        [0] sem peças
        [one] 1 peça
       *[other] { $number } peças
    }
cli-group-tristram = Sir Tristram:
cli-group-gawain = Sir Gawain:
cli-group-galahad = Sir Galahad: pegar em vez disso
cli-group-galahad-influence = Sir Galahad: pegar sem marcador
cli-group-percival = Sir Percival: outra cor no requisito
cli-group-bors = Sir Bors: cavaleiro para
cli-help-knights = { $castle } é uma fortaleza sob um palacete, ᴷ uma peça de Sir Kay ao lado de um marcador.

fact-ally = { $ally }: { $player }{ $tiles ->
        [0] {""}
        [one] , resta 1 peça
       *[other] , restam { $tiles } peças
    }
lack-ally = { $which } como aliado

ui-deed-knights = aproveitar mais os aliados
ui-deed-knights-gareth = { $count ->
    [0] colocar { $count } peças de Sir Gareth
    [one] colocar uma peça de Sir Gareth
   *[other] colocar { $count } peças de Sir Gareth
}
ui-deed-knights-geraint = { $count ->
    [0] colocar { $count } peças de Sir Geraint
    [one] colocar uma peça de Sir Geraint
   *[other] colocar { $count } peças de Sir Geraint
}
ui-deed-knights-kay = { $count ->
    [0] colocar { $count } peças de Sir Kay
    [one] colocar uma peça de Sir Kay
   *[other] colocar { $count } peças de Sir Kay
}
ui-deed-knights-castle = { $count ->
    [0] proteger { $count } palacetes com fortalezas
    [one] proteger um palacete com uma fortaleza
   *[other] proteger { $count } palacetes com fortalezas
}
ui-deed-knights-tile = { $count ->
    [0] ter mais { $count } peças de aliados
    [one] ter mais uma peça de um aliado
   *[other] ter mais { $count } peças de aliados
}
    .keep = { $count ->
        [0] guardar { $count } peças de aliados
        [one] guardar uma peça de um aliado
       *[other] guardar { $count } peças de aliados
    }
