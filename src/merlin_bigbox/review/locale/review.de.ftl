# Die Analyse eines beendeten Spiels: was Glück wert war, was Entscheidungen wert waren, und welche Fehler waren.

review-title = Analyse: { $file }
review-how = { $level ->
    [full] Eine gründliche Analyse.
   *[quick] Eine schnelle Analyse; --full sieht genauer hin.
}
review-result = { $player }: { $points } Punkte, { $margin } gegenüber dem Mittel der anderen
review-account = Die Rechnung
review-account-about = Die Teile ergeben zusammen den Abstand. Glück ist, was Würfel und Karten gegenüber dem Mittel aller möglichen Ausgänge änderten; Entscheidungen werden mit denen eines soliden Spielers an derselben Stelle verglichen. Hinter ± steht der Standardfehler: wie genau das gemessen ist.
review-player = Spieler
review-margin = Abstand
review-start = Start
review-luck = Glück
review-luck-dice = Würfel
review-luck-cards = Auftragskarten
review-luck-traitors = Verräter
review-luck-tiles = Plättchen
review-luck-modules = Module
review-choices = eigene Züge
review-others = Züge der anderen
review-rest = Rest
review-mistakes = Fehler
review-rate = je Zug
review-band = spielt wie
review-told-mistakes = { $count ->
    [0] Keine nennenswerten Fehler
    [one] Ein Fehler, { $points } Punkte verloren
   *[other] { $count } Fehler, { $points } Punkte verloren
}
review-turning = Wendepunkte: { $player }
review-no-turning = Kein Zug ragt heraus.
review-when = Runde { $round }, Zug { $turn }
review-mistake = { $given }; besser: { $better }
review-mistake-space = Auf „{ $given }“; besser: auf „{ $better }“
review-find = { $space ->
    [none] Gut gespielt
   *[other] Gut gespielt: „{ $space }“
}
review-find-did = Gut war es, { $purpose }.
review-find-about = Brachte { $points } Punkte mehr, als ein solcher Zug meist bringt.
review-played = Gespielt: { $line }
review-better = Besser: { $line }
review-fact-traitors = { $given ->
    [one] Ein Verräter bleibt
   *[other] { $given } Verräter bleiben
} vor der Wertung nach Runde { $round } offen; der bessere Zug lässt { $better ->
    [0] keinen
    [one] einen
   *[other] { $better }
} offen, und jeder kostet 3 Punkte.
review-fact-cost = Bei dieser Wertung kosteten Verräter { $points } Punkte.
review-fact-better = Besser war es, { $purpose }.
review-fact-more = Der Gewinn liegt hier: { $part }.
review-fact-source = Bis zum Ende der Runde bringt der bessere Zug etwa { $points ->
    [one] einen Punkt mehr
   *[other] { $points } Punkte mehr
} ({ $source }).
review-fact-others = { $also ->
    [yes] Zugleich kostet er
   *[no] Der bessere Zug kostet
} { $players ->
    [2] die Gegenseite
   *[other] die anderen
} etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} ({ $source }).
review-fact-stands = Am Ende der Runde ist die Stellung hier besser: { $part }.
review-fact-fewer = Sofort bringt das { $points } Punkte weniger.
review-fact-scored = Eine Wertung gleich nach dem Zug hätte { $points } Punkte mehr gebracht{ $left ->
    [1] .
   *[other] , und { $left } Wertungen stehen noch aus.
}
review-fact-card = { $missing ->
    [0] Dieser Auftrag lässt sich sofort erfüllen.
    [one] Diesem Auftrag fehlt nur ein Teil.
   *[other] Diesem Auftrag fehlen nur { $missing } Teile.
}
review-fact-card-other = { $missing ->
    [one] Dem anderen fehlt eines.
   *[other] Dem anderen fehlen { $missing }.
}
review-fact-card-taken = Dem genommenen Auftrag fehlen { $missing } Teile.
review-fact-later = Was der bessere Zug wert ist, zeigt sich später in der Runde: an den Würfeln, die bleiben, oder daran, was andere tun können.
review-sources = Punkte nach Quelle
review-score = Punktzahl
review-missions = Aufträge
review-missions-done = erfüllt
review-missions-held = am Ende auf der Hand
review-missed = { $card } – { $missing ->
    [0] vollständig, aber nicht genutzt
    [one] ein Teil fehlte
   *[other] { $missing } Teile fehlten
}
review-dice = Die Würfel, Runde für Runde
review-round = Runde { $round }
review-working = Analyse
review-setup = Aufbau
review-scoring = Wertung nach Runde { $round }
review-final = Spielende
review-completed = Runde { $round }: { $card }
review-modules = Module
review-turns = Was jeder Würfel tat: { $player }
review-spaces = Erreichtes Feld
# Merlins Satz: Glück und Entscheidungen, dann was am meisten kostete.
review-luck-good-choices-good = Viel Glück, und Entscheidungen, die dazu passten.
review-luck-good-choices-even = Solide Entscheidungen; den Rest besorgte das Glück.
review-luck-good-choices-bad = Das Glück gab viel, die Entscheidungen gaben es zurück.
review-luck-even-choices-good = Glück und Pech hielten sich die Waage; den Unterschied machten die Entscheidungen.
review-luck-even-choices-even = Glück und Entscheidungen: beides ausgeglichen.
review-luck-even-choices-bad = Glück und Pech hielten sich die Waage; es waren die Entscheidungen, die Punkte kosteten.
review-luck-bad-choices-good = Viel Pech, aber gute Entscheidungen.
review-luck-bad-choices-even = Solide Entscheidungen, aber viel Pech.
review-luck-bad-choices-bad = Viel Pech, und die Entscheidungen halfen auch nicht.
review-leak-none = Kein einziger nennenswerter Fehler.
review-leak-traitors = Nächstes Mal schon eine Runde vor der Wertung die Schilde zählen.
review-leak-missions = Nächstes Mal vor der Würfelwahl nach einem fast erfüllten Auftrag sehen.
review-leak-points = Nächstes Mal vergleichen, was jeder Würfel sofort bringt.
review-leak-later = Nächstes Mal einen Zug weiter denken: Am meisten kostete, was danach kam.
review-leak-part = Am meisten ging hier verloren: { $part }.
# Eine Antwort, die noch einmal versucht wird.
review-verdict-right = So gut wie alles, was Merlin gefunden hat.
review-verdict-wrong = „{ $choice }“ kostet etwa { $points } Punkte. Sieh noch einmal hin.
