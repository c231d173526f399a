# Die Bereiche der Module.

modules-panels = Tafeln der Module
modules-offers = Hier gibt es etwas zu wählen
modules-supply = Vorrat
modules-nobody = niemand

## Artus

modules-picts = Pikten
modules-picts-left = { $count } im Stapel
modules-picts-none = Es gibt keine Pikten mehr.
modules-picts-taken = Genommen
modules-picts-sum = Summe
modules-picts-of = Genommene Pikten: { $values }

## Gold und Markt

modules-gold = Gold und Misteln
modules-market = Markt
modules-market-open = offen
modules-market-closed = in diesem Zug geschlossen
modules-market-price = { $price } Gold für eine beliebige Ware
modules-plus-of = Plusmarker unter einem Marker von { $name }

## Morgana

modules-kitchen = Hexenküche
modules-morgana-beside = Morgana steht noch neben dem Spielplan
modules-morgana-closes = Morgana sperrt: { $place }
modules-morgana-die = { $count ->
    [one] { $title }: { $face }
   *[other] { $title }: { $face } ({ $count } Würfel)
}
modules-morgana-no-dice = In dieser Runde sind alle Würfel genutzt.
modules-morgana-used = Würfel dieser Runde genutzt
modules-topped = Morganamarker auf einem Marker von { $name }
modules-cauldron-steps = { $steps ->
    [one] Morgana zieht 1 Schritt
   *[other] Morgana zieht bis zu { $steps } Schritte
}
modules-cauldron-other = Rückseite: { $effect }
modules-cauldron-used = in dieser Runde genutzt

## Ritter der Tafelrunde

modules-knights = Ritter der Tafelrunde
modules-allies-offered = Zur Auswahl
modules-allies-none = Noch kein Verbündeter
modules-tiles-left = noch { $count } Plättchen
modules-marshal = Marschall: { $place }
modules-points-at-end = { $points ->
    [one] { $points } Punkt am Spielende
   *[other] { $points } Punkte am Spielende
}
modules-gareth-tile = Plättchen von Sir Gareth

## Die Gunst des Königs

modules-favor = Die Gunst des Königs
modules-favor-row = Reihe { $row }
modules-favor-open = nicht erlernt
modules-favor-sealed = erlernt
modules-favor-down = umgedreht bis zur nächsten Wertung

## Caerleon, Schätze, Erlasse

modules-caerleon = Die Stadt Caerleon
modules-treasures = Die Schätze des Umlands
modules-treasures-lying = Auf den Plättchen
modules-treasures-removed = Aus dem Spiel
modules-decrees = Der Erlass des Königs
modules-decrees-looked = durchgesehen von { $name }
modules-decrees-taken = Bisher genommen
modules-decrees-held = Erlasse im Besitz
modules-decrees-spent = { $count ->
    [one] { $count } Erlass ausgegeben
   *[other] { $count } Erlasse ausgegeben
}
