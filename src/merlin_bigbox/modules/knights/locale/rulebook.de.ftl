# Das bebilderte Regelheft: Titel, Vorspann und Bildunterschriften. Die Regeln selbst stehen in den Regelkatalogen.

rulebook-knights =
    .lead = Zwei Verbündete geben jedem eine eigene Spielweise.
    .short = Zwei Verbündete, jeder mit eigenen Plättchen oder einer Figur.
rulebook-knights-allies = Rots Verbündete sind Sir Lancelot und Sir Bors mit drei Plättchen.
rulebook-knights-marshal = Der Marschall steht in Blau. Dort handelt Rots Baumeister beim Einsetzen zweimal.
