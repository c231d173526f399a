# Die Startseite, ein neuer Tisch, der Warteraum, wer man ist.
lobby-welcome = Wer sitzt bald neben Artus?
lobby-about = Sechs Runden an der Tafelrunde: Sende deine Gefolgsleute aus, gewinne die Grafschaften, baue Rittergüter, wehre Verräter ab. Der Zauberer Merlin hilft allen.
lobby-play-now = Jetzt gegen drei Bots spielen
lobby-play-about = Ohne Anmeldung. Die erste Runde erklärt sich selbst.
lobby-lessons = Spielen lernen
lobby-first-lesson = Lektion 1 beginnen · 1½ Min.
lobby-first-game = Dein erstes Spiel
lobby-your-tables = Deine Tische
lobby-all-tables = Alle ansehen
lobby-create = Tisch eröffnen
lobby-create-about = Mit Freunden an diesem Bildschirm oder per Link, mit Bots und mit jedem der neun Module.
lobby-learn = Regeln lernen
lobby-learn-about = Alle Regeln, Kapitel für Kapitel, mit Suche.
lobby-open-record = Partie laden
lobby-open-record-about = Eine Partie Zug für Zug noch einmal ansehen und von jedem Moment an weiterspielen.
lobby-me = Dein Profil
lobby-me-named = Du bist { $name }
lobby-recovery = Dein persönlicher Link
lobby-recovery-about = Es gibt keine Passwörter. Öffne deinen persönlichen Link in einem anderen Browser, um dich dort anzumelden. Er gilt ein einziges Mal; wer ihn hat, kann als du spielen. Behalte ihn also für dich.
lobby-recovery-make = Persönlichen Link erstellen
lobby-recover = Mit deinem Link anmelden
lobby-recover-about = Dein Profil ersetzt das jetzige in diesem Browser: mit deinem Namen und deinen Tischen.
lobby-recover-code = Code aus dem Link
lobby-recover-do = Anmelden
lobby-recovered = Willkommen zurück, { $name }.
lobby-recovered-about = Der Link, den du geöffnet hast, ist verbraucht. Dies ist dein nächster; verwahre ihn gut.
lobby-browsers = Deine Browser
lobby-browsers-about = Hier bist du angemeldet. Melde ab, was du nicht kennst oder nicht mehr benutzt.
lobby-browser-this = dieser hier
lobby-browser-unknown = ein anderer Browser
lobby-browser-times = angemeldet { $first }, zuletzt gesehen { $last }
lobby-browser-end = Abmelden
lobby-browser-end-of = Abmelden: { $device }
lobby-browser-ended = Dieser Browser ist abgemeldet.
lobby-browsers-end = Alle anderen abmelden
lobby-browsers-ended = Alle anderen Browser sind abgemeldet.
lobby-signed-in = Dein persönlicher Link wurde gerade geöffnet: { $device }. Warst du das nicht, melde diesen Browser unter „Dein Profil“ ab.
lobby-signed-out = Dieser Browser wurde von einem anderen aus abgemeldet. Du bist hier jetzt Gast; mit einem persönlichen Link gehört er wieder dir.
lobby-no-tables = Du sitzt noch an keinem Tisch.
lobby-finished = Beendete Partien
lobby-status-waiting = Wartet auf Mitspieler
lobby-status-playing = Wird gespielt
lobby-status-over = Beendet
lobby-aside-damaged = Beschädigt, beiseitegelegt
lobby-aside-other-version = Braucht eine andere Version
lobby-open-seat = Freier Platz

lobby-new = Ein neuer Tisch
lobby-count = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
lobby-sitter = Wer spielt { $seat }
lobby-sitter-name = Name des Spielers { $seat }
lobby-sitter-me = Du
lobby-sitter-here = Jemand anderes an diesem Bildschirm
lobby-sitter-here-about = Ihr reicht das Gerät weiter; die Karten bleiben dabei verborgen.
lobby-sitter-open = Frei – per Link
lobby-sitter-open-about = Hier sitzt, wer den Link zuerst öffnet.
lobby-sitter-bot = Ein Bot
lobby-modules = Module
lobby-modules-about = Spielt das erste Mal ganz ohne. Was ein Modul braucht, kommt automatisch dazu.
lobby-presets = Auswahl
lobby-preset-base = Grundspiel
lobby-preset-all = Alles
lobby-needs = Braucht: { $modules }
lobby-needed-by = Wird gebraucht für: { $modules }
lobby-variants = Varianten
lobby-clock = Uhr
lobby-clock-about = Wessen Zeit abgelaufen ist, für den spielt ein Bot weiter.
lobby-clock-none = Keine Uhr
lobby-clock-some = { $minutes } Minuten für jeden und { $seconds } Sekunden je Zug
lobby-make = Spiel beginnen
lobby-make-about = Alle Plätze sind besetzt: Es geht sofort los.
lobby-make-open = Tisch eröffnen
lobby-make-open-about = Du bekommst einen Link für die freien Plätze.

lobby-room = Warteraum
lobby-with = Mit { $modules }.
lobby-base-only = Das Grundspiel.
lobby-free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
lobby-all-here = Alle sind da.
lobby-your-name = Wie dürfen wir dich nennen?
lobby-open-about = Wartet auf jemanden
lobby-sit = Hier sitzen
lobby-stand = Aufstehen
lobby-to-bot = Einem Bot geben
lobby-to-open = Per Link öffnen
lobby-start-bots = Freie Plätze bekommen Bots.
lobby-wait-host = Warten auf den Gastgeber.
lobby-wait-sit = Nimm einen freien Platz oder schau zu.
lobby-link = Link zu diesem Tisch
lobby-link-about = Schick ihn deinen Freunden, oder sie richten ihre Kamera auf das Bild.
lobby-link-local = Dieser Server antwortet nur auf diesem Gerät. Für Freunde an anderen Geräten beende ihn und starte ihn mit { $command }: Deine Tische sind noch da, und der Link führt zu diesem Gerät.
lobby-copy = Kopieren
lobby-copied = Der Link ist kopiert.
lobby-qr = QR-Code des Links zu diesem Tisch

lobby-origin-title = Nicht neu ausgeteilt
lobby-origin-table = Diese Partie geht nach { $at } Aktionen von einem anderen Tisch aus weiter; sie ist nicht neu ausgeteilt.
lobby-origin-record = Diese Partie geht nach { $at } Aktionen von einer Aufzeichnung aus weiter; sie ist nicht neu ausgeteilt.
lobby-origin-look = Jene Partie ansehen
lobby-origin-proved = Der Zufall folgte aus den Würfeln jener Partie. Trotzdem hat jemand genau diesen Moment ausgesucht.
lobby-origin-unproved = Karten und Würfe können ausgesucht sein; deshalb spielt hier nur, wer den Tisch eröffnet hat, mit Bots.
lobby-origin-short = ↪ geht von einer anderen Partie aus weiter, nicht neu ausgeteilt
lobby-origin-sit = Ich weiß es und setze mich
lobby-origin-leave = Nicht hinsetzen

lobby-beginning = Die Würfel werden gemischt: Jeder Browser trägt etwas bei …
lobby-dice = Wie die Würfel ehrlich bleiben
lobby-dice-about = Der Server hat einen geheimen Startwert gewählt und zeigt schon jetzt dessen Fingerabdruck. Der Browser jedes Spielers sagt eine eigene Zufallszahl zu und nennt sie erst, wenn die Partie beginnt. Die Würfel folgen aus allem zusammen; allein kann sie niemand bestimmen.
edition-title = Über diese Ausgabe
