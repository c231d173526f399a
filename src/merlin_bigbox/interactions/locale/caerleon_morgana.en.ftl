# Caerleon and Morgana in words.

action-witch-gold = Take 1 gold
action-witch-apple = Take an apple
action-witch-mistletoe = Take a mistletoe
