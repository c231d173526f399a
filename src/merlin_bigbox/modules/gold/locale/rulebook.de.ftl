# Das bebilderte Regelheft: Titel, Vorspann und Bildunterschriften. Die Regeln selbst stehen in den Regelkatalogen.

rulebook-gold =
    .lead = Münzen rücken Würfel zurecht, Misteln erleichtern Karten.
    .short = Eine Goldmünze ändert einen Würfel um eins. Eine Mistel ersetzt eine Bedingung.
rulebook-gold-castle = Zwei Münzen und eine Mistel: Damit beginnen alle.
rulebook-gold-ring = Der Ring dieses Moduls, mit Feldern für Gold und für Äpfel oder Misteln.

reference-gold = 3 für je zwei.
