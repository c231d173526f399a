# Warum ein Befehl eines Spielers nicht ausgeführt werden kann.

refusal-no-file = { $file }: Datei nicht gefunden
refusal-unreadable = { $file }: lässt sich nicht lesen: { $problem }
refusal-unwritable = { $file }: lässt sich nicht schreiben: { $problem }
refusal-too-large = { $file }: zu groß für eine Aufzeichnung
refusal-no-text = { $file }: Zeile { $line }: kein UTF-8-Text
refusal-file-exists = { $file }: gibt es schon; setze die Partie mit --load fort oder wähle einen anderen Namen
refusal-load-alone = Eine gespeicherte Partie bringt Startwert, Module und Spielmaterial mit; lass diese Optionen bei --load weg
refusal-other-players = { $file } ist eine Partie für { $players } Spieler, nicht { $wanted }
refusal-no-seat = Kein Platz ist deiner; wähle aus { $seats }
refusal-unknown-seat = Mit { $players } Spielern heißt kein Platz „{ $name }“; wähle aus { $seats }
refusal-bot-in-terminal = --bot ist für das Spiel im Browser; im Terminal schreibe --bots { $bot }
refusal-browser-only = { $option } gehört zum Spiel im Browser; lass es bei --terminal weg
refusal-terminal-only = { $option } gehört zum Spiel im Terminal; ergänze --terminal
refusal-one-game = { $file } ist eine einzelne Partie; --game gehört zu einem Ordner gespeicherter Partien
refusal-which-game = { $folder } ist ein Ordner gespeicherter Partien; sag mit --game, welche
refusal-unknown-command = Den Befehl „{ $command }“ gibt es nicht; „{ $program } help“ nennt alle
refusal-needs-server = nur die Bibliothek ist installiert, und das hier braucht { $missing }: { $install }; im Terminal spielst du auch ohne: merlin-bigbox play --terminal
