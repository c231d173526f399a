# Arthur and Morgana in words.

action-swap-merlin-arthur = Swap Merlin and Arthur
event-merlin-arthur-swapped = { $player } swaps the places of Merlin and Arthur.
event-hut-left-alone = The hut on { $cell } goes to the supply; { $player }’s manor stays on its castle.
event-hut-of-replaced-manor = The hut on { $player }’s manor on { $cell } goes to the supply.
