# Caerleon e a Morgana em palavras.

action-witch-gold = Pegar 1 moeda de ouro
action-witch-apple = Pegar uma maçã
action-witch-mistletoe = Pegar um visco
