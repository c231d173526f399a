# Die Stellung des Tages, der Kalender und die Stellungen zum Üben. Diese Wörter kommen nur mit diesen Seiten.
daily-title = Stellung des Tages
daily-about = Jeden Tag eine Stellung aus einer Partie unter Bots: Ein Zug ist klar besser als alle anderen. Finde ihn.
daily-of = Stellung des Tages · { $day }
daily-practice = Übungsstellung
daily-all = Stellungen
daily-unknown = Hier gibt es keine Stellung.
daily-play = Heutige Stellung spielen
daily-solved-today = ★ Gelöst. Noch einmal ansehen
daily-given-today = ○ Noch einmal ansehen
daily-level = Findet
daily-quick = { $name } in Eile
daily-round = Runde { $round }
daily-tries = { $tries ->
    [one] { $tries } Versuch
   *[other] { $tries } Versuche
}
daily-goal = Finde den besten Zug für { $seat ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[green] Grün
}.
daily-hint = Tipp
daily-give-up = Lösung zeigen
daily-show-best = Besten Zug zeigen
daily-watch = Ansehen
daily-try-again = Noch einmal
daily-showing = Das ist der beste Zug, Schritt für Schritt.
daily-begins = Er beginnt mit dem, was leuchtet.
daily-begins-elsewhere = Er beginnt anders. Geh zurück, dann leuchtet der Anfang.
daily-themes = Achte auf: { $themes }.
daily-kind-win = Dieser Zug kann die Partie entscheiden.
daily-kind-two-missions = Zwei Aufträge passen in einen Zug.
daily-kind-traitors = Eine Wertung steht bevor, und Verräter warten.
daily-kind-manor = Das letzte Rittergut vor der Wertung zählt am meisten.
daily-kind-scoring = Es ist der letzte Zug vor einer Wertung.
daily-kind-reach = Der Würfel allein reicht nicht. Ein Apfel oder eine Flagge hilft.
daily-kind-staff = Der Merlinstab lohnt sich in diesem Zug.
daily-kind-mission = Ein Auftrag lässt sich einlösen.
daily-kind-points = Suche Punkte, die sofort kommen.
daily-kind-value = Schau über diesen Zug hinaus. Die Punkte kommen später.

daily-best = Du hast den besten Zug gefunden.
daily-less = { $count ->
    [1] 1 Punkt weniger als der beste Zug.
   *[other] { $points } Punkte weniger als der beste Zug.
}
daily-less-at-least = Mindestens { $points } Punkte weniger als der beste Zug.
daily-look-again = Gezählt bis zum Ende der Partie
daily-shown = Das war der beste Zug.
daily-found-squire = Ein Knappe findet ihn.
daily-found-knight = Ein Ritter findet ihn. Ein Knappe übersieht ihn.
daily-found-lancelot = Lancelot findet ihn. Ein Ritter übersieht ihn.
daily-found-merlin-quick = Merlin findet ihn auf den ersten Blick. Lancelot übersieht ihn.
daily-found-merlin = Nur Merlin findet ihn, und er nimmt sich Zeit.
daily-compare = Züge im Vergleich
daily-yours = Dein Zug
daily-the-best = Der beste Zug
daily-next-best = Der nächstbeste Zug
daily-now = { $points ->
    [one] { $points } Punkt jetzt
   *[other] { $points } Punkte jetzt
}
daily-is-best = am Ende der beste
daily-behind = am Ende { $points } dahinter
daily-next = Nächste Stellung
daily-share = Teilen
daily-share-text = Merlin-Stellung { $day } ⭐ { $tries ->
    [1] beim ersten Versuch gelöst
   *[other] in { $tries } Versuchen gelöst
}
daily-share-streak = Serie { $days }
daily-copied = Kopiert: { $text }

daily-calendar = Deine Tage
daily-streak = { $days ->
    [0] Noch kein Tag in Folge.
    [one] { $days } Tag in Folge.
   *[other] { $days } Tage in Folge.
}
daily-day-solved = gelöst
daily-day-late = später gelöst
daily-day-given = Lösung angesehen
daily-day-tried = versucht
daily-day-open = nicht gespielt

daily-practice-title = Üben
daily-practice-about = Stellungen nach dem schwächsten Bot, der den besten Zug findet. Lass dir Zeit; nichts läuft ab.
daily-plain = Nur ohne Module
daily-number = Stellung { $number }
daily-count = { $done } von { $all } gelöst
