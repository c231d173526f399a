# Morgana e os tesouros em palavras.

action-without-dark-marker = Recolher um marcador sem um da Morgana
action-with-dark-marker = Recolher um marcador com um da Morgana em cima
prompt-dark-marker = Recolher o marcador com o da Morgana por cima ({ $colour-name })?
event-dark-marker-stays = O marcador da Morgana que estava sobre o de { $player } fica { $colour-in }; agora conta para ela.
