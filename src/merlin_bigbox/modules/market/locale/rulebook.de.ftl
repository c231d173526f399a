# Das bebilderte Regelheft: Titel, Vorspann und Bildunterschriften. Die Regeln selbst stehen in den Regelkatalogen.

rulebook-market =
    .lead = Für eine Münze gibt es einen Schild, Baumaterial, einen Plusmarker, einen Apfel oder einen fünften Zug.
    .short = Einmal je Zug: eine Ware für eine Goldmünze.
rulebook-market-stall = Der Stand mit allen Waren; der markierte Tagelöhner zieht fünf Felder.

reference-apple-tiles = Je 1.
