# Das bebilderte Regelheft: Titel, Vorspann und Bildunterschriften. Die Regeln selbst stehen in den Regelkatalogen.

rulebook-arthur =
    .lead = Ein fünfter Würfel bewegt Artus auf einem inneren Ring. Rittergüter bleiben umkämpft, Pikten zählen bei jeder Wertung.
    .short = Ein fünfter Zug auf einem inneren Ring; bei den Pikten zählen höchste und niedrigste Summe.
rulebook-arthur-rings = Zwei Ringe: Ritter und Merlin ziehen außen, Artus innen.
rulebook-arthur-picts = Vier offene Pikten. Der markierte bringt eine orange Flagge.

reference-picts = Höchste Summe +3, niedrigste −3; der Siegelring zählt 3 dazu.
