# Die Ritter der Tafelrunde in Worten.

module-knights = Ritter der Tafelrunde
    .about = Jeder Spieler gewinnt zwei Verbündete, aus zwei Stapeln je einen, deren Fähigkeiten das ganze Spiel über helfen.
variant-random-allies = Zufällige Verbündete
    .about = Der Zufall teilt jedem Spieler aus jedem Stapel einen Verbündeten zu; es wird nicht reihum gewählt.

## Wörter

ally-tristram = Sir Tristram
    .about = 6 Bewegungs-Plättchen: Verändere einen deiner unbenutzten Spielerwürfel um 1 oder 2.
ally-lamorak = Sir Lamorak
    .about = Auf einem Grafschaftsfeld oder dem Gefolgsmann-Einflussfeld darfst du auch einen Gefolgsmann erneut einsetzen, der schon in der Grafschaft steht.
ally-gawain = Sir Gawain
    .about = 3 Sonderbewegungs-Plättchen: Drehe deinen unbenutzten Merlin- oder Artuswürfel auf eine beliebige Zahl.
ally-lancelot = Sir Lancelot
    .about = Jeder Gefolgsmann, den du beim Marschall einsetzt, führt seine Aktion zweimal aus.
ally-gareth = Sir Gareth
    .about = 6 Verteidigungs-Plättchen: 1 Punkt, wenn du zum ersten Mal einen Verräter einer Farbe abwehrst, und Punkte für diese Plättchen am Ende.
ally-geraint = Sir Geraint
    .about = 5 Alliierten-Plättchen: 1 Punkt mehr auf jedem Punktefeld und Punkte für die genutzten Felder am Ende.
ally-galahad = Sir Galahad
    .about = 6 Joker-Plättchen: Nimm einen Gegenstand aus einer beliebigen anderen statt aus der vorgegebenen Grafschaft.
ally-bors = Sir Bors
    .about = 3 Portal-Plättchen: Stelle deinen Ritter auf ein beliebiges Grafschaftsfeld, statt mit einem Spielerwürfel zu ziehen.
ally-gaheris = Sir Gaheris
    .about = 2 Burg-Plättchen: Ein Rittergut auf einer Burg zählt wie zwei, und ein Turm gibt seinen Bonus zweimal.
ally-percival = Sir Percival
    .about = 8 Farbwechsel-Plättchen: Ändere die Farbe einer Bedingung einer Auftragskarte.
ally-bedivere = Sir Bedivere
    .about = 6 Auftragskarten auf der Hand und 6 Kartentausch-Plättchen: Tausche eine Handkarte gegen eine der Auslage.
ally-kay = Sir Kay
    .about = 2 Einfluss-Plättchen: Neben einem Marker, den du einsetzt, zählt ein Plättchen für die Mehrheit wie ein weiterer.

victory-shield = Schilde
victory-flag = Flaggen
victory-material = Baumaterial
victory-influence = Einfluss
victory-manor = Rittergüter

## Gründe für Punkte

reason-gareth = Sir Gareth
reason-geraint = Sir Geraint

## Aktionen: was zur Wahl steht

action-ally = { $ally } – { $ally-about }
action-chance-ally = Zugeteilter Verbündeter: { $ally }
action-tristram = Sir Tristram: { $die } von { $face } auf { $new_face }
action-gawain = Sir Gawain: { $die } von { $face } auf { $new_face }
action-bors = Sir Bors: Ritter auf „{ $colour-principality }“ stellen
action-galahad = Sir Galahad: stattdessen { coloured-good } nehmen
action-galahad-influence = Sir Galahad: { coloured-good } nehmen, ohne Marker dort
action-percival = Sir Percival: „{ $need-text }“ wird { $colour-name }
action-bedivere = Sir Bedivere: „{ $given-text }“ gegen „{ $taken-text }“ tauschen
action-castle = Eine Burg unter das Rittergut legen
action-kay = Plättchen von Sir Kay dazulegen

## Fragen: was gefragt ist und warum

prompt-draft-a = Stapel A: Welchen Verbündeten nimmst du?
prompt-draft-b = Stapel B: Welchen Verbündeten nimmst du?
prompt-castle = Eine Burg von Sir Gaheris unter das Rittergut auf { $cell } legen?
prompt-kay = Ein Plättchen von Sir Kay dazulegen ({ $colour-name })?

## Ereignisse: der Verlauf

event-ally-joined = { $ally } verbündet sich mit { $player }.
event-ally-tile = { $player } setzt ein Plättchen von { $ally } ein.
    .you = Du setzt ein Plättchen ein: { $ally }.
event-marshal = { $player } stellt den Marschall { $colour-into }.
event-tristram = { $player } dreht { $die-a } von { $face } auf { $new_face }.
event-gawain = { $player } dreht { $die-a } von { $face } auf { $new_face }.
event-gareth-tile = { $player } legt Sir Gareths Plättchen für { $colour-feminine } Verräter aus.
    .you = Du legst Sir Gareths Plättchen für { $colour-feminine } Verräter aus.
event-geraint-tile = { $player } legt Sir Geraints Plättchen für ein Punktefeld aus: { $victory }.
event-cards-swapped = { $player } tauscht „{ $given-text }“ gegen „{ $taken-text }“ aus der Auslage.
event-recoloured = Auf der Karte von { $player } wird „{ $requirement }“ zu { $colour-name }.
event-castle = { $player } legt eine Burg unter das Rittergut auf { $cell }.
event-castle-gone = Die Burg von { $player } auf { $cell } verlässt das Spiel.
event-kay-added = { $player } legt { $colour-in } ein Plättchen von Sir Kay dazu.
event-kay-back = { $player } nimmt { $number } Plättchen von Sir Kay { $colour-from } zurück.

## Worauf man auf dem Tisch zeigen kann

piece-ally = Verbündeter
    .about = Seine Fähigkeit hilft dir das ganze Spiel.
piece-ally-tile = Plättchen eines Verbündeten
    .about = Dient der Fähigkeit deines Verbündeten.
piece-marshal = Marschall
    .about = Gefolgsleute, die der Spieler mit Sir Lancelot hier einsetzt, führen ihre Aktion zweimal aus.
piece-castle-tile = Burg von Sir Gaheris
    .about = Das Rittergut darauf zählt als zwei, und ein Turm gibt seinen Bonus zweimal.
piece-kay-tile = Plättchen von Sir Kay
    .about = Zählt bei der nächsten Wertung als ein weiterer Marker für die Mehrheit.

## Im Terminal

cli-marshal = Marschall:
cli-tiles-left = { $number } Plättchen
cli-group-tristram = Sir Tristram:
cli-group-gawain = Sir Gawain:
cli-group-galahad = Sir Galahad: stattdessen nehmen:
cli-group-galahad-influence = Sir Galahad: ohne Marker nehmen:
cli-group-percival = Sir Percival: andere Farbe für Bedingung
cli-group-bors = Sir Bors: Ritter nach
cli-help-knights = { $castle } ist eine Burg unter einem Rittergut, ᴷ ein Plättchen von Sir Kay neben einem Marker.

fact-ally = { $ally }: { $player }{ $tiles ->
        [0] {""}
       *[other] , noch { $tiles } Plättchen
    }
lack-ally = { $which } als Verbündeter

ui-deed-knights = mehr von den Verbündeten zu haben
ui-deed-knights-gareth = { $count ->
    [one] ein Plättchen von Sir Gareth zu legen
   *[other] { $count } Plättchen von Sir Gareth zu legen
}
ui-deed-knights-geraint = { $count ->
    [one] ein Plättchen von Sir Geraint zu legen
   *[other] { $count } Plättchen von Sir Geraint zu legen
}
ui-deed-knights-kay = { $count ->
    [one] ein Plättchen von Sir Kay zu legen
   *[other] { $count } Plättchen von Sir Kay zu legen
}
ui-deed-knights-castle = { $count ->
    [one] ein Rittergut mit einer Burg zu sichern
   *[other] { $count } Rittergüter mit Burgen zu sichern
}
ui-deed-knights-tile = { $count ->
    [one] ein Plättchen eines Verbündeten mehr zu haben
   *[other] { $count } Plättchen von Verbündeten mehr zu haben
}
    .keep = { $count ->
        [one] ein Plättchen eines Verbündeten zu behalten
       *[other] { $count } Plättchen von Verbündeten zu behalten
    }
