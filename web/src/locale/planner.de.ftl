# Der Rundenplaner. Diese Worte kommen nur mit ihm.
plan-title = Runde planen
plan-close = Planer schließen
plan-scope = Wie weit
plan-scope-round = Rest der Runde
plan-scope-turn = Dieser Zug
plan-orders = Reihenfolgen deiner Würfel
plan-die-number = { $number ->
    [1] erster Würfel
    [2] zweiter Würfel
    [3] dritter Würfel
    [4] vierter Würfel
   *[other] { $number }. Würfel
}
plan-now = sofort
plan-at-scoring = Wertung
plan-missions = Aufträge
plan-sum = Summe
plan-worth = Wert
plan-worth-about = So ändert sich der erwartete Abstand am Ende, wie Merlin ihn schätzt
plan-safe = sicher
plan-if-stays = { $figure ->
    [merlin] wenn Merlin bleibt
    [arthur] wenn Artus bleibt
   *[other] wenn Merlin und Artus bleiben
}
plan-folded = und { $count } weitere
plan-sum-aloud = Summe { $sum }: { $now } sofort, { $scoring } bei der Wertung
plan-die = { $kind ->
    [own] Würfel { $face }
    [merlin] Merlinwürfel { $face }
    [arthur] Artuswürfel { $face }
    [morgana] Morganawürfel { $face }
   *[other] { $face }
}
plan-under-way = dieser Zug
plan-back = { $name }, zurück
plan-step = { $die }: { $space }. { $done }, { $points }
plan-shields = Ein Schild wehrt einen deiner Verräter ab
plan-new = dann kommt Neues
plan-change = Ändern
plan-no-change = Mit diesem Würfel geht es nicht anders.
plan-about = { $orders ->
    [one] Eine Reihenfolge, als täten die anderen nichts.
   *[other] { $orders } Reihenfolgen, als täten die anderen nichts. Jede Zahl folgt den besten Aktionen auf ihren Feldern; keine Karte wird gezogen, nichts ausgegeben. ≥: vielleicht mehr.
}
plan-keep = Diesen Plan behalten ({ $sum })
plan-nothing = Gerade gibt es nichts zu planen.
plan-thinking = Ich schaue …
plan-kept = Dein Plan
plan-holds = alle Schritte gelten
plan-broken = Schritt { $number } geht nicht mehr
plan-played = gespielt
plan-play = Spielen, bis Neues kommt
plan-show = Zeigen
plan-drop = Plan verwerfen
plan-leave-out = Schritt weglassen
plan-by = { $name } hat gezogen: { $why }
plan-elsewhere = Es geht jetzt auf „{ $space }“
plan-no-action = „{ $action }“ ist nicht mehr möglich
plan-no-route = So lässt sich der Zug nicht mehr machen
