# Was der Begleiter zu diesem Modul sagt; wie Lektionen entstehen: docs/learn.md.

lesson-knights = Ritter der Tafelrunde
    .about = Zwei Verbündete geben jedem eine eigene Spielweise.
    .goal = Rufe zwei Verbündete in einem Zug.
    .done = Jetzt kannst du Verbündete rufen.
    .challenge = Löse die Karte ein.
    .hint = Tristram ändert Würfel, Galahad Farben.
lesson-knights-allies = Zwei Verbündete gehören dir. Verteilt sie beim ersten Mal zufällig.
lesson-knights-portal = Bors öffnet ein Portal: Der Würfel zählt nicht, geh nach Blau.
    .otherwise = Ein Schritt führt auf ein Baufeld. Nimm das Portal nach Blau.
lesson-knights-marshal = Lancelots Marschall steht hier: Die Aktion zählt doppelt. Schicke den Baumeister.
    .otherwise = Auch das zählte doppelt. Schicke den Baumeister.
