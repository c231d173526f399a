# Spielen lernen: die Liste der Lektionen, und wer sie begleitet. Diese Wörter kommen nur mit diesen Seiten.
learn-title = Spielen lernen
learn-about = Kurze Lektionen am echten Tisch. Ein Satz, ein Zug; am Ende wartet jeweils eine kleine Herausforderung.
learn-start = Lektion { $number } beginnen · { $title }
learn-go-on = Weiter mit Lektion { $number } · { $title }
learn-numbered = Lektion { $number } · { $title }
learn-first-game = Dein erstes Spiel
learn-first-game-about = Dein erstes Spiel: eine ganze Partie gegen zwei Pagen, die einfachsten Bots, mit dem Begleiter an deiner Seite. Der Aufbau ist so ausgesucht, dass du schon im ersten Zug einen Auftrag einlösen kannst; alles Weitere entscheiden die Würfel. Nach der ersten Wertung kannst du aufhören.
learn-progress = Geschaffte Lektionen
learn-count = { $done } von { $all } geschafft
learn-left = noch { $minutes } Min.
learn-minutes = { $minutes } Min.
learn-state-done = geschafft
learn-state-begun = begonnen
learn-modules = Module
learn-modules-about = Zu jedem Modul eine Lektion, die leichtesten zuerst. Sie bauen auf den zehn oben auf.
learn-unknown = Diese Lektion gibt es nicht.

learn-coach = Begleiter
learn-lessons = Lektionen
learn-step = Schritt { $step } von { $steps }, danach eine Herausforderung
learn-challenge = Die Herausforderung
learn-solved = Herausforderung gelöst
learn-compare = Wege im Vergleich
learn-yours = Dein Weg
learn-solution = Die Lösung
learn-tempting = Der verlockende Weg
learn-done = Fertig.
learn-back = Zurück
learn-again = Noch einmal
learn-skip = Überspringen
learn-next = Weiter
learn-show-me = Zeig es mir
learn-show-solution = Lösung zeigen
learn-otherwise = Gut für später. Zuerst das, was leuchtet.
learn-right = Richtig: { $answer }.
learn-wrong = Es sind { $answer }.
learn-never-again = Nicht mehr zeigen
learn-dismiss = Bemerkung schließen
learn-weight = Anspruch { $weight } von 3
learn-adds = { $choices } Entscheidungen, etwa { $minutes } Min.
learn-lesson = Lektion
learn-rules = Regeln
learn-came-along = { $module } braucht { $modules }: ist jetzt auch dabei.
learn-total = Etwa { $minutes } Minuten zu dritt
learn-next-module = Für das nächste Mal: { $module }
learn-play-it = Damit spielen

learn-welcome = Zwei Pagen spielen gegen dich, die einfachsten Bots. Der Begleiter sagt höchstens einen Satz je Zug; wähle die Würfel, wie du magst. Nach der ersten Wertung kannst du aufhören.
learn-deal = Dieser Aufbau ist ausgesucht: Du beginnst, und schon im ersten Zug lässt sich ein Auftrag einlösen. Alles Weitere entscheiden die Würfel.
learn-begin = Los geht’s
learn-scored = Die erste Wertung ist vorbei
learn-stand = So steht es
learn-place = { $place ->
    [1] Du liegst mit { $points } Punkten vorn.
   *[other] Du bist auf Platz { $place } von { $players }, mit { $points } Punkten.
}
learn-two-more = Es folgen noch vier Runden und zwei Wertungen. Spiel weiter oder mach hier Schluss: Die Partie wartet auf dich.
learn-play-on = Weiterspielen
learn-stop-here = Hier aufhören
learn-points-from = Deine Punkte
learn-tried = Was du ausprobiert hast
learn-not-yet = noch nicht: Lektion, { $minutes } Min.
learn-kept = Diese Partie wartet auf der Startseite unter „Deine Tische“. Du kannst sie jederzeit fortsetzen.
learn-measured = Gemessen: Plätze, Glück, Pläne
learn-seats = { $all ->
    [true] Wer mit allen Modulen gewinnt, nach der Sitzfolge:
   *[false] Wer das Grundspiel gewinnt, nach der Sitzfolge:
}
learn-seat = { $seat }. { $share } % ({ $low } – { $high })
learn-luck = Zwischen verschieden starken Bots macht Glück { $share } % ({ $low } – { $high }) der Streuung des Abstands aus.
learn-plan-base = Im Grundspiel liegen Sieger vor den anderen durch: { $plan }.
learn-decisions = mehr Entscheidungen je Spiel
learn-points = mehr Punkte je Spieler
learn-plan = Sieger liegen vorn durch
learn-from-shields = Punktefeld Schilde
learn-from-flags = Punktefeld Flaggen
learn-from-materials = Punktefeld Baumaterial
learn-from-markers = Punktefeld Einfluss
learn-from-missions = Auftragskarten
learn-from-missions-flag = Auftragsflagge
learn-from-traitors = Verräter
learn-from-excalibur = Excalibur
learn-from-environs = Umland
learn-from-influence = Einfluss
learn-from-grail = Gral
learn-from-vassals = Gefolgsleute
learn-from-apples = Übrige Äpfel
learn-from-staffs = Übrige Merlinstäbe
learn-from-goods = Übrige Gegenstände
learn-from-module = das Modul selbst
learn-measured-about = Spiele zwischen Rittern, Pläne zu dritt; in Klammern, wo das Mittel mit 95 % Sicherheit liegt. Ein Modul, das ein anderes braucht, wird mit einem Spiel verglichen, das jenes hat. Nachmessen:
