# A pergunta: opções, passos, ajudas, o fim do turno, a linha de fatos.
prompt-count = { $count ->
    [one] { $count } opção
   *[other] { $count } opções
}
prompt-more = { $count ->
    [one] mais { $count }…
   *[other] mais { $count }…
}
prompt-die = Dado { $face }
prompt-clockwise = sentido horário:
prompt-counter-clockwise = sentido anti-horário:
prompt-now = agora
prompt-scoring = na pontuação
prompt-no-undo = sem volta
prompt-or-click = ou no tabuleiro
prompt-back = Voltar
prompt-instead = Escolher outro
prompt-list = Todas as { $count } em lista
prompt-list-short = Todas: { $count }
prompt-first-change = Antes disso
prompt-this-turn = Também neste turno
prompt-mission = Completar uma missão
prompt-done = Seu turno terminou
prompt-ends-itself = O turno termina em 3 segundos
prompt-ends-wait = Não há mais nada a fazer
prompt-wait = Esperar
prompt-if-scored = Pontuando agora:
prompt-you = você
prompt-caution-off = Não avisar mais disso
prompt-trial = Só um teste:
prompt-trial-about = nada é jogado até você confirmar.
prompt-keep = Confirmar
prompt-drop = Descartar
prompt-stopped-chance = a seguir vêm dados ou cartas.
prompt-stopped-others = a seguir outra pessoa decide.
prompt-stopped-secret = a seguir cartas ocultas seriam vistas.
prompt-stopped-over = a partida terminaria.
prompt-change = Mudar
prompt-no-change = Não há nada com que mudar um movimento.
prompt-try = Testar
prompt-needs = Falta: { $what }
hint-more = Mais
settings-ending = Fim do turno
settings-ending-about = Quando não há mais nada a fazer
settings-ending-auto = após 3 segundos, só com bots
settings-ending-bar = após 3 segundos
settings-ending-once = na hora
settings-ending-off = manualmente
settings-deltas = O que as opções mudam
settings-deltas-always = sempre
settings-deltas-pointed = ao apontar
settings-deltas-never = nunca
settings-cautions = Avisos
settings-cautions-about = Antes que algo se perca
settings-caution-traitor = traidores sem escudo antes de uma pontuação
settings-caution-forfeit = abrir mão de uma ação
settings-caution-mission = uma missão pronta
settings-caution-staff = um cajado do Merlin sem uso no último turno
settings-caution-flag = ajuda não usada no último turno
settings-caution-marker = o último marcador de influência
