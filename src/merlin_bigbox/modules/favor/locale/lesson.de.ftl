# Was der Begleiter zu diesem Modul sagt; wie Lektionen entstehen: docs/learn.md.

lesson-favor = Die Gunst des Königs
    .about = Aufträge werden zu dauerhaften Fähigkeiten.
    .goal = Mach aus einem Auftrag eine Fähigkeit.
    .done = Jetzt kannst du Fähigkeiten lernen.
    .challenge = Hole 5 Punkte.
    .hint = Zeile 3 wertet eine beliebige Sorte, plus 1.
lesson-favor-learn = Löse die Karte ein und lerne: die zweite Zeile des Baumeisters.
    .points = Punkte sind gut. Lerne diesmal etwas.
    .otherwise = Gut für später. Zuerst die Karte, dann Zeile 2.
lesson-favor-anywhere = Dein Baumeister darf nun überallhin. Zieh nach Grau, schicke ihn nach Lila.
    .otherwise = Das geht wie immer. Nutze das Gelernte: Baumeister nach Lila.
