# The market in words.

module-market = The Market
    .about = Once in your turn you may buy one of its wares for 1 gold: a shield or material tile, a plus token, a day laborer or an apple/mistletoe tile.

action-buy = Buy at the market for 1 gold: { $colour-a } { $good-key ->
        [shield] shield tile
       *[material] material tile
    }
action-buy-plus = Buy at the market for 1 gold: a plus token
action-buy-apple-tile = Buy at the market for 1 gold: an apple/mistletoe tile
action-buy-laborer = Buy at the market for 1 gold: a day laborer with { $face ->
        [one] { $face } pip
       *[other] { $face } pips
    }
action-give-tile = Return the tile to the market
action-give-piece = Return the piece to its principality
action-apple-tile = Use an apple/mistletoe tile: set the die to { $face }
action-mistletoe-tile = Use an apple/mistletoe tile: ignore “{ $need-text }”
action-plus = Put a plus token under the marker
action-without-plus = Take back a marker without a plus token
action-with-plus = Take back a marker with a plus token
action-laborer = Day laborer { $face }: move your knight

prompt-tile-or-piece = Which do you give back: the { $good } or the market’s tile?
prompt-plus-token = Put a plus token under the marker in { $colour-name }?
prompt-which-marker-left = Take back the marker with a plus token ({ $colour-name })?

event-bought-tile = { $player } buys { $colour-a } { $good-key ->
        [shield] shield tile
       *[material] material tile
    } at the market.
event-bought-plus = { $player } buys a plus token at the market.
event-bought-apple-tile = { $player } buys an apple/mistletoe tile at the market.
event-bought-laborer = { $player } buys the day laborer with { $face ->
        [one] { $face } pip
       *[other] { $face } pips
    } at the market.
event-market-tile-back = What { $player } returned was { $colour-a } { $good-key ->
        [shield] shield tile
       *[material] material tile
    }: it goes back to the market.
    .you = You returned { $colour-a } { $good-key ->
        [shield] shield tile
       *[material] material tile
    }: it goes back to the market.
event-plus-placed = { $player } puts a plus token under the marker in { $colour-the }.
    .you = You put a plus token under the marker in { $colour-the }.
event-plus-back = { $number ->
        [one] { $number } plus token of { $player } goes
       *[other] { $number } plus tokens of { $player } go
    } back to the market from { $colour-the }.
event-laborer-used = { $player } uses the day laborer with { $face ->
        [one] { $face } pip
       *[other] { $face } pips
    }.
event-laborer-back = The unused day laborer of { $player } with { $face ->
        [one] { $face } pip
       *[other] { $face } pips
    } goes back to the market.
event-used-laborers-back = { $number ->
        [one] The used day laborer goes
       *[other] The { $number } used day laborers go
    } back to the market.
event-apple-tile-set = { $player } uses an apple/mistletoe tile: the die now shows { $face }.
event-apple-tile-ignored = { $player } uses an apple/mistletoe tile to ignore the requirement “{ $requirement }”.

reason-apple-tiles = Apple/mistletoe tiles left

## What can be pointed at on the table

piece-market = Market
    .about = Once per turn buy one thing here for 1 gold, unless you complete a mission this turn.
piece-shield-tile = Shield tile
    .about = Counts as a shield in every way. When spent, it goes back to the market.
piece-material-tile = Material tile
    .about = Counts as a construction material in every way. When spent, it goes back to the market.
piece-plus = Plus token
    .about = Put under a marker you place: it counts as two at the next scoring.
piece-apple-tile = Apple/mistletoe tile
    .about = Use it as an apple or as mistletoe.
piece-laborer = Day laborer
    .about = One more turn this round: your knight walks as far as his number.

## In the terminal

cli-market-open = open to you: 1 gold each
cli-market-used = not again this turn
cli-tiles-shield = shield tiles
cli-tiles-material = material tiles
cli-plus-tokens = plus tokens
cli-apple-tiles = apple/mistletoe
cli-laborers = day laborers
cli-laborers-used = used this round
cli-group-buy = Buy a tile for 1 gold,
cli-group-buy-laborer = Buy for 1 gold, day laborer
cli-help-market = { $tile } marks goods that are tiles of the market, + markers with a plus token; “»4” in a frame: your day laborer 4 leads there.

lack-plus = a plus token
lack-apple-tile = an apple/mistletoe tile
lack-market-open = a purchase this turn: you have bought
lack-laborer = a day laborer showing { $which }
lack-ware = a ware that is not sold out

ui-deed-market = gain wares of the market
ui-deed-market-plus = { $count ->
    [one] gain a plus token
   *[other] gain { $count } plus tokens
}
    .keep = { $count ->
        [one] keep a plus token
       *[other] keep { $count } plus tokens
    }
ui-deed-market-apple-tile = { $count ->
    [one] gain an apple/mistletoe tile
   *[other] gain { $count } apple/mistletoe tiles
}
    .keep = { $count ->
        [one] keep an apple/mistletoe tile
       *[other] keep { $count } apple/mistletoe tiles
    }
ui-deed-market-laborer = { $count ->
    [one] hire a day laborer for another turn
   *[other] hire { $count } day laborers for more turns
}
    .keep = { $count ->
        [one] keep a day laborer
       *[other] keep { $count } day laborers
    }
ui-deed-market-plus-placed = { $count ->
    [one] double an influence marker with a plus token
   *[other] double { $count } influence markers with plus tokens
}
