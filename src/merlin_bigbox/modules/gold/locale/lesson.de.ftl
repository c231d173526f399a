# Was der Begleiter zu diesem Modul sagt; wie Lektionen entstehen: docs/learn.md.

lesson-gold = Gold und Mistel
    .about = Weniger Würfelpech, leichtere Karten.
    .goal = Ändere einen Würfel mit Gold, ersetze eine Bedingung durch die Mistel.
    .done = Jetzt kannst du beides ausgeben.
    .challenge = Hole 6 Punkte.
    .hint = Eine Münze reicht bis zu den Flaggen. Behalte sie, bis sie zahlen.
lesson-gold-coin = Eine Goldmünze ändert einen Würfel um eins. Mach vier daraus, für einen Schild.
    .shield = Auch nützlich. Die Karte will einen Schild.
    .otherwise = Drei Schritte enden ohne Marker. Mach vier daraus.
lesson-gold-mistletoe = Eine Mistel ersetzt eine Bedingung. Löse die Karte ein.
    .otherwise = Noch nicht: 3 Punkte liegen auf deiner Hand.
