# Der Erlass des Königs in Worten.

module-decrees = Der Erlass des Königs
    .about = In jeder Grafschaft liegen vier verdeckte Erlasse. Statt der Aktion eines Gefolgsmanns kannst du sie durchsehen und einen nehmen; deine Erlasse kannst du später ausgeben.

## Was die Erlasse zeigen

decree-shield-black = schwarzer Schild
decree-shield-grey = grauer Schild
decree-shield-blue = blauer Schild
decree-shield-purple = lila Schild
decree-shield-orange = orange Schild
decree-shield-brown = brauner Schild
decree-material-black = schwarzes Baumaterial
decree-material-grey = graues Baumaterial
decree-material-blue = blaues Baumaterial
decree-material-purple = lila Baumaterial
decree-material-orange = orange Baumaterial
decree-material-brown = braunes Baumaterial
decree-flag-black = schwarze Flagge
decree-flag-grey = graue Flagge
decree-flag-blue = blaue Flagge
decree-flag-purple = lila Flagge
decree-flag-orange = orange Flagge
decree-flag-brown = braune Flagge
decree-points-1 = 1 Punkt
decree-points-2 = 2 Punkte
decree-points-3 = 3 Punkte
decree-points-4 = 4 Punkte
decree-points-5 = 5 Punkte
decree-points-6 = 6 Punkte
decree-points-7 = 7 Punkte
decree-points-8 = 8 Punkte
decree-points-9 = 9 Punkte

## Aktionen, Fragen und Ereignisse

action-decree-look = Stattdessen die Erlasse durchsehen und einen nehmen
action-decree-duty = Die Aktion des Gefolgsmanns ausführen
action-decree-take = Den Erlass „{ $decree }“ nehmen
action-decree-die = 1 Erlass ausgeben: { $die } von { $face } auf { $new_face }
action-decree-chosen = 1 Erlass ausgeben: gewählter { $die } von { $face } auf { $new_face }
action-decree-claim = 2 Erlasse ausgeben: { coloured-good } nehmen
action-decree-marker = 2 Erlasse ausgeben: Einflussmarker { $colour-short-into } stellen
action-decree-points = 3 Erlasse ausgeben: 5 Punkte erhalten
action-chance-decrees = Erlasse: { $first }, { $second }, { $third }, { $fourth }

prompt-decree = Aktion ausführen oder die Erlasse ansehen?
prompt-take-decree = Welchen Erlass nimmst du?

event-decree-looked = { $player } sieht die Erlasse { $colour-in } durch.
event-decree-saw = { $player } sieht den Erlass „{ $decree }“ { $colour-in }.
    .short = { "" }
event-decree-took = { $player } nimmt den Erlass „{ $decree }“ { $colour-from }.
    .you = Du nimmst den Erlass „{ $decree }“ { $colour-from }.
event-decree-spent = { $player } gibt { $number ->
        [one] { $number } Erlass
       *[other] { $number } Erlasse
    } aus.
    .you = Du gibst { $number ->
        [one] { $number } Erlass
       *[other] { $number } Erlasse
    } aus.
event-decree-die = { $player } dreht { $die-a } von { $face } auf { $new_face }.

reason-decrees = Genommene Erlasse
reason-decrees-spent = Ausgegebene Erlasse

## Worauf man auf dem Tisch zeigen kann

piece-decree = Erlass
    .about = Bringt beim Nehmen, was er zeigt. Später zahlst du damit Würfel, Gegenstände, Marker oder Punkte.
piece-decree-stack = Erlassstapel
    .about = Sieh sie statt der Aktion eines Gefolgsmanns durch und nimm einen.

## Im Terminal

cli-decrees-held = Erlasse
cli-decrees-spent = ausgegeben
cli-decrees-looked = angesehen
cli-decrees-hidden = Dir unbekannt:
cli-decrees-taken = Bisher genommen:
cli-group-decree-die = 1 Erlass ausgeben:
cli-group-decree-claim = 2 Erlasse ausgeben, nehmen:
cli-group-decree-marker = 2 Erlasse ausgeben, Marker in

fact-decrees = Erlasse ({ $colour }): { $number }, angesehen: { $players }
lack-decree = ein Erlass
lack-decrees = 2 Erlasse

ui-deed-decrees = durch Erlasse zu gewinnen
ui-deed-decrees-decree = { $count ->
    [one] einen Erlass zu nehmen
   *[other] { $count } Erlasse zu nehmen
}
    .keep = { $count ->
        [one] einen Erlass zu behalten
       *[other] { $count } Erlasse zu behalten
    }
