# The rules of the Treasures of the environs in short: one message for each numbered rule.

rule-TREASURE-1 = 15 treasure tiles, 5 of each terrain, replace the 15 plain terrain tiles. With 2 or 3 players one treasure of each terrain, chosen at random, and one tower tile of each terrain are removed. There are 2 neutral staffs.
    .title = Treasure tiles
rule-TREASURE-2 = After building on a treasure tile you perform its action as far as possible. Excalibur and the Grail work like the spaces of that name: discard one of your traitors and take Excalibur, or take an apple and the Grail.
    .title = Using a treasure
rule-TREASURE-3 = Take a neutral staff, if there is one left. It is a staff like your own in every respect.
    .title = Treasure: a staff
rule-TREASURE-4 = Gain 1 point and take an apple.
    .title = Treasure: a point and an apple
rule-TREASURE-5 = Choose a principality in which you have an influence marker and claim both goods shown from it.
    .title = Treasure: influence
rule-TREASURE-6 = Clockwise, each other player gives back one item of choice of the two kinds shown: a good to its stock, an influence marker to the castle board. Whoever has none gives none.
    .title = Treasure: discarding
rule-TREASURE-X1 = The treasure shows a construction material and a shield. You choose the black principality and claim both from there.
    .title = Example: two goods by influence
rule-TREASURE-X2 = The treasure shows a flag and a shield. Yellow gives back a shield and green a flag; blue has neither and gives nothing.
    .title = Example: the others give back
