# Das bebilderte Regelheft: Titel, Vorspann und Bildunterschriften. Die Regeln selbst stehen in den Regelkatalogen.

rulebook-treasures =
    .lead = Jedes einfache Plättchen wird zum Schatz: Ein Rittergut zahlt sofort.
    .short = Plättchen ohne Turm bringen sofort einen Schatz.
rulebook-treasures-tiles = B5 bringt eine Flagge und einen Schild aus einer Grafschaft mit deinem Marker, B6 einen Merlinstab.
