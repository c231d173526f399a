# Artur e a Morgana em palavras.

action-swap-merlin-arthur = Trocar Merlin e Artur
event-merlin-arthur-swapped = { $player } troca os lugares de Merlin e Artur.
