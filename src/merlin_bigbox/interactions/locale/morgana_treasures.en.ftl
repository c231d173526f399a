# Morgana and the treasures in words.

action-without-dark-marker = Take back a marker without one of Morgana’s
action-with-dark-marker = Take back a marker with one of Morgana’s on top
prompt-dark-marker = Take back the marker with Morgana’s on top ({ $colour-name })?
event-dark-marker-stays = The Morgana marker on { $player }’s marker stays in { $colour-the }; it counts for her now.
