# O jogo básico em palavras. Os parâmetros têm o nome dos tipos de campo; a parte depois do hífen é uma forma da palavra.

## Palavras

good-shield = escudo
    .a = um escudo
    .many = escudos
    .about = Expulsa um traidor da sua cor na pontuação. Também conta para missões.
good-flag = bandeira
    .a = uma bandeira
    .many = bandeiras
    .about = Gaste-a uma vez pela habilidade dela. Também conta para missões.
good-material = material de construção
    .a = um material de construção
    .many = materiais de construção
    .about = Gaste-o para construir um palacete onde a cor serve. Também conta para missões.

coloured-good = { $good-key ->
        [flag] uma { $good } { $colour-feminine }
       *[other] um { $good } { $colour-name }
    }
no-coloured-good = { $good-key ->
        [flag] nenhuma { $good } { $colour-feminine }
       *[other] nenhum { $good } { $colour-name }
    }

vassal-lady = dama de companhia
    .the = a dama de companhia
    .about = Põe um marcador de influência seu onde você a coloca.
vassal-shield-bearer = escudeiro
    .the = o escudeiro
    .about = Pega um escudo onde você o coloca.
vassal-builder = construtor
    .the = o construtor
    .about = Pega um material de construção onde você o coloca.
vassal-flag-bearer = porta-bandeira
    .the = o porta-bandeira
    .about = Pega uma bandeira onde você o coloca.

figure-knight = cavaleiro
    .the = o cavaleiro
    .yours = O seu cavaleiro
figure-merlin = Merlin
    .the = o Merlin
    .yours = O Merlin

die-own = dado pessoal
    .a = um dado pessoal
die-merlin = dado do Merlin
    .a = o dado do Merlin
die-none = nenhum dado
    .a = nenhum dado
rolled-own = { $face }
rolled-merlin = Merlin { $face }

direction-clockwise = no sentido horário
direction-counter-clockwise = no sentido anti-horário

terrain-mountain = montanha
terrain-wood = floresta
terrain-lake = lago

tile-plain = peça de { $terrain }
tile-tower = peça de { $terrain } com torre

ability-repel = Expulsar traidores
    .about = Descarte todos os seus traidores de uma cor sem entregar escudos.
ability-missions = Missões
    .about = Depois de completar uma carta de missão, complete uma segunda no mesmo turno e ganhe 2 pontos a mais.
ability-reverse = Ao contrário
    .about = Mova o seu cavaleiro no sentido anti-horário com este dado.
ability-turn = Virar um dado
    .about = Vire o dado escolhido para a face oposta antes de mover.
ability-different-action = Ação diferente
    .about = Depois de um movimento, realize, em vez da ação alcançada, a de um espaço onde esteja o cavaleiro de outro jogador.
ability-mirror = Espelhar
    .about = Depois de mover o seu cavaleiro, ponha-o no espaço oposto e realize a ação de lá.

starting-tile = cavaleiro no principado { $knight }, { $flag }, { $shield }, { $material }, influência no principado { $influence }

## Cartas de missão

mission-card = { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }: { $needs }
requirement-number = requisito { $number }
need-good = { $good-key ->
        [flag] uma { $good } { $colour-feminine }
       *[other] um { $good } { $colour-name }
    }
need-any-good = { $good-a } de qualquer cor
    .many = { $number } { $good-many } de qualquer cor
need-influence = influência { $colour-in }
need-influence-any = influência em qualquer principado
    .many = { $number } marcadores de influência no tabuleiro de jogo
need-vassal-in = { $vassal } { $colour-in }
need-two-vassals-in = dois assistentes quaisquer { $colour-in }
need-vassals-together = { $vassal } e { $second_vassal } no mesmo principado

## Espaços

space-principality = { $colour-principality }
    .about = Coloque um dos seus assistentes neste principado, onde ele cumpre o dever.
    .ask = Qual assistente você coloca { $colour-in }?
space-vp-shield = Pontos de vitória: escudos
    .about = Ganhe 1 ponto para cada escudo seu.
    .ask = Ganhar 1 ponto por escudo?
    .none = você não tem escudos
space-vp-flag = Pontos de vitória: bandeiras
    .about = Ganhe 1 ponto para cada bandeira sua.
    .ask = Ganhar 1 ponto por bandeira?
    .none = você não tem bandeiras
space-vp-material = Pontos de vitória: materiais
    .about = Ganhe 1 ponto para cada material de construção seu.
    .ask = Ganhar 1 ponto por material de construção?
    .none = você não tem materiais de construção
space-vp-influence = Pontos de vitória: influência
    .about = Ganhe 1 ponto para cada marcador de influência seu no tabuleiro de jogo.
    .ask = Ganhar 1 ponto por marcador de influência?
    .none = você não tem marcador de influência no tabuleiro
space-influence-shield = Influência: escudo
    .about = Pegue um escudo de um principado onde você tenha um marcador de influência.
    .ask = Qual escudo você pega?
    .none = nenhum escudo onde você tem influência
space-influence-flag = Influência: bandeira
    .about = Pegue uma bandeira de um principado onde você tenha um marcador de influência.
    .ask = Qual bandeira você pega?
    .none = nenhuma bandeira onde você tem influência
space-influence-material = Influência: material
    .about = Pegue um material de construção de um principado onde você tenha um marcador de influência.
    .ask = Qual material de construção você pega?
    .none = nenhum material onde você tem influência
space-influence-vassal = Influência: assistente
    .about = Coloque um assistente em um principado onde você tenha um marcador de influência.
    .ask = Qual assistente você envia, e para onde?
    .none = nenhum assistente pode ir aonde você tem influência
space-excalibur = Excalibur
    .about = Descarte um dos seus traidores e fique com a Excalibur.
    .ask = Qual traidor você descarta pela Excalibur?
    .none = você não tem traidor para descartar
space-grail = Graal
    .about = Pegue uma maçã e fique com o Graal.
    .ask = Pegar uma maçã e o Graal?
space-relocate = Realocar um assistente
    .about = Leve um dos seus assistentes para um principado vizinho; se todos estiverem no tabuleiro de castelo, coloque um em qualquer principado.
    .ask = Qual assistente você realoca, e para onde?
    .none = nenhum assistente pode ser realocado
space-exchange = Troca
    .about = Devolva um dos seus itens e pegue em troca qualquer outro.
    .ask = Qual item você devolve?
    .none = você não tem o que devolver
space-mission = Missões
    .about = Descarte até duas cartas de missão e pegue a mesma quantidade de cartas novas.
    .ask = Qual carta de missão você descarta?
    .none = você não tem carta para descartar
space-build = Construir um palacete
    .about = Devolva um material de construção que uma peça de terreno livre aceite e construa ali um palacete.
    .ask = Onde você constrói um palacete?
    .none = nenhum material seu serve em uma peça livre

## Motivos dos pontos

reason-shields = Espaço de pontos: escudos
reason-flags = Espaço de pontos: bandeiras
reason-materials = Espaço de pontos: materiais
reason-markers = Espaço de pontos: influência
reason-missions = Cartas de missão
reason-missions-flag = Bandeira de missões
reason-traitors = Traidores
reason-excalibur = Excalibur
reason-environs = Arredores
reason-influence = Influência
reason-grail = Graal
reason-vassals = Assistentes
reason-apples = Maçãs restantes
reason-staffs = Cajados restantes
reason-goods = Itens restantes

## Ações: rótulos das opções

action-die = Dado { $face }: mover o cavaleiro
action-merlin = Dado do Merlin { $face }: mover o Merlin
action-move = Mover { $direction }
action-apple = Usar uma maçã: pôr o dado em { $face }
action-flag-turn = Bandeira “{ ability-turn }”: virar o dado para a face oposta
action-flag-reverse = Bandeira “{ ability-reverse }”: mover no sentido anti-horário
action-flag-different = Bandeira “{ ability-different-action }”: realizar “{ $space }” em vez desta
action-flag-mirror = Bandeira “{ ability-mirror }”: pôr o cavaleiro no espaço oposto
action-flag-repel = Bandeira “{ ability-repel }”: descartar todos os seus traidores { $colour-plural }
action-flag-missions = Bandeira “{ ability-missions }”: completar também – { $card-text }
action-mission = Completar a missão – { $card-text }
action-perform = Realizar a ação
action-forfeit = Renunciar à ação
action-staff = Usar um cajado: realizar a mesma ação de novo
action-end-turn = Encerrar o turno
action-deploy = Colocar { $vassal-the } { $colour-in }
action-relocate = Realocar { $vassal-the } { $direction }
action-claim = Pegar { coloured-good }
action-return = Devolver { coloured-good }
action-discard = Descartar a missão – { $card-text }
action-stop = Não descartar mais cartas
action-take = Pegar a missão – { $card-text }
action-draw = Comprar do baralho
action-build = Construir em { $cell } com material { $colour-name }
action-marker = Pôr um marcador de influência { $colour-in }
action-decline = Recusar
action-traitor = Descartar um traidor { $colour-name }
action-shields = Continuar: devolver escudos
action-grail = Usar o Graal: levar todos os pontos
action-share = Dividir os pontos
action-turn = Jogar mais um turno
action-pass = Passar pelo resto da rodada
action-go-on = Continuar
action-chance-first = Primeiro jogador: { $seat }
action-chance-tile = Terreno: { $tile }
action-chance-start = Peça inicial: { $start }
action-chance-traitor = Traidor { $colour-name }
action-chance-display = Para as cartas à mostra: missão – { $card-text }
action-chance-card = Carta comprada: missão – { $card-text }
action-chance-roll = Dados: { $faces }

## Perguntas: o que se pergunta e por quê

prompt-turn = Escolha um dado.
prompt-move = { $figure-key ->
        [knight] Mover o seu cavaleiro?
       *[other] Em que sentido mover { $figure-the }?
    }
prompt-arrived = { $space-ask }
prompt-after = { $nested ->
        [yes] Continuar o turno?
       *[other] Encerrar o turno?
    }
prompt-repeat = De novo, com o cajado. { $space-ask }
prompt-exchange = Qual item você pega em troca?
prompt-second-discard = Descartar uma segunda carta de missão?
prompt-take-card = Nova missão: cartas à mostra ou baralho?
prompt-tower = Torre: qual bônus você pega?
prompt-repel = Os traidores atacam: usar antes uma bandeira ou habilidade?
prompt-grail = Empate { $colour-in }: usar o Graal e levar todos os pontos?
prompt-turn-or-pass = Sem dados: mais um turno ou passar?
prompt-given = Pegar { coloured-good } ou outra coisa?
prompt-aid = Falta um requisito. Como você o cumpre?

## Acontecimentos: o registro

event-points = { $points-change ->
        [loss] { $player } perde { $points ->
            [0] { $points } pontos
            [one] { $points } ponto
           *[other] { $points } pontos
        } ({ $reason }).
       *[gain] { $player } ganha { $points ->
            [0] { $points } pontos
            [one] { $points } ponto
           *[other] { $points } pontos
        } ({ $reason }).
    }
event-first-player = Primeiro jogador: { $player }.
event-starting-tile = { $player } recebe uma peça inicial: { $start }.
event-traitor = { $player } tira um traidor { $colour-name }.
    .you = Você tira um traidor { $colour-name }.
    .short = { $colour-name }
event-display = Nova missão nas cartas à mostra – { $card-text }.
event-drew = { $player } compra uma carta de missão.
event-card = { $player } compra uma missão – { $card-text }.
event-rolled = { $player } rola { $faces }.
    .short = { $faces }
event-round = A rodada { $number } começa com { $player }.
event-turn = É o turno de { $player }.
event-passed = { $player } passa pelo resto da rodada.
event-die = { $player } escolhe um dado com { $face } para { $figure-the }.
event-apple-used = { $player } usa uma maçã: o dado agora mostra { $face }.
    .you = Você usa uma maçã: o dado agora mostra { $face }.
    .short = maçã: dado em { $face }.
event-flag = { $player } usa a bandeira “{ $ability }”.
    .you = Você usa a bandeira “{ $ability }”.
    .short = bandeira “{ $ability }”.
event-moved = { $steps-key ->
        [stays] { $player } deixa { $figure-the } em “{ $space }”.
       *[moves] { $player } move { $figure-the } { $steps ->
            [0] { $steps } espaços
            [one] { $steps } espaço
           *[other] { $steps } espaços
        } { $steps-way } para “{ $space }”.
    }
    .you = { $steps-key ->
        [stays] { $figure-yours } fica em “{ $space }”.
       *[moves] { $figure-yours } vai para “{ $space }”.
    }
    .short = { $steps-key ->
        [stays] { $figure } fica em { $space-brief }.
        [back] { $figure } { $steps } { $steps-way } → { $space-brief }.
       *[moves] { $figure-key ->
            [knight] { $figure } { $steps } → { $space-brief }.
           *[other] { $figure } { $steps } { $steps-way } → { $space-brief }.
        }
    }
event-put = { $player } põe { $figure-the } em “{ $space }”.
    .you = { $figure-yours } vai para “{ $space }”.
    .short = { $figure } → { $space-brief }.
event-performs = { $player } realiza “{ $space }”.
    .nothing = { $player } realiza “{ $space }” e não ganha nada.
    .short = → { $space-brief }.
event-forfeits = { $player } renuncia a “{ $space }”.
    .short = sem ação.
event-staff = { $player } usa um cajado para repetir “{ $space }”.
    .you = Você usa um cajado para repetir “{ $space }”.
    .short = cajado: a mesma ação de novo.
event-deployed = { $origin-key ->
        [home] { $player } coloca { $vassal-the } { $colour-in }.
       *[away] { $player } leva { $vassal-the } { $origin-from } { $colour-to }.
    }
    .you = { $origin-key ->
        [home] Você coloca { $vassal-the } { $colour-in }.
       *[away] Você leva { $vassal-the } { $origin-from } { $colour-to }.
    }
    .short = { $origin-key ->
        [home] { $vassal } → { $colour-brief }.
       *[away] { $vassal } (vindo { $origin-from }) → { $colour-brief }.
    }
    .acts = { $origin-key ->
        [home] { $vassal }
       *[away] { $vassal } (vindo { $origin-from })
    }
event-evicted = { $player } recolhe { $vassal-the } { $colour-from } ao castelo.
    .you = Você recolhe { $vassal-the } { $colour-from } ao castelo.
    .short = { $player } recolhe { $vassal-the }.
event-claimed = { $player } pega { coloured-good }.
    .you = Você pega { coloured-good }.
event-returned = { $player } devolve { coloured-good }.
    .you = Você devolve { coloured-good }.
event-marker = { $player } põe um marcador de influência { $colour-in }.
    .you = Você põe um marcador de influência { $colour-in }.
event-none-left = { $player } não encontra { no-coloured-good }.
    .you = Não há { no-coloured-good } para pegar.
event-no-marker = { $player } não tem mais marcadores de influência.
    .you = Você não tem mais marcadores de influência.
event-marker-back = { $player } recolhe { $number ->
        [0] { $number } marcadores de influência
        [one] { $number } marcador de influência
       *[other] { $number } marcadores de influência
    } { $colour-from }.
    .short = { $player } recolhe { $number }
event-excalibur = { $player } fica com a Excalibur.
    .you = Você fica com a Excalibur.
event-grail = { $player } fica com o Graal.
    .you = Você fica com o Graal.
event-apple = { $player } pega uma maçã.
    .you = Você pega uma maçã.
event-repelled = { $player } expulsa um traidor { $colour-name } com um escudo.
    .you = Você expulsa um traidor { $colour-name } com um escudo.
event-repelled-by-flag = { $player } expulsa um traidor { $colour-name } com a bandeira.
    .you = Você expulsa um traidor { $colour-name } com a bandeira.
event-repelled-by-excalibur = { $player } descarta um traidor { $colour-name } (Excalibur).
    .you = Você descarta um traidor { $colour-name } (Excalibur).
event-discarded = { $player } descarta uma missão – { $card-text }.
    .you = Você descarta uma missão – { $card-text }.
    .short = descarta uma missão.
event-took = { $player } pega uma missão das cartas à mostra – { $card-text }.
    .short = pega uma missão das cartas à mostra.
event-pile = A pilha de descarte é embaralhada e vira o novo baralho.
event-built = { $player } constrói um palacete em { $cell }.
    .you = Você constrói um palacete em { $cell }.
event-completed = { $player } completa uma missão – { $card-text }.
    .you = Você completa uma missão – { $card-text }.
    .short = missão – { $card-text }.
event-scoring = Pontuação depois da rodada { $number }.
event-traitors-left = { $player } não conseguiu expulsar { $number ->
        [0] { $number } traidores
        [one] { $number } traidor
       *[other] { $number } traidores
    }.
event-territory = Pontuação do território de { $terrain } em { $cell }: { $number ->
        [0] { $number } peças
        [one] { $number } peça
       *[other] { $number } peças
    }.
event-principality = Pontuação { $colour-from }: { $number ->
        [0] { $number } marcadores de influência
        [one] { $number } marcador de influência
       *[other] { $number } marcadores de influência
    }.
event-majority = Maioria: { $counts }.
counts-nobody = neutro
event-grail-used = { $player } usa o Graal { $colour-in }.
    .you = Você usa o Graal { $colour-in }.
event-final = Pontuação final.
event-over = O jogo terminou.
event-tile = { $cell }: { $tile }.

## O que pode faltar a um lugar

lack-or = { $first } ou { $last }
lack-apple = uma maçã
lack-staff = um cajado do Merlin
lack-marker = um marcador de influência no seu tabuleiro de castelo
lack-manor = um palacete no seu estoque
lack-good = { $good-a } (cor: { $which })
lack-good-one = { need-good }
lack-stock = { $good-a } no estoque (cor: { $which })
lack-stock-one = { need-good } no estoque
lack-influence = um marcador de influência seu ({ $which })
lack-tile = uma peça livre
lack-grail = o Graal
lack-vassal = { $which } no seu tabuleiro de castelo
lack-die = um dado com { $which }

## Uma pontuação, lugar por lugar

scoring-title = Pontuação após a rodada { $number }
scoring-title-final = Pontuação final
scoring-territory = { $terrain }, { $number ->
        [0] { $number } peças
        [one] { $number } peça
       *[other] { $number } peças
    }
scoring-principality = { $colour-principality }
scoring-most = { $counts } → { $player } +{ $points }
scoring-tie = { $counts } → empate, +{ $points } para cada
scoring-grail = { $counts } → empate, com o Graal { $player } +{ $points }
scoring-nothing = { $counts } → sem pontos

## O histórico em resumo: uma linha por jogada

log-rolled = Dados
log-traitor = Novos traidores
log-tie = { $counts } (empate)
log-no-points = { $counts } → nenhum ponto
log-points = { $signed } { $points ->
        [0] pontos
        [one] ponto
       *[other] pontos
    }.
log-points-for = { $signed } ({ $reason }).
log-nothing = isso não rende nada.
log-from = { $text } ({ $source }).
source-tower = torre
