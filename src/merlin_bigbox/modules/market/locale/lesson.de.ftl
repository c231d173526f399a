# Was der Begleiter zu diesem Modul sagt; wie Lektionen entstehen: docs/learn.md.

lesson-market = Der Markt
    .about = Für eine Münze gibt es Schild, Baumaterial oder einen fünften Zug.
    .goal = Heuere einen Tagelöhner für einen weiteren Zug an.
    .done = Jetzt kannst du einkaufen.
    .challenge = Hole 6 Punkte durch Einfluss.
    .hint = Sieh dir den Plusmarker an.
lesson-market-hire = Nimm den Tagelöhner 5. Setze dann die Hofdame in Blau ein.
    .laborer = Er geht gleich für dich. Nutze zuerst deinen Würfel.
    .lady = Auch gut. Diesmal setzt die Hofdame einen Marker.
    .otherwise = Nützlich für später. Nimm die 5.
lesson-market-walk = Kein Würfel mehr, aber er geht für dich.
    .otherwise = Du darfst passen. Nimm diesmal den Zug.
