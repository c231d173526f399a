# The round planner. These words come with it alone.
plan-title = Plan the round
plan-close = Close the planner
plan-scope = How far
plan-scope-round = Rest of round
plan-scope-turn = This turn
plan-orders = Orders of your dice
plan-die-number = { $number ->
    [1] first die
    [2] second die
    [3] third die
    [4] fourth die
   *[other] { $number }th die
}
plan-now = now
plan-at-scoring = at scoring
plan-missions = missions
plan-sum = sum
plan-worth = worth
plan-worth-about = Change of the expected final margin, as Merlin estimates it
plan-safe = safe
plan-if-stays = { $figure ->
    [merlin] if Merlin stays
    [arthur] if Arthur stays
   *[other] if Merlin and Arthur stay
}
plan-folded = and { $count } more
plan-sum-aloud = Sum { $sum }: { $now } now, { $scoring } at the scoring
plan-die = { $kind ->
    [own] die { $face }
    [merlin] Merlin die { $face }
    [arthur] Arthur die { $face }
    [morgana] Morgana die { $face }
   *[other] { $face }
}
plan-under-way = this turn
plan-back = { $name }, backwards
plan-step = { $die }: { $space }. { $done }, { $points }
plan-shields = A shield repels a traitor of yours
plan-new = then something new
plan-change = Change
plan-no-change = There is no other way with this die.
plan-about = { $orders ->
    [one] One order, as if the others did nothing.
   *[other] { $orders } orders, as if the others did nothing. Each number follows the best actions on its spaces; no card is drawn, nothing is spent. ≥: there may be more.
}
plan-keep = Keep this plan ({ $sum })
plan-nothing = There is nothing to plan now.
plan-thinking = Looking…
plan-kept = Kept plan
plan-holds = all steps hold
plan-broken = step { $number } is broken
plan-played = played
plan-play = Play up to what is new
plan-show = Show
plan-drop = Drop the plan
plan-leave-out = Drop step
plan-by = { $name } moved: { $why }
plan-elsewhere = it leads to { $space } now
plan-no-action = “{ $action }” is no longer possible
plan-no-route = it can no longer be taken like this
