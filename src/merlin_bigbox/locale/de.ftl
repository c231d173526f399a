# Allgemeine Wörter: Spieler, die sechs Grafschaften und was Oberfläche und Kommandozeile sagen.

language-name = Deutsch

## Spieler in der Reihenfolge der Plätze

seat-red = Rot
seat-yellow = Gelb
seat-blue = Blau
seat-green = Grün

## Die sechs Grafschaften heißen nach ihren Farben

colour-black = schwarz
    .noun = Schwarz
    .masculine = schwarzer
    .feminine = schwarze
    .neuter = schwarzes
    .accusative = schwarzen
colour-grey = grau
    .noun = Grau
    .masculine = grauer
    .feminine = graue
    .neuter = graues
    .accusative = grauen
colour-blue = blau
    .noun = Blau
    .masculine = blauer
    .feminine = blaue
    .neuter = blaues
    .accusative = blauen
colour-purple = lila
    .noun = Lila
    .masculine = lila
    .feminine = lila
    .neuter = lila
    .accusative = lila
colour-orange = orange
    .noun = Orange
    .masculine = orange
    .feminine = orange
    .neuter = orange
    .accusative = orange
colour-brown = braun
    .noun = Braun
    .masculine = brauner
    .feminine = braune
    .neuter = braunes
    .accusative = braunen

place-black = schwarze Grafschaft
    .from = aus der schwarzen Grafschaft
    .in = in der schwarzen Grafschaft
    .into = in die schwarze Grafschaft
    .whole = Die schwarze Grafschaft
    .short-from = aus Schwarz
    .short-in = in Schwarz
    .short-into = in Schwarz
    .brief = schwarz
place-grey = graue Grafschaft
    .from = aus der grauen Grafschaft
    .in = in der grauen Grafschaft
    .into = in die graue Grafschaft
    .whole = Die graue Grafschaft
    .short-from = aus Grau
    .short-in = in Grau
    .short-into = in Grau
    .brief = grau
place-blue = blaue Grafschaft
    .from = aus der blauen Grafschaft
    .in = in der blauen Grafschaft
    .into = in die blaue Grafschaft
    .whole = Die blaue Grafschaft
    .short-from = aus Blau
    .short-in = in Blau
    .short-into = in Blau
    .brief = blau
place-purple = lila Grafschaft
    .from = aus der lila Grafschaft
    .in = in der lila Grafschaft
    .into = in die lila Grafschaft
    .whole = Die lila Grafschaft
    .short-from = aus Lila
    .short-in = in Lila
    .short-into = in Lila
    .brief = lila
place-orange = orange Grafschaft
    .from = aus der orange Grafschaft
    .in = in der orange Grafschaft
    .into = in die orange Grafschaft
    .whole = Die orange Grafschaft
    .short-from = aus Orange
    .short-in = in Orange
    .short-into = in Orange
    .brief = orange
place-brown = braune Grafschaft
    .from = aus der braunen Grafschaft
    .in = in der braunen Grafschaft
    .into = in die braune Grafschaft
    .whole = Die braune Grafschaft
    .short-from = aus Braun
    .short-in = in Braun
    .short-into = in Braun
    .brief = braun

emblem-dragon = Drache
emblem-dove = Taube
emblem-fish = Fisch
emblem-snake = Schlange
emblem-fox = Fuchs
emblem-eagle = Adler

## Oberfläche: Überschriften und Beschriftungen

ui-game = Partie
ui-round = Runde { $number } von 6
ui-your-turn = Du bist am Zug.
ui-turn-of = { $player } entscheidet.
ui-rondel = Aktionsrondell
ui-principalities = Grafschaften
ui-environs = Umland
ui-castle = Burgtableau von { $player }
ui-dice = Würfel
ui-apples = Äpfel
ui-staffs = Merlinstäbe
ui-manors = Rittergüter
ui-markers = Einflussmarker
ui-vassals = Gefolgsleute
ui-goods = Gegenstände
ui-shields = Schilde
ui-flags = Flaggen
ui-materials = Baumaterialien
ui-traitors = Verräter
ui-missions = Auftragskarten
ui-hand = Deine Hand
ui-display = Auslage
ui-pile = Nachziehstapel
ui-discards = Ablagestapel
ui-stock = Vorrat
ui-log = Verlauf
ui-score-sheet = Wertungsblatt
ui-total = Summe
ui-help = Hilfe
ui-rules = Regeln
ui-rule = Regel { $rule }
ui-on-castle-board = auf dem Burgtableau
ui-nobody = niemand
ui-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
ui-cards = { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
ui-first-player = Startspieler
ui-bot = { $name } (Computer)
ui-hidden = verdeckte Karte

## Bots, Kapitel der Regeln, und woher die gedruckten Teile bekannt sind

ui-bot-random = Hofnarr
    .about = Spielt nach Zufall und gewinnt nie. Gut, um sich umzusehen.
ui-bot-page = Page
    .about = Spielt wie der Knappe, trifft aber ein Viertel seiner Entscheidungen, ohne nachzudenken. Gedacht für eine erste Partie.
ui-bot-minstrel = Spielmann
    .about = Sieht, was der Ritter sieht, irrt sich aber wie ein Mensch: eher um wenig als um viel. Der nächste Schritt nach dem Pagen.
ui-bot-falconer = Falkner
    .about = Irrt sich wie ein Mensch, so wie der Spielmann, aber weniger. Steht knapp unter dem Knappen.
ui-bot-squire = Knappe
    .about = Nimmt, was auf dem erreichten Feld am meisten bringt. Auf seine anderen Würfel und auf Rivalen achtet er nicht.
ui-bot-herald = Herold
    .about = Irrt sich wie ein Mensch, so wie der Falkner, aber nicht oft. Steht zwischen Knappe und Ritter.
ui-bot-knight = Ritter
    .about = Durchdenkt seinen Zug bis zum Ende und wägt die kommenden Wertungen ab. Gewinnt deutlich öfter als der Knappe.
ui-bot-lancelot = Lancelot
    .about = Spielt die Runde vor jeder Entscheidung ein paarmal im Kopf weiter. Gegen Ritter hat er mehr als seinen Anteil gewonnen.
ui-bot-viviane = Viviane
    .about = Merlins Schülerin: spielt die Runde im Kopf weiter wie er, aber nur einen Augenblick lang. Steht zwischen Lancelot und Merlin.
ui-bot-merlin = Merlin
    .about = Spielt die Runde im Kopf weiter, sooft es die Zeit erlaubt. Hat die meisten gemessenen Partien gegen drei Ritter gewonnen.
ui-bot-merlin-2026 = Merlin von 2026
    .about = Merlin, wie er 2026 war. Er ändert sich nie, damit sich spätere Bots an ihm messen lassen.
ui-bot-builder = Baumeister
    .about = Ein Ritter, dem das Umland am wichtigsten ist. Gewinnt etwas seltener als ein Ritter.
    .points = Mehr Punkte als ein Ritter aus dem Umland und vom Punktefeld Baumaterial.
ui-bot-courtier = Höfling
    .about = Ein Ritter, dem Einfluss am wichtigsten ist. Gewinnt etwa so oft wie ein Ritter.
    .points = Mehr Punkte als ein Ritter aus Einfluss und vom Punktefeld Einfluss.
ui-bot-defender = Burgwächter
    .about = Ein Ritter, dem die eigene Burg am wichtigsten ist. Gewinnt etwas seltener als ein Ritter.
    .points = Mehr Punkte als ein Ritter vom Punktefeld Schilde, und weniger Verlust durch Verräter.
ui-bot-level-0 = nach Zufall
ui-bot-level-1 = sanft
ui-bot-level-2 = umgänglich
ui-bot-level-3 = bescheiden
ui-bot-level-4 = ordentlich
ui-bot-level-5 = geübt
ui-bot-level-6 = solide
ui-bot-level-7 = stark
ui-bot-level-8 = sehr stark
ui-bot-level-9 = am stärksten
ui-chapter-all = Was immer gilt
ui-chapter-base = Das Grundspiel
ui-chapter-mix = Wo Module sich treffen
ui-chapter-edition = Gedruckte Teile
ui-known-flags = Dass die schwarze und die graue Flagge mit Artus anders wirken, steht in den Texten; welche von beiden was tut, ist rekonstruiert.
ui-known-rondel = Die Texte zählen die Felder des Grundrings, des inneren Rings und die, die andere Ringe hinzufügen; dass jedes vierte Feld eine Grafschaft ist, wurde gedruckt gesehen. Die Reihenfolge dazwischen, welche Felder auf den anderen Ringen fehlen und wo Artus beginnt, ist rekonstruiert.
ui-known-environs = Die Lage der Sechsecke wurde gedruckt gesehen, wenn auch undeutlich; je ein Symbol über und unter jeder Spalte ist rekonstruiert.
ui-known-starting-tiles = Dass ein Plättchen Farben mischt, wurde gedruckt gesehen; welche Farben, ist rekonstruiert.
ui-known-missions = Die Zahl der Karten steht in den Texten. 12 Karten mit 1 Punkt, 26 mit 2 und 17 mit 3, und so viele Punkte wie Bedingungen, ist aus den drei gedruckt gesehenen Karten erschlossen.
ui-known-picts = Die Zahl der Pikten und die Arten der Boni stehen in den Texten; 18 Gegenstände, 6 Einflussmarker, 3 Rittergüter, 3 Äpfel und die Werte sind rekonstruiert.
ui-known-allies = Die Verbündeten, ihre Plättchen und Fähigkeiten stehen in den Texten; zu welchem Stapel jeder gehört, ist aus der Reihenfolge der Texte rekonstruiert.
ui-known-market = Die Zahl der Plättchen jeder Sorte steht in den Texten; ein Plättchen je Farbe und ein Tagelöhner je Augenzahl ist rekonstruiert.
ui-known-caerleon = Die Stadtviertel stehen in den Texten; ihre Farben sind aus der Reihenfolge der Texte rekonstruiert.
ui-known-morgana = Anzahlen und Wirkungen stehen in den Texten; Augenzahl und Schritte jedes Kessels sind rekonstruiert, ebenso die Seiten der Marker: fünf Marker nach ihren fünf Überschriften, von denen nur das Hexengold zwei verschiedene Seiten hat.
ui-known-treasures = Die Wirkungen, fünf Plättchen je Gelände und ein Punkt mit dem Apfel stehen in den Texten; welches Gelände welche Wirkung hat, ist rekonstruiert.
ui-known-decrees = Sechs Schilde, sechs Baumaterialien, sechs Flaggen und sechs mit Punkten stehen in den Texten; je eine Farbe und die Punkte sind rekonstruiert.

## Kommandozeile

cli-choose = Wähle eine Nummer von 1 bis { $number }:
cli-choose-hint = Eine Nummer wählt; ? erklärt, u nimmt zurück, q verlässt die Partie.
cli-not-a-choice = „{ $input }“ steht nicht zur Wahl. Gib eine Nummer von 1 bis { $number } ein.
cli-not-offered = Das ist jetzt nicht möglich.
cli-only-choice = Nur eine Möglichkeit: { $choice }
cli-taken-back = Zurückgenommen.
cli-nothing-to-take-back = Es gibt nichts zurückzunehmen.
cli-pass-device = { $player } entscheidet: Gib die Tastatur weiter und drücke die Eingabetaste.
cli-winner = { $player } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
cli-winners = { $players } teilen sich den Sieg mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
cli-saved = Die Partie ist in { $file } gespeichert.
cli-not-found = Die Datei { $file } gibt es nicht.
cli-not-a-record = { $file } ist keine Aufzeichnung einer Partie: { $problem }
cli-unknown-language = Die Sprache „{ $input }“ gibt es nicht. Verfügbar: { $available }.
cli-unknown-rule = Die Regel { $rule } gibt es nicht.
cli-goodbye = Bis zum nächsten Mal.

## Kommandozeile: der Tisch im Terminal

cli-letter-black = S
cli-letter-grey = G
cli-letter-blue = B
cli-letter-purple = L
cli-letter-orange = O
cli-letter-brown = N
cli-seat-letter-red = R
cli-seat-letter-yellow = G
cli-seat-letter-blue = B
cli-seat-letter-green = Ü

cli-terrain-mountain = Berg
cli-terrain-wood = Wald
cli-terrain-lake = See
cli-terrain-short-mountain = Berg
cli-terrain-short-wood = Wald
cli-terrain-short-lake = See

cli-good-shield = Schild
cli-good-flag = Flagge
cli-good-material = Baumaterial
cli-goods-shield = Sch
cli-goods-flag = Fl
cli-goods-material = Bau
cli-vassal-lady = Hofdame
cli-vassal-shield_bearer = Schildknappe
cli-vassal-builder = Baumeister
cli-vassal-flag_bearer = Flaggenträger
cli-any-vassals = { $number ->
        [one] { $number } Gefolgsmann
       *[other] { $number } Gefolgsleute
    }
cli-one-colour = einer Farbe
cli-slot-lady = Dame
cli-slot-shield_bearer = Schild
cli-slot-builder = Bau
cli-slot-flag_bearer = Flagge
cli-marker = Marker
cli-markers = Marker
cli-any = beliebig
cli-at-home = in der Burg
cli-vassals = Gefolge
cli-castles = Spieler
cli-goods = Gegenstände
cli-staffs = Stäbe
cli-manors = Rittergüter
cli-points = Pkt
cli-points-short = { $points } P
cli-column-dice = Würfel
cli-column-shields = Schilde
cli-column-flags = Flaggen
cli-column-materials = Material
cli-column-traitors = Verräter
cli-column-apples = Äpf
cli-column-staffs = Stb
cli-column-markers = Mrk
cli-column-manors = Gut
cli-column-cards = Krt
cli-traitors-cost = { $left ->
        [0] deine Schilde wehren alle ab
        [one] 1 ohne Schild: −{ $points } Punkte
       *[other] { $left } ohne Schild: −{ $points } Punkte
    }
cli-next-scoring = Wertung nach Runde { $round }
cli-grail = Gral
cli-excalibur = Excalibur
cli-apples = Äpfel
cli-environs-legend = Buchstaben: Baumaterial dafür · { $tower } Turm
cli-pile = Nachziehstapel { $pile } · Ablagestapel { $discards }

cli-space-build = Bauen
cli-space-vp-shield = P Schilde
cli-space-vp-flag = P Flaggen
cli-space-vp-material = P Material
cli-space-vp-influence = P Einfluss
cli-space-influence-shield = E: Schild
cli-space-influence-flag = E: Flagge
cli-space-influence-material = E: Mater.
cli-space-influence-vassal = E: Gefolge
cli-space-relocate = Schieben
cli-space-excalibur = Excalibur
cli-space-exchange = Tausch
cli-space-mission = Aufträge

## Kommandozeile: die Module am Tisch

cli-closed = gesperrt
cli-inner-ring = Innerer Ring
cli-supply = Vorrat
cli-stock = Vorrat

## Kommandozeile: spielen

cli-welcome = Willkommen bei Merlin, { $player }. Gib die Nummer deiner Wahl ein; „hilfe“ sagt, was es sonst gibt.
cli-seed = Startwert der Würfel, um dieselbe Partie noch einmal zu spielen: { $seed }
cli-group-claim = Nehmen:
cli-group-return = Zurücklegen:
cli-group-build = Bauen auf
cli-group-deploy = Einsetzen:
cli-group-marker = Einflussmarker in
cli-forced = Einzige Möglichkeit: { $choice }
cli-input = Deine Wahl
cli-not-understood = „{ $input }“ ist weder eine Zahl von 1 bis { $number } noch eine Aktion noch ein Befehl. Nichts wurde gespielt.
cli-refused = „{ $input }“ ist jetzt nicht möglich. Nichts wurde gespielt.
cli-ambiguous = „{ $input }“ passt zu mehreren: { $numbers }. Gib eine Nummer oder mehr Wörter ein.
cli-unsaved = Die Partie ist nicht gespeichert. In { $file } speichern? Enter speichert, „n“ nicht
cli-not-saved = Die Partie wurde nicht gespeichert.
cli-save-failed = Die Partie konnte nicht in { $file } gespeichert werden: { $problem }
cli-save-exists = { $file } gibt es schon, und es ist nicht diese Partie; wähle einen anderen Namen.
cli-resume-with = Weiter geht es mit: { $program } play --load { $file }
cli-final = Endstand
cli-rule = Regel
cli-command-undo = undo u zurück z
cli-command-log = log l verlauf
cli-command-sheet = sheet s punkte
cli-command-rules = rules rule r regel regeln
cli-command-help = help h ? hilfe
cli-command-save = save speichern
cli-command-quit = quit q exit ende
cli-command-board = board b tisch
cli-no-word = n nein no
cli-about-undo = nimmt deine letzte Aktion zurück, solange seither nichts Neues bekannt wurde
cli-about-log = was in dieser Runde geschah; „verlauf alles“: in der ganzen Partie; „verlauf genau“: Schritt für Schritt, mit Regeln
cli-log-all = alles all
cli-log-details = genau details
cli-about-sheet = alle Punkte nach Quelle, mit ihren Regeln
cli-about-rules = „regel BASE-45“ erklärt eine Regel, „regel Turm“ sucht in den Regeln
cli-about-help = diese Zeilen, und wie das Brett zu lesen ist
cli-about-save = speichert die Partie; „speichern DATEI“ in eine andere Datei
cli-about-quit = verlässt die Partie
cli-about-board = zeigt den ganzen Tisch noch einmal
cli-help-choices = Wähle mit der Nummer oder mit Wörtern der Zeile, die zu keiner anderen passen, etwa den Wörtern dahinter.
cli-help-board = Auf dem Brett: { $merlin } ist Merlin, { $seats } sind die Ritter und Teile der Spieler; ein Buchstabe auf Farbe ist eine Grafschaft. „→4“ im Rahmen eines Feldes: dein Würfel 4 führt dorthin; „✦2“: Merlins Würfel 2.
cli-help-environs = Umland: Die Buchstaben auf einem Plättchen sind die Farben des Baumaterials, mit dem man dort baut; das Zeichen eines Spielers ist ein Rittergut; { $tower } ist ein Turm.
cli-help-cards = Auftragskarten: ✓ erfüllt, ✗ noch nicht.

## Kommandozeile: Aufzeichnungen, Simulationen, Prüfungen, Regeln, Ausgaben

cli-replay-title = { $file }: { $players } Spieler, { $at } von { $total } Aktionen
cli-verified = { $file }: in Ordnung. { $actions } Aktionen lassen sich nachspielen, { $chance } davon vom Zufall, { $over ->
        [yes] das Ergebnis ist { $result }
       *[no] die Partie ist noch nicht zu Ende
    }.
cli-level-proved = bewiesen
cli-level-replayed = nur nachgespielt
cli-level-claimed = behauptet
cli-level-missing = nicht vorhanden
cli-verified-all = { $folder }: in Ordnung. { $games } Partien mit { $actions } Aktionen lassen sich nachspielen und enden wie angegeben.
cli-games-begun = { $done } von { $total } Partien
cli-games-done = { $done } von { $total } Partien, { $speed } je Minute, noch { $left }
cli-games-begun-on = { $done } von { $total } Partien, { $workers ->
        [0] wartet auf Rechner
        [one] 1 Prozess
       *[other] { $workers } Prozesse
    }
cli-games-done-on = { $done } von { $total } Partien, { $workers ->
        [0] wartet auf Rechner
        [one] 1 Prozess
       *[other] { $workers } Prozesse
    }, { $speed } je Minute, noch { $left }
cli-simulating = simuliert
cli-checking = prüft
cli-puzzles-mining = sucht Rätsel
cli-puzzles-mined = { $file }: { $puzzles } Rätsel in { $turns } Zügen aus { $games } Partien.
cli-puzzles-interrupted = Unterbrochen. Was gefunden wurde, steht in { $file }; derselbe Befehl macht dort weiter.
cli-puzzles-checked = { $puzzles } Rätsel mit { $visits } Besuchen je Plan: { $share } bleiben eindeutig.
cli-puzzles-id = Kennung
cli-puzzles-players = Spieler
cli-puzzles-round = Runde
cli-puzzles-level = Stufe
cli-puzzles-kind = Art
cli-puzzles-lead = Vorsprung
cli-puzzles-plans = Pläne
cli-puzzles-modules = Module
cli-bot = Bot
cli-seats = Plätze
cli-mean = Punkte im Mittel
cli-deviation = Abweichung
cli-wins = Siege
cli-position = Position
cli-simulated = { $games } Partien in { $seconds } s: { $speed } Partien und { $decisions } Entscheidungen je Sekunde
cli-length = { $mean } Entscheidungen je Partie ({ $shortest } bis { $longest }), davon { $forced } % erzwungen
cli-interrupted = Unterbrochen. { $kept ->
        [yes] Die fertigen Partien bleiben erhalten; derselbe Befehl mit --resume macht dort weiter.
       *[no] Mit --out ORDNER blieben die fertigen Partien erhalten.
    }
cli-interrupted-on = Die Rechner beenden ihre angefangenen Partien und hören auf. { $kept ->
        [yes] Mit --resume geht es auch anderswo weiter: mit einem anderen --on oder ohne.
       *[no] Nichts davon bleibt erhalten.
    }
cli-checked = { $games } Partien geprüft, { $decisions } Entscheidungen: { $problems ->
        [0] kein Problem gefunden
        [one] 1 Problem gefunden
       *[other] { $problems } Probleme gefunden
    }.
cli-more-problems = … und { $number } weitere
cli-rules-found = { $number ->
        [one] 1 Regel
       *[other] { $number } Regeln
    } mit „{ $word }“:
cli-rules-none = Keine Regel spricht von „{ $word }“. Ohne ein Wort zählt „merlin rules“ alle auf.
cli-rule-used = Gebraucht von:
cli-used-frame = Frage
cli-used-reason = Punkte
cli-used-space = Feld
cli-edition-fine = { $file }: eine vollständige Ausgabe, { $builtin ->
        [yes] die eingebaute
       *[no] eine andere als die eingebaute
    }; ihr Kennzeichen ist { $digest }.
cli-edition-known = woher bekannt
cli-edition-place = was
cli-edition-note = Anmerkung
cli-level-text = steht in einer Spielregel
cli-level-seen = gedruckt gesehen
cli-level-reconstructed = rekonstruiert
cli-edition-counts = { $text } stehen in einer Spielregel, { $seen } gedruckt gesehen, { $reconstructed } rekonstruiert
cli-edition-lessons = { $number ->
        [one] „Spielen lernen“ stimmt mit diesen Komponenten an einer Stelle nicht mehr:
       *[other] „Spielen lernen“ stimmt mit diesen Komponenten an { $number } Stellen nicht mehr:
    }

## Befehlszeile: das Spiel im Browser

cli-serving = Merlin ist unter { $address }
cli-serving-others = Andere in deinem Netz öffnen { $address }
cli-serving-kept = Die Tische werden in { $folder } aufbewahrt.
cli-serving-end = Strg-C beendet den Server; jeder Tisch bleibt.
cli-serving-ended = Der Server ist beendet; jeder Tisch ist aufbewahrt.
cli-serving-unbuilt = Die Seite ist noch nicht gebaut; „./merlin play“ im Ordner des Projekts erledigt das.
cli-running = Merlin läuft schon, unter { $address }
cli-browser-missing = Kein Browser ließ sich öffnen. Öffne diese Adresse selbst: { $address }
cli-backed-up = { $file }: eine vollständige Kopie der Tische in { $folder }.
cli-copy-copying = Tische werden kopiert
cli-copy-done = Alles ist kopiert und verglichen, { $rows } Zeilen. Personen: { $users }, Tische: { $tables }, Zeilen in Aufzeichnungen: { $records }.
cli-copy-serve-store = Starte den Server von nun an mit --store und der Adresse der Datenbank; im Ordner steht, wohin seine Tische gezogen sind.
cli-copy-serve-folder = Starte den Server von nun an mit --data { $target }; in der Datenbank steht, wohin ihre Tische gezogen sind.

## Befehlszeile: der Doktor

cli-doctor-looking = untersuche
cli-doctor-running = Ein Server benutzt diesen Ordner; nichts wird geändert.
cli-doctor-backup = Bevor etwas repariert wurde, wurde alles nach { $folder } kopiert.
cli-doctor-sound = { $folder }: Alles ist heil. Personen: { $users }, Tische: { $tables }, Zeilen in Aufzeichnungen: { $records }.
cli-doctor-unsound = { $folder }: { $problems ->
    [one] ein Schaden
   *[other] { $problems } Schäden
  }. Personen: { $users }, Tische: { $tables }, Zeilen in Aufzeichnungen: { $records }.
cli-doctor-repair = Nichts wurde geändert. „./merlin doctor ORDNER --repair“ stellt bei angehaltenem Server wieder her, was sich wiederherstellen lässt.
cli-doctor-backup-needed = Der Rest lässt sich aus dem, was da ist, nicht wiederherstellen: Spiel eine Sicherung ein, oder lass diese Tische beiseite liegen.
cli-doctor-structure = Die Datei der Datenbank ist kaputt.
cli-doctor-log = { $place }: Einträge darin sind nicht mehr lesbar; was sie festhielten, ist verloren.
cli-doctor-rows = Personen oder Tische fehlen, oder es sind zu viele.
cli-doctor-row = { $place }: Eine Zeile ist nicht, wie sie geschrieben wurde.
cli-doctor-foreign = { $place }: Zeilen, die ins Leere zeigen.
cli-doctor-user = Person { $place }: Die Zeile ist beschädigt oder verloren.
cli-doctor-table = Tisch { $place } ist beschädigt.
cli-doctor-resume = Tisch { $place }: Die Partie lässt sich nicht fortsetzen.
cli-doctor-version = Tisch { $place } braucht eine andere Version von Merlin.
cli-doctor-times = Tisch { $place }: Zeiten seiner Aufzeichnung sind beschädigt; die Partie ist vollständig.
cli-doctor-snapshot = Tisch { $place }: Sein Zwischenstand ist beschädigt; die Partie ist vollständig.
cli-doctor-history = Tisch { $place }: Zeilen der Aufzeichnung sind beschädigt; die Partie geht vom Zwischenstand weiter.
cli-doctor-position = Tisch { $place }: Sein Zwischenstand ist nicht das, wohin seine Aufzeichnung führt.
cli-doctor-chat = Tisch { $place }: Zeilen aus dem Chat sind beschädigt oder verloren.
cli-doctor-notes = Tisch { $place }: Notizen sind beschädigt oder verloren.
cli-doctor-guests = Tisch { $place }: Angaben über seine Leute sind beschädigt oder verloren.
cli-doctor-secret-lost = { $place }: Das Geheimnis ist verloren. Leg es aus einer Sicherung zurück, oder starte mit „serve --new-secret“, was alle abmeldet.
cli-doctor-secret-other = { $place }: Das ist das Geheimnis anderer Daten. Leg das richtige zurück, oder starte mit „serve --new-secret“, was alle abmeldet.
cli-doctor-permissions = { $place } können andere lesen; die Startwerte laufender Partien stehen darin.
cli-doctor-space = { $place }: Die Platte ist fast voll.
cli-doctor-did-rebuilt = Die Datei ist neu gemacht, mit jeder lesbaren Zeile: { $number }.
cli-doctor-did-indexed = Die Verzeichnisse sind neu gemacht.
cli-doctor-did-counted = Es zählt, was jetzt da ist.
cli-doctor-did-aside = Beiseitegelegt: { $number }.
cli-doctor-did-restored = Wiederhergestellt.
cli-doctor-did-cut = Er geht von der letzten guten Zeile weiter. Verlorene Zeilen: { $number }.
cli-doctor-did-filled = Die verlorenen Zeilen sind als solche vermerkt: { $number }.
cli-doctor-did-replayed = Er ist aus der Aufzeichnung neu gemacht.
cli-doctor-did-closed = Jetzt kann es nur noch der Eigentümer.

## Befehlszeile: die Arena und ihr Bericht

cli-arena-playing = spielt
cli-arena-played = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } mit { $deals ->
        [one] { $deals } Verteilung
       *[other] { $deals } Verteilungen
    }, davon { $shared } mit geteiltem Sieg
cli-arena-written = Der Bericht steht in { $file }
cli-arena-few = Weniger als { $deals } Verteilungen: zu wenige für Intervalle. { $games } Partien sind { $deals } Verteilungen dieser Bots.
cli-arena-title = Arena: { $bots }
cli-arena-range = { $low } bis { $high }
cli-arena-base = Grundspiel
cli-arena-players = Spieler
cli-arena-modules = Module
cli-arena-variants = Varianten
cli-arena-length = Entscheidungen je Partie
cli-arena-forced = Entscheidungen mit nur einer Möglichkeit
cli-arena-seed = Startwert
cli-arena-edition = Ausgabe
cli-arena-version = Version
cli-arena-standing = Rangliste
cli-arena-standing-caption = Der stärkste Bot zuerst, mit 95-%-Intervallen unter den Zahlen; „Abstand“ ist der Unterschied der Spielstärke zum nächsten Bot darunter.
cli-arena-bot = Bot
cli-arena-rank = Rang
cli-arena-rating = Stärke
cli-arena-above = Abstand
cli-arena-wins = Siege
cli-arena-points = Punkte
cli-arena-deviation = Streuung
cli-arena-seats = Plätze
cli-arena-wins-title = Anteil an den Siegen
cli-arena-fair = Je Platz. Die gestrichelte Linie ist, was Gleiche hätten: { $share }. Ein geteilter Sieg zählt anteilig.
cli-arena-meetings-title = Gegeneinander
cli-arena-meetings-caption = Wie oft der Bot der Zeile vor dem der Spalte lag; gleichauf zählt halb.
cli-arena-pairs-caption = Je zwei Bots, über alle Plätze, an denen sie einander trafen, mit 95-%-Intervallen unter den Zahlen
cli-arena-pair = Paar
cli-arena-meetings = Begegnungen
cli-arena-ahead = erster vorn
cli-arena-better = Punkte mehr
cli-arena-sources-title = Woher die Punkte kommen
cli-arena-sources-caption = Punkte je Platz im Mittel, nach ihrer Herkunft auf dem Wertungsblatt
cli-arena-source = Herkunft
cli-arena-other-sources = alle übrigen
cli-arena-total = insgesamt
cli-arena-times-title = Zeit für eine Entscheidung
cli-arena-times-caption = Entscheidungen mit mehr als einer Möglichkeit; Median und 99 % sind auf 2,5 % genau.
cli-arena-decisions = Entscheidungen
cli-arena-mean = Mittel
cli-arena-median = Median
cli-arena-p99 = 99 %
cli-arena-longest = längste
cli-arena-limit = Grenze
cli-arena-over = darüber
cli-arena-positions-title = Wer beginnt
cli-arena-positions-caption = Nach der Reihenfolge in der ersten Runde, über alle Bots
cli-arena-position = Position
cli-arena-chart-ratings = Spielstärken mit 95-%-Intervallen
cli-arena-chart-wins = Anteile an den Siegen mit 95-%-Intervallen
cli-arena-chart-sources = Punkte im Mittel nach Herkunft
cli-arena-chart-times = Median (Punkt), 99 % (dicke Linie) und längste Zeit einer Entscheidung (dünne Linie), in logarithmischem Maßstab; gestrichelt: die Grenze
cli-arena-settings = Was gespielt wurde
cli-arena-again = Dieser Befehl spielt dieselben Partien noch einmal; anders sind nur die Zeiten und was Bots wählen, die nach der Uhr denken.
cli-arena-how = Wie das zu lesen ist
cli-arena-luck-title = Ohne Glück
cli-arena-luck-caption = Wie weit jeder Bot vor dem Mittel aller liegt, in Punkten, und welche Spielstärke das wert ist.
cli-arena-fewer = Ohne Glück sagt eine Partie so viel wie { $factor } Partien mit Glück.
cli-arena-luck = Würfelglück
cli-arena-lead = Punkte voraus
cli-arena-lead-adjusted = ohne Glück
cli-arena-rated = Stärke nach Punkten
cli-arena-rated-adjusted = ohne Glück
cli-arena-how-rating = Die Spielstärke folgt aus der ganzen Reihenfolge am Ende (Modell von Plackett und Luce). Wer gleichauf liegt, teilt sich die Plätze. Das Mittel aller Bots ist 1500; 400 mehr bedeuten, zehnmal so oft vorn wie hinten zu liegen.
cli-arena-how-interval = Für die Intervalle werden die Verteilungen tausendmal zufällig neu gewichtet; bei wenigen werden sie geweitet. Zwei Bots sind deutlich getrennt, wenn das Intervall ihres Abstands die Null nicht enthält.
cli-arena-how-deals = Eine Verteilung ist ein festes Glück der Würfel und Karten. Jede wird mehrmals gespielt, so dass jeder Bot jeden Platz darin gleich oft hat.
cli-arena-how-luck = Glück ist, was die Würfel jeder Runde einem Platz wert waren, abzüglich des Mittels neu geworfener Würfel in derselben Stellung, nach Probespielen, die sich nie ändern. Niemand darf erwarten, Glück zu haben: Es abzuziehen ändert kein Mittel, nur die Streuung.

## Worauf man auf dem Tisch zeigen kann

piece-knight = Ritter
    .about = Zieht mit den Spielerwürfeln seines Besitzers im Uhrzeigersinn. Wo er hält, gilt die Aktion.
piece-merlin = Merlin
    .about = Alle bewegen Merlin mit ihrem Merlinwürfel, in beide Richtungen.
piece-own-die = Spielerwürfel
    .about = Bewegt deinen Ritter im Uhrzeigersinn, einmal je Runde.
piece-merlin-die = Merlinwürfel
    .about = Bewegt Merlin in eine der beiden Richtungen, einmal je Runde.
piece-apple = Apfel
    .about = Gib ihn ab und drehe deinen gewählten Würfel beliebig. Am Ende 1 Punkt, wenn du ihn noch hast.
    .many = Äpfel
piece-staff = Merlinstab
    .about = Gib ihn ab und wiederhole Merlins Aktion. Am Ende 2 Punkte, wenn du ihn noch hast.
    .many = Merlinstäbe
piece-marker = Einflussmarker
    .about = Die meisten Marker einer Grafschaft gewinnen ihre Punkte: je Marker dort einen.
    .many = Einflussmarker
piece-manor = Rittergut
    .about = Die meisten Rittergüter eines Landschaftsgebiets gewinnen seine Punkte: je Plättchen einen.
    .many = Rittergüter
piece-tower = Turm
    .about = Wer hier baut, wählt einen Bonus: Schild, Flagge oder Einflussmarker.
piece-frame = Rahmen des Umlands
    .about = Folge den sechs geraden Linien eines Plättchens zum Rahmen: Mit diesen Farben wird dort gebaut.
piece-traitor = Verräter
    .about = Kostet in der Wertung 3 Punkte, wenn kein Schild seiner Farbe ihn abwehrt.
    .many = Verräter
piece-grail = Gral
    .about = Gewinnt seinem Besitzer in jeder Wertung einen Gleichstand beim Einfluss.
piece-excalibur = Excalibur
    .about = Bringt in der Wertung 3 Punkte, wenn der Besitzer alle Verräter abwehrt.
piece-card = Auftragskarte
    .about = Erfülle in deinem Zug alle Bedingungen und erhalte die Punkte. Du gibst nichts ab.
piece-hand = Auftragskarten auf der Hand
    .about = Deine Aufträge. Am Ende eines Zuges füllst du die Hand auf.
piece-display = Auslage
    .about = Nimmst du einen Auftrag, wählst du hier oder ziehst vom Nachziehstapel.
piece-pile = Nachziehstapel
    .about = Nimmst du einen Auftrag, ziehst du hier oder wählst aus der Auslage.
piece-discards = Ablagestapel
    .about = Eingelöste und abgelegte Aufträge. Wird gemischt, wenn der Nachziehstapel leer ist.
piece-castle = Burgtableau
    .about = Hier liegen Würfel, Gegenstände, Verräter und was noch nicht auf dem Spielplan ist.
piece-principality = Grafschaft
    .about = Gefolgsleute holen hier Gegenstände; Einflussmarker hier werden gewertet.
piece-stock = Vorrat einer Grafschaft
    .about = Was hier zu nehmen ist. Abgegebene Gegenstände kommen zurück.
piece-slot = Platz für einen Gefolgsmann
    .about = Platz für einen solchen Gefolgsmann. Kommt ein neuer, kehrt der alte heim.
piece-first-player = Startspieler
    .about = Hat in dieser Runde den ersten Zug. Danach geht der Marker nach links weiter.
piece-round = Runde und Wertungen
    .about = Sechs Runden. Gewertet wird nach Runde 2, 4 und 6.
piece-points = Punkte
    .about = Wer am Ende die meisten Punkte hat, gewinnt.

## Warum ein Bot wählt, was er wählt

ui-why-purpose = { $action } – um { $purpose }.
ui-why-least = { $action } – alles andere ist weniger wert.
ui-why-end = { $action } – nichts anderes lohnt sich in diesem Zug.
ui-why-card = { $action } – das passt am besten.
ui-why-free = { $action } – nichts anderes ist klar besser.
ui-why-choice = Meine Wahl: { $action }.
ui-why-gains = Bis zum Ende des Zuges erwarte ich: { $gains }.
ui-why-no-gains = Für sich ändert das wenig, hält aber den Rest des Zuges offen.
ui-why-random = Ich habe keinen Grund: Jede Möglichkeit ist mir so lieb wie die andere.
ui-why-only = Nichts anderes kommt heran.
ui-why-as-good = „{ $action }“ ist etwa genauso gut.
ui-why-other = Die beste Alternative, „{ $action }“, ist mir { $points } Punkte weniger wert; im Vergleich gewinne ich: { $less }.
ui-why-other-later = Die beste Alternative, „{ $action }“, ist mir { $points } Punkte weniger wert, weil sie später weniger bringt.
ui-why-sure = So sicher bin ich: { $percent } %.
ui-seen-purpose = { $guessed ->
    [True] Wohl um { $purpose }.
   *[False] Um { $purpose }.
}
ui-seen-least = { $guessed ->
    [True] Wohl weil alles andere weniger wert war.
   *[False] Alles andere war weniger wert.
}
ui-seen-end = { $guessed ->
    [True] Wohl weil sich nichts anderes mehr lohnte.
   *[False] Nichts anderes lohnte sich mehr.
}
ui-seen-card = { $guessed ->
    [True] Wohl die Karte, die am besten passte.
   *[False] Das war die Karte, die am besten passte.
}
ui-seen-free = { $guessed ->
    [True] Wohl aus keinem besonderen Grund: Für sich ändert das wenig.
   *[False] Für sich ändert das wenig, und nichts war klar besser.
}
ui-seen-rather = { $guessed ->
    [True] Von hier aus sieht „{ $action }“ besser aus: um { $purpose }.
   *[False] „{ $action }“ war besser: um { $purpose }.
}
ui-seen-rather-later = { $guessed ->
    [True] Von hier aus sieht „{ $action }“ besser aus; das bringt später mehr.
   *[False] „{ $action }“ war besser; das bringt später mehr.
}
ui-seen-own = Mit dem, was du wusstest:
ui-seen-mover = Mit dem, was { $player } wusste:
ui-seen-seat = Von deinem Platz aus gesehen, verdeckte Karten geraten:
ui-seen-outside = Von außen gesehen, verdeckte Karten geraten:
ui-seen-gains = Bis zum Ende des Zuges bringt das etwa: { $gains }.
ui-seen-no-gains = Für sich ändert das wenig.
ui-seen-hidden = Der Grund liegt in Karten, die man von hier nicht sieht.
ui-seen-forced = Es gab nichts anderes zu wählen.
ui-seen-perhaps = Was es sonst zu wählen gab, liegt in Karten, die man von hier nicht sieht.
ui-seen-only = Nichts anderes kam heran.
ui-seen-as-good = „{ $action }“ war etwa genauso gut.
ui-seen-worse = Die beste Alternative, „{ $action }“, war { $points } Punkte weniger wert; dies ist besser um: { $more }.
ui-seen-worse-later = Die beste Alternative, „{ $action }“, war { $points } Punkte weniger wert, weil sie später weniger bringt.
ui-seen-better = „{ $action }“ war { $points } Punkte mehr wert; das ist besser um: { $more }.
ui-seen-better-later = „{ $action }“ war { $points } Punkte mehr wert, weil es später mehr bringt.
ui-own-says = { $bot } selbst sagt dazu:
ui-own-says-perhaps = { $bot } selbst sagt, gefragt mit geratenen verdeckten Karten:
ui-weigh-rather = „{ $action }“ ist besser: um { $purpose }.
ui-weigh-rather-later = „{ $action }“ ist besser; das bringt später mehr.
ui-weigh-more = Bis zum Ende des Zuges ist das besser um: { $more }.
ui-deed-and = { $first } und { $second }
ui-deed-mission = { $count ->
    [one] einen Auftrag zu erfüllen
   *[other] { $count } Aufträge zu erfüllen
}
ui-deed-points = { $count ->
    [one] einen Punkt zu holen
   *[other] { $count } Punkte zu holen
}
ui-deed-points-instead = { $count } Punkte zu holen statt { $instead }
ui-deed-keep = { $goods } zu behalten
ui-deed-keep-repel = die Flagge gegen Verräter zu behalten
ui-deed-keep-shield = { $count ->
    [one] einen Schild zu behalten
   *[other] { $count } Schilde zu behalten
}
ui-deed-traitor = { $count ->
    [one] einen Schild gegen einen Verräter zu haben
   *[other] Schilde gegen { $count } Verräter zu haben
}
ui-deed-rid = { $count ->
    [one] einen Verräter loszuwerden
   *[other] { $count } Verräter loszuwerden
}
ui-deed-repel = Verräter abwehren zu können
ui-deed-shield = { $count ->
    [one] einen Schild zu bekommen
   *[other] { $count } Schilde zu bekommen
}
ui-deed-excalibur = Excalibur zu nehmen
ui-deed-grail = den Gral zu nehmen
ui-deed-manor = { $count ->
    [one] ein Rittergut zu bauen
   *[other] { $count } Rittergüter zu bauen
}
ui-deed-stronger = im Umland stärker zu werden
ui-deed-vassal = { $count ->
    [one] einen Gefolgsmann auszusenden
   *[other] { $count } Gefolgsleute auszusenden
}
ui-deed-rival = { $count ->
    [one] einen fremden Gefolgsmann heimzuschicken
   *[other] { $count } fremde Gefolgsleute heimzuschicken
}
ui-deed-closer = { $count ->
    [one] einem Auftrag näher zu kommen
   *[other] { $count } Aufträgen näher zu kommen
}
ui-deed-card = { $count ->
    [one] eine Auftragskarte mehr zu haben
   *[other] { $count } Auftragskarten mehr zu haben
}
ui-deed-influence = in mehreren Grafschaften an Einfluss zu gewinnen
ui-deed-influence-in = { $place-in } an Einfluss zu gewinnen
ui-deed-take = { $goods } zu nehmen
ui-deed-flag = { $count ->
    [one] eine Flagge
   *[other] { $count } Flaggen
}
ui-deed-material = { $count ->
    [one] ein Baumaterial
   *[other] { $count } Baumaterialien
}
ui-deed-apple = { $count ->
    [one] einen Apfel
   *[other] { $count } Äpfel
}
ui-deed-staff = { $count ->
    [one] einen Merlinstab
   *[other] { $count } Merlinstäbe
}
ui-why-part-points = Punkte sofort
ui-why-part-environs = Umland
ui-why-part-influence = Einfluss
ui-why-part-vassals = Gefolgsleute
ui-why-part-shields = Schilde gegen Verräter
ui-why-part-goods = Flaggen, Baumaterial, Äpfel und Merlinstäbe
ui-why-part-missions = Auftragskarten
ui-why-part-modules = Module

## Lernen

cli-training = lernt
cli-trained = Aus { $games } Partien gelernt; die Gewichte stehen in { $file }.
cli-trained-share = { $kind }: Zu Beginn jeder Runde sagt es { $shares } % des Vorsprungs am Ende vorher.
cli-by-the-clock = Nach der Uhr denken: { $bots }. Auf einem anderen Rechner oder zu einer anderen Zeit wählen sie anders; mit Besuchen statt Sekunden (merlin@40v) ergeben dieselben Partien überall dasselbe.
cli-collecting = sammelt
cli-collected = { $rows } Entscheidungen aus { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    } stehen in { $folder }; was sie sind und wie man sie liest, sagt die README.md dort.
cli-dataset-proved = { $folder }: richtig. { $games ->
        [one] Eine Partie lässt sich nachspielen, ihre
       *[other] { $games } Partien lassen sich nachspielen, ihre
    } { $rows } Entscheidungen sind, wie sie geschrieben stehen.
cli-part = { $games ->
        [one] Eine Partie dieses Teils steht
       *[other] { $games } Partien dieses Teils stehen
    } in { $folder }; „merlin merge“ fügt die Teile zusammen.
cli-merged = Zusammengefügt in { $folder }: { $parts ->
        [one] ein Teil
       *[other] { $parts } Teile
    } mit { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    }.

## Was eine Aufzeichnung beweist

ui-proof-origin-game = einer anderen Partie
ui-proof-origin-record = einer Aufzeichnung
ui-proof-origin-table = Tisch { $table }
ui-proof-start-fresh = Neu ausgeteilt: Der Aufbau folgt aus den Würfeln.
ui-proof-start-unproved = Eine neue Partie. Ihr Aufbau passt zu den Regeln, aber nichts zeigt, dass er zufällig war.
ui-proof-start-chosen = Eine erste Partie: Aufbau und erster Wurf wurden unter zufälligen ausgesucht, damit der Startspieler schon im ersten Zug einen Auftrag einlösen kann. Alles danach entscheiden die Würfel.
ui-proof-start-branch = Geht von { $detail } nach { $count } Aktionen aus weiter, nicht neu ausgeteilt. Jedes Ergebnis folgt aus den Würfeln jener Partie, für die der Schlüssel unten bürgt.
ui-proof-start-branch-unsigned = Geht von { $detail } nach { $count } Aktionen aus weiter, nicht neu ausgeteilt. Sie passen zu den genannten Würfeln, aber niemand hat dafür unterschrieben: Startwerte können ausprobiert worden sein.
ui-proof-start-branch-unproved = Geht von { $detail } nach { $count } Aktionen aus weiter, nicht neu ausgeteilt. Sie passen zu den Regeln, aber jemand kann Karten und Würfe ausgesucht haben.
ui-proof-start-branch-here = Geht von { $detail } nach { $count } Aktionen aus weiter, nicht neu ausgeteilt. Bis dahin folgte jedes Ergebnis aus den Würfeln jener Partie.
ui-proof-dice-shares = { $count } Zufallsergebnisse folgen aus dem Startwert des Servers und dem, was die Spieler beigetragen haben.
ui-proof-dice-host = { $count } Zufallsergebnisse folgen aus dem Startwert des Servers. Kein Spieler hat etwas beigetragen: Wer vor dem Beginn viele Startwerte probiert, kann sich einen aussuchen.
ui-proof-dice-none = { $count } Zufallsergebnisse sind möglich. Es gibt keinen Startwert, also zeigt nichts, dass sie gezogen wurden.
ui-proof-share-told = Der Beitrag von { $name } steckt in den Würfeln, und es ist der zugesagte.
ui-proof-share-withheld = { $name } hat einen Beitrag zu den Würfeln zugesagt; laut Aufzeichnung wurde er nie genannt.
ui-proof-share-none = { $name } hat nichts zu den Würfeln beigetragen.
ui-proof-commitment-told = Der Fingerabdruck des Startwerts { $detail }: Dass er vor dem ersten Wurf genannt wurde, wissen die, die dabei waren.
ui-proof-moves-legal = { $count } Züge sind regelgerecht. Aus den Zügen selbst geht nicht hervor, wer sie gemacht hat.
ui-proof-undone-cut = { $count } Aktionen wurden zurückgenommen. Sie zählen nicht und wurden nicht nachgespielt.
ui-proof-result-follows = Das Ergebnis { $detail } folgt aus den Zügen.
ui-proof-names-told = Die Namen der Spieler.
ui-proof-chain-signed = Seit die Aufzeichnung unterschrieben wurde, ist keine Zeile geändert worden.
ui-proof-chain-unsigned = Die Kette über die Zeilen stimmt. Ohne Unterschrift kann sie jeder neu gebildet haben.
ui-proof-chain-none = Es gibt keine Kette über die Zeilen.
ui-proof-signature-good = Unterschrieben mit dem Schlüssel { $detail }. Ob es der deines Servers ist, vergleiche selbst.
ui-proof-signature-unchecked = Unterschrieben mit dem Schlüssel { $detail }; das lässt sich hier nicht prüfen, weil die Bibliothek „cryptography“ fehlt.
ui-proof-signature-none = Die Aufzeichnung ist nicht unterschrieben: Ihre Züge und Namen kann jeder geschrieben haben.

## Kommandozeile: Angriffe auf einen eigenen Server

cli-attack-held = gehalten
cli-attack-broke = gebrochen
cli-attack-untried = nicht versucht
cli-attack-needs-own = nur gegen einen eigenen Server: ohne Adresse aufrufen
cli-attack-yes = ja
cli-attack-no = nein
cli-attack-summary = Der Server hat { $held }-mal gehalten, ist { $broke }-mal gebrochen; { $untried } nicht versucht.
cli-attack-dead-workers = die Prozesse, in denen Bots denken, werden beendet
cli-attack-stopped-workers = die Prozesse, in denen Bots denken, stehen still
cli-attack-rigged-branch = ein Tisch, der eine Partie mit ausgesuchten Würfen fortsetzt
cli-attack-typed-branched = eine Aufzeichnung, in die die Herkunft von Hand eingetragen wurde
cli-attack-replay-flood = viele Aufzeichnungen, so aufwendig wie möglich
cli-attack-silent-reader = jemand, der alles verlangt und nichts liest
cli-attack-socket-flood = Hunderte offene Tische in einem Browser
cli-attack-half-requests = Anfragen, die beginnen und nie enden
cli-attack-too-large = Nachrichten von vielen Megabyte
cli-attack-foreign-pages = Anfragen, die eine fremde Seite auslöst
cli-attack-table-flood = Hunderte neue Tische von einer Adresse
cli-attack-people-flood = immer neue Leute von einer Adresse
cli-attack-gone-for-a-moment = ein Bot für jemanden, der kurz weg ist
cli-attack-seat-grab = ein Fremder, der jeden freien Platz nimmt
cli-attack-chat-flood = ein Fremder, der den Chat füllt
cli-attack-undo-flood = ein Zug, endlos gemacht und zurückgenommen
cli-attack-bad-bytes = Herkünfte, Cookies und Nachrichten, die kein Text sind
cli-attack-crowd-of-merlins = 150 Tische mit Merlins, die lange denken
cli-attack-forged-host = Anfragen an einen Rechner anderen Namens
cli-attack-recovery-reuse = ein persönlicher Link, der zweimal benutzt wird
cli-attack-figure-tried = versucht
cli-attack-figure-open = offen
cli-attack-figure-refused = abgelehnt
cli-attack-figure-another-came-in = andere kommen noch herein
cli-attack-figure-opened = geöffnet
cli-attack-figure-dropped = vom Server getrennt
cli-attack-figure-others-served = andere werden bedient
cli-attack-figure-messages = Nachrichten
cli-attack-figure-closed = vom Server geschlossen
cli-attack-figure-memory-mb = mehr Speicher (MB)
cli-attack-figure-megabytes = Megabyte
cli-attack-figure-answers = Antworten
cli-attack-figure-close-code = geschlossen mit Code
cli-attack-figure-replays = Wiedergaben
cli-attack-figure-slowest-alone = langsamster Zug davor (s)
cli-attack-figure-slowest-meanwhile = langsamster Zug währenddessen (s)
cli-attack-figure-taken-back = zurückgenommen
cli-attack-figure-then = dann abgelehnt als
cli-attack-figure-goes-on = die Partie geht weiter
cli-attack-figure-said = gesagt
cli-attack-figure-made = erstellt
cli-attack-figure-came = hereingekommen
cli-attack-figure-tables = Tische
cli-attack-figure-longest-wait = längste Wartezeit (s)
cli-attack-figure-processes = Prozesse
cli-attack-figure-strikes = Schläge
cli-attack-figure-answered = danach beantwortet
cli-attack-figure-among-people = unter Leuten
cli-attack-figure-alone = allein
cli-attack-figure-passes-for-proved = gilt als bewiesen
cli-attack-figure-people-made = Leute angelegt
cli-attack-figure-first-use = erste Benutzung
cli-attack-figure-second-use = zweite Benutzung
cli-attack-figure-requests = Anfragen
cli-attack-figure-failures = Fehler des Servers
cli-attack-figure-tracebacks = Tracebacks
cli-attack-figure-seats-taken = Plätze genommen
cli-attack-figure-answer = Antwort

## Warum nicht?

why-not-offered = Das kann jetzt gewählt werden.
why-not-missing = Geht jetzt nicht. Es fehlt: { $missing }.
why-not-missing-all = Geht jetzt nicht. Es fehlen zusammen: { $missing }.
why-not-later = Noch nicht. So kommst du hin: { $steps }.
why-not-with = Es fehlt: { $missing }. Dann ginge es so: { $steps }.
why-not-lead = { $action } → „{ $space }“.
why-not-quoted = „{ $text }“
why-not-far = { $figure } ist { $way } { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} entfernt.
why-not-rule = Jetzt nicht. Das gehört zu „{ $title }“.
why-not-setup = Die Partie hat noch nicht begonnen. Die Frage ist: { $question }
why-not-not-chosen = Hier gibt es nie etwas zu wählen.
why-not-missing-then = Dafür fehlt: { $missing }.
why-not-at-turn = Jetzt nicht. In deinem nächsten Zug: { $steps }.
why-not-at-round = Jetzt nicht. Nächste Runde: Deine Würfel sind verbraucht.
why-not-at-merlin = Jetzt nicht. Nach einer Aktion von Merlin: { $steps }.
why-not-at-space = Jetzt nicht. Das gehört zu { $spaces }.
why-not-at-tower = Jetzt nicht. Das ist der Bonus eines Turms: { $steps }.
why-not-at-reward = Jetzt nicht. Das ist der Lohn eines Auftrags: { $steps }.
why-not-at-card = Jetzt nicht. Erst ein erfüllter Auftrag bringt eine neue Karte.
why-not-at-scoring = Jetzt nicht. Das gehört zur Wertung: { $steps }.
