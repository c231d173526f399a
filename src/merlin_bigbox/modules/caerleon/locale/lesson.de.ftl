# Was der Begleiter zu diesem Modul sagt; wie Lektionen entstehen: docs/learn.md.

lesson-caerleon = Die Stadt Caerleon
    .about = Sechs Stadtviertel, sechs neue Gründe hinzugehen.
    .goal = Nutze ein Stadtviertel und wähle, wer heimgeht.
    .done = Jetzt kannst du Stadtviertel nutzen.
    .challenge = Hole 3 Punkte.
    .hint = Beim Händler tauschst du bis zu viermal.
lesson-caerleon-smith = In der Schmiede nimmt ein Schildknappe zwei Schilde beliebiger Farbe.
    .otherwise = Dieser nimmt einen. Dein Schildknappe nimmt zwei.
lesson-caerleon-full = Beide Plätze sind voll: Wer geht heim? Wähle Gelbs Baumeister.
    .otherwise = Auch Blaus Flaggenträger könnte gehen. Diesmal Gelbs Baumeister.
lesson-caerleon-shields = Zwei Schilde beliebiger Farbe: Nimm Braun und Schwarz.
    .otherwise = Eine gute Farbe. Diesmal Braun und Schwarz.
