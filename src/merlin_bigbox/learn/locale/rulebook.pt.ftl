# O livro de regras ilustrado: títulos, introduções e legendas. As regras estão nos catálogos de regras.

rulebook-idea = Conceito e objetivo do jogo
    .lead = Artur procura um herdeiro. Em seis rodadas, seus dados levam seu cavaleiro e Merlin ao redor do medalhão; depois das rodadas 2, 4 e 6 conta o que você possui. Vence quem tem mais pontos.
rulebook-idea-table = A mesa inteira na rodada 3: o medalhão com os seis principados, embaixo o castelo do jogador vermelho, à direita os arredores.

rulebook-contents = Conteúdo
    .lead = Tudo na mesa tem um nome e um desenho, aqui e no jogo.
rulebook-contents-pieces = As peças e seus nomes.

rulebook-setup = Preparação do jogo
    .lead = O programa prepara a mesa. É assim que tudo está quando a primeira rodada começa.
rulebook-setup-wheel = Antes do primeiro turno: 1 Merlin no preto. 2 Cada cavaleiro onde diz sua peça inicial. 3 Estoques completos de escudos, bandeiras e materiais. 4 Um lugar livre para cada assistente. 5 O Graal. 6 Excalibur.
rulebook-setup-castle = Um castelo no início: 1 Quatro dados. 2 Três itens. 3 Três traidores. 4 Quatro assistentes. 5 Quatro cartas de missão. 6 Uma maçã. 7 Três cajados.
rulebook-setup-map = Arredores para três jogadores: três fileiras de seis peças entre as duas bordas.

rulebook-playing = Como jogar
    .lead = Um dado é um turno: escolha um dado, mova o peão dele e use o espaço aonde ele chega.
    .short = Um dado, um turno: escolha, mova, use o espaço. Seu cavaleiro anda em sentido horário; Merlin, nos dois sentidos.
rulebook-playing-move = Um 2 leva o cavaleiro vermelho do preto ao espaço dos escudos. Três escudos rendem 3 pontos.
rulebook-playing-merlin = Merlin anda nos dois sentidos: com um 1, vai do azul ao espaço anterior ou ao seguinte.

rulebook-help = Maçãs e cajados do Merlin
    .lead = Duas pequenas ajudas contra o azar nos dados. O que você guarda vale pontos no fim.
    .short = Uma maçã dá qualquer número a um dado. Um cajado repete a ação do Merlin. Guardados, valem 1 e 2 pontos.
rulebook-help-castle = Uma maçã e três cajados: é com isso que todos começam.

rulebook-principalities = Espaços de principados
    .lead = Um em cada quatro espaços é de um principado. Ali você coloca um assistente, que cumpre seu dever na hora.
    .short = Coloque um assistente e cumpra o dever. Igual substitui igual: quem estava ali volta ao castelo.
rulebook-principalities-slot = O escudeiro vermelho mandaria o amarelo, no azul, de volta ao castelo. No roxo, a dama de companhia vermelha colocou um marcador.

rulebook-spaces = Os outros espaços
    .lead = Os espaços entre os principados, um desenho para cada tipo.
rulebook-spaces-list = Cada tipo de espaço e o que ele faz.
rulebook-spaces-relocate = Do laranja, o construtor vermelho pode ir ao vizinho roxo.

rulebook-building = Construir um palacete
    .lead = Em três espaços você constrói no vale além dos castelos. Os palacetes ficam, e quem tem mais deles num território recebe o tamanho dele, três vezes por jogo.
    .short = Uma peça, um palacete. Pague uma cor onde uma linha termina. A torre é opcional.
rulebook-building-lines = A torre no lago B5: suas linhas terminam em cinza, azul e laranja. Na tela, essas cores ficam ao pé da peça.
rulebook-building-manor = O palacete vermelho está em B5. A torre trouxe um escudo preto: o traidor preto não vai custar nada.

rulebook-missions = Cartas de missão
    .lead = A missão só pede o que você possui, e nada é gasto. Uma carta por turno, e uma nova no fim dele.
    .short = Mostre o que você possui e fique com tudo. Uma carta por turno; no fim, uma nova.
rulebook-missions-hand = Os três requisitos da carta marcada estão cumpridos: 3 pontos.
rulebook-missions-display = As cartas à mostra indicam o que você já tem. Duas marcas fazem da destacada uma boa escolha.
rulebook-missions-needs = Os sete tipos de requisito.

rulebook-flags = Ações especiais das bandeiras
    .lead = Cada cor de bandeira tem um poder. Azul e roxo são usados antes de mover, laranja e marrom depois.
    .short = Azul e roxo antes de mover, laranja e marrom depois. Cinza depois de uma missão, preto no seu turno ou numa pontuação.
rulebook-flags-list = As seis bandeiras e seus poderes.
rulebook-flags-mirror = Espelhar: do espaço de influência dos escudos direto para os pontos dos materiais.

rulebook-rounds = Fim de uma rodada
    .lead = Quando todos os dados foram usados, a rodada termina. Uma em cada duas termina com pontuação.
rulebook-rounds-track = As rodadas ficam no meio do medalhão; as estrelas são pontuações. Esta é a rodada 2.

rulebook-scoring = Pontuação
    .lead = Quatro passos, sempre nesta ordem: traidores, arredores, influência, assistentes. Empates dividem, arredondando para baixo.
    .short = Traidores, arredores, influência, assistentes. Empates dividem, arredondados para baixo; o Graal vence um.
rulebook-scoring-traitors = Azul e cinza têm escudo, marrom não: 3 pontos perdidos.
rulebook-scoring-territories = Vermelho e amarelo empatam numa floresta de cinco peças: 2 pontos para cada um. Azul recebe 2 em B6, vermelho 1 em A5.
rulebook-scoring-influence = No preto há empate de três: 1 ponto para cada um. No cinza há seis marcadores e vermelho tem mais: 6 pontos.
rulebook-scoring-vassals = Assistentes no tabuleiro: amarelo quatro, vermelho três, azul um. Eles rendem 4, 3 e 1.

rulebook-end = Fim do jogo
    .lead = Depois da última pontuação, algumas sobras contam. Então vence quem tem mais pontos.
    .short = Maçã 1 ponto, cajado 2, cada três itens 1. Vence quem tem mais pontos.
rulebook-end-left = Duas maçãs, um cajado e cinco itens: 2 + 2 + 1 pontos.

rulebook-fine-print = Letras miúdas
    .lead = O que você só precisa saber quando surge um caso raro.
rulebook-fine-print-directions = As seis direções a partir de B3.

## O cartão de referência

reference-traitors = −3 para cada um sem o escudo correspondente.
reference-excalibur = +3 para quem a tem, se não sobrou traidor.
reference-environs = Mais palacetes num território: 1 por peça.
reference-influence = Mais marcadores num principado: 1 por marcador. Depois fica um de cada.
reference-grail = Empates dividem, para baixo. O Graal vence um empate de influência.
reference-vassals = 1 para cada um no tabuleiro.
reference-apples = 1 para cada uma.
reference-staffs = 2 para cada um.
reference-goods = 1 para cada três.

cli-rulebook-written = Salvo em { $file }.
