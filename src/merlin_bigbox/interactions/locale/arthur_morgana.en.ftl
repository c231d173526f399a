# Arthur and Morgana in words.

action-swap-merlin-arthur = Swap Merlin and Arthur
event-merlin-arthur-swapped = { $player } swaps the places of Merlin and Arthur.
