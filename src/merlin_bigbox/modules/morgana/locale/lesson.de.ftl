# Was der Begleiter zu diesem Modul sagt; wie Lektionen entstehen: docs/learn.md.

lesson-morgana = Morgana
    .about = Eine Aktion mehr je Runde, und Ärger für die anderen.
    .goal = Nutze einen ihrer Würfel, einen Hexenkessel und ein Hexenhaus.
    .done = Jetzt kannst du ihre Würfel nutzen.
    .challenge = Hole 6 Punkte vor der nächsten Runde.
    .hint = Erhöhe den Würfel auf 7.
lesson-morgana-dice = Nutze einmal je Runde einen ihrer Würfel: Die 3 öffnet Kessel 3.
    .otherwise = Ein vergifteter Apfel geht immer. Versuch die 3 und ihren Kessel.
lesson-morgana-place = Stelle sie nach Grau: Das Feld wird übersprungen, sein Vorrat ist gesperrt.
    .otherwise = Sie darf überall stehen. Heute in Grau.
lesson-morgana-hut = Das Hexenhaus lässt dein Rittergut doppelt zählen. Zieh dann über Grau.
