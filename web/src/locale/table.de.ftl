# Der Tisch: Fragenleiste, Verlauf, Gespräch, Menü, Weiterreichen, Wertungen.
table-seat-red = Rot
table-seat-yellow = Gelb
table-seat-blue = Blau
table-seat-green = Grün
table-board = Spielplan
table-thinks = { $name } überlegt
table-bot-thinks = { $name } spielt …
table-moment = Einen Moment …
table-over = Das Spiel ist aus.
table-closed = keine Aktion möglich
table-undo = Rückgängig
table-reset = Zug von vorn
table-skip = Überspringen
table-forward = Vorspulen
table-continue = Weiter
table-result = Ergebnis
table-rematch = Noch einmal spielen
table-rematch-there = Dieselben Leute spielen noch einmal.
table-rematch-go = Zum neuen Tisch

table-players = Mitspieler
table-is-bot = Bot: { $bot }
table-bot-plays = ein Bot spielt: { $bot }
table-you = Du
table-away = nicht da
table-away-for = weg seit { $time }
table-away-wait = { $name } ist seit { $time } weg. Wer den Tisch eröffnet hat, darf in { $left } einen Bot weiterspielen lassen.
table-away-long = { $name } ist seit { $time } weg. Wer den Tisch eröffnet hat, darf einen Bot weiterspielen lassen.
table-away-wait-host = { $name } ist seit { $time } weg. In { $left } darfst du einen Bot weiterspielen lassen.
table-away-long-host = { $name } ist seit { $time } weg. Du darfst einen Bot weiterspielen lassen; { $name } kann jederzeit wieder übernehmen.
table-away-give = Für { $name } einen Bot spielen lassen
table-here = da
table-clock = Restzeit: { $time }
table-guest = Gast

table-side = Verlauf, Punkte, Chat und Notizen
table-tab-log = Verlauf
table-tab-sheet = Punkte
table-tab-chat = Chat
table-tab-notes = Notizen
table-unread = { $count ->
    [one] { $count } neue Zeile
   *[other] { $count } neue Zeilen
}
table-log = Was geschah
table-log-filter = Zeigen
table-log-all = Alles
table-log-mine = Meine Züge
table-log-points = Punkte
table-log-none = Noch nichts.
table-log-earlier = Frühere Zeilen zeigen
table-log-details = Einzelheiten: { $entry }
table-chat = Chat
table-chat-none = Noch hat niemand etwas gesagt.
table-chat-words = Etwas sagen
table-chat-send = Senden
table-phrases = Schnelle Sätze
table-notes-about = Das kannst nur du lesen.
table-notes-unsaved = Noch nicht gespeichert …
table-recap = Seit du zuletzt hier warst
table-recap-more = { $count ->
    [one] … und { $count } Zeile davor.
   *[other] … und { $count } Zeilen davor.
}
table-recap-close = An den Tisch

table-menu = Menü
table-reference = Übersicht
table-keys = Tasten
table-keys-choose = die Möglichkeit mit diesem Zeichen wählen
table-keys-undo = die letzte Aktion zurücknehmen
table-keys-reset = den ganzen Zug zurücknehmen, soweit es geht
table-keys-log = den Verlauf zeigen
table-keys-plan = den Planer öffnen oder schließen
table-keys-list = alle Möglichkeiten als Liste zeigen
table-keys-arrows = von Ziel zu Ziel gehen
table-keys-enter = auslösen, was den Fokus hat
table-keys-change = eine Bewegung vorher ändern
table-keys-try = einen Zug probieren; nichts ist gespielt, bis du ihn behältst
table-keys-why = warum geht das nicht?
table-keys-missions = einen Auftrag einlösen
table-keys-rule = die Regel zeigen
table-keys-tab = durch Fragenleiste, Plan und Verlauf gehen
table-keys-escape = schließen, was offen ist
table-invite = Einladen
table-give-bot = Einen Bot für mich spielen lassen
table-give-bot-of = Einen Bot für { $name } spielen lassen
table-take-back = Wieder selbst spielen
table-take-back-of = { $name } spielt wieder selbst
table-bot-for-you = Ein Bot spielt an deinem Platz.
table-bot-for = Ein Bot spielt für { $name }.
table-replay = Noch einmal ansehen
table-leave = Den Tisch verlassen
table-watching = Du schaust zu und siehst, was alle sehen dürfen.
table-lost = Verbindung verloren. Neuer Versuch …
table-unknown = Diesen Tisch gibt es nicht
table-unknown-about = Vielleicht ist der Link unvollständig, oder der Tisch wurde entfernt.
table-damaged = Dieser Tisch ist beschädigt
table-damaged-what = Seine Daten auf dem Server haben sich verändert. Damit kann die Partie nicht weitergehen.
table-damaged-rest = Der Tisch ist beiseitegelegt, wie er ist; kein anderer Tisch ist davon berührt.
table-damaged-host = Wer diesen Server betreibt, kann ihn anhalten und „./merlin doctor --repair“ aufrufen: Das stellt den letzten guten Stand von Tisch { $table } wieder her oder sagt, dass eine Sicherung nötig ist.
table-other-version = Dieser Tisch braucht eine andere Version von Merlin
table-other-version-what = Er entstand mit Material oder Regeln, die diese Version nicht hat; ihn zu öffnen würde die Partie verändern.
table-other-version-rest = Der Tisch ist beiseitegelegt, wie er ist; kein anderer Tisch ist davon berührt.
table-other-version-host = Wer diesen Server betreibt, kann Tisch { $table } mit der Version öffnen, mit der er entstand.
table-mended-history = Dieser Tisch war auf der Platte beschädigt. Die Partie geht weiter, wie sie stand; aus ihrem Verlauf { $lost ->
    [one] fehlt eine Zeile
   *[other] fehlen { $lost } Zeilen
  }, darum lassen sich ihre Würfel nicht beweisen.
table-mended-cut = Dieser Tisch war beschädigt und ist wiederhergestellt: Es geht vom letzten guten Stand aus weiter. Verloren: { $lost ->
    [one] eine Zeile.
   *[other] { $lost } Zeilen.
  }
table-mended-chat = Dieser Tisch war auf der Platte beschädigt. Die Partie ist vollständig; was hier bisher gesagt wurde, ist verloren.
table-skip-prompt = Zur Frage
table-skip-board = Zum Spielplan
table-pass-to = Reiche das Gerät an { $name } weiter
table-pass-about = Alle Karten bleiben verdeckt, bis { $name } das Gerät hat.
table-pass-take = Ich bin { $name }

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-nice-move = Schöner Zug!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-thinking = Ich überlege noch.
phrase-your-turn = Du bist dran.
phrase-back-soon = Bin gleich zurück.
phrase-good-game = Gute Partie!
table-sealed = Fingerabdrücke, vor dem ersten Wurf genannt: Startwert
table-withheld = nie genannt
table-round-now = Runde { $round }
table-round-of =
    { $scoring ->
        [yes] von { $rounds } · dann Wertung
       *[no] von { $rounds }
    }

table-scoring-place = { $number } von { $of }
table-scoring-score = Punkte
table-scoring-totals = Summen
table-scoring-result = Endergebnis
table-scoring-next = Weiter: { $category }
table-scoring-on = Weiter
table-scoring-skip = Zu den Summen
table-scoring-by-itself = geht in 3 s automatisch weiter
table-plan = Runde planen
table-plan-short = Planen
