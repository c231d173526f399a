modules-gold = Gold und Misteln
