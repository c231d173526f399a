# Palavras do tabuleiro que o próprio jogo não tem

board-rondel = Medalhão de ações
board-environs = Arredores
board-display = Cartas de missão à mostra
board-own-castle = Castelo
board-others = Os outros castelos
board-dice = Dados não usados
board-dice-left = Dados não usados: { $dice }; dado do Merlin: { $merlin }
board-no-dice = Todos os dados usados
board-goods = Itens
board-no-goods = Nenhum item
board-at-home = Assistentes em casa
board-none = nada
board-round = Rodada { $round } de { $rounds }
board-counted = { $count } { $what }
board-of-colour = { $what }, { $colour }
board-knight = Cavaleiro de { $name }, em { $space }
board-knight-of = o cavaleiro de { $name }
board-figure = { $name }, em { $space }
board-space-with = { $space }. Aqui: { $who }
board-principality = { $title }. Estoque: { $stock }
board-markers = Marcadores de influência, { $place }: { $markers }
board-slot = Lugar para: { $vassal }, { $place }
board-vassal-here = { $vassal } de { $name }, { $place }
board-vassal-home = { $vassal } em casa
board-cell =
    { $owner ->
        [no] { $cell }: { $tile }. Constrói-se com: { $colours }
       *[other] { $cell }: { $tile }. Palacete de { $owner }
    }
board-card = Carta de missão, { $text } ({ $vassal })
board-card-hidden = Carta de missão oculta
board-card-ready = Pronta · +{ $points }
board-card-part = { $met } de { $all }
board-pile = Baralho: { $pile } cartas. Pilha de descarte: { $discards }
board-hand =
    { $count ->
        [0] Nenhuma carta de missão na mão
        [one] 1 carta de missão na mão
       *[other] { $count } cartas de missão na mão
    }
board-known-cards = Conhecidas por todos: { $cards }
board-seat = { $name } ({ $colour })
board-castle =
    { $turn ->
        [yes] { $name }: { $points } pontos, com a vez
       *[no] { $name }: { $points } pontos
    }
board-vassals = Assistentes
board-stake = { $count } em jogo
board-no-stake = sem influência
board-tied = empate
board-your-turn = Sua vez
board-turn-of = { $name }
board-traitors =
    { $open ->
        [0] Traidores
       *[other] Traidores · { $open } sem escudo
    }
board-scoring-soon =
    { $open ->
        [0] Pontuação após esta rodada
        [one] Pontuação após esta rodada · 1 traidor sem escudo
       *[other] Pontuação após esta rodada · { $open } traidores sem escudo
    }
