# A análise de uma partida terminada: quanto valeu a sorte, quanto valeram as escolhas e quais foram erros.

review-title = Análise: { $file }
review-how = { $level ->
    [full] Uma análise completa.
   *[quick] Uma análise rápida; --full olha mais de perto.
}
review-result = { $player }: { $points } pontos, { $margin } em relação à média dos outros
review-account = A conta
review-account-about = As partes somam a diferença. Sorte é o que dados e cartas mudaram em relação à média de tudo o que poderiam ter sido; as escolhas são comparadas com as de um jogador firme nos mesmos momentos. Depois de ± vem o erro padrão: com que exatidão isso foi medido.
review-player = Jogador
review-margin = diferença
review-start = início
review-luck = sorte
review-luck-dice = dados
review-luck-cards = cartas de missão
review-luck-traitors = traidores
review-luck-tiles = peças
review-luck-modules = módulos
review-choices = escolhas próprias
review-others = escolhas dos outros
review-rest = resto
review-mistakes = erros
review-rate = por turno
review-band = joga como
review-told-mistakes = { $count ->
    [0] Nenhum erro digno de nota
    [one] Um erro, { $points } pontos perdidos
   *[other] { $count } erros, { $points } pontos perdidos
}
review-turning = Momentos decisivos: { $player }
review-no-turning = Nenhum turno se destaca.
review-when = Rodada { $round }, turno { $turn }
review-mistake = { $given }; melhor: { $better }
review-mistake-space = Para “{ $given }”; melhor: “{ $better }”
review-find = { $space ->
    [none] Bem jogado
   *[other] Bem jogado: “{ $space }”
}
review-find-did = Foi bom { $purpose }.
review-find-about = Rendeu { $points } pontos a mais do que um turno assim costuma render.
review-played = Jogado: { $line }
review-better = Melhor: { $line }
review-fact-traitors = { $given ->
    [0] Nenhum traidor fica descoberto
    [one] Um traidor fica descoberto
   *[other] { $given } traidores ficam descobertos
} antes da pontuação depois da rodada { $round }; a melhor linha { $better ->
    [0] não deixa nenhum
    [one] deixa um
   *[other] deixa { $better }
}, e cada um custa 3 pontos.
review-fact-cost = Nessa pontuação os traidores custaram { $points } pontos.
review-fact-better = Teria sido melhor { $purpose }.
review-fact-more = O ganho está aqui: { $part }.
review-fact-source = Até o fim da rodada, a melhor linha rende cerca de { $points ->
    [0] { $points } pontos a mais
    [one] um ponto a mais
   *[other] { $points } pontos a mais
} ({ $source }).
review-fact-others = { $also ->
    [yes] Também custa
   *[no] A melhor linha custa
} { $players ->
    [2] ao adversário
   *[other] aos outros
} cerca de { $points ->
    [0] { $points } pontos
    [one] um ponto
   *[other] { $points } pontos
} ({ $source }).
review-fact-stands = No fim da rodada, a posição é melhor aqui: { $part }.
review-fact-fewer = Na hora, isso rende { $points } pontos a menos.
review-fact-scored = Uma pontuação logo depois do turno teria rendido { $points } pontos a mais{ $left ->
    [1] .
   *[other] , e ainda faltam { $left } pontuações.
}
review-fact-card = { $missing ->
    [0] Esta missão pode ser completada na hora.
    [one] A esta missão só falta uma peça.
   *[other] A esta missão só faltam { $missing } peças.
}
review-fact-card-other = { $missing ->
    [0] À outra não falta nenhuma.
    [one] À outra falta uma.
   *[other] À outra faltam { $missing }.
}
review-fact-card-taken = À missão que foi pega faltam { $missing } peças.
review-fact-later = O que a melhor linha vale aparece mais tarde na rodada: nos dados que sobram ou no que os outros podem fazer.
review-sources = Pontos por origem
review-score = Pontuação
review-missions = Missões
review-missions-done = completadas
review-missions-held = na mão ao final
review-missed = { $card } – { $missing ->
    [0] completa, mas não usada
    [one] faltava uma peça
   *[other] faltavam { $missing } peças
}
review-dice = Os dados, rodada por rodada
review-round = Rodada { $round }
review-working = Analisando
review-setup = Preparação
review-scoring = Pontuação após a rodada { $round }
review-final = Fim da partida
review-completed = Rodada { $round }: { $card }
review-modules = Módulos
review-turns = O que cada dado fez: { $player }
review-spaces = Espaço alcançado
# A frase de Merlin: sorte e decisões, depois o que mais custou.
review-luck-good-choices-good = Boa sorte, e decisões à altura.
review-luck-good-choices-even = Decisões sólidas; a sorte fez o resto.
review-luck-good-choices-bad = A sorte deu muito, e as decisões puseram a perder.
review-luck-even-choices-good = Sorte e azar se equilibraram; as decisões fizeram a diferença.
review-luck-even-choices-even = Sorte e decisões foram equilibradas.
review-luck-even-choices-bad = Sorte e azar se equilibraram; foram as decisões que custaram pontos.
review-luck-bad-choices-good = A sorte foi ruim, as decisões não.
review-luck-bad-choices-even = Decisões sólidas, mas a sorte jogou contra.
review-luck-bad-choices-bad = A sorte jogou contra, e as decisões não ajudaram.
review-leak-none = Nenhum erro digno de nota.
review-leak-traitors = Da próxima vez, conte os escudos uma rodada antes da pontuação.
review-leak-missions = Da próxima vez, procure uma missão quase completa antes de escolher um dado.
review-leak-points = Da próxima vez, compare o que cada dado traz na hora.
review-leak-later = Da próxima vez, olhe um turno adiante: o que mais custou veio depois.
review-leak-part = Onde mais se perderam pontos: { $part }.
# Uma resposta tentada de novo.
review-verdict-right = Tão bom quanto tudo o que Merlin encontrou.
review-verdict-wrong = “{ $choice }” perde cerca de { $points } pontos. Olhe de novo.
