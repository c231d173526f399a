# Morgana und die Hexenküche in Worten.

module-morgana = Morgana
    .about = Morgana sperrt die Grafschaft, in der sie steht. Einmal je Runde darfst du einen ihrer Würfel nutzen: für einen vergifteten Apfel, das Trinkhorn oder einen Hexenkessel mit einem Zauber.

## Was die Kesselplättchen tun

effect-bewitch = Verhexen
    .about = Drehe einen deiner unbenutzten Würfel oder einen unbenutzten Würfel in der Farbe eines anderen Spielers auf eine beliebige Seite.
effect-swap-figures = Figuren tauschen
    .about = Tausche deinen Ritter mit dem eines anderen Spielers; mit Artus auch Merlin und Artus.
effect-sell-goods = Hexengold: Verkauf
    .about = Lege 2 Gegenstände zurück und nimm 3 Gold.
effect-buy-goods = Hexengold: Kauf
    .about = Zahle 2 Gold und nimm 3 Gegenstände aus Morganas Grafschaft.
effect-witch-hut = Hexenhaus
    .about = Setze ein Hexenhaus auf eines deiner Rittergüter, das dann als zwei zählt.
effect-dark-influence = Dunkler Einfluss
    .about = Stelle einen Morganamarker in ihre Grafschaft und einen in eine benachbarte oder die gegenüberliegende.

## Aktionen: Beschriftungen zur Auswahl

action-chance-token = Kesselmarker { $token } mit „{ $effect }“ nach oben
action-chance-pentagrams = Morganas Würfel: { $first }, { $second }, { $third }, { $fourth }
action-morgana = Morganawürfel { $face }: in die Hexenküche gehen
action-poisoned-apple = Einen vergifteten Apfel nehmen
action-horn = Das Trinkhorn nehmen: jeden Schritt bis zur 7 bezahlen
action-cauldron = Hexenkessel { $face } benutzen
action-horn-gold = 1 Gold zahlen
action-horn-material = Baumaterial ({ $colour-name }) zurücklegen
action-poison = Vergifteten Apfel einsetzen: Tausch mit deiner { $face } ({ $die })
action-poison-chosen = Vergifteten Apfel einsetzen: Tausch mit der gewählten { $face } ({ $die })
action-poison-morgana = Vergifteten Apfel einsetzen: Tausch mit der { $face } eines Morganawürfels
action-poison-swap = Mit { $seat } tauschen: { $die } mit der { $face }
action-morgana-to = Morgana { $colour-short-into } setzen
action-bewitch = { $seat } verhexen: { $die } von { $face } auf { $new_face }
action-swap-knights = Deinen Ritter mit dem von { $seat } tauschen
action-buy-goods = 2 Gold für 3 Gegenstände aus Morganas Grafschaft zahlen
action-hut = Ein Hexenhaus auf dein Rittergut auf { $cell } setzen
action-dark-influence = Morganamarker { $colour-short-into } stellen

## Fragen: was gefragt ist und warum

prompt-morgana-die = Wofür nutzt du den Morganawürfel?
prompt-kitchen-done = Hexenküche erledigt. Zug beenden?
prompt-horn-payment = Für das Trinkhorn { $left ->
        [one] fehlt noch { $left } Zahlung
       *[other] fehlen noch { $left } Zahlungen
    }: Gold oder Baumaterial?
prompt-move-morgana = Zuerst zieht Morgana: Wohin?
prompt-cauldron-effect = Hexenkessel { $face }, „{ $effect }“: Was tust du?
prompt-poison = Gegen welchen Würfel tauschst du deine { $given }?
prompt-sell-second-good = Welchen Gegenstand gibst du als zweiten zurück?
prompt-buy-goods = Hexengold: Welchen Gegenstand nimmst du? (noch { $left })

## Ereignisse: das Protokoll

event-cauldron-token = Hexenkessel { $face } zeigt „{ $effect }“.
event-pentagrams = Morganas Würfel zeigen { $pips }.
event-morgana-die = { $player } wählt einen Morganawürfel mit der { $face }.
event-cauldron = { $player } benutzt Hexenkessel { $face }.
event-horn = { $player } nimmt sich das Trinkhorn.
    .you = Du nimmst dir das Trinkhorn.
event-poisoned-apple = { $player } nimmt einen vergifteten Apfel.
    .you = Du nimmst einen vergifteten Apfel.
event-poisoned = { $player } setzt einen vergifteten Apfel ein: Die { $given } geht an { $seat }, zurück kommt die { $taken }.
event-morgana-moved = { $player } setzt Morgana { $colour-into }.
    .you = Du setzt Morgana { $colour-into }.
event-token-turned = Der Marker von Hexenkessel { $face } wird umgedreht und zeigt nun „{ $effect }“.
event-bewitched = { $player } verhext einen Würfel von { $seat }: von { $face } auf { $new_face }.
event-knights-swapped = { $player } und { $seat } tauschen die Plätze ihrer Ritter.
    .short = tauscht mit { $seat } die Plätze der Ritter.
event-hut = { $player } setzt ein Hexenhaus auf das Rittergut auf { $cell }.
    .you = Du setzt ein Hexenhaus auf das Rittergut auf { $cell }.
event-morgana-marker = { $on_top ->
        [yes] { $player } setzt einen Morganamarker auf einen Einflussmarker { $colour-in }.
       *[no] { $player } stellt einen Morganamarker { $colour-into }.
    }
event-hut-manor-back = { $with_hut ->
        [yes] { $player } nimmt das Rittergut auf { $cell } zurück, und sein Hexenhaus kommt in den Vorrat.
       *[no] { $player } nimmt das Rittergut auf { $cell } zurück: In seinem Landschaftsgebiet stand ein Hexenhaus.
    }
event-morgana-markers-back = { $number ->
        [one] { $number } Morganamarker kehrt
       *[other] { $number } Morganamarker kehren
    } { $colour-from } zurück.

## Gründe für Punkte

reason-horn = Trinkhorn
reason-huts = Hexenhäuser

## Worauf man auf dem Tisch zeigen kann

piece-morgana = Morgana
    .about = Sperrt das Feld, auf dem sie steht; dort kann niemand etwas nehmen.
piece-morgana-die = Morganawürfel
    .about = Einmal je Runde statt eines Würfels: vergifteter Apfel, Trinkhorn oder Hexenkessel.
piece-cauldron = Hexenkessel
    .about = Ziehe Morgana und nutze seinen Zauber. Dann wird der Kesselmarker umgedreht.
piece-horn = Trinkhorn
    .about = Bringt seinem Besitzer am Rundenende so viele Punkte wie die Nummer der Runde.
piece-poison = Vergifteter Apfel
    .about = Gib ihn ab und tausche die Werte eines deiner unbenutzten Würfel und eines fremden.
piece-hut = Hexenhaus
    .about = Sein Rittergut zählt in der nächsten Wertung des Umlands als zwei.
piece-morgana-marker = Morganamarker
    .about = Auf deinem Marker zählt dieser als zwei; allein zählt er für Morgana.

## Im Terminal

cli-letter-morgana = Mo
cli-morgana-beside = noch neben dem Spielplan
cli-morgana-closes = sperrt
cli-morgana-dice = ihre Würfel
cli-morgana-used = Würfel genutzt
cli-horn = Trinkhorn
cli-poisoned-apples = vergiftete Äpfel
cli-huts = Hexenhäuser
cli-morgana-markers = Morganamarker
cli-cauldron = Kessel { $number }
cli-cauldron-used = schon benutzt
cli-cauldron-steps = { $number ->
        [one] 1 Schritt
       *[other] { $number } Schritte
    }
cli-group-bewitch = Verhexen:
cli-group-morgana-to = Morgana bewegen nach
cli-group-dark-influence = Weiterer Morganamarker in
cli-group-horn-material = Baumaterial zurück nach
cli-help-morgana = { $morgana } ist Morgana: Ihr Feld ist gesperrt, und von den Zahlen in Klammern darf niemand nehmen; { $hut } ist ein Hexenhaus auf einem Rittergut, ☾ hinter einem Marker einer von ihren darauf.

fact-cauldron = Hexenkessel { $face }: { $effect }{ $state ->
        [taken] , in dieser Runde benutzt
       *[free] {""}
    }
fact-morgana-die = Morganawürfel { $face }: { $effect }, Apfel oder Trinkhorn
fact-morgana-die-wild = Morganawürfel { $face }: jeder Kessel, Apfel oder Trinkhorn
fact-morgana-beside = { $what }: neben dem Spielplan
why-not-at-morgana-walk = Jetzt nicht. Das gehört zu Morganas Gang vor einem Kessel.
why-not-at-cauldron = Jetzt nicht. Das gehört zur Wirkung eines Kessels: { $steps }.
lack-poison = ein vergifteter Apfel
lack-morgana-die = ein Morganawürfel mit einer { $which }
lack-morgana-unused = ein Morganawürfel in dieser Runde: Du hattest schon einen
lack-cauldron-free = ein Kessel, den diese Runde niemand benutzt hat
lack-morgana-away = Morgana an einem anderen Ort

ui-deed-morgana = mehr aus der Hexenküche zu holen
ui-deed-morgana-horn = das Trinkhorn zu nehmen
ui-deed-morgana-poisoned-apple = { $count ->
    [one] einen vergifteten Apfel zu nehmen
   *[other] { $count } vergiftete Äpfel zu nehmen
}
    .keep = { $count ->
        [one] einen vergifteten Apfel zu behalten
       *[other] { $count } vergiftete Äpfel zu behalten
    }
ui-deed-morgana-hut = { $count ->
    [one] ein Rittergut mit einem Hexenhaus zu verstärken
   *[other] { $count } Rittergüter mit Hexenhäusern zu verstärken
}
ui-deed-morgana-topped = { $count ->
    [one] einen Einflussmarker mit einem Morganamarker zu verdoppeln
   *[other] { $count } Einflussmarker mit Morganamarkern zu verdoppeln
}
