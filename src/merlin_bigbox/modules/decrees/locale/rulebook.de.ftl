# Das bebilderte Regelheft: Titel, Vorspann und Bildunterschriften. Die Regeln selbst stehen in den Regelkatalogen.

rulebook-decrees =
    .lead = Ein zweiter Nutzen für jede Grafschaft: Such einen Erlass, statt die Aktion auszuführen.
    .short = Statt der Aktion Erlasse ansehen, einen nehmen, ein bis drei ausgeben.
rulebook-decrees-stack = In Grau liegen vier Erlasse verdeckt.
rulebook-decrees-uses = Drei Erlasse zum Ausgeben, und was einer, zwei oder drei bewirken.
