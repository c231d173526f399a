# Das bebilderte Regelheft: Titel, Vorspann und Bildunterschriften. Die Regeln selbst stehen in den Regelkatalogen.

rulebook-favor =
    .lead = Aufträge werden zu dauerhaften Fähigkeiten: Nimm eine Fähigkeit statt der Punkte einer Karte.
rulebook-favor-board = Rots Sondertableau mit zwei Siegeln; das markierte liegt in Zeile 2 des Baumeisters.
