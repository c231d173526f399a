# A posição do dia, o calendário e as posições para praticar. Estas palavras vêm só com estas páginas.
daily-title = Posição do dia
daily-about = Todo dia, uma posição de uma partida entre bots: uma jogada é claramente melhor que todas as outras. Encontre-a.
daily-of = Posição do dia · { $day }
daily-practice = Posição para praticar
daily-all = Posições
daily-unknown = Não há nenhuma posição aqui.
daily-play = Jogar a posição de hoje
daily-solved-today = ★ Resolvida. Ver de novo
daily-given-today = ○ Ver de novo
daily-level = Quem encontra
daily-quick = { $name } com pressa
daily-round = Rodada { $round }
daily-tries = { $tries ->
    [one] { $tries } tentativa
   *[other] { $tries } tentativas
}
daily-goal = Encontre a melhor jogada do jogador { $seat ->
    [red] vermelho
    [yellow] amarelo
    [blue] azul
   *[green] verde
}.
daily-hint = Dica
daily-give-up = Mostrar a resposta
daily-show-best = Mostrar a melhor jogada
daily-watch = Ver
daily-try-again = Tentar de novo
daily-showing = Esta é a melhor jogada, passo a passo.
daily-begins = Ela começa com a peça em destaque.
daily-begins-elsewhere = Ela começa de outro jeito. Volte para ver a peça em destaque.
daily-themes = Olhe para: { $themes }.
daily-kind-win = Esta jogada pode decidir a partida.
daily-kind-two-missions = Duas missões cabem em uma só jogada.
daily-kind-traitors = Uma pontuação se aproxima, e há traidores à espera.
daily-kind-manor = O último palacete antes da pontuação é o que mais conta.
daily-kind-scoring = É a última jogada antes de uma pontuação.
daily-kind-reach = O dado sozinho não basta. Uma maçã ou uma bandeira ajuda.
daily-kind-staff = Vale a pena usar o cajado do Merlin nesta jogada.
daily-kind-mission = Dá para completar uma missão.
daily-kind-points = Procure pontos que venham na hora.
daily-kind-value = Olhe além desta jogada. Os pontos vêm depois.

daily-best = Você encontrou a melhor jogada.
daily-less = { $count ->
    [1] 1 ponto a menos que a melhor jogada.
   *[other] { $points } pontos a menos que a melhor jogada.
}
daily-less-at-least = Pelo menos { $points } pontos a menos que a melhor jogada.
daily-look-again = Contando até o fim da partida
daily-shown = Esta era a melhor jogada.
daily-found-squire = Um Escudeiro a encontra.
daily-found-knight = Um Cavaleiro a encontra. Um Escudeiro não a vê.
daily-found-lancelot = Lancelote a encontra. Um Cavaleiro não a vê.
daily-found-merlin-quick = Merlin a encontra num relance. Lancelote não a vê.
daily-found-merlin = Só Merlin a encontra, e sem pressa.
daily-compare = Jogadas comparadas
daily-yours = Sua jogada
daily-the-best = A melhor jogada
daily-next-best = A segunda melhor jogada
daily-now = { $points ->
    [one] { $points } ponto agora
   *[other] { $points } pontos agora
}
daily-is-best = a melhor no fim
daily-behind = { $points } atrás no fim
daily-next = Próxima posição
daily-share = Compartilhar
daily-share-text = Posição do Merlin { $day } ⭐ { $tries ->
    [1] resolvida na primeira tentativa
   *[other] resolvida em { $tries } tentativas
}
daily-share-streak = sequência de { $days }
daily-copied = Copiado: { $text }

daily-calendar = Seus dias
daily-streak = { $days ->
    [0] Nenhum dia seguido ainda.
    [one] { $days } dia seguido.
   *[other] { $days } dias seguidos.
}
daily-day-solved = resolvida
daily-day-late = resolvida depois
daily-day-given = resposta vista
daily-day-tried = tentada
daily-day-open = não jogada

daily-practice-title = Praticar
daily-practice-about = Posições pelo bot mais fraco que encontra a melhor jogada. Sem pressa; o tempo não corre.
daily-plain = Só sem módulos
daily-number = Posição { $number }
daily-count = { $done } de { $all } resolvidas
