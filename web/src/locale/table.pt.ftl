# A mesa: barra de perguntas, registro, conversa, menu, passar o aparelho, pontuações.
table-seat-red = Vermelho
table-seat-yellow = Amarelo
table-seat-blue = Azul
table-seat-green = Verde
table-board = Tabuleiro
table-thinks = { $name } está pensando
table-bot-thinks = { $name } está jogando…
table-moment = Um momento…
table-over = A partida acabou.
table-closed = nenhuma ação possível
table-undo = Desfazer
table-reset = Recomeçar turno
table-skip = Pular
table-forward = Acelerar
table-continue = Continuar
table-result = Resultado
table-rematch = Jogar de novo
table-rematch-there = As mesmas pessoas jogam de novo.
table-rematch-go = Ir para a nova mesa

table-players = Jogadores
table-is-bot = Bot: { $bot }
table-bot-plays = um bot joga: { $bot }
table-you = Você
table-away = ausente
table-away-for = ausente há { $time }
table-away-wait = { $name } está ausente há { $time }. Quem abriu a mesa poderá deixar um bot continuar em { $left }.
table-away-long = { $name } está ausente há { $time }. Quem abriu a mesa pode deixar um bot continuar.
table-away-wait-host = { $name } está ausente há { $time }. Em { $left } você poderá deixar um bot continuar.
table-away-long-host = { $name } está ausente há { $time }. Você pode deixar um bot continuar; { $name } pode voltar a jogar quando quiser.
table-away-give = Deixar um bot jogar por { $name }
table-here = presente
table-clock = Tempo restante: { $time }
table-guest = Visitante

table-side = Histórico, pontos, chat e notas
table-tab-log = Histórico
table-tab-sheet = Pontos
table-tab-chat = Chat
table-tab-notes = Notas
table-unread = { $count ->
    [0] { $count } linhas novas
    [one] { $count } linha nova
   *[other] { $count } linhas novas
}
table-log = O que aconteceu
table-log-filter = Mostrar
table-log-all = Tudo
table-log-mine = Minhas jogadas
table-log-points = Pontos
table-log-none = Nada ainda.
table-log-earlier = Mostrar linhas anteriores
table-log-details = Detalhes: { $entry }
table-chat = Chat
table-chat-none = Ninguém disse nada ainda.
table-chat-words = Dizer algo
table-chat-send = Enviar
table-phrases = Frases rápidas
table-notes-about = Só você pode ler isto.
table-notes-unsaved = Ainda não salvo…
table-recap = Desde a sua última visita
table-recap-more = { $count ->
    [0] … e nenhuma linha antes disso.
    [one] … e { $count } linha antes disso.
   *[other] … e { $count } linhas antes disso.
}
table-recap-close = Ir para a mesa

table-menu = Menu
table-reference = Cartão de referência
table-keys = Teclas
table-keys-choose = escolher a opção com este sinal
table-keys-undo = desfazer a última ação
table-keys-reset = desfazer o turno inteiro, até onde for possível
table-keys-log = mostrar o histórico
table-keys-plan = abrir ou fechar o planejador
table-keys-list = mostrar todas as opções em lista
table-keys-arrows = ir de alvo em alvo
table-keys-enter = usar o que tem o foco
table-keys-change = mudar um movimento antes de fazê-lo
table-keys-try = testar um turno; nada é jogado até você confirmar
table-keys-why = por que isto não pode ser escolhido?
table-keys-missions = completar uma missão
table-keys-rule = mostrar a regra
table-keys-tab = percorrer a barra de perguntas, o tabuleiro e o histórico
table-keys-escape = fechar o que está aberto
table-invite = Convidar
table-give-bot = Deixar um bot jogar por mim
table-give-bot-of = Deixar um bot jogar por { $name }
table-take-back = Voltar a jogar
table-take-back-of = { $name } volta a jogar
table-bot-for-you = Um bot está jogando no seu lugar.
table-bot-for = Um bot joga por { $name }.
table-replay = Ver de novo
table-leave = Sair da mesa
table-watching = Você está assistindo e vê o que todos podem ver.
table-lost = Conexão perdida. Reconectando…
table-unknown = Essa mesa não existe
table-unknown-about = Talvez o link esteja incompleto, ou a mesa não exista mais.
table-damaged = Esta mesa está danificada
table-damaged-what = O que está guardado sobre ela no disco do servidor já não é o que foi escrito, e a partida não pode continuar a partir disso.
table-damaged-rest = A mesa foi posta de lado como está; nenhuma outra mesa foi tocada.
table-damaged-host = Quem administra este servidor pode pará-lo e executar “./merlin doctor --repair”: isso restaura o último estado bom da mesa { $table } ou diz que é preciso uma cópia de segurança.
table-other-version = Esta mesa precisa de outra versão do Merlin
table-other-version-what = Ela foi feita com componentes ou regras que esta versão não tem; abri-la mudaria a partida.
table-other-version-rest = A mesa foi posta de lado como está; nenhuma outra mesa foi tocada.
table-other-version-host = Quem administra este servidor pode abrir a mesa { $table } com a versão em que foi feita.
table-mended-history = Esta mesa foi danificada no disco. A partida continua como estava; { $lost ->
    [0] nenhuma linha falta
    [one] falta uma linha
   *[other] faltam { $lost } linhas
  } do seu histórico, por isso seus dados não podem ser provados.
table-mended-cut = Esta mesa foi danificada no disco e restaurada: continua a partir do último momento bom. Perdas: { $lost ->
    [0] nenhuma.
    [one] uma linha.
   *[other] { $lost } linhas.
  }
table-mended-chat = Esta mesa foi danificada no disco. A partida está inteira; o que foi dito aqui antes se perdeu.
table-skip-prompt = Para a pergunta
table-skip-board = Ir para o tabuleiro
table-pass-to = Passe o aparelho para { $name }
table-pass-about = Todas as cartas ficam cobertas até que { $name } esteja com o aparelho.
table-pass-take = Eu sou { $name }

phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-well-played = Bem jogado!
phrase-nice-move = Bela jogada!
phrase-thanks = Valeu!
phrase-oops = Opa!
phrase-thinking = Ainda estou pensando.
phrase-your-turn = É a sua vez.
phrase-back-soon = Volto logo.
phrase-good-game = Boa partida!
table-sealed = Impressões digitais mostradas antes da primeira rolagem: semente
table-withheld = nunca revelado
table-round-now = Rodada { $round }
table-round-of =
    { $scoring ->
        [yes] de { $rounds } · depois pontuação
       *[no] de { $rounds }
    }

table-scoring-place = { $number } de { $of }
table-scoring-score = Pontos
table-scoring-totals = Totais
table-scoring-result = Resultado final
table-scoring-next = A seguir: { $category }
table-scoring-on = Continuar
table-scoring-skip = Ir aos totais
table-scoring-by-itself = continua automaticamente em 3 s
table-plan = Planejar a rodada
table-plan-short = Planejar
