modules-gold = Gold
