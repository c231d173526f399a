# Nas Graças do Rei em palavras.

module-favor = Nas Graças do Rei
    .about = Em vez dos pontos, uma carta de missão completada pode lhe dar uma habilidade do assistente que ela mostra. Cada jogador tem quatro selos para isso.

element-shield = escudos
element-flag = bandeiras
element-material = materiais de construção
element-influence = marcadores de influência
element-manor = palacetes

action-favor-points = Ficar com os pontos da carta
action-favor-ability = { $number ->
        [1] Selo na fileira 1: a partir de agora, 1 ponto a mais por outra carta “{ $vassal }”
        [2] Selo na fileira 2: a partir de agora, colocar { $vassal-the } em qualquer lugar pelos espaços de principado
       *[3] { $vassal-key ->
            [lady] Selo na fileira 3, { $vassal }: colocar dois assistentes em um espaço de influência
            [shield_bearer] Selo na fileira 3, { $vassal }: descartar um traidor e ganhar 1 ponto
            [builder] Selo na fileira 3, { $vassal }: construir duas vezes em um espaço de construção
           *[flag_bearer] Selo na fileira 3, { $vassal }: pontuar qualquer elemento e 1 ponto a mais em um espaço de pontos de vitória
        }
    }
action-favor-send = Graça do rei: colocar { $vassal-the } { $colour-in }
action-favor-build = Habilidade do construtor: construir mais uma vez
action-favor-traitor = Habilidade do escudeiro: descartar um traidor { $colour-name } e ganhar 1 ponto
action-favor-score = Habilidade do porta-bandeira: pontuar { $element } e 1 ponto a mais
action-favor-deploy = Habilidade da dama de companhia: colocar primeiro { $vassal-the } { $colour-in }

prompt-reward = Missão completa: pontos ou uma habilidade?
prompt-favor-build = Habilidade do construtor. { $space-ask }
prompt-favor-deploy = Qual é o segundo assistente que você envia, e para onde?

event-favor-learned = { $player } põe um selo na fileira { $number } da coluna “{ $vassal }”.
event-favor-used = { $player } usa a habilidade “{ $vassal }” da fileira 3 e vira o selo para baixo.
event-traitor-dropped = { $player } descarta um traidor { $colour-name } sem usar escudo.
    .you = Você descarta um traidor { $colour-name } sem usar escudo.
event-favor-restored = { $player } vira todos os selos para cima de novo.

reason-favor = Outras cartas de um assistente
reason-favor-traitor = Habilidade do escudeiro
reason-favor-score = Habilidade do porta-bandeira

## O que se pode apontar na mesa

piece-seal = Selo
    .about = Marca uma habilidade que você aprendeu. Você tem quatro.
piece-favor-board = Tabuleiro extra
    .about = Aprenda uma habilidade do assistente da missão em vez de ganhar os pontos dela.

## No terminal

cli-seals = selos
cli-favor-legend = Fileiras: 1 mais um ponto por carta · 2 colocar em qualquer lugar · 3 uma vez até a pontuação, (3) virada
cli-group-favor-send = Graça: colocar
cli-group-favor-deploy = Habilidade da dama: primeiro colocar

lack-seal = um selo

fact-favor = { $vassal }, fileira { $row }: { $state ->
        [learned] aprendida
        [down] usada até a pontuação
       *[open] não aprendida
    }

ui-deed-favor = aproveitar mais as graças do rei
ui-deed-favor-ability = { $count ->
    [0] aprender { $count } habilidades
    [one] aprender uma habilidade
   *[other] aprender { $count } habilidades
}
