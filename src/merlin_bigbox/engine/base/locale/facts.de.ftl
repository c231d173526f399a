## Fakten: eine Zeile zu einem Teil des Spielplans, höchstens 70 Zeichen

fact-you = du
fact-free = frei
fact-nobody = noch niemand
fact-nobody-yet = niemand
fact-no-influence = noch kein Einfluss
fact-tower = Turm
fact-lead = { $counts } → { $player } +{ $points }
fact-tie = { $counts } → Gleichstand, je +{ $points }
fact-no-player = { $counts } → keine Punkte
fact-tile = { $cell } { $terrain }, { $tiles } Plättchen: { $shares }
fact-land = { $colour }: { $shares }
fact-slot = { $vassal }, { $colour }: { $owner }
fact-good = { $good-key ->
        [shield] { $colour-masculine } { $good }
        [flag] { $colour-feminine } { $good }
       *[material] { $colour-neuter } { $good }
    }
fact-traitor = { $number ->
        [one] { $colour-masculine } Verräter
       *[other] { $number } { $colour-feminine } Verräter
    }: { $state ->
        [covered] gedeckt
       *[other] offen, −{ $points }
    }
fact-shield = { $what }: wehrt deinen Verräter ab
fact-material = { $what }: { $tiles ->
        [0] kein freies Plättchen passt
       *[other] passt auf { $tiles } freie Plättchen
    }
fact-own = { $what }: du hast { $number }
fact-left = { $what }: noch { $left }
fact-stock = { $what }: noch { $left }, du hast { $own }
fact-held = { $what }: { $holder }
fact-vassal-out = { $vassal }: { $colour }
fact-vassal-home = { $vassal }: auf deinem Burgtableau
fact-mission = { $met } von { $needs } erfüllt, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
fact-missing = es fehlt: { $needs }
fact-mission-ready = Alles erfüllt: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
fact-apples = Äpfel: du hast { $number }, am Ende je 1 Punkt
fact-staffs = Merlinstäbe: du hast { $number }, am Ende je 2 Punkte
fact-grail = Gral: { $holder }
fact-excalibur = Excalibur: { $holder }
fact-space = { $space }: { $number ->
        [0] nichts für dich
        [one] 1 Möglichkeit
       *[other] { $number } Möglichkeiten
    }
fact-space-points = { $space }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für dich
fact-space-colours = { $space }: { $colours }
fact-space-why = { $space }: { $why }
fact-any-colour = jede Farbe
fact-die = { $what } { $face } → { $spaces }
fact-knight = { $figure } ({ $player }): { $space }
fact-castle = { $player }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } · Würfel { $dice } · Gegenstände { $goods } · offene Verräter { $traitors }
fact-end-turn = { $dice ->
        [0] Dein letzter Zug in dieser Runde
       *[other] Noch Würfel in dieser Runde: { $dice }
    }
fact-forfeit = Verzicht: { $what }
fact-space-closed = { $space }: gesperrt
fact-build = du kannst auf { $tiles } Plättchen bauen
fact-build-best = du kannst auf { $tiles } Plättchen bauen; am besten: { $cell }
fact-deploy-best = am besten: { $vassal } · { $told }

## Warnungen: was gleich verschwendet wird

caution-traitor = Letzte Gelegenheit vor der Wertung: Offene Verräter kosten dich { $points ->
        [one] 1 Punkt, den
       *[other] { $points } Punkte, die
    } du retten könntest.
caution-forfeit = Du verzichtest auf { $points ->
        [one] 1 Punkt, den
       *[other] { $points } Punkte, die
    } diese Aktion bringen könnte.
caution-mission = { $points ->
        [one] Ein Auftrag ist erfüllt: noch vor dem Zugende einlösen?
       *[other] { $points } Aufträge sind erfüllt: noch vor dem Zugende einen einlösen?
    }
caution-staff = Dein letzter Zug: Ein Merlinstab brächte { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr, als ihn zu behalten.
caution-flag = Dein letzter Zug: „{ $instead }“ brächte noch { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
caution-marker = Das ist dein letzter Einflussmarker.
