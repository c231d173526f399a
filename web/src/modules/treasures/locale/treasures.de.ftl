modules-treasures = Schätze
modules-treasures-removed = Aus dem Spiel:
modules-treasures-free = { $count } frei
