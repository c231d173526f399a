settings-coach = Begleiter für Neulinge
