# Was die Befehle über sich sagen. `help-any-` steht für eine Option, die mehrere Befehle haben.

help-about = Merlin, das Brettspiel: spielen, Bots spielen lassen, aufgezeichnete Partien ansehen, Regeln nachlesen.
help-each = Jeder Befehl erklärt sich selbst, mit Beispielen: { $program } play --help
help-usage = Aufruf
help-command = BEFEHL
help-commands = Befehle
help-options = Optionen
help-example = Beispiel
help-default = [sonst: { $value }]
help-required = [nötig]
help-flag-help = Diese Hilfe zeigen.
help-flag-version = Die Version zeigen.

help-any-modules = Module zum Grundspiel, durch Kommas getrennt; oder „all“ für alle; oder „random“ für eine zufällige erlaubte Auswahl.
help-any-variants = Varianten der Module, durch Kommas getrennt.
help-any-lang = Sprache: en, de oder pt (sonst die deines Systems).
help-any-data = Der Ordner, in dem die Tische liegen (sonst dein eigener Datenordner).
help-any-edition = Eine Datei mit Spielmaterial, das statt des eingebauten verwendet wird.
help-any-json = Das Ergebnis als JSON ausgeben.
help-any-players = Anzahl der Spieler: 2, 3 oder 4.
help-any-seed = Derselbe Startwert ergibt dieselben Partien.
help-any-jobs = Wie viele Prozessorkerne rechnen (sonst alle).
help-any-on = Auf einem Cluster spielen: tcp://host:8786 (Dask), ray://host:10001 (Ray) oder local:4 für vier Prozesse hier.
help-any-out = Ein Ordner, in dem jedes Ergebnis gespeichert wird, sobald es da ist.
help-any-resume = Mit dem weitermachen, was im Ordner von --out liegt.
help-any-pieces = Nur diese Stücke spielen, etwa 0-49, oder 2/16 für den zweiten von sechzehn Teilen; „merge“ fügt sie zusammen.
help-any-records = Ein Ordner, in dem jede Partie gespeichert wird, für replay und verify.
help-any-game = Nur diese Partie noch einmal spielen, gezählt ab 0, und ihre Aufzeichnung ausgeben.

help-play = Im Browser spielen, der sich von selbst öffnet, oder im Terminal.
    .more = Tische im Browser bleiben erhalten. Im Terminal siehst du den Tisch, die Frage und nummerierte Antworten; gib eine Nummer ein. „hilfe“ erklärt den Rest.
help-play-players = Anzahl der Spieler: 2, 3 oder 4 (sonst 4).
help-play-bots = Wer auf den anderen Plätzen spielt: ein Name für alle oder einer je Platz, durch Kommas getrennt.
help-play-bot = Ein eigener Bot für den Platz nach deinem: mybot.py:MyBot, eine Klasse in einer Datei.
help-play-browser = Den Browser öffnen oder nur die Adresse des Spiels zeigen.
help-play-port = Der Port der Seite (sonst irgendein freier).
help-play-terminal = Im Terminal spielen statt im Browser.
help-play-seat = Terminal: deine Farbe – red, yellow, blue oder green. Mehrere (red,blue) teilen sich das Terminal.
help-play-seed = Terminal: ein Wort oder eine Zahl; derselbe Startwert ergibt dieselben Würfe.
help-play-save = Terminal: die Partie nach jedem Zug in dieser Datei speichern.
help-play-load = Eine im Terminal gespeicherte Partie in derselben Datei fortsetzen.
help-play-auto = Terminal: von selbst spielen, wenn es nur eine Möglichkeit gibt.

help-serve = Tische für eine Wohnung oder einen Verein bereitstellen.
    .more = Andere kommen über einen Link oder QR-Code dazu. Strg-C beendet den Server; alle Tische bleiben und gehen beim nächsten Start weiter.
help-serve-host = Die Netzwerkschnittstelle; 0.0.0.0 heißt alle.
help-serve-port = Der Port des Servers.
help-serve-public-url = Die Adresse, die andere verwenden, etwa https://merlin.example, hinter einem Reverse Proxy.
help-serve-host-name = Ein Name, unter dem andere diesen Server erreichen, etwa den.example; mehrmals möglich.
help-serve-limits = Eine Datei mit anderen Grenzwerten, je eine Zeile wie „tables = 500“.
help-serve-log = Wie das Log geschrieben wird: für Menschen (text) oder ein JSON-Objekt je Zeile (json).
help-serve-metrics-allow = Ein Netz, das außer diesem Rechner /metrics lesen darf, etwa 10.0.0.0/8; mehrmals möglich.
help-serve-keep-finished = Beendete Partien löschen, die so viele Tage niemand geöffnet hat (sonst 0: nie).
help-serve-keep-unfinished = Dasselbe für nicht beendete Partien (sonst 90).
help-serve-store = Die Tische in PostgreSQL statt in einem Ordner halten, etwa postgresql://merlin@db.example/merlin; mehrere Server dürfen sie teilen. Das Passwort kommt aus PGPASSWORD oder ~/.pgpass.
help-serve-processes = Wie viele Prozesse an diesem Port arbeiten, um mehrere Kerne zu nutzen; braucht --store.
help-serve-peer-host = Mit --store: die Schnittstelle, über die andere Prozesse diesen erreichen (sonst 127.0.0.1); nie eine, die Spieler erreichen können.
help-serve-peer-port = Der Port dort (sonst irgendein freier); weitere Prozesse nehmen die Ports danach.
help-serve-new-secret = Ein neues Geheimnis für die Cookies anlegen, wenn das alte verloren ist. Meldet alle ab.

help-backup = Alle Tische in eine Datei kopieren, auch während der Server läuft.
    .more = Zum Wiederherstellen die Datei als merlin.db in einen leeren Ordner legen und mit serve --data ORDNER starten.
help-backup-file = Die Datei, die geschrieben wird; es darf sie noch nicht geben.
help-backup-store = Tische in PostgreSQL: nennt das Werkzeug von PostgreSQL, das sie kopiert.

help-copy = Alle Tische aus einem Ordner nach PostgreSQL umziehen oder zurück. Halte den Server vorher an.
    .more = Alles wird kopiert und Zeile für Zeile verglichen. Geht etwas schief, bleibt das Ziel leer. Danach sagt die Quelle, wohin ihre Tische gegangen sind, damit niemand in den Resten weiterspielt.
help-copy-source = Der Ordner mit den Tischen oder die Adresse einer Datenbank.
help-copy-target = Wohin sie kommen: das jeweils andere, noch leer.

help-doctor = Die Daten eines Servers untersuchen: jede Zeile, jede Aufzeichnung, jede Partie.
    .more = Nichts wird verändert, und ein Server darf laufen. Mit --repair kehrt jeder beschädigte Tisch zu seinem letzten guten Stand zurück. Rückgabewert: 0, wenn alles heil ist (oder nun ist), 1, wenn nicht, 2, wenn sich der Ordner nicht untersuchen lässt.
help-doctor-store = Stattdessen Tische in PostgreSQL untersuchen, etwa postgresql://merlin@db.example/merlin.
help-doctor-repair = Alles sichern, dann Beschädigtes wiederherstellen. Halte den Server vorher an.

help-attack = Einen eigenen Server angreifen und sehen, ob er standhält.
    .more = Der Rückgabewert ist 1, wenn nicht. Ohne Adresse bekommt jeder Angriff einen neuen Server in einem vorübergehenden Ordner. Ein genannter Server hat danach ein paar Tische und Personen mehr, und seine Spieler müssen vielleicht warten.
help-attack-url = Ein laufender Server, etwa http://127.0.0.1:8765 (sonst ein neuer).
help-attack-only = Nur diese Angriffe, durch Kommas getrennt; --list zeigt ihre Namen.
help-attack-listed = Die Angriffe auflisten und keinen ausführen.
help-attack-this-server-is-mine = Einen Server angreifen, der nicht auf diesem Rechner läuft. Nie einen fremden!

help-rules = Eine Regel erklären oder in den Regeln suchen; ohne Wort alle auflisten.
help-rules-word = Die Kennung einer Regel, etwa BASE-45, oder ein Suchwort.
help-rules-json = Die Regeln als JSON ausgeben.

help-rulebook = Das bebilderte Regelheft oder die Übersicht als PDF mit A4-Seiten schreiben.
    .more = Braucht Chromium oder Chrome.
help-rulebook-out = Die Datei, die geschrieben wird (sonst merlin-SPRACHE.pdf).
help-rulebook-card = Stattdessen die zweiseitige Übersicht drucken.

help-puzzles = In Partien von Bots nach Rätseln suchen: Züge, in denen ein Plan klar der beste ist.
help-puzzles-mine = Bots spielen lassen und die Züge behalten, in denen ein Plan nachweislich der beste ist.
    .more = Du kannst jederzeit abbrechen: Derselbe Befehl macht dort weiter.
help-puzzles-mine-games = Wie viele Partien, die in der Datei mitgezählt.
help-puzzles-mine-players = Anzahl der Spieler; mehrere wechseln sich ab: 2 3 4.
help-puzzles-mine-modules = Module zum Grundspiel, durch Kommas getrennt; oder „all“ für alle; oder „each“ für eines nach dem anderen.
help-puzzles-mine-seed = Derselbe Startwert ergibt dieselben Rätsel.
help-puzzles-mine-out = Die Datei der Rätsel; gibt es sie schon, geht die Suche weiter.
help-puzzles-list = Die Rätsel auflisten.
help-puzzles-list-file = Eine Datei mit Rätseln (sonst die des Spiels).
help-puzzles-check = Die Rätsel mit anderen Startwerten noch einmal beweisen.
    .more = Endet mit Status 1, wenn weniger als 97 % eindeutig bleiben.
help-puzzles-check-visits = Wie oft jeder Plan durchgespielt wird.
help-puzzles-check-first = Nur so viele der Rätsel.
help-puzzles-check-file = Eine Datei mit Rätseln (sonst die des Spiels).

help-replay = Eine aufgezeichnete Partie in Worten nacherzählen und den Tisch an ihrem Ende zeigen.
help-replay-file = Die Aufzeichnung einer Partie oder ein Ordner gespeicherter Partien (siehe simulate --records).
help-replay-game = Welche Partie des Ordners.
help-replay-at = Nach so vielen Aktionen aufhören (sonst die ganze Partie).

help-review = Eine aufgezeichnete Partie analysieren: was Glück wert war, was Züge wert waren, und welche sie entschieden.
help-review-file = Die Aufzeichnung einer beendeten Partie oder ein Ordner gespeicherter Partien.
help-review-game = Welche Partie des Ordners.
help-review-full = Genauer hinsehen: etwa die zehnfache Arbeit einer schnellen Analyse.
help-review-seed = Derselbe Startwert ergibt dieselbe Analyse.
help-review-html = Die Analyse als Seite in diese Datei schreiben.

help-verify = Eine aufgezeichnete Partie nachspielen und jeden Zug, Wurf und Punkt prüfen.
help-verify-file = Die Aufzeichnung einer Partie oder ein Ordner gespeicherter Partien.

help-simulate = Bots viele Partien spielen lassen und die Ergebnisse zusammenfassen.
help-simulate-games = Wie viele Partien.
help-simulate-bots = Ein Bot für alle Plätze oder einer je Platz, durch Kommas getrennt.

help-arena = Bots auf allen Plätzen derselben Verteilungen gegeneinander spielen lassen und bewerten.
help-arena-bots = Die Bots, durch Kommas getrennt: Namen, Name@Sekunden oder meinbot.py:MeinBot für eine eigene Klasse.
help-arena-games = Mindestens so viele Partien; die letzte Verteilung wird immer zu Ende gespielt.
help-arena-seed = Derselbe Startwert ergibt dieselben Verteilungen.
help-arena-limit = Sekunden je Entscheidung, für Bots, die sich daran halten; andere werden daran gemessen.
help-arena-luck = Das Würfelglück jeder Partie messen und auch ohne es werten.
help-arena-each-game = Eine Zeile je Partie behalten oder nur Summen (sonst jede Partie bis 20.000).

help-track = Einen Bot an den festen Partien einer Strecke mit dem Ritter messen, dessen Spielstärke 1500 ist.
help-track-name = 2-base, 4-base oder 4-all: Zahl der Spieler, und Grundspiel oder alle Module.
help-track-bot = Der Bot: ein Name, name@40v oder mybot.py:MyBot für eine eigene Klasse.
help-track-games = Weniger Partien für einen ersten Eindruck; eine Zeile der Liste braucht alle.

help-train = Bots gegeneinander spielen lassen und lernen, was Stellungen wert sind.
    .more = Ein Bot spielt mit den Gewichten, wenn deren Datei hinter seinem Namen steht: merlin@training/weights.json.
help-train-games = Wie viele Partien, einschließlich derer eines früheren Teils.
help-train-out = Der Ordner für die Gewichte und alles, was zum Fortsetzen nötig ist.

help-dataset = Partien von Bots als Lerndaten aufbewahren: Parquet-Dateien mit einer Zeile je Entscheidung, und die Aufzeichnungen dazu.
help-dataset-check = „check“ spielt die Partien eines Ordners nach und vergleicht jede Zeile.
help-dataset-folder = Der Ordner, der geprüft wird.
help-dataset-games = Wie viele Partien.
help-dataset-bots = Die Bots, durch Kommas getrennt: Namen, name@40v oder mybot.py:MyBot für eine eigene Klasse.
help-dataset-limit = Sekunden je Entscheidung, für Bots, die sich an eine Grenze halten.
help-dataset-out = Der Ordner, in den geschrieben wird.

help-merge = Zusammenfügen, was simulate, arena oder train mit --pieces in Teilen gespielt haben.
    .more = Das Ergebnis ist dasselbe, als hätte ein Rechner alles gespielt. Teile mit anderen Einstellungen, fehlende Stücke und Stücke mit verschiedenen Ergebnissen werden abgelehnt.
help-merge-parts = Die Ordner der Teile, wie bei --out angegeben.
help-merge-out = Der Ordner für das Ganze.

help-check = Prüfen, ob die Engine auf diesem Rechner hält, was sie verspricht.
    .more = Der Rückgabewert ist 1, wenn nicht. Zufällige Partien werden gespielt und beobachtet: Nichts geht verloren, alles lässt sich speichern und wieder lesen, niemand erfährt Verdecktes, und jeder Punkt hat seinen Grund.
help-check-games = Wie viele Partien für jede Spielerzahl.
help-check-players = 2, 3 oder 4 (sonst alle).
help-check-cover = Stattdessen Auswahlen von Modulen: wenige, die alle Paare („pairs“) oder Dreiergruppen („triples“) abdecken, oder alle erlaubten („all“).
help-check-everything = Jede erlaubte Auswahl von Modulen, wie --cover all.
help-check-seed = Der erste der Startwerte.

help-edition = Eine Datei mit Spielmaterial prüfen und zeigen, woher jedes Teil bekannt ist.
    .more = Wer die Schachtel besitzt, kann eine Kopie der eingebauten Datei berichtigen und damit spielen: merlin play --edition DATEI.
help-edition-file = Eine Datei mit Spielmaterial (sonst das eingebaute).

help-completion = Ein Skript ausgeben, mit dem deine Shell Befehle und Optionen per Tabulator ergänzt.
help-completion-shell = Die Shell, die du benutzt.

help-help = Einen Befehl erklären oder alle auflisten.
help-help-command = Der Befehl, der erklärt wird (sonst alle).
