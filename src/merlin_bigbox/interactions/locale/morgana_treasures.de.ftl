# Morgana und die Schätze in Worten.

action-without-dark-marker = Einen Marker ohne einen von Morgana zurücknehmen
action-with-dark-marker = Einen Marker mit einem von Morgana darauf zurücknehmen
prompt-dark-marker = Den Marker mit Morganas obenauf zurücknehmen ({ $colour-name })?
event-dark-marker-stays = Der Morganamarker auf dem Marker von { $player } bleibt { $colour-in }; er zählt nun für sie.
