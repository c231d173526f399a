# O planejador da rodada. Estas palavras vêm só com ele.
plan-title = Planejar a rodada
plan-close = Fechar o planejador
plan-scope = Até onde
plan-scope-round = Resto da rodada
plan-scope-turn = Este turno
plan-orders = Ordens dos seus dados
plan-die-number = { $number ->
    [1] primeiro dado
    [2] segundo dado
    [3] terceiro dado
    [4] quarto dado
   *[other] { $number }º dado
}
plan-now = agora
plan-at-scoring = na pontuação
plan-missions = missões
plan-sum = soma
plan-worth = valor
plan-worth-about = Mudança da vantagem final esperada, na estimativa de Merlin
plan-safe = seguro
plan-if-stays = { $figure ->
    [merlin] se Merlin ficar
    [arthur] se Artur ficar
   *[other] se Merlin e Artur ficarem
}
plan-folded = e mais { $count }
plan-sum-aloud = Soma { $sum }: { $now } agora, { $scoring } na pontuação
plan-die = { $kind ->
    [own] dado { $face }
    [merlin] dado do Merlin { $face }
    [arthur] dado do Artur { $face }
    [morgana] dado da Morgana { $face }
   *[other] { $face }
}
plan-under-way = este turno
plan-back = { $name }, para trás
plan-step = { $die }: { $space }. { $done }, { $points }
plan-shields = Um escudo expulsa um traidor seu
plan-new = depois vem algo novo
plan-change = Mudar
plan-no-change = Não há outro caminho com este dado.
plan-about = { $orders ->
    [one] Uma ordem, como se os outros nada fizessem.
   *[other] { $orders } ordens, como se os outros nada fizessem. Cada número segue as melhores ações em seus espaços; nenhuma carta é comprada, nada é gasto. ≥: talvez mais.
}
plan-keep = Guardar este plano ({ $sum })
plan-nothing = Agora não há nada a planejar.
plan-thinking = Procurando…
plan-kept = Plano guardado
plan-holds = todos os passos valem
plan-broken = o passo { $number } não vale mais
plan-played = jogado
plan-play = Jogar até haver algo novo
plan-show = Mostrar
plan-drop = Descartar o plano
plan-leave-out = Tirar o passo
plan-by = { $name } jogou: { $why }
plan-elsewhere = agora leva a { $space }
plan-no-action = “{ $action }” não é mais possível
plan-no-route = não dá mais para jogá-lo assim
