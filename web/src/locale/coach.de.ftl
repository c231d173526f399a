settings-coach = Coach für Neulinge
