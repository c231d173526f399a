# Der Markt in Worten.

module-market = Der Markt
    .about = Einmal in deinem Zug darfst du für 1 Gold etwas kaufen: einen Schild- oder Baumaterialmarker, einen Plusmarker, einen Tagelöhner oder einen Apfel-Mistelmarker.

action-buy = Am Markt für 1 Gold kaufen: { $good-key ->
        [shield] Schildmarker
       *[material] Baumaterialmarker
    } ({ $colour-name })
action-buy-plus = Am Markt für 1 Gold kaufen: Plusmarker
action-buy-apple-tile = Am Markt für 1 Gold kaufen: Apfel-Mistelmarker
action-buy-laborer = Am Markt für 1 Gold kaufen: Tagelöhner mit { $face ->
        [one] { $face } Auge
       *[other] { $face } Augen
    }
action-give-tile = Den Marker in den Markt zurücklegen
action-give-piece = Das Stück in seine Grafschaft zurücklegen
action-apple-tile = Apfel-Mistelmarker einsetzen: Würfel auf { $face } drehen
action-mistletoe-tile = Apfel-Mistelmarker einsetzen: „{ $need-text }“ gilt nicht
action-plus = Einen Plusmarker unter den Einflussmarker legen
action-without-plus = Einen Einflussmarker ohne Plusmarker zurücknehmen
action-with-plus = Einen Einflussmarker mit Plusmarker zurücknehmen
action-laborer = Tagelöhner { $face }: Ritter bewegen

prompt-tile-or-piece = { $good }: das Stück oder den Marker vom Markt zurückgeben?
prompt-plus-token = Einen Plusmarker unterlegen ({ $colour-name })?
prompt-which-marker-left = Den Marker mit Plusmarker zurücknehmen ({ $colour-name })?

event-bought-tile = { $player } kauft am Markt einen { $good-key ->
        [shield] Schildmarker
       *[material] Baumaterialmarker
    } ({ $colour-name }).
event-bought-plus = { $player } kauft am Markt einen Plusmarker.
event-bought-apple-tile = { $player } kauft am Markt einen Apfel-Mistelmarker.
event-bought-laborer = { $player } kauft am Markt den Tagelöhner mit { $face ->
        [one] { $face } Auge
       *[other] { $face } Augen
    }.
event-market-tile-back = { $player } hat einen { $good-key ->
        [shield] Schildmarker
       *[material] Baumaterialmarker
    } ({ $colour-name }) abgegeben: Er kommt in den Markt zurück.
    .you = Du hast einen { $good-key ->
        [shield] Schildmarker
       *[material] Baumaterialmarker
    } ({ $colour-name }) abgegeben: Er kommt in den Markt zurück.
event-plus-placed = { $player } legt { $colour-in } einen Plusmarker unter den Einflussmarker.
    .you = Du legst { $colour-in } einen Plusmarker unter den Einflussmarker.
event-plus-back = { $number ->
        [one] { $number } Plusmarker von { $player } kommt
       *[other] { $number } Plusmarker von { $player } kommen
    } { $colour-from } in den Markt zurück.
event-laborer-used = { $player } setzt den Tagelöhner mit { $face ->
        [one] { $face } Auge
       *[other] { $face } Augen
    } ein.
event-laborer-back = Der nicht eingesetzte Tagelöhner von { $player } mit { $face ->
        [one] { $face } Auge
       *[other] { $face } Augen
    } kommt in den Markt zurück.
event-used-laborers-back = { $number ->
        [one] Der eingesetzte Tagelöhner kommt
       *[other] Die { $number } eingesetzten Tagelöhner kommen
    } in den Markt zurück.
event-apple-tile-set = { $player } setzt einen Apfel-Mistelmarker ein: Der Würfel zeigt jetzt { $face }.
event-apple-tile-ignored = { $player } setzt einen Apfel-Mistelmarker ein und lässt die Bedingung „{ $requirement }“ weg.

reason-apple-tiles = Übrige Apfel-Mistelmarker

## Worauf man auf dem Tisch zeigen kann

piece-market = Markt
    .about = Kaufe hier einmal je Zug etwas für 1 Gold, wenn du keinen Auftrag einlöst.
piece-shield-tile = Schildmarker
    .about = Zählt in allem als Schild. Abgegeben kommt er in den Markt zurück.
piece-material-tile = Baumaterialmarker
    .about = Zählt in allem als Baumaterial. Abgegeben kommt er in den Markt zurück.
piece-plus = Plusmarker
    .about = Lege ihn unter einen neuen Marker: Der zählt in der nächsten Wertung als zwei.
piece-apple-tile = Apfel-Mistelmarker
    .about = Setze ihn als Apfel oder als Mistel ein.
piece-laborer = Tagelöhner
    .about = Ein weiterer Zug in dieser Runde: Dein Ritter zieht so weit, wie er Augen zeigt.

## Im Terminal

cli-market-open = offen: 1 Gold je Stück
cli-market-used = in diesem Zug nicht mehr
cli-tiles-shield = Schildmarker
cli-tiles-material = Materialmarker
cli-plus-tokens = Plusmarker
cli-apple-tiles = Apfel-Mistel
cli-laborers = Tagelöhner
cli-laborers-used = in dieser Runde eingesetzt
cli-group-buy = Für 1 Gold einen Marker kaufen,
cli-group-buy-laborer = Für 1 Gold kaufen, Tagelöhner
cli-help-market = { $tile } heißt: darunter ein Marker vom Markt, + ein Einflussmarker mit Plusmarker; „»4“ in einem Rahmen: dein Tagelöhner 4 führt dorthin.

lack-plus = ein Plusmarker
lack-apple-tile = ein Apfel-Mistelmarker
lack-market-open = ein Einkauf in diesem Zug: Du hast schon gekauft
lack-laborer = ein Tagelöhner mit einer { $which }
lack-ware = eine Ware, die nicht ausverkauft ist

ui-deed-market = Waren vom Markt zu bekommen
ui-deed-market-plus = { $count ->
    [one] einen Plusmarker zu bekommen
   *[other] { $count } Plusmarker zu bekommen
}
    .keep = { $count ->
        [one] einen Plusmarker zu behalten
       *[other] { $count } Plusmarker zu behalten
    }
ui-deed-market-apple-tile = { $count ->
    [one] einen Apfel-Mistelmarker zu bekommen
   *[other] { $count } Apfel-Mistelmarker zu bekommen
}
    .keep = { $count ->
        [one] einen Apfel-Mistelmarker zu behalten
       *[other] { $count } Apfel-Mistelmarker zu behalten
    }
ui-deed-market-laborer = { $count ->
    [one] einen Tagelöhner für einen weiteren Zug zu kaufen
   *[other] { $count } Tagelöhner für weitere Züge zu kaufen
}
    .keep = { $count ->
        [one] einen Tagelöhner zu behalten
       *[other] { $count } Tagelöhner zu behalten
    }
ui-deed-market-plus-placed = { $count ->
    [one] einen Einflussmarker mit einem Plusmarker zu verdoppeln
   *[other] { $count } Einflussmarker mit Plusmarkern zu verdoppeln
}
