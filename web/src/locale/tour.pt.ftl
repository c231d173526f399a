# A primeira rodada guiada.

tour-title = Primeira rodada guiada
tour-step = Passo { $step } de { $steps }
tour-next = Próximo
tour-back = Voltar
tour-skip = Pular
tour-close = Fechar
tour-done = Jogar!

tour-welcome = Bem-vindo à Távola Redonda
tour-welcome-text = Artur procura um herdeiro, e você quer ser escolhido. Vamos dar uma volta pela mesa. Você pode jogar a qualquer momento; o guia vai junto.
tour-prompt = O que se pede de você
tour-prompt-text = Esta barra sempre diz o que decidir agora, e por quê. Cada escolha está aqui como um botão com uma tecla; a pequena marca ao lado abre a regra.
tour-dice = Seus dados
tour-dice-text = Em cada rodada você rola três dados para o seu cavaleiro e um para Merlin. Use um dado por turno. Aponte para um dado para ver aonde ele leva; clique para mover.
tour-rondel = O medalhão
tour-rondel-text = Seu cavaleiro anda no sentido horário tantos espaços quantos o dado mostra; depois você pode realizar a ação do espaço. Merlin é de todos, e o dado dele pode ir nos dois sentidos.
tour-principalities = Os principados
tour-principalities-text = Aqui você envia seus assistentes, pega escudos, bandeiras e materiais e coloca marcadores de influência. Quem tem mais influência em um principado ganha os pontos dele na pontuação.
tour-castle = Seu castelo
tour-castle-text = Seus itens, assistentes, maçãs e cajados, e os traidores que você precisa expulsar. Antes de cada pontuação, você precisa de um escudo na cor de cada traidor.
tour-environs = Os arredores
tour-environs-text = Com um material de cor adequada você constrói um palacete. Peças vizinhas do mesmo terreno formam um território: na pontuação, quem tem mais palacetes nele ganha um ponto por peça. Uma torre traz um pouco mais.
tour-cards = Missões
tour-cards-text = Uma vez por turno você pode cumprir uma carta cujos requisitos você tem. Basta ter o que ela pede; nada é gasto. Os outros não veem suas cartas.
tour-players = Os outros jogadores
tour-players-text = Pontos, peças e dados de todos. As pontuações vêm depois das rodadas 2, 4 e 6: a folha de pontos diz o que uma pontuação agora traria.
tour-log = O que aconteceu
tour-log-text = Cada jogada em palavras, com a sua regra. Depois da rodada 6, quem tiver mais pontos vence. Agora é a sua vez: boa sorte!
