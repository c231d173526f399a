# The panels of the modules.

modules-panels = Boards of the modules
modules-offers = Something here can be chosen
modules-supply = supply
modules-nobody = nobody

## Arthur

modules-picts = Picts
modules-picts-left = { $count } in the stack
modules-picts-none = There are no Picts left.
modules-picts-taken = Taken
modules-picts-sum = Sum
modules-picts-of = Picts taken: { $values }

## Gold and market

modules-gold = Gold and mistletoe
modules-market = Market
modules-market-open = open
modules-market-closed = closed this turn
modules-market-price = { $price } gold for any one ware
modules-plus-of = Plus token under a marker of { $name }

## Morgana

modules-kitchen = Witch’s kitchen
modules-morgana-beside = Morgana is still beside the board
modules-morgana-closes = Morgana closes { $place }
modules-morgana-die = { $count ->
    [one] { $title }: { $face }
   *[other] { $title }: { $face } ({ $count } dice)
}
modules-morgana-no-dice = All dice are used this round.
modules-morgana-used = Die used this round
modules-topped = Morgana marker on a marker of { $name }
modules-cauldron-steps = { $steps ->
    [one] Morgana moves 1 step
   *[other] Morgana moves up to { $steps } steps
}
modules-cauldron-other = other side: { $effect }
modules-cauldron-used = used this round

## Knights of the Round Table

modules-knights = Knights of the Round Table
modules-allies-offered = To choose from
modules-allies-none = No ally yet
modules-tiles-left = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
modules-marshal = Marshal in { $place }
modules-points-at-end = { $points ->
    [one] { $points } point at the end
   *[other] { $points } points at the end
}
modules-gareth-tile = Tile of Sir Gareth

## King’s favor

modules-favor = King’s favor
modules-favor-row = row { $row }
modules-favor-open = not learned
modules-favor-sealed = learned
modules-favor-down = turned down until the next scoring

## Caerleon, treasures, decrees

modules-caerleon = City of Caerleon
modules-treasures = Treasures of the environs
modules-treasures-lying = On the tiles
modules-treasures-removed = Out of the game
modules-decrees = The King’s decree
modules-decrees-looked = looked through by { $name }
modules-decrees-taken = Taken so far
modules-decrees-held = Decrees held
modules-decrees-spent = { $count ->
    [one] { $count } decree spent
   *[other] { $count } decrees spent
}
