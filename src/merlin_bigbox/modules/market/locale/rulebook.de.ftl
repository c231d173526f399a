# Das bebilderte Regelheft: Titel, Vorspann und Bildunterschriften. Die Regeln selbst stehen in den Regelkatalogen.

rulebook-market =
    .lead = Eine Münze kauft einen Schild, Baumaterial, einen Plusmarker, einen Apfel oder einen fünften Zug.
    .short = Eine Goldmünze kauft eine Ware, einmal je Zug.
rulebook-market-stall = Der Stand mit allen Waren; der markierte Tagelöhner zieht fünf Felder.

reference-apple-tiles = Je 1.
