# Die eigenen Spiele im Lauf der Zeit, in diesem Browser.
profile-title = Deine Spiele
profile-about = Was du gespielt, gewonnen und verloren hast, und wo Punkte geblieben sind. Das liegt nur in diesem Browser und gehört dir; der Server behält nichts davon.
profile-sum = Insgesamt
profile-you = du
profile-games = Spiele
profile-won = gewonnen
profile-margin = Abstand
profile-luck = Glück
profile-rate = verlorene Punkte je Zug
profile-points = Punkte
profile-victory = (gewonnen)
profile-person = ein Mensch
profile-people = Menschen
profile-like = Deine Entscheidungen kosten etwa so viel wie die von { $bot }.
profile-interval = In Klammern: wo das Mittel nach den bisherigen Spielen mit 95 % Sicherheit liegt.
profile-few = Ab { $games } Spielen sagen Intervalle, wie sicher das ist.
profile-time = Im Lauf der Zeit
profile-skill = Abstand ohne Glück
profile-leaks = Stärken und Schwächen
profile-lost = verlorene Punkte je Spiel
profile-no-leaks = Keine nennenswerten Fehler.
profile-kind-traitors = Schilde gegen Verräter
profile-kind-missions = Aufträge
profile-kind-environs = Umland
profile-kind-influence = Einfluss
profile-kind-vassals = Gefolgsleute
profile-kind-goods = Flaggen, Baumaterial, Äpfel und Merlinstäbe
profile-kind-modules = Module
profile-kind-points = Punkte sofort
profile-kind-later = was sich später zeigt
profile-habits = Du und die Bots, im Grundspiel
profile-habit-traitors = offene Verräter je Wertung
profile-habit-completed = erfüllte Aufträge
profile-habit-held = Aufträge am Ende auf der Hand
profile-from = Woher die Punkte kommen
profile-from-shields = Punktefeld Schilde
profile-from-flags = Punktefeld Flaggen
profile-from-materials = Punktefeld Baumaterial
profile-from-markers = Punktefeld Einfluss
profile-from-missions = Auftragskarten
profile-from-missions-flag = Auftragsflagge
profile-from-traitors = Verräter
profile-from-excalibur = Excalibur
profile-from-environs = Umland
profile-from-influence = Einfluss
profile-from-grail = Gral
profile-from-vassals = Gefolgsleute
profile-from-apples = Übrige Äpfel
profile-from-staffs = Übrige Merlinstäbe
profile-from-goods = Übrige Gegenstände
profile-measured = Die Bots wurden in Spielen zu dritt gemessen:
profile-levels = Gegner
profile-again = Fehler, neu versucht
profile-again-about = Die Stellung vor einem deiner Fehler, am Tisch. Richtig ist jede Antwort, die höchstens 0,3 Punkte hinter der besten liegt.
profile-answer = Antwort zeigen
profile-all = Alle Spiele
profile-yours = Deine Daten
profile-empty = Beende ein Spiel, dann kommt es mit seiner Analyse hierher.
profile-missing = { $games ->
    [one] Ein beendetes Spiel ist noch nicht hier.
   *[other] { $games } beendete Spiele sind noch nicht hier.
}
profile-add = Hinzufügen
profile-adding = { $games ->
    [one] Noch ein Spiel wird analysiert …
   *[other] Noch { $games } Spiele werden analysiert …
}
profile-export = Als Datei speichern
profile-import = Datei einlesen
profile-imported = { $games ->
    [one] Ein Spiel wurde eingelesen.
   *[other] { $games } Spiele wurden eingelesen.
}
profile-no-file = Das ist keine Profildatei.
profile-erase = Löschen
profile-erase-about = { $games ->
    [one] Ein Spiel wird in diesem Browser vergessen. Das lässt sich nicht rückgängig machen.
   *[other] { $games } Spiele werden in diesem Browser vergessen. Das lässt sich nicht rückgängig machen.
}
profile-erase-yes = Alles löschen
