# Words of the board that the game itself has not

board-rondel = Action rondel
board-environs = Environs
board-display = Mission cards on display
board-own-castle = Castle
board-others = The other castles
board-dice = Unused dice
board-dice-left = Unused dice: { $dice }; Merlin die: { $merlin }
board-no-dice = All dice used
board-goods = Goods
board-no-goods = No goods
board-at-home = Vassals at home
board-none = none
board-round = Round { $round } of { $rounds }
board-counted = { $count } { $what }
board-of-colour = { $what }, { $colour }
board-knight = Knight of { $name }, on { $space }
board-knight-of = the knight of { $name }
board-figure = { $name }, on { $space }
board-space-with = { $space }. Here: { $who }
board-principality = { $title }. Stock: { $stock }
board-markers = Influence markers, { $place }: { $markers }
board-slot = Place for: { $vassal }, { $place }
board-vassal-here = { $vassal } of { $name }, { $place }
board-vassal-home = { $vassal } at home
board-cell =
    { $owner ->
        [no] { $cell }: { $tile }. Builds with: { $colours }
       *[other] { $cell }: { $tile }. Manor of { $owner }
    }
board-card = Mission card, { $text } ({ $vassal })
board-card-hidden = Hidden mission card
board-card-ready = Ready · +{ $points }
board-card-part = { $met } of { $all }
board-pile = Draw pile: { $pile } cards. Discard pile: { $discards }
board-hand =
    { $count ->
        [one] 1 mission card in hand
       *[other] { $count } mission cards in hand
    }
board-known-cards = Known to all: { $cards }
board-seat = { $name } ({ $colour })
board-castle =
    { $turn ->
        [yes] { $name }: { $points } points, to move
       *[no] { $name }: { $points } points
    }
board-vassals = Vassals
board-stake = { $count } at stake
board-no-stake = no influence
board-tied = tied
board-your-turn = Your turn
board-turn-of = { $name }
board-traitors =
    { $open ->
        [0] Traitors
       *[other] Traitors · { $open } open
    }
board-scoring-soon =
    { $open ->
        [0] Scoring after this round
        [one] Scoring after this round · 1 open traitor
       *[other] Scoring after this round · { $open } open traitors
    }
