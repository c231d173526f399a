# Das bebilderte Regelheft: Titel, Vorspann und Bildunterschriften. Die Regeln selbst stehen in den Regelkatalogen.

rulebook-morgana =
    .lead = Jede Runde eine zusätzliche Aktion in der Hexenküche, und Ärger für die anderen.
    .short = Einer ihrer Würfel je Runde; das Feld, auf dem sie steht, wird übersprungen.
rulebook-morgana-kitchen = Würfel 3, 3, 5 und 6. Eine 3 öffnet den markierten Kessel.
rulebook-morgana-ring = Morgana steht in Blau: Keine Figur betritt dieses Feld, und es zählt nicht mit.

reference-horn = Nach jeder Runde so viele Punkte wie ihre Nummer.
