# Artur e a Morgana em palavras.

action-swap-merlin-arthur = Trocar Merlin e Artur
event-merlin-arthur-swapped = { $player } troca os lugares de Merlin e Artur.
event-hut-left-alone = A cabana em { $cell } vai para o estoque; o palacete de { $player } fica na fortaleza.
event-hut-of-replaced-manor = A cabana do palacete de { $player } em { $cell } vai para o estoque.
