### Was der Coach in den ersten Partien bemerkt: höchstens 14 Wörter, eine Tatsache, nie den besten Zug.

coach-complete =
    { $points ->
        [one] Moment: Ein Auftrag ist erfüllt. 1 Punkt, und du behältst alles.
       *[other] Moment: Ein Auftrag ist erfüllt. { $points } Punkte, und du behältst alles.
    }
coach-help-near = Letzter Zug vor der Wertung. Hilfe gegen einen Verräter ist nah.
coach-scoring-ahead = Nach dieser Runde wird gewertet. Verräter ohne Schild kosten dich { $points } Punkte.
coach-die-completes =
    { $whose ->
        [merlin] Merlins { $face } kann einen Auftrag erfüllen. Finde heraus, wie.
       *[own] Deine { $face } kann einen Auftrag erfüllen. Finde heraus, wie.
    }
coach-only-ticks = Eine Karte zeigt nur Haken. Löse sie in diesem Zug jederzeit ein.
coach-first-turn = Verfolge zuerst die Wege aller Würfel. Die Reihenfolge zählt.
coach-staff-pays = Ein Merlinstab brächte noch { $points }. Ungenutzt bringt er 2.
coach-last-staffs = Letzte Runde: Ein Merlinstab bringt ungenutzt 2 oder wiederholt Merlins Aktion.
coach-last-apple = Ein Apfel bringt jetzt 1 Punkt. Bringt ein anderes Feld mehr?
coach-nothing-ahead = Nichts Nützliches voraus? Ein Apfel oder eine Flagge ändert das.
coach-evicted =
    { $vassal ->
        [lady] Deine Hofdame ist wieder zu Hause. Was sie brachte, bleibt dir.
        [shield_bearer] Dein Schildknappe ist wieder zu Hause. Was er brachte, bleibt dir.
        [builder] Dein Baumeister ist wieder zu Hause. Was er brachte, bleibt dir.
       *[flag_bearer] Dein Flaggenträger ist wieder zu Hause. Was er brachte, bleibt dir.
    }
coach-would-evict =
    { $vassal ->
        [lady] Hier steht die Hofdame von { $player }. Deine würde sie heimschicken.
        [shield_bearer] Hier steht der Schildknappe von { $player }. Deiner würde ihn heimschicken.
        [builder] Hier steht der Baumeister von { $player }. Deiner würde ihn heimschicken.
       *[flag_bearer] Hier steht der Flaggenträger von { $player }. Deiner würde ihn heimschicken.
    }
coach-no-marker = Ohne Einflussmarker keine Auswahl. Die Hofdame setzt einen ein.
coach-first-flag = Eine Flagge ist ein Werkzeug: Zeig auf sie und sieh, wann sie wirkt.
coach-first-material =
    { $tiles ->
        [one] Dein Baumaterial ({ $colour }) passt auf ein Plättchen. Tippe es an.
       *[other] Dein Baumaterial ({ $colour }) passt auf { $tiles } Plättchen. Tippe eines an.
    }
coach-lead-lost =
    { $terrain ->
        [mountain] { $player } hat im Gebirge gebaut: { $points } weniger für dich bei einer Wertung.
        [wood] { $player } hat im Wald gebaut: { $points } weniger für dich bei einer Wertung.
       *[lake] { $player } hat am See gebaut: { $points } weniger für dich bei einer Wertung.
    }
coach-taken-away =
    { $what ->
        [grail] { $player } hat den Gral genommen. Sein Feld bringt ihn zurück.
       *[excalibur] { $player } hat Excalibur genommen. Sein Feld bringt es zurück.
    }
coach-markers-out = Alle { $markers } Einflussmarker sind eingesetzt. Die Wertung bringt einige zurück.
coach-at-home = Jeder eingesetzte Gefolgsmann bringt 1 Punkt. { $vassals } sind noch zu Hause.
coach-after-scoring = Die meisten Punkte bisher: { $reason }. Zwei Wertungen folgen noch.
