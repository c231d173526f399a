modules-market = Market
modules-market-closed = closed this turn
modules-market-aside = Used: lies aside until the round ends
modules-plus-of = Plus token under a marker of { $name }
modules-market-wares = { $price } each · { $count } left
