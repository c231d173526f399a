# A Morgana e a cozinha da bruxa em palavras.

module-morgana = Morgana
    .about = A Morgana fecha o principado onde está. Uma vez por rodada você pode usar um dos dados dela para uma maçã envenenada, o chifre de beber ou um caldeirão com um feitiço.

## O que fazem as fichas dos caldeirões

effect-bewitch = enfeitiçar
    .about = Ponha um dos seus dados não usados, ou um dado não usado da cor de outro jogador, em qualquer face.
effect-swap-figures = trocar peões
    .about = Troque o seu cavaleiro com o de outro jogador; com Artur, também Merlin e Artur.
effect-sell-goods = ouro da bruxa: venda
    .about = Devolva 2 itens e ganhe 3 moedas de ouro.
effect-buy-goods = ouro da bruxa: compra
    .about = Pague 2 moedas de ouro e pegue 3 itens do principado da Morgana.
effect-witch-hut = cabana da bruxa
    .about = Ponha uma cabana em um dos seus palacetes, que então conta como dois.
effect-dark-influence = influência sombria
    .about = Ponha um marcador da Morgana no principado dela e um em um principado vizinho ou no oposto.

## Ações: rótulos para escolher

action-chance-token = Ficha de caldeirão { $token } com “{ $effect }” para cima
action-chance-pentagrams = Dados da Morgana: { $first }, { $second }, { $third }, { $fourth }
action-morgana = Dado da Morgana { $face }: ir à cozinha da bruxa
action-poisoned-apple = Pegar uma maçã envenenada
action-horn = Pegar o chifre de beber: pagar cada passo até 7
action-cauldron = Usar o caldeirão { $face }
action-horn-gold = Pagar 1 moeda de ouro
action-horn-material = Devolver material de construção { $colour-name }
action-poison = Usar uma maçã envenenada: trocar o seu { $die } com { $face }
action-poison-chosen = Usar uma maçã envenenada: trocar o { $die } escolhido, com { $face }
action-poison-morgana = Usar uma maçã envenenada: trocar um dado da Morgana com { $face }
action-poison-swap = Trocar com { $seat }: { $die } com { $face }
action-morgana-to = Mover a Morgana para { $colour-the }
action-bewitch = Enfeitiçar { $seat }: { $die } de { $face } para { $new_face }
action-swap-knights = Trocar o seu cavaleiro com o de { $seat }
action-buy-goods = Pagar 2 moedas de ouro por 3 itens do principado da Morgana
action-hut = Pôr uma cabana no seu palacete em { $cell }
action-dark-influence = Pôr um marcador da Morgana { $colour-in }

## Perguntas: o que se pergunta e por quê

prompt-morgana-die = Para que você usa o dado da Morgana?
prompt-kitchen-done = Cozinha da bruxa feita. Encerrar o turno?
prompt-horn-payment = Para o chifre de beber { $left ->
        [0] faltam { $left } pagamentos
        [one] falta { $left } pagamento
       *[other] faltam { $left } pagamentos
    }: ouro ou material de construção?
prompt-move-morgana = Primeiro a Morgana se move: para onde?
prompt-cauldron-effect = Caldeirão { $face }, “{ $effect }”: o que você faz?
prompt-poison = Por qual dado você troca o seu { $given }?
prompt-sell-second-good = Qual é o segundo item que você devolve?
prompt-buy-goods = Ouro da bruxa: qual item você pega? (restantes: { $left })

## Eventos: o registro

event-cauldron-token = O caldeirão { $face } mostra “{ $effect }”.
event-pentagrams = Os dados da Morgana mostram { $pips }.
event-morgana-die = { $player } escolhe um dado da Morgana com { $face }.
event-cauldron = { $player } usa o caldeirão { $face }.
event-horn = { $player } fica com o chifre de beber.
    .you = Você fica com o chifre de beber.
event-poisoned-apple = { $player } pega uma maçã envenenada.
    .you = Você pega uma maçã envenenada.
event-poisoned = { $player } usa uma maçã envenenada: o { $given } vai para { $seat }, e o { $taken } vem em troca.
event-morgana-moved = { $player } move a Morgana para { $colour-the }.
    .you = Você move a Morgana para { $colour-the }.
event-token-turned = A ficha do caldeirão { $face } é virada e agora mostra “{ $effect }”.
event-bewitched = { $player } enfeitiça um dado de { $seat }: de { $face } para { $new_face }.
event-knights-swapped = { $player } e { $seat } trocam os lugares dos seus cavaleiros.
    .short = troca o lugar do cavaleiro com { $seat }.
event-hut = { $player } põe uma cabana da bruxa sobre o palacete em { $cell }.
    .you = Você põe uma cabana da bruxa sobre o palacete em { $cell }.
event-morgana-marker = { $on_top ->
        [yes] { $player } põe um marcador da Morgana sobre um marcador de influência { $colour-in }.
       *[no] { $player } põe um marcador da Morgana { $colour-in }.
    }
event-hut-manor-back = { $with_hut ->
        [yes] { $player } recolhe o palacete de { $cell }, e a cabana dele vai para o estoque.
       *[no] { $player } recolhe o palacete de { $cell }: havia uma cabana no território dele.
    }
event-morgana-markers-back = { $number ->
        [0] { $number } marcadores da Morgana voltam
        [one] { $number } marcador da Morgana volta
       *[other] { $number } marcadores da Morgana voltam
    } { $colour-from }.

## Motivos dos pontos

reason-horn = Chifre de beber
reason-huts = Cabanas da bruxa

## O que se pode apontar na mesa

piece-morgana = Morgana
    .about = Fecha o espaço onde está; nada pode ser pego ali.
piece-morgana-die = Dado da Morgana
    .about = Uma vez por rodada, em vez de um dado: maçã envenenada, chifre de beber ou caldeirão.
piece-cauldron = Caldeirão
    .about = Mova a Morgana e use o feitiço dele. Depois a ficha é virada.
piece-horn = Chifre de beber
    .about = No fim de cada rodada, o dono ganha tantos pontos quanto o número dela.
piece-poison = Maçã envenenada
    .about = Gaste-a para trocar os valores de um dado não usado seu e de outro jogador.
piece-hut = Cabana da bruxa
    .about = O palacete dela conta como dois na próxima pontuação dos arredores.
piece-morgana-marker = Marcador da Morgana
    .about = Sobre o seu marcador, faz com que ele conte como dois; sozinho, conta para a Morgana.

## No terminal

cli-letter-morgana = Mo
cli-morgana-beside = ainda fora do tabuleiro
cli-morgana-closes = fecha
cli-morgana-dice = dados dela
cli-morgana-used = dado usado na rodada
cli-horn = chifre de beber
cli-poisoned-apples = maçãs envenenadas
cli-huts = cabanas
cli-morgana-markers = marcadores da Morgana
cli-cauldron = caldeirão { $number }
cli-cauldron-used = já usado na rodada
cli-cauldron-steps = { $number ->
        [0] 0 passos
        [one] 1 passo
       *[other] { $number } passos
    }
cli-group-bewitch = Enfeitiçar:
cli-group-morgana-to = Mover Morgana para
cli-group-dark-influence = Outro marcador da Morgana em
cli-group-horn-material = Devolver material a
cli-help-morgana = { $morgana } é Morgana: o espaço dela está fechado, e dos números entre parênteses ninguém pode pegar; { $hut } é uma cabana sobre um palacete, ☾ atrás de um marcador é um dos marcadores dela sobre ele.

fact-cauldron = Caldeirão { $face }: { $effect }{ $state ->
        [taken] , usado nesta rodada
       *[free] {""}
    }
fact-morgana-die = Dado da Morgana { $face }: { $effect }, maçã ou chifre de beber
fact-morgana-die-wild = Dado da Morgana { $face }: qualquer caldeirão, maçã ou chifre de beber
fact-morgana-beside = { $what }: ao lado do tabuleiro
why-not-at-morgana-walk = Agora não. É para o passeio da Morgana antes de um caldeirão.
why-not-at-cauldron = Agora não. É para o efeito de um caldeirão: { $steps }.
lack-poison = uma maçã envenenada
lack-morgana-die = um dado da Morgana com { $which }
lack-morgana-unused = um dado da Morgana nesta rodada: você já usou um
lack-cauldron-free = um caldeirão que ninguém usou nesta rodada
lack-morgana-away = a Morgana em outro lugar

ui-deed-morgana = aproveitar mais a cozinha da bruxa
ui-deed-morgana-horn = pegar o chifre de beber
ui-deed-morgana-poisoned-apple = { $count ->
    [0] pegar { $count } maçãs envenenadas
    [one] pegar uma maçã envenenada
   *[other] pegar { $count } maçãs envenenadas
}
    .keep = { $count ->
        [0] guardar { $count } maçãs envenenadas
        [one] guardar uma maçã envenenada
       *[other] guardar { $count } maçãs envenenadas
    }
ui-deed-morgana-hut = { $count ->
    [0] reforçar { $count } palacetes com cabanas da bruxa
    [one] reforçar um palacete com uma cabana da bruxa
   *[other] reforçar { $count } palacetes com cabanas da bruxa
}
ui-deed-morgana-topped = { $count ->
    [0] dobrar { $count } marcadores de influência com marcadores da Morgana
    [one] dobrar um marcador de influência com um marcador da Morgana
   *[other] dobrar { $count } marcadores de influência com marcadores da Morgana
}
