# Artus und Morgana in Worten.

action-swap-merlin-arthur = Merlin und Artus tauschen
event-merlin-arthur-swapped = { $player } tauscht die Plätze von Merlin und Artus.
