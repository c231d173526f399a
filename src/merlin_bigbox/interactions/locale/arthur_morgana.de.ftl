# Artus und Morgana in Worten.

action-swap-merlin-arthur = Merlin und Artus tauschen
event-merlin-arthur-swapped = { $player } tauscht die Plätze von Merlin und Artus.
event-hut-left-alone = Das Hexenhaus auf { $cell } kommt in den Vorrat; das Rittergut von { $player } bleibt auf seiner Burg.
event-hut-of-replaced-manor = Das Hexenhaus auf dem Rittergut von { $player } auf { $cell } kommt in den Vorrat.
