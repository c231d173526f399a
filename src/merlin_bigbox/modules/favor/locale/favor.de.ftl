# Die Gunst des Königs in Worten.

module-favor = Die Gunst des Königs
    .about = Statt ihrer Punkte kann dir eine eingelöste Auftragskarte eine Fähigkeit des abgebildeten Gefolgsmanns bringen. Jeder Spieler hat dafür vier Siegel.

element-shield = Schilde
element-flag = Flaggen
element-material = Baumaterialien
element-influence = Einflussmarker
element-manor = Rittergüter

action-favor-points = Punkte der Karte nehmen
action-favor-ability = { $number ->
        [1] Siegel auf Zeile 1: ab jetzt 1 Punkt mehr für jede weitere Karte „{ $vassal }“
        [2] Siegel auf Zeile 2: ab jetzt { $vassal-the } von Grafschaftsfeldern aus überall einsetzen
       *[3] { $vassal-key ->
            [lady] Siegel auf Zeile 3, { $vassal }: auf einem Einflussfeld zwei Gefolgsleute einsetzen
            [shield_bearer] Siegel auf Zeile 3, { $vassal }: einen Verräter ablegen und 1 Punkt erhalten
            [builder] Siegel auf Zeile 3, { $vassal }: auf einem Baufeld zweimal bauen
           *[flag_bearer] Siegel auf Zeile 3, { $vassal }: auf einem Punktefeld ein beliebiges Element und 1 Punkt mehr werten
        }
    }
action-favor-send = Gunst: { $vassal-bare } { $colour-short-in } einsetzen
action-favor-build = Fähigkeit Baumeister: noch einmal bauen
action-favor-traitor = Fähigkeit Schildknappe: Verräter ({ $colour-name }) ablegen und 1 Punkt erhalten
action-favor-score = Fähigkeit Flaggenträger: { $element } und 1 Punkt mehr werten
action-favor-deploy = Fähigkeit Hofdame: zuerst { $vassal-bare } { $colour-short-in } einsetzen

prompt-reward = Auftrag erfüllt: Punkte oder eine Fähigkeit?
prompt-favor-build = Fähigkeit des Baumeisters: { $space-ask }
prompt-favor-deploy = Welchen Gefolgsmann setzt du als zweiten ein, und wo?

event-favor-learned = { $player } legt ein Siegel auf Zeile { $number } der Spalte „{ $vassal }“.
event-favor-used = { $player } nutzt die Fähigkeit „{ $vassal }“ aus Zeile 3 und dreht das Siegel um.
event-traitor-dropped = { $player } legt einen { $colour-accusative } Verräter ohne Schild ab.
    .you = Du legst einen { $colour-accusative } Verräter ohne Schild ab.
event-favor-restored = { $player } dreht alle Siegel wieder auf die Vorderseite.

reason-favor = Weitere Karten eines Gefolgsmanns
reason-favor-traitor = Fähigkeit Schildknappe
reason-favor-score = Fähigkeit Flaggenträger

## Worauf man auf dem Tisch zeigen kann

piece-seal = Siegel
    .about = Zeigt eine Fähigkeit, die du gelernt hast. Du hast vier.
piece-favor-board = Sondertableau
    .about = Lerne eine Fähigkeit des Gefolgsmanns einer Auftragskarte, statt ihre Punkte zu nehmen.

## Im Terminal

cli-seals = Siegel
cli-favor-legend = Zeilen: 1 je Karte 1 Punkt mehr · 2 überall einsetzen · 3 einmal bis zur Wertung, (3) umgedreht
cli-group-favor-send = Gunst: einsetzen:
cli-group-favor-deploy = Fähigkeit der Hofdame: zuerst einsetzen:

lack-seal = ein Siegel

fact-favor = { $vassal }, Zeile { $row }: { $state ->
        [learned] gelernt
        [down] bis zur Wertung benutzt
       *[open] nicht gelernt
    }

ui-deed-favor = mehr aus der Gunst des Königs zu machen
ui-deed-favor-ability = { $count ->
    [one] eine Fähigkeit zu lernen
   *[other] { $count } Fähigkeiten zu lernen
}
