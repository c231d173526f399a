# Die Rückfrage vor einer Wahl, die Punkte kostet.
teach-costs = { $points ->
    [one] Das kostet etwa einen Punkt.
   *[other] Das kostet etwa { $points } Punkte.
}
teach-why = Warum?
teach-again = Noch einmal ansehen
teach-anyway = Trotzdem spielen
teach-ask = Vor einem Fehler nachfragen
teach-about = Merlin prüft deine Wahl mit dem, was du weißt, wo der Tisch Tipps erlaubt.
teach-at = { $points ->
    [0] nie
    [one] ab einem Punkt
   *[other] ab { $points } Punkten
}
