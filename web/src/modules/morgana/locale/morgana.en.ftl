modules-kitchen = Witch’s kitchen
modules-morgana-beside = Morgana is still next to the board
modules-morgana-closes = Morgana closes { $place }
modules-morgana-die = { $count ->
    [one] { $title }: { $face }
   *[other] { $title }: { $face } ({ $count } dice)
}
modules-morgana-no-dice = no dice left
modules-morgana-used = die used this round
modules-topped = Morgana marker on a marker of { $name }
modules-cauldron-steps = { $steps ->
    [one] Morgana moves 1 step
   *[other] Morgana moves up to { $steps } steps
}
modules-cauldron-other = other side: { $effect }
modules-cauldron-used = used this round
