# Das Regelbuch.

rules-title = Die Regeln
rules-lead = Alle Regeln, nach denen hier gespielt wird.
rules-edition = Welche gedruckten Angaben sind sicher?
rules-search = Wort oder Nummer, etwa BASE-45
rules-found = { $count ->
    [one] { $count } Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-none = Keine Regel erwähnt das.
rules-unknown = Die Regel { $id } gibt es nicht.
rules-chapters = Kapitel
rules-link = Regel { $id }: Link darauf
rules-turn = Vorige und nächste Regel
rules-all = Alle Regeln
rules-loading = Das Buch wird aufgeschlagen …
rules-section-setup = Aufbau
rules-section-turns = Runden und Züge
rules-section-spaces = Die Felder des Rondells
rules-section-missions = Aufträge
rules-section-flags = Flaggen
rules-section-scoring = Wertung
rules-section-end = Das Ende der Partie
rules-section-examples = Beispiele
