# Das Regelbuch.

rules-title = Die Regeln
rules-lead = Jede Regel, nach der hier gespielt wird, in ein oder zwei einfachen Sätzen.
rules-edition = Welche gedruckten Angaben sind sicher?
rules-search = Wort oder Nummer, etwa BASE-45
rules-found = { $count ->
    [one] { $count } Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-none = Davon spricht keine Regel.
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
