# Palavras gerais: jogadores, os seis principados e o que dizem a interface e a linha de comando.
# Em português o plural de zero precisa de uma variante própria: 0 conta como singular na regra geral.

language-name = Português

## Jogadores, na ordem dos lugares

seat-red = Vermelho
seat-yellow = Amarelo
seat-blue = Azul
seat-green = Verde

## Os seis principados são chamados por suas cores

colour-black = preto
    .feminine = preta
    .plural = pretos
colour-grey = cinza
    .feminine = cinza
    .plural = cinza
colour-blue = azul
    .feminine = azul
    .plural = azuis
colour-purple = roxo
    .feminine = roxa
    .plural = roxos
colour-orange = laranja
    .feminine = laranja
    .plural = laranja
colour-brown = marrom
    .feminine = marrom
    .plural = marrons

place-black = principado preto
    .the = o principado preto
    .from = do principado preto
    .in = no principado preto
    .to = ao principado preto
    .brief = preto
place-grey = principado cinza
    .the = o principado cinza
    .from = do principado cinza
    .in = no principado cinza
    .to = ao principado cinza
    .brief = cinza
place-blue = principado azul
    .the = o principado azul
    .from = do principado azul
    .in = no principado azul
    .to = ao principado azul
    .brief = azul
place-purple = principado roxo
    .the = o principado roxo
    .from = do principado roxo
    .in = no principado roxo
    .to = ao principado roxo
    .brief = roxo
place-orange = principado laranja
    .the = o principado laranja
    .from = do principado laranja
    .in = no principado laranja
    .to = ao principado laranja
    .brief = laranja
place-brown = principado marrom
    .the = o principado marrom
    .from = do principado marrom
    .in = no principado marrom
    .to = ao principado marrom
    .brief = marrom

emblem-dragon = Dragão
emblem-dove = Pomba
emblem-fish = Peixe
emblem-snake = Serpente
emblem-fox = Raposa
emblem-eagle = Águia

## Interface: títulos e rótulos

ui-game = Partida
ui-round = Rodada { $number } de 6
ui-your-turn = É o seu turno.
ui-turn-of = { $player } está decidindo.
ui-rondel = Medalhão de ações
ui-principalities = Principados
ui-environs = Arredores
ui-castle = Tabuleiro de castelo: { $player }
ui-dice = Dados
ui-apples = Maçãs
ui-staffs = Cajados do Merlin
ui-manors = Palacetes
ui-markers = Marcadores de influência
ui-vassals = Assistentes
ui-goods = Itens
ui-shields = Escudos
ui-flags = Bandeiras
ui-materials = Materiais de construção
ui-traitors = Traidores
ui-missions = Cartas de missão
ui-hand = Sua mão
ui-display = Cartas à mostra
ui-pile = Baralho
ui-discards = Pilha de descarte
ui-stock = Estoque
ui-log = Histórico
ui-score-sheet = Folha de pontos
ui-total = Total
ui-help = Ajuda
ui-rules = Regras
ui-rule = Regra { $rule }
ui-on-castle-board = no tabuleiro de castelo
ui-nobody = ninguém
ui-points = { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
ui-cards = { $number ->
        [0] { $number } cartas
        [one] { $number } carta
       *[other] { $number } cartas
    }
ui-first-player = primeiro jogador
ui-bot = { $name } (computador)
ui-hidden = carta oculta

## Bots, capítulos das regras, e como se conhecem os componentes impressos

ui-bot-random = Bobo da corte
    .about = Joga ao acaso e nunca vence. Bom para conhecer o jogo.
ui-bot-page = Pajem
    .about = Joga como o escudeiro, mas faz um quarto das escolhas sem pensar. Feito para uma primeira partida.
ui-bot-minstrel = Menestrel
    .about = Vê o que o cavaleiro vê, mas erra como as pessoas: antes por pouco que por muito. O próximo passo depois do pajem.
ui-bot-falconer = Falcoeiro
    .about = Erra como as pessoas, como o menestrel, mas menos. Fica logo abaixo do escudeiro.
ui-bot-squire = Escudeiro
    .about = Pega o que rende mais no espaço a que chega. Não olha nem para os outros dados nem para os rivais.
ui-bot-herald = Arauto
    .about = Erra como as pessoas, como o falcoeiro, mas não muitas vezes. Fica entre o escudeiro e o cavaleiro.
ui-bot-knight = Cavaleiro
    .about = Pensa o seu turno até o fim e pesa as pontuações que virão. Ganha claramente mais vezes que o escudeiro.
ui-bot-lancelot = Lancelote
    .about = Imagina o resto da rodada algumas vezes antes de cada escolha. Contra cavaleiros, ganhou mais que a sua parte.
ui-bot-viviane = Viviane
    .about = Aprendiz de Merlin: imagina o resto da rodada como ele, mas só por um instante. Fica entre Lancelote e Merlin.
ui-bot-merlin = Merlin
    .about = Imagina o resto da rodada tantas vezes quanto o tempo permite. Ganhou a maioria das partidas medidas contra três cavaleiros.
ui-bot-merlin-2026 = Merlin de 2026
    .about = Merlin tal como era em 2026. Nunca muda, para que bots futuros possam ser comparados com ele.
ui-bot-builder = Construtor
    .about = Um cavaleiro que põe os arredores em primeiro lugar. Ganha um pouco menos vezes que um cavaleiro.
    .points = Mais pontos que um cavaleiro nos arredores e no espaço de materiais de construção.
ui-bot-courtier = Cortesão
    .about = Um cavaleiro que põe a influência em primeiro lugar. Ganha mais ou menos tantas vezes quanto um cavaleiro.
    .points = Mais pontos que um cavaleiro com influência e no espaço de marcadores de influência.
ui-bot-defender = Defensor
    .about = Um cavaleiro que põe o próprio castelo em primeiro lugar. Ganha um pouco menos vezes que um cavaleiro.
    .points = Mais pontos que um cavaleiro no espaço de escudos, e menos pontos perdidos para traidores.
ui-bot-level-0 = ao acaso
ui-bot-level-1 = gentil
ui-bot-level-2 = tranquilo
ui-bot-level-3 = modesto
ui-bot-level-4 = razoável
ui-bot-level-5 = experiente
ui-bot-level-6 = sólido
ui-bot-level-7 = forte
ui-bot-level-8 = muito forte
ui-bot-level-9 = o mais forte
ui-chapter-all = O que vale sempre
ui-chapter-base = O jogo básico
ui-chapter-mix = Onde os módulos se encontram
ui-chapter-edition = Componentes impressos
ui-known-flags = Que as bandeiras preta e cinza mudam com Artur está nos textos; qual delas faz o quê é reconstruído.
ui-known-rondel = Os textos contam os espaços do círculo básico, do círculo interno e os que os outros círculos acrescentam; um principado a cada quatro espaços foi visto impresso. A ordem entre eles, quais espaços os outros círculos deixam de fora e onde Artur começa são reconstruídos.
ui-known-environs = A orientação dos hexágonos foi vista impressa, com pouca nitidez; um ícone acima e outro abaixo de cada coluna é reconstruído.
ui-known-starting-tiles = Que uma peça mistura cores foi visto impresso; quais cores é reconstruído.
ui-known-missions = O número de cartas está nos textos. 12 cartas de 1 ponto, 26 de 2 e 17 de 3, e tantos pontos quantos requisitos, são deduzidos das três cartas vistas impressas.
ui-known-picts = O número de pictos e os tipos de bônus estão nos textos; 18 itens, 6 marcadores, 3 palacetes, 3 maçãs e os valores são reconstruídos.
ui-known-allies = Os aliados, suas peças e habilidades estão nos textos; a que pilha cada um pertence é reconstruído pela ordem dos textos.
ui-known-market = O número de peças de cada tipo está nos textos; uma peça por cor e um trabalhador por face são reconstruídos.
ui-known-caerleon = Os bairros estão nos textos; suas cores são reconstruídas pela ordem dos textos.
ui-known-morgana = Quantidades e efeitos estão nos textos; a face e os passos de cada caldeirão são reconstruídos, assim como os lados das fichas: cinco fichas segundo seus cinco títulos, das quais só o ouro da bruxa tem dois lados diferentes.
ui-known-treasures = Os efeitos, cinco peças por terreno e um ponto com a maçã estão nos textos; qual terreno tem qual efeito é reconstruído.
ui-known-decrees = Seis escudos, seis materiais, seis bandeiras e seis com pontos estão nos textos; uma cor para cada e os pontos são reconstruídos.

## Linha de comando

cli-choose = Escolha um número de 1 a { $number }:
cli-choose-hint = Um número escolhe; ? explica, u desfaz, q sai da partida.
cli-not-a-choice = “{ $input }” não é uma das opções. Digite um número de 1 a { $number }.
cli-not-offered = Isso não é possível agora.
cli-only-choice = Só há uma opção: { $choice }
cli-taken-back = Desfeito.
cli-nothing-to-take-back = Não há nada a desfazer.
cli-pass-device = { $player } decide agora: passe o teclado e aperte Enter.
cli-winner = { $player } vence com { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
cli-winners = { $players } dividem a vitória com { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    } cada.
cli-saved = A partida está salva em { $file }.
cli-not-found = O arquivo { $file } não existe.
cli-not-a-record = { $file } não é uma partida salva: { $problem }
cli-unknown-language = O idioma “{ $input }” não existe. Disponíveis: { $available }.
cli-unknown-rule = A regra { $rule } não existe.
cli-goodbye = Até a próxima.

## Linha de comando: a mesa no terminal

cli-letter-black = P
cli-letter-grey = C
cli-letter-blue = A
cli-letter-purple = R
cli-letter-orange = L
cli-letter-brown = M
cli-seat-letter-red = V
cli-seat-letter-yellow = A
cli-seat-letter-blue = Z
cli-seat-letter-green = D

cli-terrain-mountain = montanha
cli-terrain-wood = floresta
cli-terrain-lake = lago
cli-terrain-short-mountain = mont
cli-terrain-short-wood = flor
cli-terrain-short-lake = lago

cli-good-shield = escudo
cli-good-flag = bandeira
cli-good-material = material
cli-goods-shield = esc
cli-goods-flag = ban
cli-goods-material = mat
cli-vassal-lady = dama
cli-vassal-shield_bearer = escudeiro
cli-vassal-builder = construtor
cli-vassal-flag_bearer = porta-bandeira
cli-any-vassals = { $number ->
        [0] { $number } assistentes
        [one] { $number } assistente
       *[other] { $number } assistentes
    }
cli-one-colour = de uma só cor
cli-slot-lady = dama
cli-slot-shield_bearer = escud
cli-slot-builder = const
cli-slot-flag_bearer = p.ban
cli-marker = marcador
cli-markers = marcadores
cli-any = qualquer
cli-at-home = no castelo
cli-vassals = assistentes
cli-castles = Jogadores
cli-goods = itens
cli-staffs = cajados
cli-manors = palacetes
cli-points = pts
cli-points-short = { $points } PV
cli-column-dice = dados
cli-column-shields = escudos
cli-column-flags = bandeiras
cli-column-materials = material
cli-column-traitors = traidores
cli-column-apples = maç
cli-column-staffs = caj
cli-column-markers = mrc
cli-column-manors = pal
cli-column-cards = crt
cli-traitors-cost = { $left ->
        [0] seus escudos expulsam todos
        [one] 1 sem escudo: −{ $points } pontos
       *[other] { $left } sem escudo: −{ $points } pontos
    }
cli-next-scoring = pontuação após a rodada { $round }
cli-grail = Graal
cli-excalibur = Excalibur
cli-apples = maçãs
cli-environs-legend = letras: material que constrói ali · { $tower } torre
cli-pile = baralho { $pile } · descarte { $discards }

cli-space-build = Construir
cli-space-vp-shield = PV escudos
cli-space-vp-flag = PV band.
cli-space-vp-material = PV mater.
cli-space-vp-influence = PV influ.
cli-space-influence-shield = Inf.escudo
cli-space-influence-flag = Inf.band.
cli-space-influence-material = Inf.mater.
cli-space-influence-vassal = Inf.assis.
cli-space-relocate = Realocar
cli-space-excalibur = Excalibur
cli-space-exchange = Troca
cli-space-mission = Missões

## Linha de comando: os módulos na mesa

cli-closed = fechado
cli-inner-ring = Círculo interno
cli-supply = estoque
cli-stock = estoque

## Linha de comando: jogar

cli-welcome = Boas-vindas ao Merlin, { $player }. Digite o número da sua escolha; “ajuda” diz o que mais existe.
cli-seed = Semente dos dados, para jogar a mesma partida outra vez: { $seed }
cli-group-claim = Pegar
cli-group-return = Devolver
cli-group-build = Construir em
cli-group-deploy = Colocar
cli-group-marker = Pôr um marcador em
cli-forced = Única opção: { $choice }
cli-input = Sua escolha
cli-not-understood = “{ $input }” não é um número de 1 a { $number }, nem uma ação, nem um comando. Nada foi jogado.
cli-refused = “{ $input }” não é possível agora. Nada foi jogado.
cli-ambiguous = “{ $input }” serve para várias: { $numbers }. Digite um número ou mais palavras.
cli-unsaved = A partida não está salva. Salvar em { $file }? Enter salva, “n” não
cli-not-saved = A partida não foi salva.
cli-save-failed = A partida não pôde ser salva em { $file }: { $problem }
cli-save-exists = { $file } já existe e não é esta partida; escolha outro nome.
cli-resume-with = Para continuar: { $program } play --load { $file }
cli-final = Placar final
cli-rule = regra
cli-command-undo = undo u desfazer
cli-command-log = log l histórico historico
cli-command-sheet = sheet s pontos
cli-command-rules = rules rule r regra regras
cli-command-help = help h ? ajuda
cli-command-save = save salvar
cli-command-quit = quit q exit sair
cli-command-board = board b mesa
cli-no-word = n não nao no
cli-about-undo = desfaz sua última ação, desde que nada de novo tenha sido revelado
cli-about-log = o que aconteceu nesta rodada; “histórico tudo”: na partida inteira; “histórico detalhes”: passo a passo, com regras
cli-log-all = tudo all
cli-log-details = detalhes details
cli-about-sheet = todos os pontos por fonte, com suas regras
cli-about-rules = “regra BASE-45” explica uma regra, “regra torre” procura nas regras
cli-about-help = estas linhas, e como ler o tabuleiro
cli-about-save = salva a partida; “salvar ARQUIVO” em outro arquivo
cli-about-quit = sai da partida
cli-about-board = mostra a mesa inteira outra vez
cli-help-choices = Escolha pelo número ou por palavras da linha que não sirvam para outra, como as que estão ao lado.
cli-help-board = No tabuleiro: { $merlin } é Merlin, { $seats } são os cavaleiros e peças dos jogadores; uma letra sobre uma cor é um principado. “→4” na borda de um espaço: seu dado 4 leva até lá; “✦2”: o dado 2 do Merlin.
cli-help-environs = Arredores: as letras de uma peça são as cores do material que constrói ali; o sinal de um jogador é um palacete; { $tower } é uma torre.
cli-help-cards = Cartas de missão: ✓ cumprido, ✗ ainda não.

## Linha de comando: registros, simulações, verificações, regras, edições

cli-replay-title = { $file }: { $players } jogadores, { $at } de { $total } ações
cli-verified = { $file }: correto. { $actions } ações se repetem, { $chance } delas do acaso, { $over ->
        [yes] o resultado é { $result }
       *[no] a partida ainda não terminou
    }.
cli-level-proved = provado
cli-level-replayed = apenas repetido
cli-level-claimed = afirmado
cli-level-missing = ausente
cli-verified-all = { $folder }: correto. { $games } partidas com { $actions } ações se repetem e terminam como dizem.
cli-games-begun = { $done } de { $total } partidas
cli-games-done = { $done } de { $total } partidas, { $speed } por minuto, faltam { $left }
cli-games-begun-on = { $done } de { $total } partidas, { $workers ->
        [0] à espera de máquinas
        [one] 1 processo
       *[other] { $workers } processos
    }
cli-games-done-on = { $done } de { $total } partidas, { $workers ->
        [0] à espera de máquinas
        [one] 1 processo
       *[other] { $workers } processos
    }, { $speed } por minuto, faltam { $left }
cli-simulating = simulando
cli-checking = verificando
cli-puzzles-mining = procurando desafios
cli-puzzles-mined = { $file }: { $puzzles } desafios em { $turns } turnos de { $games } partidas.
cli-puzzles-interrupted = Interrompido. O que foi encontrado está em { $file }; o mesmo comando continua dali.
cli-puzzles-checked = { $puzzles } desafios com { $visits } visitas por plano: { $share } continuam únicos.
cli-puzzles-id = código
cli-puzzles-players = jogadores
cli-puzzles-round = rodada
cli-puzzles-level = nível
cli-puzzles-kind = tipo
cli-puzzles-lead = vantagem
cli-puzzles-plans = planos
cli-puzzles-modules = módulos
cli-bot = bot
cli-seats = lugares
cli-mean = média de pontos
cli-deviation = desvio
cli-wins = vitórias
cli-position = posição
cli-simulated = { $games } partidas em { $seconds } s: { $speed } partidas e { $decisions } decisões por segundo
cli-length = { $mean } decisões por partida ({ $shortest } a { $longest }), { $forced }% delas forçadas
cli-interrupted = Interrompido. { $kept ->
        [yes] As partidas terminadas ficam guardadas; o mesmo comando com --resume continua dali.
       *[no] Com --out PASTA as partidas terminadas ficariam guardadas.
    }
cli-interrupted-on = As máquinas terminam as partidas em que estão e param. { $kept ->
        [yes] Com --resume também se continua em outro lugar: com outro --on, ou sem ele.
       *[no] Nada disso fica guardado.
    }
cli-checked = { $games } partidas verificadas, { $decisions } decisões: { $problems ->
        [0] nenhum problema encontrado
        [one] 1 problema encontrado
       *[other] { $problems } problemas encontrados
    }.
cli-more-problems = … e mais { $number }
cli-rules-found = { $number ->
        [0] { $number } regras
        [one] { $number } regra
       *[other] { $number } regras
    } com “{ $word }”:
cli-rules-none = Nenhuma regra fala de “{ $word }”. Sem palavra, “merlin rules” lista todas.
cli-rule-used = Usada por:
cli-used-frame = pergunta
cli-used-reason = pontos
cli-used-space = espaço
cli-edition-fine = { $file }: uma edição completa, { $builtin ->
        [yes] a embutida
       *[no] diferente da embutida
    }; sua marca é { $digest }.
cli-edition-known = como se sabe
cli-edition-place = o quê
cli-edition-note = nota
cli-level-text = está em um livro de regras
cli-level-seen = vista impressa
cli-level-reconstructed = reconstruída
cli-edition-counts = { $text } em um livro de regras, { $seen } vistas impressas, { $reconstructed } reconstruídas
cli-edition-lessons = { $number ->
        [0] “Aprenda a jogar” não falha em nenhum ponto com estes componentes.
        [one] “Aprenda a jogar” falha em um ponto com estes componentes:
       *[other] “Aprenda a jogar” falha em { $number } pontos com estes componentes:
    }

## Linha de comando: o jogo no navegador

cli-serving = Merlin está em { $address }
cli-serving-others = Outros na sua rede abrem { $address }
cli-serving-kept = As mesas ficam guardadas em { $folder }.
cli-serving-end = Ctrl-C encerra o servidor; todas as mesas ficam.
cli-serving-ended = O servidor foi encerrado; todas as mesas estão guardadas.
cli-serving-unbuilt = A página ainda não foi construída; “./merlin play” na pasta do projeto faz isso.
cli-running = Merlin já está em execução, em { $address }
cli-browser-missing = Nenhum navegador pôde ser aberto. Abra você mesmo este endereço: { $address }
cli-backed-up = { $file }: uma cópia completa das mesas em { $folder }.
cli-copy-copying = copiando as mesas
cli-copy-done = Tudo foi copiado e comparado, { $rows } linhas. Pessoas: { $users }, mesas: { $tables }, ações salvas: { $records }.
cli-copy-serve-store = De agora em diante, inicie o servidor com --store e o endereço do banco de dados; a pasta diz para onde foram suas mesas.
cli-copy-serve-folder = De agora em diante, inicie o servidor com --data { $target }; o banco de dados diz para onde foram suas mesas.

## Linha de comando: o médico

cli-doctor-looking = examinando
cli-doctor-running = Um servidor está usando esta pasta; nada é alterado.
cli-doctor-backup = Antes de qualquer reparo, tudo foi copiado para { $folder }.
cli-doctor-sound = { $folder }: tudo está em ordem. Pessoas: { $users }, mesas: { $tables }, ações salvas: { $records }.
cli-doctor-unsound = { $folder }: { $problems ->
    [0] nenhum problema
    [one] um problema
   *[other] { $problems } problemas
  }. Pessoas: { $users }, mesas: { $tables }, ações salvas: { $records }.
cli-doctor-repair = Nada foi alterado. “./merlin doctor PASTA --repair” restaura o que puder ser restaurado, com o servidor parado.
cli-doctor-backup-needed = O resto não pode ser restaurado a partir do que existe: restaure uma cópia de segurança ou deixe essas mesas de lado.
cli-doctor-structure = O arquivo do banco de dados está quebrado.
cli-doctor-log = { $place }: gravações nele não podem mais ser lidas; o que guardavam se perdeu.
cli-doctor-rows = Faltam pessoas ou mesas, ou há demais.
cli-doctor-row = { $place }: uma linha não está como foi escrita.
cli-doctor-foreign = { $place }: linhas que apontam para o nada.
cli-doctor-user = Pessoa { $place }: a linha está danificada ou perdida.
cli-doctor-table = A mesa { $place } está danificada.
cli-doctor-resume = Mesa { $place }: a partida não pode continuar.
cli-doctor-version = A mesa { $place } precisa de outra versão do Merlin.
cli-doctor-times = Mesa { $place }: horários das ações salvas estão danificados; a partida está inteira.
cli-doctor-snapshot = Mesa { $place }: o estado intermediário está danificado; a partida está inteira.
cli-doctor-history = Mesa { $place }: ações salvas estão danificadas; a partida continua do estado intermediário.
cli-doctor-position = Mesa { $place }: o estado intermediário não é aquele a que as ações salvas levam.
cli-doctor-chat = Mesa { $place }: linhas da conversa estão danificadas ou perdidas.
cli-doctor-notes = Mesa { $place }: notas estão danificadas ou perdidas.
cli-doctor-guests = Mesa { $place }: dados sobre suas pessoas estão danificados ou perdidos.
cli-doctor-secret-lost = { $place }: o segredo se perdeu. Reponha-o a partir de uma cópia de segurança ou inicie com “serve --new-secret”, o que desconecta todos.
cli-doctor-secret-other = { $place }: este é o segredo de outros dados. Reponha o certo ou inicie com “serve --new-secret”, o que desconecta todos.
cli-doctor-permissions = { $place } pode ser lido por outros; as sementes das partidas em andamento estão lá.
cli-doctor-space = { $place }: o disco está quase cheio.
cli-doctor-did-rebuilt = O arquivo foi refeito com cada linha que pôde ser lida: { $number }.
cli-doctor-did-indexed = Os índices foram refeitos.
cli-doctor-did-counted = Vale o que existe agora.
cli-doctor-did-aside = Postas de lado: { $number }.
cli-doctor-did-restored = Restaurado.
cli-doctor-did-cut = Ela continua da última linha boa. Linhas perdidas: { $number }.
cli-doctor-did-filled = As linhas perdidas estão marcadas: { $number }.
cli-doctor-did-replayed = Foi refeito a partir das ações salvas.
cli-doctor-did-closed = Agora só o dono pode.

## Linha de comando: a arena e o seu relatório

cli-arena-playing = jogando
cli-arena-played = { $games ->
        [0] { $games } partidas
        [one] { $games } partida
       *[other] { $games } partidas
    } em { $deals ->
        [0] { $deals } sorteios
        [one] { $deals } sorteio
       *[other] { $deals } sorteios
    }, { $shared } delas com vitória compartilhada
cli-arena-written = O relatório está em { $file }
cli-arena-few = Menos de { $deals } sorteios: poucos demais para intervalos. { $games } partidas são { $deals } sorteios destes bots.
cli-arena-title = Arena: { $bots }
cli-arena-range = { $low } a { $high }
cli-arena-base = jogo básico
cli-arena-players = Jogadores
cli-arena-modules = Módulos
cli-arena-variants = Variantes
cli-arena-length = Decisões por partida
cli-arena-forced = Decisões com uma só opção
cli-arena-seed = Semente
cli-arena-edition = Edição
cli-arena-version = Versão
cli-arena-standing = Classificação
cli-arena-standing-caption = O melhor primeiro, com intervalos de 95% abaixo dos números; “vantagem” é a distância em força até o próximo bot abaixo.
cli-arena-bot = bot
cli-arena-rank = lugar
cli-arena-rating = força
cli-arena-above = vantagem
cli-arena-wins = vitórias
cli-arena-points = pontos
cli-arena-deviation = desvio
cli-arena-seats = lugares
cli-arena-wins-title = Parte das vitórias
cli-arena-fair = Por lugar. A linha tracejada é o que teriam iguais: { $share }. Uma vitória compartilhada conta em partes.
cli-arena-meetings-title = Um contra o outro
cli-arena-meetings-caption = Quantas vezes o bot da linha terminou à frente do da coluna; empate conta metade.
cli-arena-pairs-caption = Cada par de bots, em todos os lugares em que se encontraram, com intervalos de 95% abaixo dos números
cli-arena-pair = par
cli-arena-meetings = encontros
cli-arena-ahead = primeiro à frente
cli-arena-better = pontos a mais
cli-arena-sources-title = De onde vêm os pontos
cli-arena-sources-caption = Média de pontos por lugar, pela origem na folha de pontos
cli-arena-source = origem
cli-arena-other-sources = todas as outras
cli-arena-total = total
cli-arena-times-title = Tempo de uma decisão
cli-arena-times-caption = Decisões com mais de uma opção; a mediana e os 99% têm precisão de 2,5%.
cli-arena-decisions = decisões
cli-arena-mean = média
cli-arena-median = mediana
cli-arena-p99 = 99%
cli-arena-longest = mais longa
cli-arena-limit = limite
cli-arena-over = além dele
cli-arena-positions-title = Quem começa
cli-arena-positions-caption = Pela ordem dos turnos na primeira rodada, com todos os bots
cli-arena-position = posição
cli-arena-chart-ratings = Forças com intervalos de 95%
cli-arena-chart-wins = Partes das vitórias com intervalos de 95%
cli-arena-chart-sources = Média de pontos por origem
cli-arena-chart-times = Mediana (ponto), 99% (linha grossa) e tempo mais longo de uma decisão (linha fina), em escala logarítmica; tracejado: o limite
cli-arena-settings = O que foi jogado
cli-arena-again = Este comando joga as mesmas partidas de novo; só diferem os tempos e o que escolhem bots que pensam pelo relógio.
cli-arena-how = Como ler isto
cli-arena-luck-title = Sem a sorte
cli-arena-luck-caption = Quantos pontos cada bot está à frente da média de todos, e a força que isso vale.
cli-arena-fewer = Sem a sorte, uma partida diz tanto quanto { $factor } partidas com ela.
cli-arena-luck = sorte nos dados
cli-arena-lead = pontos à frente
cli-arena-lead-adjusted = sem a sorte
cli-arena-rated = força por pontos
cli-arena-rated-adjusted = sem a sorte
cli-arena-how-rating = A força vem de toda a ordem de chegada (o modelo de Plackett e Luce). Quem empata divide os lugares. A média de todos os bots é 1500; 400 a mais significam terminar à frente dez vezes mais do que atrás.
cli-arena-how-interval = Para os intervalos, os sorteios são ponderados de novo ao acaso mil vezes; com poucos sorteios, eles são alargados. Dois bots estão claramente separados quando o intervalo da sua distância não contém o zero.
cli-arena-how-deals = Um sorteio é uma sorte fixa de dados e cartas. Cada um é jogado várias vezes, para que cada bot tenha cada lugar dele o mesmo número de vezes.
cli-arena-how-luck = Sorte é o que os dados de cada rodada valeram para um lugar, menos a média de dados lançados de novo na mesma posição, por simulações que nunca mudam. Ninguém pode esperar ter sorte: subtraí-la não muda nenhuma média, só a dispersão.

## O que se pode apontar na mesa

piece-knight = Cavaleiro
    .about = Anda no sentido horário com os dados pessoais do dono. Onde para, vale a ação.
piece-merlin = Merlin
    .about = Todos movem o Merlin, em qualquer sentido, com o dado do Merlin.
piece-own-die = Dado pessoal
    .about = Move o seu cavaleiro no sentido horário, uma vez por rodada.
piece-merlin-die = Dado do Merlin
    .about = Move o Merlin em qualquer sentido, uma vez por rodada.
piece-apple = Maçã
    .about = Gaste-a para pôr o dado escolhido em qualquer face. Guardada até o fim, vale 1 ponto.
    .many = maçãs
piece-staff = Cajado do Merlin
    .about = Gaste-o para repetir a ação do Merlin. Guardado até o fim, vale 2 pontos.
    .many = cajados
piece-marker = Marcador de influência
    .about = Quem tem mais marcadores num principado ganha os pontos dele: um por marcador ali.
    .many = marcadores de influência
piece-manor = Palacete
    .about = Quem tem mais palacetes num território ganha os pontos dele: um por peça.
    .many = palacetes
piece-tower = Torre
    .about = Quem constrói aqui escolhe um bônus: escudo, bandeira ou marcador de influência.
piece-frame = Borda dos arredores
    .about = Siga as seis linhas retas de uma peça até a borda: essas cores de material constroem ali.
piece-traitor = Traidor
    .about = Custa 3 pontos na pontuação se nenhum escudo da cor dele o expulsar.
    .many = traidores
piece-grail = Graal
    .about = Ganha para o dono um empate de influência em cada pontuação.
piece-excalibur = Excalibur
    .about = Vale 3 pontos na pontuação se o dono expulsar todos os traidores.
piece-card = Carta de missão
    .about = Cumpra todos os requisitos no seu turno e ganhe os pontos. Nada é gasto.
piece-hand = Cartas de missão na mão
    .about = As suas missões. No fim de um turno você completa a mão.
piece-display = Cartas à mostra
    .about = Ao pegar uma missão, escolha uma destas ou compre do baralho.
piece-pile = Baralho
    .about = Ao pegar uma missão, compre daqui ou escolha das cartas à mostra.
piece-discards = Pilha de descarte
    .about = Missões completadas e descartadas. É embaralhada quando o baralho acaba.
piece-castle = Tabuleiro de castelo
    .about = Guarda dados, itens, traidores e tudo o que ainda não está no tabuleiro de jogo.
piece-principality = Principado
    .about = Assistentes trazem itens daqui; marcadores de influência aqui pontuam.
piece-stock = Estoque de um principado
    .about = O que se pode pegar aqui. Os itens gastos voltam.
piece-slot = Lugar de um assistente
    .about = Lugar de um assistente deste tipo. Quem chega manda o outro para casa.
piece-first-player = Primeiro jogador
    .about = Joga o primeiro turno desta rodada. Depois o marcador passa para a esquerda.
piece-round = Rodada e pontuações
    .about = Seis rodadas. Pontua-se depois das rodadas 2, 4 e 6.
piece-points = Pontos
    .about = Quem tiver mais pontos no fim vence.

## Por que um bot escolhe o que escolhe

ui-why-purpose = { $action } – para { $purpose }.
ui-why-least = { $action } – qualquer outra coisa vale menos.
ui-why-end = { $action } – nada mais compensa neste turno.
ui-why-card = { $action } – é a que melhor encaixa.
ui-why-free = { $action } – nada mais é claramente melhor.
ui-why-choice = Minha escolha: { $action }.
ui-why-gains = Até o fim do turno espero: { $gains }.
ui-why-no-gains = Por si só muda pouco, mas deixa o resto do turno em aberto.
ui-why-random = Não tenho motivo: para mim, todas as opções são iguais.
ui-why-only = Nada mais chega perto.
ui-why-as-good = “{ $action }” é quase tão bom.
ui-why-other = A melhor alternativa, “{ $action }”, vale para mim { $points } pontos a menos; comparado com ela eu ganho: { $less }.
ui-why-other-later = A melhor alternativa, “{ $action }”, vale para mim { $points } pontos a menos, porque rende menos depois.
ui-why-sure = Minha certeza: { $percent }%.
ui-seen-purpose = { $guessed ->
    [True] Provavelmente para { $purpose }.
   *[False] Para { $purpose }.
}
ui-seen-least = { $guessed ->
    [True] Provavelmente porque qualquer outra coisa valia menos.
   *[False] Qualquer outra coisa valia menos.
}
ui-seen-end = { $guessed ->
    [True] Provavelmente porque nada mais compensava neste turno.
   *[False] Nada mais compensava neste turno.
}
ui-seen-card = { $guessed ->
    [True] Provavelmente a carta que melhor encaixava.
   *[False] Era a carta que melhor encaixava.
}
ui-seen-free = { $guessed ->
    [True] Provavelmente sem grande motivo: por si só muda pouco.
   *[False] Por si só muda pouco, e nada era claramente melhor.
}
ui-seen-rather = { $guessed ->
    [True] Daqui “{ $action }” parece melhor: para { $purpose }.
   *[False] “{ $action }” era melhor: para { $purpose }.
}
ui-seen-rather-later = { $guessed ->
    [True] Daqui “{ $action }” parece melhor; rende mais depois.
   *[False] “{ $action }” era melhor; rende mais depois.
}
ui-seen-own = Com o que você sabia:
ui-seen-mover = Com o que { $player } sabia:
ui-seen-seat = Visto do seu lugar, supondo as cartas ocultas:
ui-seen-outside = Visto de fora, supondo as cartas ocultas:
ui-seen-gains = Até o fim do turno isso traz cerca de: { $gains }.
ui-seen-no-gains = Por si só muda pouco.
ui-seen-hidden = O motivo está em cartas que não se veem daqui.
ui-seen-forced = Não havia outra escolha.
ui-seen-perhaps = O que mais havia para escolher está em cartas que não se veem daqui.
ui-seen-only = Nada mais chegava perto.
ui-seen-as-good = “{ $action }” era quase tão bom.
ui-seen-worse = A melhor alternativa, “{ $action }”, valia { $points } pontos a menos; esta é melhor em: { $more }.
ui-seen-worse-later = A melhor alternativa, “{ $action }”, valia { $points } pontos a menos, porque rende menos depois.
ui-seen-better = “{ $action }” valia { $points } pontos a mais; é melhor em: { $more }.
ui-seen-better-later = “{ $action }” valia { $points } pontos a mais, porque rende mais depois.
ui-own-says = { $bot } mesmo diz:
ui-own-says-perhaps = { $bot } mesmo, consultado com um palpite sobre suas cartas ocultas, diz:
ui-weigh-rather = “{ $action }” é melhor: para { $purpose }.
ui-weigh-rather-later = “{ $action }” é melhor; rende mais depois.
ui-weigh-more = Até o fim do turno é melhor em: { $more }.
ui-deed-and = { $first } e { $second }
ui-deed-mission = { $count ->
    [0] completar { $count } missões
    [one] completar uma missão
   *[other] completar { $count } missões
}
ui-deed-points = { $count ->
    [0] marcar { $count } pontos
    [one] marcar um ponto
   *[other] marcar { $count } pontos
}
ui-deed-points-instead = marcar { $count } pontos em vez de { $instead }
ui-deed-keep = guardar { $goods }
ui-deed-keep-repel = guardar a bandeira contra traidores
ui-deed-keep-shield = { $count ->
    [0] guardar { $count } escudos
    [one] guardar um escudo
   *[other] guardar { $count } escudos
}
ui-deed-traitor = { $count ->
    [0] ter escudos contra { $count } traidores
    [one] ter um escudo contra um traidor
   *[other] ter escudos contra { $count } traidores
}
ui-deed-rid = { $count ->
    [0] livrar-se de { $count } traidores
    [one] livrar-se de um traidor
   *[other] livrar-se de { $count } traidores
}
ui-deed-repel = poder expulsar traidores
ui-deed-shield = { $count ->
    [0] ganhar { $count } escudos
    [one] ganhar um escudo
   *[other] ganhar { $count } escudos
}
ui-deed-excalibur = pegar a Excalibur
ui-deed-grail = pegar o Graal
ui-deed-manor = { $count ->
    [0] construir { $count } palacetes
    [one] construir um palacete
   *[other] construir { $count } palacetes
}
ui-deed-stronger = ficar mais forte nos arredores
ui-deed-vassal = { $count ->
    [0] enviar { $count } assistentes
    [one] enviar um assistente
   *[other] enviar { $count } assistentes
}
ui-deed-rival = { $count ->
    [0] mandar para casa { $count } assistentes alheios
    [one] mandar para casa um assistente alheio
   *[other] mandar para casa { $count } assistentes alheios
}
ui-deed-closer = { $count ->
    [0] chegar mais perto de { $count } missões
    [one] chegar mais perto de uma missão
   *[other] chegar mais perto de { $count } missões
}
ui-deed-card = { $count ->
    [0] ter mais { $count } cartas de missão
    [one] ter mais uma carta de missão
   *[other] ter mais { $count } cartas de missão
}
ui-deed-influence = ganhar influência em vários principados
ui-deed-influence-in = ganhar influência { $place-in }
ui-deed-take = pegar { $goods }
ui-deed-flag = { $count ->
    [0] { $count } bandeiras
    [one] uma bandeira
   *[other] { $count } bandeiras
}
ui-deed-material = { $count ->
    [0] { $count } materiais de construção
    [one] um material de construção
   *[other] { $count } materiais de construção
}
ui-deed-apple = { $count ->
    [0] { $count } maçãs
    [one] uma maçã
   *[other] { $count } maçãs
}
ui-deed-staff = { $count ->
    [0] { $count } cajados
    [one] um cajado
   *[other] { $count } cajados
}
ui-why-part-points = pontos na hora
ui-why-part-environs = arredores
ui-why-part-influence = influência
ui-why-part-vassals = assistentes
ui-why-part-shields = escudos contra traidores
ui-why-part-goods = bandeiras, materiais, maçãs e cajados
ui-why-part-missions = cartas de missão
ui-why-part-modules = módulos

## Aprendizado

cli-training = aprendendo
cli-trained = Aprendido em { $games } partidas; os pesos estão em { $file }.
cli-trained-share = { $kind }: no começo das rodadas, { $shares }% da vantagem final é prevista.
cli-by-the-clock = Pensam pelo relógio: { $bots }. Em outra máquina, ou em outro momento, escolhem de outro jeito; com visitas em vez de segundos (merlin@40v), as mesmas partidas dão o mesmo resultado em qualquer lugar.
cli-collecting = coletando
cli-collected = { $rows } decisões de { $games ->
        [0] { $games } partidas
        [one] uma partida
       *[other] { $games } partidas
    } estão em { $folder }; o README.md de lá diz o que são e como lê-las.
cli-dataset-proved = { $folder }: correto. { $games ->
        [0] { $games } partidas se repetem, e suas
        [one] Uma partida se repete, e suas
       *[other] { $games } partidas se repetem, e suas
    } { $rows } decisões são como estão escritas.
cli-part = { $games ->
        [0] { $games } partidas desta parte estão
        [one] Uma partida desta parte está
       *[other] { $games } partidas desta parte estão
    } em { $folder }; “merlin merge” junta as partes.
cli-merged = Reunidas em { $folder }: { $parts ->
        [0] { $parts } partes
        [one] uma parte
       *[other] { $parts } partes
    } com { $games ->
        [0] { $games } partidas
        [one] uma partida
       *[other] { $games } partidas
    }.

## O que um registro prova

ui-proof-origin-game = outra partida
ui-proof-origin-record = uma partida salva
ui-proof-origin-table = a mesa { $table }
ui-proof-start-fresh = Uma distribuição nova: a preparação segue dos dados.
ui-proof-start-unproved = Uma partida nova. A preparação cabe nas regras, mas nada mostra que o acaso a fez.
ui-proof-start-chosen = Uma primeira partida: a preparação e a primeira rolagem foram escolhidas entre várias sorteadas, para que o jogador inicial possa completar uma missão já no primeiro turno. Tudo depois disso fica por conta dos dados.
ui-proof-start-branch = Continua a partir de: { $detail }, depois de { $count } ações; não é uma distribuição nova. Cada resultado segue dos dados daquela partida, pelos quais responde a chave abaixo.
ui-proof-start-branch-unsigned = Continua a partir de: { $detail }, depois de { $count } ações; não é uma distribuição nova. Elas cabem nos dados revelados, mas ninguém assinou por eles: sementes podem ter sido experimentadas.
ui-proof-start-branch-unproved = Continua a partir de: { $detail }, depois de { $count } ações; não é uma distribuição nova. Elas cabem nas regras, mas alguém pode ter escolhido as cartas e as rolagens.
ui-proof-start-branch-here = Continua a partir de: { $detail }, depois de { $count } ações; não é uma distribuição nova. Até ali, cada resultado seguiu dos dados daquela partida.
ui-proof-dice-shares = { $count } resultados do acaso seguem da semente do servidor e do que os jogadores acrescentaram.
ui-proof-dice-host = { $count } resultados do acaso seguem da semente do servidor. Nenhum jogador acrescentou nada: quem experimenta muitas sementes antes do início pode escolher uma.
ui-proof-dice-none = { $count } resultados do acaso são possíveis. Não há semente, então nada mostra que foram sorteados.
ui-proof-share-told = A parte de { $name } está nos dados, e é a que foi prometida.
ui-proof-share-withheld = { $name } prometeu uma parte para os dados; a partida salva diz que ela nunca foi revelada.
ui-proof-share-none = { $name } não acrescentou nada aos dados.
ui-proof-commitment-told = A impressão digital da semente { $detail }: que ela foi mostrada antes da primeira rolagem, sabe quem estava presente.
ui-proof-moves-legal = { $count } jogadas são legais. Nada nas próprias jogadas mostra quem as fez.
ui-proof-undone-cut = { $count } ações foram desfeitas. Elas não contam e não foram repetidas.
ui-proof-result-follows = O resultado { $detail } segue das jogadas.
ui-proof-names-told = Os nomes dos jogadores.
ui-proof-chain-signed = Nenhuma linha foi alterada desde que a partida salva foi assinada.
ui-proof-chain-unsigned = A corrente sobre as linhas confere. Sem assinatura, qualquer um pode tê-la refeito.
ui-proof-chain-none = Não há corrente sobre as linhas.
ui-proof-signature-good = Assinado com a chave { $detail }. Se é a do seu servidor, compare você mesmo.
ui-proof-signature-unchecked = Assinado com a chave { $detail }, que não se pode conferir aqui: a biblioteca “cryptography” não está instalada.
ui-proof-signature-none = A partida salva não está assinada: qualquer um pode ter escrito as jogadas e os nomes.

## Linha de comando: ataques a um servidor próprio

cli-attack-held = resistiu
cli-attack-broke = cedeu
cli-attack-untried = não tentado
cli-attack-needs-own = só contra um servidor próprio: chame sem o endereço
cli-attack-yes = sim
cli-attack-no = não
cli-attack-summary = O servidor resistiu { $held } vezes, cedeu { $broke } vezes; { $untried } não foram tentados.
cli-attack-dead-workers = os processos em que os bots pensam são encerrados
cli-attack-stopped-workers = os processos em que os bots pensam ficam parados
cli-attack-rigged-branch = uma mesa que continua uma partida com resultados escolhidos
cli-attack-typed-branched = uma partida salva em que a origem foi escrita à mão
cli-attack-replay-flood = muitas partidas salvas, as mais pesadas possíveis
cli-attack-silent-reader = alguém que pede tudo e não lê nada
cli-attack-socket-flood = centenas de mesas abertas em um navegador
cli-attack-half-requests = pedidos que começam e nunca terminam
cli-attack-too-large = mensagens de muitos megabytes
cli-attack-foreign-pages = pedidos feitos por uma página alheia
cli-attack-table-flood = centenas de mesas novas de um endereço
cli-attack-people-flood = cada vez mais pessoas novas de um endereço
cli-attack-gone-for-a-moment = um bot no lugar de quem saiu por um instante
cli-attack-seat-grab = um estranho que ocupa todos os lugares livres
cli-attack-chat-flood = um estranho que enche o chat
cli-attack-undo-flood = uma jogada feita e desfeita sem fim
cli-attack-bad-bytes = origens, cookies e mensagens que não são texto
cli-attack-crowd-of-merlins = 150 mesas de Merlins que pensam muito
cli-attack-forged-host = pedidos a um servidor de outro nome
cli-attack-recovery-reuse = um link pessoal usado duas vezes
cli-attack-figure-tried = tentativas
cli-attack-figure-open = abertas
cli-attack-figure-refused = recusadas
cli-attack-figure-another-came-in = outros ainda entram
cli-attack-figure-opened = abertas
cli-attack-figure-dropped = cortadas pelo servidor
cli-attack-figure-others-served = outros são atendidos
cli-attack-figure-messages = mensagens
cli-attack-figure-closed = fechada pelo servidor
cli-attack-figure-memory-mb = memória a mais (MB)
cli-attack-figure-megabytes = megabytes
cli-attack-figure-answers = respostas
cli-attack-figure-close-code = fechada com código
cli-attack-figure-replays = reproduções
cli-attack-figure-slowest-alone = jogada mais lenta antes (s)
cli-attack-figure-slowest-meanwhile = jogada mais lenta durante (s)
cli-attack-figure-taken-back = desfeitas
cli-attack-figure-then = depois recusada como
cli-attack-figure-goes-on = a partida continua
cli-attack-figure-said = ditas
cli-attack-figure-made = criadas
cli-attack-figure-came = entraram
cli-attack-figure-tables = mesas
cli-attack-figure-longest-wait = maior espera (s)
cli-attack-figure-processes = processos
cli-attack-figure-strikes = golpes
cli-attack-figure-answered = respondidos depois
cli-attack-figure-among-people = entre pessoas
cli-attack-figure-alone = a sós
cli-attack-figure-passes-for-proved = passa por provado
cli-attack-figure-people-made = pessoas criadas
cli-attack-figure-first-use = primeiro uso
cli-attack-figure-second-use = segundo uso
cli-attack-figure-requests = pedidos
cli-attack-figure-failures = falhas do servidor
cli-attack-figure-tracebacks = tracebacks
cli-attack-figure-seats-taken = lugares ocupados
cli-attack-figure-answer = resposta

## Por que não?

why-not-offered = Isto pode ser escolhido agora.
why-not-missing = Não é possível agora. Falta: { $missing }.
why-not-missing-all = Não é possível agora. Falta tudo isto: { $missing }.
why-not-later = Ainda não. Como chegar lá: { $steps }.
why-not-with = Com { $missing } daria assim: { $steps }.
why-not-lead = { $action } → “{ $space }”.
why-not-quoted = “{ $text }”
why-not-far = { $figure } está a { $spaces ->
    [0] { $spaces } espaços
    [one] 1 espaço
   *[other] { $spaces } espaços
} de distância, { $way }.
why-not-rule = Agora não. Faz parte de “{ $title }”.
why-not-setup = A partida ainda não começou. A pergunta é: { $question }
why-not-not-chosen = Aqui nunca há nada para escolher.
why-not-missing-then = Para isso falta: { $missing }.
why-not-at-turn = Agora não. No seu próximo turno: { $steps }.
why-not-at-round = Agora não. Próxima rodada: seus dados acabaram.
why-not-at-merlin = Agora não. Depois de uma ação do Merlin: { $steps }.
why-not-at-space = Agora não. É para { $spaces }.
why-not-at-tower = Agora não. É o bônus de uma torre: { $steps }.
why-not-at-reward = Agora não. É a recompensa de uma missão: { $steps }.
why-not-at-card = Agora não. Só ao completar uma missão você pega outra carta.
why-not-at-scoring = Agora não. É para a pontuação: { $steps }.
