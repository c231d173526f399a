# Die Regeln zu Artus in Kürze, wie die Hilfe sie zeigt.

## Vorbereitung und Züge

rule-ARTHUR-1 = Das Rondell hat einen eigenen äußeren Ring mit 24 Feldern und einen inneren Ring mit 13 Feldern für Artus. Die Felder des Grals und von Excalibur liegen nun auf dem inneren Ring, ebenso das des Siegelrings.
    .title = Das Rondell mit Artus
rule-ARTHUR-2 = Die schwarzen und die grauen Flaggen werden ausgetauscht: Statt Verräter abzuwehren und einen zweiten Auftrag zu erlauben, sind es die Flaggen „±1“ und „Wechseln“.
    .title = Andere Flaggen
rule-ARTHUR-3 = Die 30 Pikten werden gemischt und 4 davon aufgedeckt. Jeder Spieler hat außerdem einen schwarzen Artuswürfel: Mit 5 Würfeln hat jeder 5 Züge pro Runde.
    .title = Pikten und Artuswürfel zu Beginn
rule-ARTHUR-4 = Wirfst du mit deinen 5 Würfeln einen Vierling oder Fünfling, wirfst du alle noch einmal, bis keiner mehr dabei ist. Ein Drilling mit einem Paar bleibt gültig.
    .title = Fünf Würfel werfen
rule-ARTHUR-5 = Der Artuswürfel bewegt Artus auf dem inneren Ring um die Augenzahl, nach deiner Wahl im oder gegen den Uhrzeigersinn; dann führst du die Aktion dieses inneren Feldes aus. Auch diesen Würfel kann ein Apfel drehen.
    .title = Der Artuswürfel

## Innere Felder

rule-ARTHUR-6 = Auf den inneren Feldern für Schild, Flagge und Baumaterial nimmst du einen Gegenstand dieser Art aus einer beliebigen Grafschaft. Auf dem Einflussfeld stellst du einen Einflussmarker von deinem Burgtableau in eine beliebige Grafschaft.
    .title = Innere Felder: Gegenstände und Einfluss
rule-ARTHUR-7 = Die inneren Felder des Grals und von Excalibur wirken wie im Grundspiel.
    .title = Innere Felder: Gral und Excalibur
rule-ARTHUR-8 = Du nimmst dir den Siegelring vom Spielplan oder von seinem Besitzer; dann löst du eine Karte deiner Hand ein, ohne ihre Bedingungen zu erfüllen, für die aufgedruckten Punkte. Das verbraucht nicht die eine Karte deines Zuges, und jede eingelöste Karte wird am Ende des Zuges ersetzt. Hast du eine Karte, musst du das tun, auch wenn du den Ring schon besitzt. In einem Zug, in dem du den Markt genutzt hast, nimmst du nur den Ring.
    .title = Inneres Feld: Siegelring
rule-ARTHUR-9 = Dein Ritter zieht im Uhrzeigersinn auf das nächste Grafschaftsfeld – von einem Grafschaftsfeld aus auf das darauf folgende –, und du führst die Aktion dort aus.
    .title = Inneres Feld: Treppe
rule-ARTHUR-10 = Du bewegst Merlin um 1, 2 oder 3 Felder im oder gegen den Uhrzeigersinn und führst die Aktion dort aus; ein Merlinstab darf sie wiederholen. Nach der Bewegung darfst du auf die Aktion verzichten, ebenso nach der Treppe und nach „Artus bewegen“. Löst eine Bewegung Merlins im selben Zug eine weitere aus, erlaubt jede Bewegung einen eigenen Stab, die innere zuerst.
    .title = Inneres Feld: Merlin
rule-ARTHUR-11 = Du ersetzt das Rittergut eines anderen Spielers durch eines deiner eigenen aus dem Vorrat. Das kostet kein Baumaterial und bringt keinen Bonus eines Turms oder Schatzes. Das ersetzte Rittergut geht an seinen Besitzer zurück, ein Hexenhaus darauf in den Vorrat. Ohne Rittergut in deinem Vorrat wird das nicht angeboten.
    .title = Inneres Feld: Rittergut ersetzen
rule-ARTHUR-12 = Auf einem der 3 Felder für Pikten nimmst du einen der offenen Pikten, erhältst sofort seinen Bonus, und ein neuer wird aufgedeckt. Sind die Stapel leer, wird nichts aufgedeckt.
    .title = Innere Felder: Pikten
rule-ARTHUR-13 = Der Bonus eines Pikten ist ein Gegenstand der gezeigten Art und Farbe; ein Apfel; ein Einflussmarker in die gezeigte Grafschaft; oder ein Rittergut auf einem freien Plättchen des gezeigten Geländes, ohne Baumaterial. Ein solches Rittergut wird gebaut wie jedes andere: Der Bonus eines Turms oder Schatzes gilt. Du darfst einen Pikten auch nehmen, wenn sein Bonus unmöglich ist, und auf ein Rittergut darfst du verzichten.
    .title = Boni der Pikten

## Neue äußere Felder

rule-ARTHUR-14 = Du nimmst dir einen Apfel aus dem Vorrat.
    .title = Das Apfelfeld
rule-ARTHUR-15 = Du bewegst Artus um 1 Feld im oder gegen den Uhrzeigersinn und führst die Aktion dieses inneren Feldes aus.
    .title = Artus bewegen
rule-ARTHUR-16 = Einer deiner Gefolgsleute, der in einer Grafschaft steht, führt dort seine Aktion aus. Er wird dabei nicht eingesetzt.
    .title = Gefolgsmann aktivieren
rule-ARTHUR-17 = Du bekommst 1 Punkt für jedes deiner Rittergüter im Umland. Es ist ein fünftes Punktefeld.
    .title = Punkte für Rittergüter

## Neue Flaggen

rule-ARTHUR-20 = Setze diese Flagge vor der Bewegung ein: Die Figur zieht ein Feld mehr oder ein Feld weniger, als der Würfel zeigt. Der Würfel selbst ändert sich nicht. Die Änderung gilt zuletzt; mehrere zählen zusammen, von 0 bis 7 Felder. Bei 0 bleibt die Figur stehen und führt die Aktion ihres Feldes aus.
    .title = Flagge: ±1
rule-ARTHUR-21 = Setze diese Flagge vor der Bewegung ein: Der gewählte Würfel bewegt nach deinem Wunsch deinen Ritter, Merlin oder Artus. Die Richtung ist die der Figur, und ein Merlinstab darf folgen, wenn es Merlin ist. Für alles, was Würfel verändert, bleibt der Würfel, was er ist.
    .title = Flagge: Wechseln

## Wertung

rule-ARTHUR-30 = Nach den Punkten für das Umland behält jeder Spieler der Reihe nach, beginnend mit dem Startspieler der gerade gespielten Runde, in jedem Landschaftsgebiet ein Rittergut seiner Wahl und nimmt die anderen zurück. Nach Runde 6 bleiben alle Rittergüter stehen.
    .title = Wertung: Rittergüter kehren zurück
rule-ARTHUR-31 = Ganz zuletzt zählt jeder Spieler die Werte seiner Pikten zusammen; wer den Siegelring besitzt, zählt 3 dazu. Alle mit der höchsten Summe bekommen 3 Punkte, alle mit der niedrigsten verlieren 3; kein Pikte zählt als 0. Sind alle Summen gleich, geschieht nichts. Danach sind diese Pikten aus dem Spiel.
    .title = Wertung: Pikten

## Beispiele

rule-ARTHUR-X1 = Rot hat Pikten im Wert von 11. Grün hat Pikten im Wert von 9 und den Siegelring, zusammen 12. Grün bekommt 3 Punkte, Rot verliert 3.
    .title = Beispiel: Wertung der Pikten
rule-ARTHUR-X2 = Artus steht auf der Treppe: Der gelbe Ritter zieht auf das schwarze Grafschaftsfeld. Die Hofdame wird dort eingesetzt und bringt einen Einflussmarker in diese Grafschaft.
    .title = Beispiel: Treppe
rule-ARTHUR-X3 = Blau bewegt Merlin um ein Feld gegen den Uhrzeigersinn auf ein Baufeld, baut ein Rittergut, setzt einen Merlinstab ein und baut noch einmal.
    .title = Beispiel: Merlin
rule-ARTHUR-X4 = Rot ersetzt das grüne Rittergut auf einem See mit Turm und bekommt keinen Bonus.
    .title = Beispiel: ein Rittergut ersetzen
rule-ARTHUR-X5 = Gelb nimmt einen Pikten, der eine orange Flagge zeigt, und nimmt sich sofort diese Flagge.
    .title = Beispiel: ein Pikte
rule-ARTHUR-X6 = Rot aktiviert den Baumeister in der orangen Grafschaft und nimmt ein oranges Baumaterial.
    .title = Beispiel: einen Gefolgsmann aktivieren
rule-ARTHUR-X7 = Rot hat 3 Rittergüter im Umland und bekommt 3 Punkte.
    .title = Beispiel: Punkte für Rittergüter
rule-ARTHUR-X8 = Mit der Flagge ±1 zieht eine Figur bei einer 6 um 7 Felder; bei einer 1 bleibt sie stehen und führt die Aktion ihres Feldes aus.
    .title = Beispiel: ±1
rule-ARTHUR-X9 = Du löst im selben Zug eine Karte mit dem Siegelring ein und eine andere durch ihre Bedingungen. Am Ende des Zuges ziehst du zwei.
    .title = Beispiel: zwei Karten in einem Zug
