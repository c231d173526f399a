# Morgana and the treasures in words.

action-without-dark-marker = Take back a marker without one of Morgana’s
action-with-dark-marker = Take back a marker with one of Morgana’s on top
prompt-dark-marker = You take an influence marker back from the { $colour-principality }: one with a Morgana marker on top?
event-dark-marker-stays = The Morgana marker on { $player }’s marker stays in the { $colour-principality }; it counts for her now.
