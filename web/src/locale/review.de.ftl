# Die Analyse eines beendeten Spiels. Diese Worte kommen nur mit seiner Seite.
review-page = Analyse
review-working = Merlin sieht sich die Partie noch einmal an …
review-by = { $n ->
    [1] einem Punkt
    [2] zwei Punkten
    [3] drei Punkten
    [4] vier Punkten
    [5] fünf Punkten
    [6] sechs Punkten
    [7] sieben Punkten
    [8] acht Punkten
    [9] neun Punkten
    [10] zehn Punkten
    [11] elf Punkten
    [12] zwölf Punkten
   *[other] { $n } Punkten
}
review-place = { $place ->
    [2] zwei
    [3] drei
   *[4] vier
}
review-head-won = Gewonnen mit { $by } Vorsprung
review-head-shared = Geteilter Sieg mit { $names }
review-head-lost = { $name } gewinnt mit { $by } Vorsprung, du landest auf Platz { $place }
review-head-lost-shared = { $name } teilen sich den Sieg, du landest auf Platz { $place }
review-head-other = { $name } gewinnt mit { $by } Vorsprung
review-head-other-shared = { $name } teilen sich den Sieg
review-base = Grundspiel
review-several = { $count } Module
review-minutes = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
review-again = Noch einmal spielen
review-replay = Rückschau
review-moment = Von einem Moment aus weiterspielen
review-share = Teilen
review-share-text = Merlin: { $headline } – { $result }
review-copied = Kopiert: { $text }
review-whose = Wessen Spiel
review-you = Du
review-how = Wie es lief
review-how-about = Erwarteter Abstand von { $name } nach jedem Zug und was das Glück allein daraus gemacht hätte. Am Ende { $margin }, das Glück { $luck }.
review-expected = erwarteter Abstand
review-lucky = durch Würfel und Karten allein
review-end = Ende: { $margin }
review-luck-alone = Glück allein: { $luck }
review-round = Runde { $round }
review-turning = { $count ->
    [one] Der Wendepunkt
    [2] Zwei Wendepunkte
    [3] Drei Wendepunkte
   *[other] Wendepunkte
}
review-turning-about = nach erwartetem Abstand
review-none = Kein Zug ragt heraus.
review-show = Zeigen
review-try = Noch einmal versuchen
review-on = Von hier weiterspielen
review-card-played = gespielt
review-card-better = besser
review-rate = { $points } Punkte je Zug verloren
review-band = spielt wie { $bot }
review-skill = Glück und Können
review-points = Punkte
review-luck = Glück
review-choices = Können
review-skill-about = Glück: was Würfel und Karten gegenüber dem Mittel aller möglichen Ausgänge änderten. Können: was die eigenen Entscheidungen gegenüber denen eines soliden Spielers brachten oder kosteten.
review-account = Die ganze Rechnung
review-account-about = Die Teile ergeben zusammen den Abstand zum Mittel der anderen. Der Rest ist, was das Maß erst später sah: Dafür kann niemand etwas. Hinter ± steht der Standardfehler: wie genau das gemessen ist.
review-sources = Punkte nach Quelle
review-score = Punkte
review-point = Zeig auf eine Zahl, und du siehst, aus welchen Zügen sie kommt.
review-from = { $name }, { $source }: { $turns }
review-table = Am Tisch
review-quip-lucky = Heute ritt das Glück mit mir.
review-quip-won = Ein ehrliches Turnier. Noch eins?
review-quip-flawless = Ich würde alles wieder so spielen.
review-quip-unlucky = Die Würfel waren mir nicht hold.
review-quip-astray = { $when }: Da kam ich vom Weg ab.
review-quip-next = Beim nächsten Mal!
review-tag-missions = { $count ->
    [one] ein Auftrag erfüllt
   *[other] { $count } Aufträge erfüllt
}
review-tag-flawless = kein nennenswerter Fehler
review-level-quick = Das ist ein schneller Blick auf die Partie.
review-level-full = Merlin hat diese Partie genau angesehen.
review-closer = Genauer hinsehen
review-closer-working = Merlin sieht genauer hin …
review-turns = Was jeder Würfel tat
review-turn = Zug
review-spaces = Erreichtes Feld
review-others-turns = In Zügen der anderen
review-dice = Die Würfel, Runde für Runde
review-dice-worth = Was alle Würfel einer Runde für { $name } wert waren, in Punkten des erwarteten Abstands
review-missions = Aufträge
review-completed = Erfüllt
review-missed = Auf der Hand geblieben
review-nothing = Keine
review-modules = Module
review-module-luck = { $points } durch Glück
review-back = Zurück zur Analyse
review-table-back = Zurück zum Tisch
review-lines-played = Was gespielt wurde
review-lines-better = Was besser war
review-lines-about = Beides nach dem, was { $name } wusste. Was da wäre, ist blass gezeichnet.
review-lines-nothing = Mehr geschah nicht.
review-step-next = Nächster Schritt
review-step-before = Schritt zurück
review-step-play = Abspielen
review-step-pause = Anhalten
review-try-title = Noch einmal versuchen
review-try-goal = { $name } ist am Zug. Finde eine Antwort, die so gut ist wie die beste.
review-try-about = Spiele den Zug zu Ende. Was höchstens 0,3 Punkte verliert, ist richtig.
review-try-judging = Merlin vergleicht …
review-try-right = Richtig
review-try-wrong = Noch nicht
review-try-undo = Zurücknehmen
review-try-restart = Von vorn
