# Caerleon und Morgana in Worten.

action-witch-gold = 1 Gold nehmen
action-witch-apple = Einen Apfel nehmen
action-witch-mistletoe = Eine Mistel nehmen
