# Was der Begleiter zu diesem Modul sagt; wie Lektionen entstehen: docs/learn.md.

lesson-decrees = Der Erlass des Königs
    .about = Ein zweiter Nutzen für jede Grafschaft.
    .goal = Sieh die Erlasse durch und nimm einen.
    .done = Jetzt kannst du Erlasse sammeln.
    .challenge = Hole 6 Punkte.
    .hint = Drei für 5 Punkte, oder einen und zwei?
lesson-decrees-send = Zieh nach Grau und schicke die Hofdame.
    .otherwise = Jeder ginge. Diesmal geht die Hofdame.
lesson-decrees-look = Sieh statt der Aktion die Erlasse durch. Das verpflichtet: Nimm 2 Punkte.
    .good = Auch nützlich. Nimm diesmal die 2 Punkte.
    .otherwise = Ihr Marker ist gut. Sieh heute nach.
