modules-kitchen = Hexenküche
modules-morgana-beside = Morgana steht noch neben dem Spielplan
modules-morgana-closes = Morgana sperrt: { $place }
modules-morgana-die = { $count ->
    [one] { $title }: { $face }
   *[other] { $title }: { $face } ({ $count } Würfel)
}
modules-morgana-no-dice = keine Würfel mehr
modules-morgana-used = Würfel dieser Runde genutzt
modules-topped = Morganamarker auf einem Marker von { $name }
modules-cauldron-steps = { $steps ->
    [one] Morgana zieht 1 Schritt
   *[other] Morgana zieht bis zu { $steps } Schritte
}
modules-cauldron-other = Rückseite: { $effect }
modules-cauldron-used = in dieser Runde genutzt
