# A página inicial, uma mesa nova, a sala de espera, quem você é.
lobby-welcome = Quem se sentará ao lado de Artur?
lobby-about = Seis rodadas na Távola Redonda: envie seus assistentes, conquiste os principados, construa palacetes, expulse traidores. O mago Merlin ajuda a todos.
lobby-play-on = Continuar a partida
lobby-play-now = Jogar agora contra três bots
lobby-play-about = Sem cadastro. Dez lições curtas levam uns 20 minutos.
lobby-lessons = Aprender a jogar
lobby-first-lesson = Começar a lição 1 · 1½ min
lobby-first-game = Sua primeira partida
lobby-your-tables = Suas mesas
lobby-profile = Suas partidas ao longo do tempo
lobby-all-tables = Ver todas
lobby-create = Abrir uma mesa
lobby-create-about = Com amigos nesta tela ou por link, com bots e com qualquer um dos nove módulos.
lobby-rulebook-about = Todas as regras com imagens, para ler ou imprimir.
lobby-open-record = Carregar uma partida
lobby-open-record-about = Rever uma partida, jogada por jogada, e continuar de qualquer momento.
lobby-daily = Posição do dia
lobby-daily-new = Nova hoje: encontre a melhor jogada.
lobby-daily-solved = ★ Resolvida hoje.
lobby-daily-given = Amanhã vem a próxima.
lobby-daily-streak = { $days } dias seguidos.
lobby-me = Seu perfil
lobby-me-named = Você é { $name }
lobby-recovery = Seu link pessoal
lobby-recovery-about = Não há senhas. Abra o seu link pessoal em outro navegador para entrar lá. Ele vale uma única vez, e quem o tiver pode jogar como você; guarde-o só para si.
lobby-recovery-make = Criar um link pessoal
lobby-recover = Entrar com o seu link
lobby-recover-about = O seu perfil substitui o atual neste navegador, com o seu nome e as suas mesas.
lobby-recover-code = Código do link
lobby-recover-do = Entrar
lobby-recovered = Que bom que voltou, { $name }.
lobby-recovered-about = O link que você abriu já foi usado. Este é o próximo; guarde-o bem.
lobby-browsers = Seus navegadores
lobby-browsers-about = Você entrou nestes navegadores. Desconecte os que não reconhece ou não usa mais.
lobby-browser-this = este
lobby-browser-unknown = outro navegador
lobby-browser-times = conectado { $first }, visto pela última vez { $last }
lobby-browser-end = Desconectar
lobby-browser-end-of = Desconectar: { $device }
lobby-browser-ended = Esse navegador foi desconectado.
lobby-browsers-end = Desconectar todos os outros
lobby-browsers-ended = Todos os outros navegadores foram desconectados.
lobby-signed-in = Seu link pessoal acaba de ser aberto: { $device }. Se não foi você, desconecte esse navegador em “Seu perfil”.
lobby-signed-out = Este navegador foi desconectado a partir de outro. Aqui você agora é visitante; com um link pessoal ele volta a ser seu.
lobby-no-tables = Você ainda não tem mesas.
lobby-finished = Partidas terminadas
lobby-status-waiting = Esperando jogadores
lobby-status-playing = Em andamento
lobby-status-over = Terminada
lobby-aside-damaged = Danificada, posta de lado
lobby-aside-other-version = Precisa de outra versão
lobby-open-seat = Lugar livre

lobby-new = Uma mesa nova
lobby-count = { $count ->
    [0] { $count } jogadores
    [one] { $count } jogador
   *[other] { $count } jogadores
}
lobby-sitter = Quem joga com { $seat }
lobby-sitter-name = Nome para { $seat }
lobby-sitter-me = Você
lobby-sitter-here = Outra pessoa nesta tela
lobby-sitter-here-about = Vocês passam o aparelho; as cartas ficam escondidas enquanto isso.
lobby-sitter-open = Livre – por link
lobby-sitter-open-about = Quem abrir o link primeiro senta aqui.
lobby-sitter-bot = Um bot
lobby-modules = Módulos
lobby-modules-about = Na primeira partida, jogue sem nenhum. O que um módulo precisa é acrescentado automaticamente.
lobby-presets = Seleções
lobby-preset-base = Jogo básico
lobby-preset-all = Tudo
lobby-needs = Precisa de: { $modules }
lobby-needed-by = É necessário para: { $modules }
lobby-variants = Variantes
lobby-clock = Relógio
lobby-clock-about = Quando o tempo de alguém acaba, um bot assume.
lobby-clock-none = Sem relógio
lobby-clock-some = { $minutes } minutos para cada um e { $seconds } segundos por turno
lobby-make = Começar a partida
lobby-make-about = Todos os lugares estão ocupados: começa já.
lobby-make-open = Abrir a mesa
lobby-make-open-about = Você recebe um link para os lugares livres.

lobby-room = Sala de espera
lobby-with = Com { $modules }.
lobby-base-only = O jogo básico.
lobby-free = { $count ->
    [0] Nenhum lugar está livre.
    [one] Um lugar ainda está livre.
   *[other] { $count } lugares ainda estão livres.
}
lobby-all-here = Todos estão aqui.
lobby-your-name = Como devemos chamar você?
lobby-open-about = Esperando alguém
lobby-sit = Sentar aqui
lobby-stand = Levantar-se
lobby-to-bot = Dar a um bot
lobby-to-open = Abrir por link
lobby-start-bots = Os lugares livres ficam com bots.
lobby-wait-host = Esperando o anfitrião.
lobby-wait-sit = Ocupe um lugar livre ou fique assistindo.
lobby-link = Link desta mesa
lobby-link-about = Mande-o aos amigos, ou deixe que escaneiem o código.
lobby-link-local = Este servidor só responde neste aparelho. Para amigos em outros aparelhos, encerre-o e inicie-o com { $command }: suas mesas continuam lá, e o link leva a este aparelho.
lobby-copy = Copiar
lobby-copied = O link foi copiado.
lobby-qr = Código QR do link desta mesa

lobby-origin-title = Não é uma distribuição nova
lobby-origin-table = Esta partida continua a partir de outra mesa, depois de { $at } ações; não é uma distribuição nova.
lobby-origin-record = Esta partida continua a partir de uma partida salva, depois de { $at } ações; não é uma distribuição nova.
lobby-origin-look = Ver aquela partida
lobby-origin-proved = O acaso veio dos dados daquela partida. Mesmo assim, alguém escolheu exatamente este momento.
lobby-origin-unproved = As cartas e as rolagens podem ter sido escolhidas; por isso só joga aqui quem criou a mesa, com bots.
lobby-origin-short = ↪ continua a partir de outra partida, não é uma distribuição nova
lobby-origin-sit = Eu sei, quero me sentar
lobby-origin-leave = Não me sentar

lobby-beginning = Os dados estão sendo misturados: cada navegador acrescenta sua parte…
lobby-dice = Por que os dados são honestos
lobby-dice-about = O servidor escolheu uma semente secreta e já mostra a impressão digital dela. O navegador de cada jogador promete um número aleatório próprio e só o revela quando a partida começa. Os dados seguem de tudo junto; ninguém pode escolhê-los sozinho.
edition-title = Sobre esta edição
