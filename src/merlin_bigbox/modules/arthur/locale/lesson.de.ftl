# Was der Begleiter zu diesem Modul sagt; wie Lektionen entstehen: docs/learn.md.

lesson-arthur = Artus
    .about = Ein fünfter Zug auf dem inneren Ring; Rittergüter bleiben umkämpft.
    .goal = Bewege Artus und nimm einen Pikten.
    .done = Jetzt kannst du Artus bewegen.
    .challenge = Hole 6 Punkte, diese Wertung eingerechnet.
    .hint = Der Siegelring zählt 3 bei deinen Pikten.
lesson-arthur-black = Der schwarze Würfel bewegt Artus, in beide Richtungen. Zieh im Uhrzeigersinn.
    .otherwise = Beides ist erlaubt. Im Uhrzeigersinn wartet ein Pikte.
lesson-arthur-pict = Nimm den Pikten mit der orange Flagge.
    .otherwise = Ein guter Pikte. Nimm diesmal die orange Flagge.
lesson-arthur-sums = In der Wertung bringt die höchste Piktensumme 3, die niedrigste kostet 3.
