modules-market = Market
modules-market-open = open
modules-market-closed = closed this turn
modules-market-price = { $price } gold for any one ware
modules-market-aside = Used: lies aside until the round ends
modules-plus-of = Plus token under a marker of { $name }
