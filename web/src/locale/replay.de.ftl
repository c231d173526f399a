# Eine Partie noch einmal sehen.

replay-title = Rückschau
replay-loading = Die Partie wird zurückgespult …
replay-empty = Öffne eine Aufzeichnung, oder ziehe die Datei irgendwo auf diese Seite.
replay-empty-hint = Deine eigenen Partien sind hier:
replay-open = Aufzeichnung öffnen
replay-drop = Aufzeichnung hier ablegen
replay-file-large = „{ $name }“ ist zu groß für eine Aufzeichnung.
replay-file-unreadable = „{ $name }“ lässt sich nicht lesen.
replay-file-bad = „{ $name }“ ist keine Aufzeichnung einer Partie, oder sie stimmt nicht.
replay-viewpoint = Gesehen von
replay-everybody = allen
replay-branch = Von hier weiterspielen
replay-controls = Durch die Partie gehen
replay-first = Zum Anfang
replay-previous-turn = Voriger Zug
replay-previous = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-next-turn = Nächster Zug
replay-last = Zum Ende
replay-speed = Tempo
replay-slider = Moment der Partie
replay-slider-value = Moment { $moment } von { $last }, Runde { $round }. { $label }
replay-count = { $moment } / { $last }
replay-moment = Dieser Moment
replay-start = Die Partie beginnt
replay-chance = Würfel und Karten
replay-more = Zu dieser Partie
replay-points = Punkte nach jeder Runde
replay-after-round = Runde
replay-result = Wie es ausging
replay-winners = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
}
replay-keys = Tasten: ← → Schritt, Umschalt mit ← → Zug, Pos1 und Ende, Leertaste spielt ab.

branch-about = Ein neuer Tisch beginnt in diesem Moment, nach { $at ->
    [one] { $at } Eintrag
   *[other] { $at } Einträgen
}. Die Würfel sind ab hier neu. Wer sitzt wo?
branch-me = Ich
branch-bot = Ein Bot
branch-open = Offen, per Link
branch-cancel = Abbrechen
branch-create = Tisch eröffnen
replay-proof = Was die Aufzeichnung beweist
