# Rever uma partida.

replay-title = Replay
replay-loading = Rebobinando a partida…
replay-empty = Abra uma partida salva ou solte o arquivo em qualquer lugar desta página.
replay-empty-hint = Suas partidas estão aqui:
replay-open = Abrir uma partida salva
replay-drop = Solte a partida salva aqui
replay-file-large = “{ $name }” é grande demais para uma partida salva.
replay-file-unreadable = Não foi possível ler “{ $name }”.
replay-file-bad = “{ $name }” não é uma partida salva, ou não confere.
replay-viewpoint = Visto por
replay-everybody = Todos
replay-branch = Jogar a partir daqui
replay-controls = Percorrer a partida
replay-first = Ir ao início
replay-previous-turn = Turno anterior
replay-previous = Um passo atrás
replay-play = Reproduzir
replay-pause = Pausar
replay-next = Um passo à frente
replay-next-turn = Próximo turno
replay-last = Ir ao fim
replay-speed = Velocidade
replay-slider = Momento da partida
replay-slider-value = Momento { $moment } de { $last }, rodada { $round }. { $label }
replay-count = { $moment } / { $last }
replay-moment = Este momento
replay-start = A partida começa
replay-chance = Dados e cartas
replay-more = Sobre esta partida
replay-points = Pontos depois de cada rodada
replay-after-round = Rodada
replay-result = Como terminou
replay-winners = { $count ->
    [0] { $names } venceram.
    [one] { $names } venceu.
   *[other] { $names } dividem a vitória.
}
replay-keys = Teclas: ← → passo, Shift com ← → turno, Home e End, espaço reproduz.

branch-about = Uma nova mesa começa neste momento, depois de { $at ->
    [0] { $at } ações
    [one] { $at } ação
   *[other] { $at } ações
}. Os dados daqui em diante são novos. Quem senta onde?
branch-me = Eu
branch-bot = Um bot
branch-open = Aberto, por link
branch-cancel = Cancelar
branch-create = Abrir a mesa
replay-proof = O que a partida salva prova
