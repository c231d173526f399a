# Das bebilderte Regelheft: Titel, Vorspann und Bildunterschriften. Die Regeln selbst stehen in den Regelkatalogen.

rulebook-favor =
    .lead = Aufträge werden zu dauerhaften Fähigkeiten: Nimm eine Fähigkeit statt der Punkte einer Karte.
    .short = Auftrag einlösen, dann Punkte nehmen oder eine Fähigkeit.
rulebook-favor-board = Rots Sondertableau mit zwei Siegeln; das markierte liegt in Zeile 2 des Baumeisters.
