# Die Regeln der Gunst des Königs in Kurzform: eine Meldung für jede nummerierte Regel.

rule-FAVOR-1 = Jeder Spieler hat ein Sondertableau mit einer Spalte für jeden der vier Gefolgsleute und drei Zeilen, dazu 4 Siegel.
    .title = Sondertableau und Siegel
rule-FAVOR-2 = Immer wenn du eine Auftragskarte einlöst, gleich durch welche Regel, wählst du entweder ihre Punkte oder eine Fähigkeit.
    .title = Punkte oder eine Fähigkeit
rule-FAVOR-3 = Die Fähigkeit stammt aus der Spalte des Gefolgsmanns, den die Karte zeigt, und aus einer Zeile, die nicht höher ist als ihre Punkte: Zeile 1 bei 1 Punkt, Zeile 1 oder 2 bei 2 Punkten, jede Zeile bei 3 Punkten. Du darfst sie noch nicht haben. Du legst ein Siegel darauf, das dort für immer bleibt; mit deinen 4 Siegeln kannst du höchstens 4 Fähigkeiten haben.
    .title = Welche Fähigkeit du nehmen kannst
rule-FAVOR-4 = Zeile 1, bei jedem Gefolgsmann: Jede weitere Karte dieses Gefolgsmanns bringt dir 1 Punkt mehr, ob du ihre Punkte nimmst oder eine Fähigkeit. Die Karte, durch die du diese Fähigkeit bekommst, ist keine weitere Karte.
    .title = Zeile 1: 1 Punkt mehr
rule-FAVOR-5 = Zeile 2, bei jedem Gefolgsmann: Auf einem Grafschaftsfeld, das du erreicht hast, darfst du diesen Gefolgsmann wählen, wo auch immer er steht, sogar in der Grafschaft dieses Feldes, und ihn in einer beliebigen anderen Grafschaft einsetzen als der, in der er steht. Auf Einflussfeldern gilt das nicht.
    .title = Zeile 2: überall einsetzen
rule-FAVOR-6 = Jede Fähigkeit aus Zeile 3 wirkt einmal zwischen zwei Wertungen. Nutzt du sie, drehst du ihr Siegel um; nach jeder Wertung werden alle Siegel wieder zurückgedreht.
    .title = Zeile 3: einmal zwischen Wertungen
rule-FAVOR-7 = Baumeister, Zeile 3: Auf einem Baufeld, das du erreicht hast, darfst du die Aktion zweimal ausführen. Für eine Bewegung darfst du diese Fähigkeit oder einen Merlinstab einsetzen, nie beides.
    .title = Baumeister: zweimal bauen
rule-FAVOR-8 = Schildknappe, Zeile 3: Lege einen deiner Verräter ohne Schild ab und erhalte 1 Punkt. Das darfst du immer dann, wenn dir freie Aktionen offenstehen, oder im Verräterschritt einer Wertung, bevor Schilde zurückgegeben werden.
    .title = Schildknappe: Verräter ablegen
rule-FAVOR-9 = Flaggenträger, Zeile 3: Auf einem Punktefeld, das du erreicht hast, wertest du ein beliebiges Element – Einflussmarker, Schilde, Flaggen, Baumaterialien oder Rittergüter, falls das Rondell ein Feld dafür hat – und 1 Punkt mehr. Mit Merlin darf ein Merlinstab das Feld wiederholen, die Fähigkeit gilt aber nur für eines der beiden Male.
    .title = Flaggenträger: beliebiges Element werten
rule-FAVOR-10 = Hofdame, Zeile 3: Auf einem beliebigen Einflussfeld, das du erreicht hast, wählst du statt dessen Aktion eine Grafschaft, in der du einen Einflussmarker hast, und setzt dort einen Gefolgsmann ein; dann tust du das ein zweites Mal. Es darf dieselbe Grafschaft sein. Für eine Bewegung darfst du diese Fähigkeit oder einen Merlinstab einsetzen, nie beides.
    .title = Hofdame: zweimal einsetzen
rule-FAVOR-X1 = Du löst eine Baumeisterkarte mit 2 Punkten ein, und dein Siegel liegt auf Zeile 1 des Baumeisters: Du erhältst 3 Punkte.
    .title = Beispiel: 1 Punkt mehr
rule-FAVOR-X2 = Eine Karte mit 1 Punkt öffnet Zeile 1 ihrer Spalte, eine mit 2 Punkten die Zeilen 1 und 2, eine mit 3 Punkten alle drei Zeilen.
    .title = Beispiel: welche Zeilen offenstehen
