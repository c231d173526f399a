modules-gold = Ouro
