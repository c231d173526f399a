# O que os comandos dizem de si. `help-any-` é uma opção que vários comandos têm.

help-about = Merlin, o jogo de tabuleiro: jogar, deixar bots jogarem, rever partidas salvas, ler as regras.
help-each = Cada comando se explica, com exemplos: { $program } play --help
help-usage = Uso
help-command = COMANDO
help-commands = Comandos
help-options = Opções
help-example = Exemplo
help-default = [padrão: { $value }]
help-required = [obrigatório]
help-flag-help = Mostra esta ajuda.
help-flag-version = Mostra a versão.

help-any-modules = Módulos para o jogo básico, separados por vírgulas; ou “all” para todos; ou “random” para um conjunto permitido ao acaso.
help-any-variants = Variantes dos módulos, separadas por vírgulas.
help-any-lang = Idioma: en, de ou pt (padrão: o do seu sistema).
help-any-data = A pasta onde ficam as mesas (padrão: a sua pasta de dados).
help-any-edition = Um arquivo de componentes impressos para usar no lugar da edição embutida.
help-any-json = Mostra o resultado em JSON.
help-any-players = Número de jogadores: 2, 3 ou 4.
help-any-seed = A mesma semente dá as mesmas partidas.
help-any-jobs = Quantos núcleos do processador usar (padrão: todos).
help-any-on = Joga em um cluster: tcp://host:8786 (Dask), ray://host:10001 (Ray) ou local:4 para quatro processos aqui.
help-any-out = Uma pasta onde cada resultado é salvo assim que existe.
help-any-resume = Continua o que está na pasta de --out.
help-any-pieces = Joga só estes pedaços, como 0-49, ou 2/16 para a segunda de dezesseis partes; “merge” junta as partes.
help-any-records = Uma pasta onde cada partida é salva, para replay e verify.
help-any-game = Joga de novo só esta partida, contada a partir de 0, e a mostra como arquivo.

help-play = Jogar no navegador, que abre sozinho, ou no terminal.
    .more = As mesas no navegador ficam guardadas. No terminal você vê a mesa, a pergunta e escolhas numeradas; digite um número. “ajuda” explica o resto.
help-play-players = Número de jogadores: 2, 3 ou 4 (padrão: 4).
help-play-bots = Quem joga nos outros lugares: um nome para todos, ou um por lugar, separados por vírgulas.
help-play-bot = Um bot seu para o lugar depois do seu: mybot.py:MyBot, uma classe em um arquivo.
help-play-browser = Abre o navegador, ou só mostra o endereço do jogo.
help-play-port = A porta da página (padrão: qualquer uma livre).
help-play-terminal = Joga no terminal em vez do navegador.
help-play-seat = Terminal: a sua cor – red, yellow, blue ou green. Várias (red,blue) dividem o terminal.
help-play-seed = Terminal: qualquer palavra ou número; a mesma semente dá os mesmos dados.
help-play-save = Terminal: salva a partida neste arquivo depois de cada jogada.
help-play-load = Continua uma partida salva no terminal, no mesmo arquivo.
help-play-auto = Terminal: joga automaticamente quando só há uma opção.

help-serve = Servir mesas para uma casa ou um clube.
    .more = Outros entram por link ou código QR. Ctrl-C encerra o servidor; todas as mesas ficam e continuam na próxima vez.
help-serve-host = A interface de rede; 0.0.0.0 são todas.
help-serve-port = A porta do servidor.
help-serve-public-url = O endereço que os outros usam, como https://merlin.example, atrás de um proxy reverso.
help-serve-host-name = Um nome pelo qual os outros alcançam este servidor, como den.example; pode se repetir.
help-serve-limits = Um arquivo com outros limites, uma linha como “tables = 500” para cada um.
help-serve-log = Como o log é escrito: para pessoas (text) ou um objeto JSON por linha (json).
help-serve-metrics-allow = Uma rede que pode ler /metrics além desta máquina, como 10.0.0.0/8; pode se repetir.
help-serve-keep-finished = Apaga partidas terminadas que ninguém abre há tantos dias (padrão: 0, nunca).
help-serve-keep-unfinished = O mesmo para partidas não terminadas (padrão: 90).
help-serve-store = Guarda as mesas no PostgreSQL em vez de em uma pasta, como postgresql://merlin@db.example/merlin; vários servidores podem dividi-las. A senha vem de PGPASSWORD ou de ~/.pgpass.
help-serve-processes = Quantos processos atendem nesta porta, para usar vários núcleos; precisa de --store.
help-serve-peer-host = Com --store: a interface pela qual outros processos alcançam este (padrão: 127.0.0.1); nunca uma que os jogadores alcancem.
help-serve-peer-port = A porta ali (padrão: qualquer uma livre); outros processos usam as seguintes.
help-serve-new-secret = Cria um novo segredo para os cookies, se o antigo se perdeu. Desconecta todo mundo.

help-backup = Copiar todas as mesas para um arquivo, mesmo com o servidor rodando.
    .more = Para restaurar, ponha o arquivo em uma pasta vazia como merlin.db e use serve com --data PASTA.
help-backup-file = O arquivo a escrever; ele ainda não pode existir.
help-backup-store = Mesas no PostgreSQL: mostra qual ferramenta dele as copia.

help-copy = Levar todas as mesas de uma pasta para o PostgreSQL, ou de volta. Pare o servidor antes.
    .more = Tudo é copiado e comparado linha por linha. Se algo falhar, o destino fica vazio. Depois a origem diz para onde foram suas mesas, para que ninguém continue jogando no que sobrou.
help-copy-source = A pasta onde estão as mesas, ou o endereço de um banco de dados.
help-copy-target = Para onde vão: o outro dos dois, ainda vazio.

help-doctor = Examinar os dados de um servidor: cada linha, cada ação, cada partida.
    .more = Nada é alterado, e um servidor pode estar rodando. Com --repair, cada mesa danificada volta ao último estado bom. Código de saída: 0 se tudo está bem (ou agora está), 1 se não, 2 se a pasta não pode ser examinada.
help-doctor-store = Examina mesas no PostgreSQL, como postgresql://merlin@db.example/merlin.
help-doctor-repair = Faz uma cópia de tudo e restaura o que está danificado. Pare o servidor antes.

help-attack = Atacar um servidor seu e ver se ele resiste.
    .more = O código de saída é 1 se não resistir. Sem endereço, cada ataque recebe um servidor novo em uma pasta temporária. Um servidor indicado fica com algumas mesas e pessoas a mais, e seus jogadores talvez tenham de esperar.
help-attack-url = Um servidor em execução, como http://127.0.0.1:8765 (padrão: um novo).
help-attack-only = Só estes ataques, separados por vírgulas; --list mostra os nomes.
help-attack-listed = Lista os ataques e não executa nenhum.
help-attack-this-server-is-mine = Ataca um servidor que não está nesta máquina. Nunca o de outra pessoa!

help-rules = Explicar uma regra ou procurar nas regras; sem palavra, listar todas.
help-rules-word = O código de uma regra, como BASE-45, ou uma palavra a procurar.
help-rules-json = Mostra as regras em JSON.

help-rulebook = Escrever o livro de regras ilustrado, ou o cartão de referência, em PDF de páginas A4.
    .more = Precisa do Chromium ou do Chrome.
help-rulebook-out = O arquivo a escrever (padrão: merlin-IDIOMA.pdf).
help-rulebook-card = Imprime o cartão de referência de duas páginas.

help-puzzles = Procurar problemas em partidas de bots: turnos em que um plano é claramente o melhor.
help-puzzles-mine = Deixar bots jogarem e guardar os turnos em que um plano é comprovadamente o melhor.
    .more = Você pode parar a qualquer momento: o mesmo comando continua dali.
help-puzzles-mine-games = Quantas partidas, contando as que já estão no arquivo.
help-puzzles-mine-players = Número de jogadores; vários se alternam: 2 3 4.
help-puzzles-mine-modules = Módulos a acrescentar ao jogo básico, separados por vírgulas; ou “all” para todos; ou “each” para um depois do outro.
help-puzzles-mine-seed = A mesma semente dá os mesmos problemas.
help-puzzles-mine-out = O arquivo dos problemas; se já existir, a busca continua.
help-puzzles-list = Listar os problemas.
help-puzzles-list-file = Um arquivo de problemas (padrão: os que vêm com o jogo).
help-puzzles-check = Provar os problemas mais uma vez, com outras sementes.
    .more = Termina com status 1 se menos de 97% continuarem únicos.
help-puzzles-check-visits = Quantas vezes cada plano é jogado até o fim.
help-puzzles-check-first = Só esta quantidade de problemas.
help-puzzles-check-file = Um arquivo de problemas (padrão: os que vêm com o jogo).

help-replay = Contar uma partida salva em palavras e mostrar a mesa no fim dela.
help-replay-file = Uma partida salva, ou uma pasta de partidas salvas (veja simulate --records).
help-replay-game = Qual partida da pasta.
help-replay-at = Para depois de tantas ações (padrão: a partida inteira).

help-review = Analisar uma partida salva: quanto valeu a sorte, quanto valeram as escolhas e os turnos que decidiram.
help-review-file = Uma partida salva e terminada, ou uma pasta de partidas salvas.
help-review-game = Qual partida da pasta.
help-review-full = Olhar mais de perto: cerca de dez vezes o trabalho de uma análise rápida.
help-review-seed = A mesma semente dá a mesma análise.
help-review-html = Escrever a análise como página neste arquivo.

help-verify = Jogar de novo uma partida salva e conferir cada jogada, dado e ponto.
help-verify-file = Uma partida salva, ou uma pasta de partidas salvas.

help-simulate = Deixar bots jogarem muitas partidas e resumir os resultados.
help-simulate-games = Quantas partidas.
help-simulate-bots = Um bot para todos os lugares, ou um por lugar, separados por vírgulas.

help-arena = Deixar bots jogarem entre si em todos os lugares dos mesmos sorteios e avaliá-los.
help-arena-bots = Os bots, separados por vírgulas: nomes, nome@segundos, ou meubot.py:MeuBot para uma classe sua.
help-arena-games = Pelo menos tantas partidas; o último sorteio sempre é jogado até o fim.
help-arena-seed = A mesma semente dá os mesmos sorteios.
help-arena-limit = Segundos por decisão, para bots que obedecem a um limite; os outros são medidos por ele.
help-arena-luck = Medir a sorte nos dados de cada partida e avaliar também sem ela.
help-arena-each-game = Guarda uma linha por partida, ou só os totais (padrão: cada partida até 20.000).

help-track = Medir um bot contra o Cavaleiro, cuja força é 1500, nas partidas fixas de uma trilha.
help-track-name = 2-base, 4-base ou 4-all: número de jogadores, e jogo básico ou todos os módulos.
help-track-bot = O bot: um nome, nome@40v ou mybot.py:MyBot para uma classe sua.
help-track-games = Menos partidas, para uma primeira impressão; uma linha da lista precisa de todas.

help-train = Deixar bots jogarem entre si e aprender quanto valem as posições.
    .more = Um bot joga com os pesos quando o arquivo deles vem depois do nome: merlin@training/weights.json.
help-train-games = Quantas partidas, contando as de uma parte anterior.
help-train-out = A pasta para os pesos e para o que é preciso para continuar.

help-dataset = Guardar partidas entre bots como dados de aprendizado: arquivos Parquet com uma linha por decisão, e as partidas salvas.
help-dataset-check = “check” joga de novo as partidas de uma pasta e compara cada linha.
help-dataset-folder = A pasta a verificar.
help-dataset-games = Quantas partidas.
help-dataset-bots = Os bots, separados por vírgulas: nomes, nome@40v ou mybot.py:MyBot para uma classe sua.
help-dataset-limit = Segundos por decisão, para bots que obedecem a um limite.
help-dataset-out = A pasta em que se escreve.

help-merge = Juntar o que simulate, arena ou train jogaram em partes com --pieces.
    .more = O resultado é o mesmo que se uma máquina tivesse jogado tudo. Partes com outras configurações, pedaços que faltam e pedaços com resultados diferentes são recusados.
help-merge-parts = As pastas das partes, como dadas a --out.
help-merge-out = A pasta para o todo.

help-check = Conferir se o motor cumpre o que promete nesta máquina.
    .more = O código de saída é 1 se não cumprir. Partidas ao acaso são jogadas e observadas: nada se perde, tudo pode ser salvo e lido de novo, ninguém descobre o que está oculto, e cada ponto tem seu motivo.
help-check-games = Quantas partidas para cada número de jogadores.
help-check-players = 2, 3 ou 4 (padrão: todos).
help-check-cover = Em vez disso, conjuntos de módulos: uns poucos que cobrem todos os pares (“pairs”) ou trios (“triples”), ou todos os permitidos (“all”).
help-check-everything = Todos os conjuntos permitidos de módulos, como --cover all.
help-check-seed = A primeira das sementes.

help-edition = Conferir um arquivo de componentes impressos e mostrar como cada um é conhecido.
    .more = Quem tem a caixa pode corrigir uma cópia do arquivo embutido e jogar com ela: merlin play --edition ARQUIVO.
help-edition-file = Um arquivo de componentes (padrão: a edição embutida).

help-completion = Mostrar um script que faz o seu shell completar comandos e opções com a tecla Tab.
help-completion-shell = O shell que você usa.

help-help = Explicar um comando ou listar todos.
help-help-command = O comando a explicar (padrão: todos).
