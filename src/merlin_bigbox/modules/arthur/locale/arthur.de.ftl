# Artus in Worten.

module-arthur = Artus
    .about = König Artus zieht auf einem inneren Ring des Rondells, bewegt von einem fünften Würfel. Pikten bringen Boni und werden gewertet, der Siegelring löst eine Karte ein, und zwei Flaggen haben neue Fähigkeiten.

## Wörter

figure-arthur = Artus
    .the = Artus
    .yours = Artus
die-arthur = Artuswürfel
    .a = den Artuswürfel
rolled-arthur = Artus { $face }

ability-plus-minus-one = ±1
    .about = Ziehe ein Feld mehr oder ein Feld weniger, als der Würfel zeigt; bei 0 Feldern bleibt die Figur stehen und führt ihr Feld aus.
change-plus = +1
change-minus = −1
ability-switch = Wechseln
    .about = Bewege mit dem gewählten Würfel nach Wunsch deinen Ritter, Merlin oder Artus.

pict-tile = Wert { $value }, { $bonus }
pict-manor = ein Rittergut auf einem { $terrain-tile }
pict-apple = ein Apfel

## Felder

space-apple = Apfel
    .about = Nimm dir einen Apfel.
    .ask = Einen Apfel nehmen?
space-move-arthur = Artus bewegen
    .about = Bewege Artus um ein Feld, in beliebiger Richtung, und führe die Aktion dort aus.
    .ask = In welche Richtung geht Artus?
space-activate-vassal = Gefolgsmann aktivieren
    .about = Einer deiner Gefolgsleute in einer Grafschaft führt dort seine Aktion aus.
    .ask = Welchen Gefolgsmann aktivierst du?
space-vp-manor = Punkte: Rittergüter
    .about = Erhalte 1 Punkt für jedes deiner Rittergüter im Umland.
    .ask = 1 Punkt für jedes Rittergut nehmen?
space-claim-shield = Schild
    .about = Nimm einen Schild aus einer beliebigen Grafschaft.
    .ask = Welchen Schild nimmst du?
space-claim-flag = Flagge
    .about = Nimm eine Flagge aus einer beliebigen Grafschaft.
    .ask = Welche Flagge nimmst du?
space-claim-material = Baumaterial
    .about = Nimm ein Baumaterial aus einer beliebigen Grafschaft.
    .ask = Welches Baumaterial nimmst du?
space-claim-influence = Einfluss
    .about = Stelle einen Einflussmarker von deinem Burgtableau in eine beliebige Grafschaft.
    .ask = Wohin stellst du einen Einflussmarker?
space-signet-ring = Siegelring
    .about = Nimm dir den Siegelring und löse eine deiner Auftragskarten ein, ohne ihre Bedingungen zu erfüllen.
    .ask = Welchen Auftrag löst du mit dem Siegelring ein?
space-stairs = Treppe
    .about = Bewege deinen Ritter im Uhrzeigersinn auf das nächste Grafschaftsfeld und führe dessen Aktion aus.
    .ask = Die Treppe zur nächsten Grafschaft nehmen?
space-merlin = Merlin
    .about = Bewege Merlin um 1 bis 3 Felder, in beliebiger Richtung, und führe die Aktion dort aus; ein Merlinstab darf sie wiederholen.
    .ask = Wie weit geht Merlin?
space-replace-manor = Rittergut ersetzen
    .about = Ersetze das Rittergut eines anderen Spielers durch eines von deinen; dafür gibt es keinen Bonus.
    .ask = Welches Rittergut ersetzt du?
space-pict = Pikten
    .about = Nimm dir einen der offenen Pikten und erhalte sofort seinen Bonus.
    .ask = Welchen Pikten nimmst du?

## Gründe für Punkte

reason-manors = Punktefeld Rittergüter
reason-picts = Pikten

## Aktionen

action-arthur = Artuswürfel { $face }: Artus bewegen
action-flag-plus = Flagge „{ ability-plus-minus-one }“: ein Feld mehr ziehen
action-flag-minus = Flagge „{ ability-plus-minus-one }“: ein Feld weniger ziehen
action-flag-switch = Flagge „{ ability-switch }“: mit diesem Würfel { $figure-the } bewegen
action-move-arthur = Artus { $direction } um ein Feld bewegen
action-activate = { $vassal-bare } aktivieren
action-signet = Mit dem Siegelring einlösen – { $card-text }
action-stairs = Den Ritter die Treppe nehmen lassen
action-move-merlin = Merlin { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    } { $direction } bewegen
action-replace = Das Rittergut auf { $cell } ersetzen
action-chance-pict = Aufgedeckt: Pikte – { $pict-text }
action-pict = Pikten nehmen: { $pict-text }
action-settle = Auf { $cell } ohne Baumaterial bauen
action-keep = Das Rittergut auf { $cell } behalten

## Fragen

prompt-settle = Auf welchem freien { $terrain-tile } baust du?
prompt-keep = Welches Rittergut bei { $territory } behältst du?

## Ereignisse

event-ring-taken = { $player } nimmt sich den Siegelring.
    .you = Du nimmst dir den Siegelring.
event-pict-open = Ein Pikte wird aufgedeckt – { $pict-text }.
event-pict-taken = { $player } nimmt einen Pikten – { $pict-text }.
    .you = Du nimmst einen Pikten – { $pict-text }.
event-pict-sum = { $player } hat Pikten im Gesamtwert von { $number }.
event-manor-replaced = { $player } ersetzt das Rittergut von { $seat } auf { $cell }.
    .you = Du ersetzt das Rittergut von { $seat } auf { $cell }.
event-thinned = { $player } nimmt das Rittergut auf { $cell } zurück.
event-flag-plus-minus = { $player } setzt die Flagge „{ ability-plus-minus-one }“ ein: { $change }, also { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    }.
    .short = Flagge „{ ability-plus-minus-one }“: { $change }.
event-activated = { $player } aktiviert { $vassal-the } { $colour-in }.
    .you = Du aktivierst { $vassal-the } { $colour-in }.

## Worauf man auf dem Tisch zeigen kann

piece-arthur = Artus
    .about = Zieht auf dem inneren Ring, in beide Richtungen. Alle bewegen ihn mit ihrem Artuswürfel.
piece-arthur-die = Artuswürfel
    .about = Bewegt Artus auf dem inneren Ring, einmal je Runde.
piece-ring = Siegelring
    .about = Löst beim Nehmen einen Auftrag ohne Bedingungen ein. Zählt 3 zu deinen Pikten.
piece-pict = Pikte
    .about = Bringt sofort seinen Bonus. In der Wertung erhält die höchste Summe 3 Punkte, die niedrigste verliert 3.

## Im Terminal

cli-letter-arthur = A
cli-signet-ring = Siegelring
cli-picts-left = Pikten übrig
cli-picts-taken = Pikten
cli-picts-sum = ihre Summe
cli-picts-open = Offene Pikten:
cli-space-apple = Apfel
cli-space-move-arthur = Artus ±1
cli-space-activate-vassal = Aktivieren
cli-space-vp-manor = P Rittergut
cli-space-claim-shield = Schild
cli-space-claim-flag = Flagge
cli-space-claim-material = Material
cli-space-claim-influence = Einfluss
cli-space-signet-ring = Siegelring
cli-space-stairs = Treppe
cli-space-merlin = Merlin
cli-space-replace-manor = Ersetzen
cli-space-pict = Pikten
cli-help-arthur = { $arthur } ist Artus auf dem inneren Ring (Felder 24 bis 36); „♚3“ in einem Rahmen: sein Würfel 3 führt dorthin.

lack-ring = der Siegelring

ui-deed-arthur = den Pikten mehr entgegenzusetzen
ui-deed-arthur-pict = { $count ->
    [one] einen Pikten zu nehmen
   *[other] { $count } Pikten zu nehmen
}
ui-deed-arthur-signet = den Siegelring zu nehmen
