# Das Grundspiel in Worten. Parameter heißen wie die Feldarten; der Teil nach einem Bindestrich ist eine Form des Wortes.

## Wörter: „a“, „the“ und „bare“ (ohne Artikel) stehen im Akkusativ, „one“ und „many“ im Nominativ

good-shield = Schild
    .a = einen Schild
    .one = ein Schild
    .many = Schilde
    .about = Wehrt in der Wertung einen Verräter seiner Farbe ab. Zählt auch für Aufträge.
good-flag = Flagge
    .a = eine Flagge
    .one = eine Flagge
    .many = Flaggen
    .about = Setze sie einmal für ihre Fähigkeit ein. Zählt auch für Aufträge.
good-material = Baumaterial
    .a = ein Baumaterial
    .one = ein Baumaterial
    .many = Baumaterialien
    .about = Gib es ab, um ein Rittergut zu bauen, wo seine Farbe passt. Zählt auch für Aufträge.

coloured-good = { $good-key ->
        [shield] einen { $colour-accusative } { $good }
        [flag] eine { $colour-feminine } { $good }
       *[material] ein { $colour-neuter } { $good }
    }
no-coloured-good = { $good-key ->
        [shield] keinen { $colour-accusative } { $good }
        [flag] keine { $colour-feminine } { $good }
       *[material] kein { $colour-neuter } { $good }
    }

vassal-lady = Hofdame
    .the = die Hofdame
    .bare = Hofdame
    .one = die Hofdame
    .about = Bringt einen deiner Einflussmarker dorthin, wo du sie einsetzt.
vassal-shield-bearer = Schildknappe
    .the = den Schildknappen
    .bare = Schildknappen
    .one = der Schildknappe
    .about = Nimmt dort, wo du ihn einsetzt, einen Schild.
vassal-builder = Baumeister
    .the = den Baumeister
    .bare = Baumeister
    .one = der Baumeister
    .about = Nimmt dort, wo du ihn einsetzt, ein Baumaterial.
vassal-flag-bearer = Flaggenträger
    .the = den Flaggenträger
    .bare = Flaggenträger
    .one = der Flaggenträger
    .about = Nimmt dort, wo du ihn einsetzt, eine Flagge.

figure-knight = Ritter
    .the = den Ritter
    .yours = Dein Ritter
figure-merlin = Merlin
    .the = Merlin
    .yours = Merlin

die-own = Spielerwürfel
    .a = einen Spielerwürfel
die-merlin = Merlinwürfel
    .a = den Merlinwürfel
die-none = kein Würfel
    .a = keinen Würfel
rolled-own = { $face }
rolled-merlin = Merlin { $face }

direction-clockwise = im Uhrzeigersinn
    .capital = Im Uhrzeigersinn
direction-counter-clockwise = gegen den Uhrzeigersinn
    .capital = Gegen den Uhrzeigersinn

terrain-mountain = Berg
    .territory = Berggebiet
    .tile = Bergplättchen
terrain-wood = Wald
    .territory = Waldgebiet
    .tile = Waldplättchen
terrain-lake = See
    .territory = Seegebiet
    .tile = Seeplättchen

tile-plain = { $terrain-tile }
tile-tower = { $terrain-tile } mit Turm

ability-repel = Verräter abwehren
    .about = Lege alle deine Verräter einer Farbe ohne Schilde ab.
ability-missions = Aufträge
    .about = Löse nach einer Auftragskarte im selben Zug eine zweite ein und erhalte 2 Punkte mehr.
ability-reverse = Rückwärts
    .about = Bewege deinen Ritter mit diesem Würfel gegen den Uhrzeigersinn.
ability-turn = Würfel drehen
    .about = Drehe den gewählten Würfel vor der Bewegung auf seine Gegenseite.
ability-different-action = Fremdaktion
    .about = Führe nach einer Bewegung stattdessen die Aktion eines Feldes aus, auf dem der Ritter eines anderen Spielers steht.
ability-mirror = Spiegeln
    .about = Stelle deinen Ritter nach seiner Bewegung auf das gegenüberliegende Feld und führe die Aktion dort aus.

starting-tile = Ritter auf { $knight }, { $flag }, { $shield }, { $material }, Einfluss in { $influence }

## Auftragskarten

mission-card = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $needs }
requirement-number = Bedingung { $number }
need-good = { $good-key ->
        [shield] ein { $colour-masculine } { $good }
        [flag] eine { $colour-feminine } { $good }
       *[material] ein { $colour-neuter } { $good }
    }
need-any-good = { $good-one } beliebiger Farbe
    .many = { $number } { $good-many } beliebiger Farbe
need-influence = Einfluss { $colour-short-in }
need-influence-any = Einfluss in irgendeiner Grafschaft
    .many = { $number } Einflussmarker auf dem Spielplan
need-vassal-in = { $vassal } { $colour-short-in }
need-two-vassals-in = zwei beliebige Gefolgsleute { $colour-short-in }
need-vassals-together = { $vassal } und { $second_vassal } in derselben Grafschaft

## Felder

space-principality = { $colour-principality }
    .about = Setze einen deiner Gefolgsleute in dieser Grafschaft ein, wo er seine Aktion ausführt.
    .ask = Wen setzt du { $colour-in } ein?
space-vp-shield = Punkte: Schilde
    .about = Erhalte 1 Punkt für jeden deiner Schilde.
    .ask = 1 Punkt für jeden Schild nehmen?
    .none = du hast keine Schilde
space-vp-flag = Punkte: Flaggen
    .about = Erhalte 1 Punkt für jede deiner Flaggen.
    .ask = 1 Punkt für jede Flagge nehmen?
    .none = du hast keine Flaggen
space-vp-material = Punkte: Baumaterial
    .about = Erhalte 1 Punkt für jedes deiner Baumaterialien.
    .ask = 1 Punkt für jedes Baumaterial nehmen?
    .none = du hast keine Baumaterialien
space-vp-influence = Punkte: Einfluss
    .about = Erhalte 1 Punkt für jeden deiner Einflussmarker auf dem Spielplan.
    .ask = 1 Punkt für jeden Einflussmarker nehmen?
    .none = du hast keinen Einflussmarker auf dem Spielplan
space-influence-shield = Einfluss: Schild
    .about = Nimm einen Schild aus einer Grafschaft, in der du einen Einflussmarker hast.
    .ask = Welchen Schild nimmst du?
    .none = kein Schild mehr da, wo du Einfluss hast
space-influence-flag = Einfluss: Flagge
    .about = Nimm eine Flagge aus einer Grafschaft, in der du einen Einflussmarker hast.
    .ask = Welche Flagge nimmst du?
    .none = keine Flagge mehr da, wo du Einfluss hast
space-influence-material = Einfluss: Baumaterial
    .about = Nimm ein Baumaterial aus einer Grafschaft, in der du einen Einflussmarker hast.
    .ask = Welches Baumaterial nimmst du?
    .none = kein Baumaterial mehr da, wo du Einfluss hast
space-influence-vassal = Einfluss: Gefolgsmann
    .about = Setze einen Gefolgsmann in einer Grafschaft ein, in der du einen Einflussmarker hast.
    .ask = Welchen Gefolgsmann setzt du ein, und wo?
    .none = kein Gefolgsmann kann dorthin, wo du Einfluss hast
space-excalibur = Excalibur
    .about = Lege einen deiner Verräter ab und nimm dir Excalibur.
    .ask = Welchen Verräter legst du für Excalibur ab?
    .none = du hast keinen Verräter zum Ablegen
space-grail = Gral
    .about = Nimm dir einen Apfel und den Gral.
    .ask = Einen Apfel und den Gral nehmen?
space-relocate = Gefolgsmann verschieben
    .about = Verschiebe einen deiner Gefolgsleute in eine der beiden benachbarten Grafschaften; stehen alle auf dem Burgtableau, setze einen in einer beliebigen ein.
    .ask = Welchen Gefolgsmann verschiebst du, und wohin?
    .none = kein Gefolgsmann lässt sich verschieben
space-exchange = Tausch
    .about = Lege einen deiner Gegenstände zurück und nimm dafür einen beliebigen anderen.
    .ask = Welchen Gegenstand gibst du zurück?
    .none = du hast nichts zum Zurückgeben
space-mission = Aufträge
    .about = Lege bis zu zwei Auftragskarten ab und nimm ebenso viele neue.
    .ask = Welche Auftragskarte legst du ab?
    .none = du hast keine Karte zum Ablegen
space-build = Rittergut bauen
    .about = Gib ein Baumaterial zurück, das zu einem freien Geländeplättchen passt, und baue dort ein Rittergut.
    .ask = Wo baust du ein Rittergut?
    .none = keins deiner Baumaterialien passt zu einem freien Plättchen

## Gründe für Punkte

reason-shields = Punktefeld Schilde
reason-flags = Punktefeld Flaggen
reason-materials = Punktefeld Baumaterial
reason-markers = Punktefeld Einfluss
reason-missions = Auftragskarten
reason-missions-flag = Auftragsflagge
reason-traitors = Verräter
reason-excalibur = Excalibur
reason-environs = Umland
reason-influence = Einfluss
reason-grail = Gral
reason-vassals = Gefolgsleute
reason-apples = Übrige Äpfel
reason-staffs = Übrige Merlinstäbe
reason-goods = Übrige Gegenstände

## Aktionen: was zur Wahl steht

action-die = Würfel { $face }: Ritter bewegen
action-merlin = Merlinwürfel { $face }: Merlin bewegen
action-move = { $direction-capital } ziehen
action-apple = Apfel einsetzen: Würfel auf { $face } drehen
action-flag-turn = Flagge „{ ability-turn }“: Würfel auf die Gegenseite drehen
action-flag-reverse = Flagge „{ ability-reverse }“: gegen den Uhrzeigersinn ziehen
action-flag-different = Flagge „{ ability-different-action }“: stattdessen „{ $space }“ wählen
action-flag-mirror = Flagge „{ ability-mirror }“: Ritter auf das gegenüberliegende Feld stellen
action-flag-repel = Flagge „{ ability-repel }“: alle deine { $colour-accusative } Verräter ablegen
action-flag-missions = Flagge „{ ability-missions }“: auch diesen einlösen – { $card-text }
action-mission = Auftrag einlösen – { $card-text }
action-perform = Aktion ausführen
action-forfeit = Auf die Aktion verzichten
action-staff = Merlinstab einsetzen: dieselbe Aktion noch einmal ausführen
action-end-turn = Zug beenden
action-deploy = { $vassal-bare } { $colour-short-in } einsetzen
action-relocate = { $vassal-bare } { $direction } verschieben
action-claim = { $good } ({ $colour-name }) nehmen
action-return = { $good } ({ $colour-name }) zurücklegen
action-discard = Auftrag ablegen – { $card-text }
action-stop = Keine weitere Karte ablegen
action-take = Auftrag nehmen – { $card-text }
action-draw = Vom Nachziehstapel ziehen
action-build = Auf { $cell } bauen mit Baumaterial ({ $colour-name })
action-marker = Einflussmarker { $colour-short-into } stellen
action-decline = Verzichten
action-traitor = Einen { $colour-accusative } Verräter ablegen
action-shields = Weiter: Schilde zurückgeben
action-grail = Gral einsetzen: alle Punkte nehmen
action-share = Punkte teilen
action-turn = Noch einen Zug machen
action-pass = Für den Rest der Runde passen
action-go-on = Weiter
action-chance-first = Startspieler: { $seat }
action-chance-tile = Gelände: { $tile }
action-chance-start = Startplättchen: { $start }
action-chance-traitor = Verräter ({ $colour-name })
action-chance-display = In die Auslage: Auftrag – { $card-text }
action-chance-card = Gezogen: Auftrag – { $card-text }
action-chance-roll = Wurf: { $faces }

## Fragen: was gefragt ist und warum

prompt-turn = Wähle einen Würfel.
prompt-move = { $figure-key ->
        [knight] Deinen Ritter bewegen?
       *[other] In welche Richtung bewegst du { $figure-the }?
    }
prompt-arrived = { $space-ask }
prompt-after = { $nested ->
        [yes] Mit dem Zug fortfahren?
       *[other] Zug beenden?
    }
prompt-repeat = Merlinstab: { $space-ask }
prompt-exchange = Welchen Gegenstand nimmst du dafür?
prompt-second-discard = Eine zweite Auftragskarte ablegen?
prompt-take-card = Neuer Auftrag: Auslage oder Nachziehstapel?
prompt-tower = Turm: Welchen Bonus nimmst du?
prompt-repel = Verräter greifen an: erst Flagge oder Fähigkeit einsetzen?
prompt-grail = Gleichstand { $colour-short-in }: mit dem Gral alle Punkte nehmen?
prompt-turn-or-pass = Keine Würfel mehr: noch ein Zug oder passen?
prompt-given = Willst du { coloured-good } nehmen oder etwas anderes?
prompt-aid = Eine Bedingung fehlt. Womit erfüllst du sie?

## Ereignisse: der Verlauf

event-points = { $points-change ->
        [loss] { $player } verliert { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } ({ $reason }).
       *[gain] { $player } erhält { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } ({ $reason }).
    }
event-first-player = Startspieler: { $player }.
event-starting-tile = { $player } erhält ein Startplättchen: { $start }.
event-traitor = { $player } zieht einen { $colour-accusative } Verräter.
    .you = Du ziehst einen { $colour-accusative } Verräter.
    .short = { $colour-name }
event-display = Neuer Auftrag in der Auslage – { $card-text }.
event-drew = { $player } zieht eine Auftragskarte.
event-card = { $player } zieht einen Auftrag – { $card-text }.
event-rolled = { $player } würfelt { $faces }.
    .short = { $faces }
event-round = Runde { $number } beginnt mit { $player }.
event-turn = { $player } ist am Zug.
event-passed = { $player } passt für den Rest der Runde.
event-die = { $player } wählt einen Würfel mit der { $face } für { $figure-the }.
event-apple-used = { $player } setzt einen Apfel ein: Der Würfel zeigt nun { $face }.
    .you = Du setzt einen Apfel ein: Der Würfel zeigt nun { $face }.
    .short = Apfel: Würfel auf { $face }.
event-flag = { $player } setzt die Flagge „{ $ability }“ ein.
    .you = Du setzt die Flagge „{ $ability }“ ein.
    .short = Flagge „{ $ability }“.
event-moved = { $steps-key ->
        [stays] { $player } lässt { $figure-the } auf „{ $space }“ stehen.
       *[moves] { $player } zieht { $figure-the } { $steps ->
            [one] { $steps } Feld
           *[other] { $steps } Felder
        } { $steps-way } auf „{ $space }“.
    }
    .you = { $steps-key ->
        [stays] { $figure-yours } bleibt auf „{ $space }“.
       *[moves] { $figure-yours } zieht auf „{ $space }“.
    }
    .short = { $steps-key ->
        [stays] { $figure } bleibt auf { $space-brief }.
        [back] { $figure } { $steps } { $steps-way } → { $space-brief }.
       *[moves] { $figure-key ->
            [knight] { $figure } { $steps } → { $space-brief }.
           *[other] { $figure } { $steps } { $steps-way } → { $space-brief }.
        }
    }
event-put = { $player } stellt { $figure-the } auf „{ $space }“.
    .you = { $figure-yours } kommt auf „{ $space }“.
    .short = { $figure } → { $space-brief }.
event-performs = { $player } führt „{ $space }“ aus.
    .nothing = { $player } führt „{ $space }“ aus und erhält nichts.
    .short = → { $space-brief }.
event-forfeits = { $player } verzichtet auf „{ $space }“.
    .short = keine Aktion.
event-staff = { $player } wiederholt mit einem Merlinstab „{ $space }“.
    .you = Du wiederholst mit einem Merlinstab „{ $space }“.
    .short = Merlinstab: dieselbe Aktion noch einmal.
event-deployed = { $origin-key ->
        [home] { $player } setzt { $vassal-the } { $colour-in } ein.
       *[away] { $player } setzt { $vassal-the } { $origin-short-from } { $colour-in } ein.
    }
    .you = { $origin-key ->
        [home] Du setzt { $vassal-the } { $colour-in } ein.
       *[away] Du setzt { $vassal-the } { $origin-short-from } { $colour-in } ein.
    }
    .short = { $origin-key ->
        [home] { $vassal } → { $colour-brief }.
       *[away] { $vassal } ({ $origin-short-from }) → { $colour-brief }.
    }
    .acts = { $origin-key ->
        [home] { $vassal }
       *[away] { $vassal } ({ $origin-short-from })
    }
event-evicted = { $player } nimmt { $vassal-the } { $colour-from } zurück aufs Burgtableau.
    .you = Du nimmst { $vassal-the } { $colour-from } zurück aufs Burgtableau.
    .short = { $player } nimmt { $vassal-the } zurück.
event-claimed = { $player } nimmt { coloured-good }.
    .you = Du nimmst { coloured-good }.
event-returned = { $player } gibt { coloured-good } zurück.
    .you = Du gibst { coloured-good } zurück.
event-marker = { $player } stellt einen Einflussmarker { $colour-into }.
    .you = Du stellst einen Einflussmarker { $colour-into }.
event-none-left = { $player } findet { no-coloured-good } mehr.
    .you = Du findest { no-coloured-good } mehr.
event-no-marker = { $player } hat keinen Einflussmarker mehr.
    .you = Du hast keinen Einflussmarker mehr.
event-marker-back = { $player } nimmt { $number } Einflussmarker { $colour-from } zurück.
    .short = { $player } nimmt { $number } zurück
event-excalibur = { $player } nimmt sich Excalibur.
    .you = Du nimmst dir Excalibur.
event-grail = { $player } nimmt sich den Gral.
    .you = Du nimmst dir den Gral.
event-apple = { $player } nimmt sich einen Apfel.
    .you = Du nimmst dir einen Apfel.
event-repelled = { $player } wehrt einen { $colour-accusative } Verräter mit einem Schild ab.
    .you = Du wehrst einen { $colour-accusative } Verräter mit einem Schild ab.
event-repelled-by-flag = { $player } wehrt einen { $colour-accusative } Verräter mit der Flagge ab.
    .you = Du wehrst einen { $colour-accusative } Verräter mit der Flagge ab.
event-repelled-by-excalibur = { $player } legt einen { $colour-accusative } Verräter ab (Excalibur).
    .you = Du legst einen { $colour-accusative } Verräter ab (Excalibur).
event-discarded = { $player } legt einen Auftrag ab – { $card-text }.
    .you = Du legst einen Auftrag ab – { $card-text }.
    .short = legt einen Auftrag ab.
event-took = { $player } nimmt einen Auftrag aus der Auslage – { $card-text }.
    .short = nimmt einen Auftrag aus der Auslage.
event-pile = Der Ablagestapel wird gemischt und zum neuen Nachziehstapel.
event-built = { $player } baut ein Rittergut auf { $cell }.
    .you = Du baust ein Rittergut auf { $cell }.
event-completed = { $player } löst einen Auftrag ein – { $card-text }.
    .you = Du löst einen Auftrag ein – { $card-text }.
    .short = Auftrag – { $card-text }.
event-scoring = Wertung nach Runde { $number }.
event-traitors-left = { $player } konnte { $number } Verräter nicht abwehren.
event-territory = Das { $terrain-territory } bei { $cell } wird gewertet: { $number } Plättchen.
event-principality = { $colour-whole } wird gewertet: { $number } Einflussmarker.
event-majority = Mehrheit: { $counts }.
counts-nobody = neutral
event-grail-used = { $player } setzt { $colour-in } den Gral ein.
    .you = Du setzt { $colour-in } den Gral ein.
event-final = Schlusswertung.
event-over = Das Spiel ist zu Ende.
event-tile = { $cell }: { $tile }.

## Was einem Platz fehlen kann

lack-or = { $first } oder { $last }
lack-apple = ein Apfel
lack-staff = ein Merlinstab
lack-marker = ein Einflussmarker auf deinem Burgtableau
lack-manor = ein Rittergut in deinem Vorrat
lack-good = { $good-one } ({ $which })
lack-good-one = { need-good }
lack-stock = { $good-one } im Vorrat ({ $which })
lack-stock-one = { need-good } im Vorrat
lack-influence = ein Einflussmarker von dir ({ $which })
lack-tile = ein freies Plättchen
lack-grail = der Gral
lack-vassal = { $which } auf deinem Burgtableau
lack-die = ein Würfel mit einer { $which }

## Eine Wertung, Ort für Ort

scoring-title = Wertung nach Runde { $number }
scoring-title-final = Schlusswertung
scoring-territory = { $terrain }, { $number ->
        [one] { $number } Plättchen
       *[other] { $number } Plättchen
    }
scoring-principality = { $colour-principality }
scoring-most = { $counts } → { $player } +{ $points }
scoring-tie = { $counts } → Gleichstand, je +{ $points }
scoring-grail = { $counts } → Gleichstand, mit dem Gral { $player } +{ $points }
scoring-nothing = { $counts } → keine Punkte

## Das Protokoll in Kürze: ein Eintrag für einen Zug

log-rolled = Würfel
log-traitor = Neue Verräter
log-tie = { $counts } (Gleichstand)
log-no-points = { $counts } → keine Punkte
log-points = { $signed } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
log-points-for = { $signed } ({ $reason }).
log-nothing = das bringt nichts.
log-from = { $text } ({ $source }).
source-tower = Turm
