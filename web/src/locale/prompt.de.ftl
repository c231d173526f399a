# Die Frage: Möglichkeiten, Schritte, Hilfen, das Ende des Zuges, die Zeile mit Tatsachen.
prompt-count = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
prompt-more = { $count ->
    [one] { $count } weitere …
   *[other] { $count } weitere …
}
prompt-die = Würfel { $face }
prompt-clockwise = im Uhrzeigersinn:
prompt-counter-clockwise = gegen den Uhrzeigersinn:
prompt-now = jetzt
prompt-scoring = in der Wertung
prompt-no-undo = endgültig
prompt-or-click = oder auf dem Spielplan
prompt-back = Zurück
prompt-instead = Etwas anderes wählen
prompt-list = Alle { $count } als Liste
prompt-list-short = Alle { $count }
prompt-first-change = Vorher noch
prompt-this-turn = Außerdem
prompt-mission = Auftrag einlösen
prompt-done = Dein Zug ist fertig
prompt-ends-itself = Der Zug endet in 3 Sekunden
prompt-ends-wait = Mehr ist nicht zu tun
prompt-wait = Warten
prompt-if-scored = Würde jetzt gewertet:
prompt-you = du
prompt-caution-off = Davor nicht mehr warnen
prompt-trial = Nur ein Versuch:
prompt-trial-about = Nichts ist gespielt, bis du ihn behältst.
prompt-keep = Behalten
prompt-drop = Verwerfen
prompt-stopped-chance = Als Nächstes kommen Würfel oder Karten.
prompt-stopped-others = Als Nächstes entscheidet jemand anders.
prompt-stopped-secret = Als Nächstes würden verdeckte Karten gesehen.
prompt-stopped-over = Die Partie wäre zu Ende.
prompt-change = Ändern
prompt-no-change = Es gibt nichts, womit sich eine Bewegung ändern lässt.
prompt-try = Probieren
prompt-needs = Fehlt: { $what }
hint-more = Mehr
settings-ending = Ende des Zuges
settings-ending-about = Wenn sonst nichts zu tun ist
settings-ending-auto = nach 3 Sekunden, allein mit Bots
settings-ending-bar = nach 3 Sekunden
settings-ending-once = sofort
settings-ending-off = von Hand
settings-deltas = Was sich ändert
settings-deltas-always = immer zeigen
settings-deltas-pointed = beim Zeigen
settings-deltas-never = nie
settings-cautions = Warnungen
settings-cautions-about = Bevor etwas verschenkt wird
settings-caution-traitor = offene Verräter vor einer Wertung
settings-caution-forfeit = eine Aktion aufgeben
settings-caution-mission = ein erfüllbarer Auftrag
settings-caution-staff = ein ungenutzter Merlinstab im letzten Zug
settings-caution-flag = ungenutzte Hilfe im letzten Zug
settings-caution-marker = der letzte Einflussmarker
