# Wörter des Spielbretts, die das Spiel selbst nicht hat

board-rondel = Aktionsrondell
board-environs = Umland
board-display = Ausliegende Auftragskarten
board-own-castle = Burg
board-others = Die anderen Burgen
board-dice = Unbenutzte Würfel
board-dice-left = Unbenutzte Würfel: { $dice }; Merlinwürfel: { $merlin }
board-no-dice = Alle Würfel benutzt
board-goods = Gegenstände
board-no-goods = Keine Gegenstände
board-at-home = Gefolgsleute zu Hause
board-none = keine
board-round = Runde { $round } von { $rounds }
board-counted = { $count } { $what }
board-of-colour = { $what }, { $colour }
board-knight = Ritter von { $name }, auf { $space }
board-knight-of = der Ritter von { $name }
board-figure = { $name }, auf { $space }
board-space-with = { $space }. Hier: { $who }
board-principality = { $title }. Vorrat: { $stock }
board-markers = Einflussmarker, { $place }: { $markers }
board-slot = Platz für: { $vassal }, { $place }
board-vassal-here = { $vassal } von { $name }, { $place }
board-vassal-home = { $vassal } zu Hause
board-cell =
    { $owner ->
        [no] { $cell }: { $tile }. Gebaut wird mit: { $colours }
       *[other] { $cell }: { $tile }. Rittergut von { $owner }
    }
board-card = Auftragskarte, { $text } ({ $vassal })
board-card-hidden = Verdeckte Auftragskarte
board-card-ready = Bereit · +{ $points }
board-card-part = { $met } von { $all }
board-pile = Nachziehstapel: { $pile } Karten. Ablagestapel: { $discards }
board-hand =
    { $count ->
        [one] 1 Auftragskarte auf der Hand
       *[other] { $count } Auftragskarten auf der Hand
    }
board-known-cards = Allen bekannt: { $cards }
board-seat = { $name } ({ $colour })
board-castle =
    { $turn ->
        [yes] { $name }: { $points } Punkte, am Zug
       *[no] { $name }: { $points } Punkte
    }
board-vassals = Gefolgsleute
board-stake = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  }
board-no-stake = kein Einfluss
board-tied = gleichauf
board-your-turn = Du bist dran
board-turn-of = { $name }
board-traitors =
    { $open ->
        [0] Verräter
       *[other] Verräter · { $open } offen
    }
board-scoring-soon =
    { $open ->
        [0] Wertung nach dieser Runde
        [one] Wertung nach dieser Runde · 1 offener Verräter
       *[other] Wertung nach dieser Runde · { $open } offene Verräter
    }
