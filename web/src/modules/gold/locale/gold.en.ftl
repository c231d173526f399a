modules-gold = Gold and mistletoe
