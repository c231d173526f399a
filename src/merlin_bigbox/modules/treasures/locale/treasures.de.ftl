# Die Schätze des Umlands in Worten.

module-treasures = Die Schätze des Umlands
    .about = Auf den Geländeplättchen ohne Turm liegen Schätze: Wer dort baut, führt die Aktion des Schatzes aus.

shown-shield = Schild
    .a = einen Schild
shown-flag = Flagge
    .a = eine Flagge
shown-material = Baumaterial
    .a = ein Baumaterial
shown-influence = Einflussmarker
    .a = einen Einflussmarker

tile-excalibur = { $terrain-tile } mit Schatz (Excalibur)
    .short = Excalibur
tile-grail = { $terrain-tile } mit Schatz (der Gral)
    .short = Gral
tile-staff = { $terrain-tile } mit Schatz (ein Merlinstab)
    .short = Merlinstab
tile-point-and-apple = { $terrain-tile } mit Schatz (1 Punkt und ein Apfel)
    .short = 1 Punkt, Apfel
tile-claim = { $terrain-tile } mit Schatz (durch Einfluss { $first-a } und { $second-a })
    .short = { $first } + { $second }
tile-discard = { $terrain-tile } mit Schatz (die anderen geben { $first-a } oder { $second-a } zurück)
    .short = die anderen verlieren { $first } oder { $second }

action-claim-both = Beide Gegenstände { $colour-short-from } nehmen
action-return-marker = Einflussmarker { $colour-short-from } zurücknehmen
action-chance-remove = Aus dem Spiel: { $tile }

prompt-treasure = Wie nutzt du den Schatz?
source-treasure = Schatz
prompt-give-back = { $first-a } oder { $second-a } zurückgeben?

event-treasure-removed = Aus dem Spiel: { $tile }.
event-staff-taken = { $player } nimmt einen neutralen Merlinstab.
    .you = Du nimmst einen neutralen Merlinstab.
event-marker-given = { $player } gibt einen Einflussmarker { $colour-from } zurück.

reason-treasures = Schätze

## Worauf man auf dem Tisch zeigen kann

piece-treasure = Schatz
    .about = Wer hier zuerst baut, führt seine Aktion aus.
piece-neutral-staff = Neutraler Stab
    .about = Wirkt wie ein Merlinstab.

## Im Terminal

cli-treasure-excalibur = Exc
cli-treasure-grail = Gra
cli-treasure-staff = Stb
cli-treasure-letter-shield = S
cli-treasure-letter-flag = F
cli-treasure-letter-material = B
cli-treasure-letter-influence = E
cli-treasure-legend = Exc Excalibur · Gra Gral · Stb Stab · 1+A Punkt und Apfel · + beides durch Einfluss · − die anderen geben eines ab (S Schild, F Flagge, B Baumaterial, E Einflussmarker)
cli-neutral-staffs = neutrale Stäbe
cli-treasures-removed = Aus dem Spiel:
cli-group-claim-both = Beides nehmen aus
cli-group-return-marker = Marker zurücknehmen aus
cli-treasure-point-and-apple = 1+A
