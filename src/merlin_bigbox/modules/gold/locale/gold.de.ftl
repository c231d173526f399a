# Goldmünzen und Misteln in Worten.

module-gold = Gold und Mistel
    .about = Münzen verändern Würfel und bringen am Ende Punkte; eine Mistel ersetzt eine Bedingung eines Auftrags. Das Rondell hat eigene Felder dafür.

space-gold = Gold
    .about = Nimm eine Goldmünze.
    .ask = 1 Gold nehmen?
space-apple-mistletoe = Apfel oder Mistel
    .about = Nimm einen Apfel oder eine Mistel.
    .ask = Apfel oder Mistel?

action-gold = 1 Gold zahlen: { $die } von { $face } auf { $new_face }
action-gold-chosen = 1 Gold zahlen: gewählter { $die } von { $face } auf { $new_face }
action-mistletoe = Mistel einsetzen: „{ $need-text }“ gilt nicht
action-gain-apple = Einen Apfel nehmen
action-gain-mistletoe = Eine Mistel nehmen

event-gold-taken = { $player } nimmt { $number } Gold.
    .you = Du nimmst { $number } Gold.
event-gold-paid = { $player } zahlt { $number } Gold.
    .you = Du zahlst { $number } Gold.
event-mistletoe-taken = { $player } nimmt eine Mistel.
    .you = Du nimmst eine Mistel.
event-mistletoe-used = { $player } setzt eine Mistel ein und lässt die Bedingung „{ $requirement }“ weg.
    .you = Du setzt eine Mistel ein und lässt „{ $requirement }“ weg.
event-die-changed = { $player } dreht { $die-a } von { $face } auf { $new_face }.

reason-gold = Gold

## Worauf man auf dem Tisch zeigen kann

piece-gold = Gold
    .about = Zahle 1 und verändere einen unbenutzten Würfel um eins. Am Ende bringen je 2 Gold 3 Punkte.
piece-mistletoe = Mistel
    .about = Gib sie ab und lass eine Bedingung eines Auftrags weg.

## Im Terminal

cli-gold = Gold
cli-mistletoe = Mistel
cli-space-gold = Gold
cli-space-apple-mistletoe = Apfel/Mi.
cli-group-gold = 1 Gold zahlen:

lack-gold = 1 Gold
lack-mistletoe = eine Mistel

ui-deed-gold = Gold oder Misteln zu bekommen
ui-deed-gold-gold = { $count ->
    [one] 1 Gold zu bekommen
   *[other] { $count } Gold zu bekommen
}
    .keep = { $count ->
        [one] 1 Gold zu behalten
       *[other] { $count } Gold zu behalten
    }
ui-deed-gold-mistletoe = { $count ->
    [one] eine Mistel zu bekommen
   *[other] { $count } Misteln zu bekommen
}
    .keep = { $count ->
        [one] eine Mistel zu behalten
       *[other] { $count } Misteln zu behalten
    }
