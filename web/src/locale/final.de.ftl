# Wertungsblatt, Diagramme, Schlussbild und Nachweis der Würfel.

sheet-title = Wertungsblatt
sheet-reason = Wofür
sheet-total = Summe
sheet-empty = Noch keine Punkte.
sheet-forecast = Bei Wertung jetzt
sheet-forecast-about = Was eine Wertung in diesem Moment brächte. Sicher ist davon noch nichts.
sheet-forecast-empty = Es käme nichts hinzu.
sheet-then = Summe dann

chart-other = Übriges
chart-source = Woher
chart-as-table = Dasselbe als Tabelle

final-over = Die Partie ist zu Ende
final-won = { $name } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
final-you-won = Du gewinnst mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}!
final-shared = { $names } teilen sich den Sieg mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
final-shared-about = Gleich viele Punkte am Ende: Der Sieg gehört ihnen gemeinsam.
final-place = { $place }.
final-chart = Woher die Punkte kamen
final-rematch = Noch eine Partie
final-replay = Rückschau ansehen
final-review = Glück und Können
final-record = Aufzeichnung herunterladen
final-board = Spielplan ansehen

proof-title = Was an dieser Partie bewiesen ist
proof-about = Vor dem ersten Wurf hat der Server den Fingerabdruck (einen SHA-256-Hash) eines geheimen Startwerts genannt. Jetzt ist der Startwert offen. Unten steht zu jedem Teil der Aufzeichnung, woher man ihn weiß: bewiesen, weil es nicht anders sein kann; nur nachgespielt, weil es zu den Regeln passt, aber ausgesucht sein kann; oder bloß behauptet.
proof-commitment = Fingerabdruck, zu Beginn genannt
proof-seed = Startwert, am Ende genannt
proof-hidden = Er wird genannt, wenn die Partie zu Ende ist.
proof-fits = Dein Browser hat es eben geprüft: Startwert und Fingerabdruck passen zusammen.
proof-differs = Startwert und Fingerabdruck passen nicht zusammen. Dieser Partie ist nicht zu trauen.
proof-how = Mit der heruntergeladenen Aufzeichnung lässt sich jeder Wurf und jede Karte wiederholen:
proof-key = Schlüssel, mit dem dieser Server Aufzeichnungen unterschreibt
proof-level-proved = bewiesen
proof-level-replayed = nur nachgespielt
proof-level-claimed = behauptet
proof-level-missing = nicht vorhanden
proof-mixed = Startwert der Würfel: der des Servers und alle Beiträge, gemischt
proof-share-in = Der Beitrag deines Browsers steckt in den Würfeln, wie zugesagt.
proof-share-lost = Dein Browser hat seinen Beitrag genannt, aber der Server hat ihn weggelassen. Traue diesen Würfeln nicht.
proof-changed = Der Fingerabdruck des Startwerts ist nicht der, der diesem Browser zuerst gezeigt wurde. Traue den Würfeln dieses Tisches nicht.
