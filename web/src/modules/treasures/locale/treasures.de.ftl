modules-treasures = Die Schätze des Umlands
modules-treasures-lying = Auf den Plättchen
modules-treasures-removed = Aus dem Spiel
