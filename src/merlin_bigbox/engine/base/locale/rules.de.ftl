# Die Regeln des Basisspiels in Kurzform: eine Meldung für jede nummerierte Regel.

## Immer

rule-ALL-1 = Wenn du etwas erhältst, nimmst du, was im Vorrat oder auf deinem Burgtableau noch vorhanden ist, auch wenn das weniger oder nichts ist; der Rest der Aktion findet trotzdem statt. Kosten müssen vollständig bezahlt werden, sonst wird der Effekt nicht angeboten.
    .title = Erhalten und Bezahlen
rule-ALL-2 = Was du ausgibst, kommt dorthin zurück, woher es stammt. Vom Material des Grundspiels verlassen nur die Merlinstäbe das Spiel.
    .title = Wohin Ausgegebenes kommt
rule-ALL-3 = Auf eine Aktion kannst du nur als Ganzes verzichten, und zwar bevor sie beginnt. Hat sie begonnen, wird alles, was nicht mit „dürfen“ gekennzeichnet ist, so weit wie möglich ausgeführt.
    .title = Ganz oder gar nicht
rule-ALL-4 = Zuerst wird das Grundspiel aufgebaut, dann folgen die gewählten Module. Gewürfelt wird zuletzt.
    .title = Reihenfolge des Aufbaus
rule-ALL-5 = Am Ende einer Runde kommt die Wertung, falls eine ansteht; dann werden alle Würfel geworfen, der Startspielermarker wandert weiter, und der Rundenmarker rückt vor. Nach Runde 6 folgen nur noch die Wertung und die Punkte des Spielendes.
    .title = Ende einer Runde
rule-ALL-6 = Ob es eine Entscheidung gibt und wer sie trifft, hängt nie von etwas ab, das einem anderen Spieler verborgen ist. Deshalb fragt jede begonnene Aktion alle ihre Entscheidungen ab, und jeder Zug endet mit einem ausdrücklichen „Zug beenden“, das dir das Programm abnehmen darf.
    .title = Verborgenes bleibt verborgen

## Aufbau

rule-BASE-1 = Das Spiel ist für 2, 3 oder 4 Spieler, die im Uhrzeigersinn sitzen. Der Startspieler wird ausgelost.
    .title = Spieler und Sitzordnung
rule-BASE-2 = Merlin beginnt auf dem Feld der schwarzen Grafschaft (Drache). Gral und Excalibur gehören zunächst niemandem.
    .title = Merlin, Gral und Excalibur
rule-BASE-3 = In jeder der sechs Grafschaften liegen 6 Flaggen, 6 Schilde und 6 Baumaterialien ihrer Farbe.
    .title = Vorrat der Grafschaften
rule-BASE-4 = Es gibt 11 Äpfel. Jeder Spieler nimmt sich 1, die übrigen bilden den Vorrat.
    .title = Die Äpfel
rule-BASE-5 = Die 55 Auftragskarten werden gemischt und 3 davon als Auslage aufgedeckt. Jeder Spieler zieht 4 Karten verdeckt auf die Hand.
    .title = Karten zu Beginn
rule-BASE-6 = Jeder Spieler hat 4 Gefolgsleute auf dem Burgtableau, 7 Rittergüter, 3 Merlinstäbe, 6 Einflussmarker, 3 Spielerwürfel und 1 Merlinwürfel und beginnt mit 0 Punkten. Der siebte Einflussmarker aus der Schachtel wird nicht verwendet.
    .title = Material der Spieler
rule-BASE-7 = Die 24 Verräter, 4 von jeder Farbe, werden gemischt. Jeder Spieler zieht 3.
    .title = Verräter zu Beginn
rule-BASE-8 = Die 24 Geländeplättchen – von Berg, Wald und See je 5 einfache und 3 mit Turm – werden gemischt und in 4 Zeilen zu 6 ausgelegt, oben und unten von je einem Rahmen begrenzt. Zu zweit oder zu dritt werden vorher von jeder Geländeart ein einfaches Plättchen und eines mit Turm entfernt, sodass 3 Zeilen zu 6 entstehen.
    .title = Aufbau des Umlands
rule-BASE-9 = Die 4 Startplättchen werden gemischt, und jeder Spieler erhält eines. Es zeigt das Grafschaftsfeld, auf dem dein Ritter beginnt, die Farben von je einer Flagge, einem Schild und einem Baumaterial, die du aus dem Vorrat nimmst, und die Grafschaft, in die einer deiner 6 Einflussmarker kommt; diese Farben können alle verschieden sein.
    .title = Die Startplättchen
rule-BASE-10 = Jeder Spieler wirft seine 4 Würfel. Bei einem Drilling oder Vierling wirfst du alle noch einmal, bis keiner mehr dabei ist; zwei Paare bleiben gültig.
    .title = Die Würfel werfen

## Runden und Züge

rule-BASE-11 = Das Spiel dauert 6 Runden. In jeder Runde beginnt der Startspieler, dann geht es im Uhrzeigersinn Zug um Zug weiter, bis alle Spieler alle ihre Würfel benutzt haben: je 4 Züge.
    .title = Die sechs Runden
rule-BASE-12 = In deinem Zug wählst du einen deiner unbenutzten Würfel, bewegst die zugehörige Figur und führst die Aktion des erreichten Feldes aus. Du kannst keinen Zug auslassen.
    .title = Dein Zug
rule-BASE-13 = Deine Spielerwürfel bewegen deinen Ritter im Uhrzeigersinn um die Augenzahl.
    .title = Spielerwürfel
rule-BASE-14 = Der Merlinwürfel bewegt Merlin um die Augenzahl, nach deiner Wahl im oder gegen den Uhrzeigersinn.
    .title = Der Merlinwürfel
rule-BASE-15 = Auf einem Feld dürfen beliebig viele Figuren stehen.
    .title = Mehrere auf einem Feld
rule-BASE-16 = Auf die Aktion des Feldes darfst du verzichten, auf die Bewegung nicht. Ist die Aktion ein bloßer Gewinn ohne jede Wahl, wird der Verzicht nicht angeboten.
    .title = Verzicht auf die Aktion
rule-BASE-17 = Bevor du ziehst, darfst du 1 Apfel in den Vorrat zurückgeben und den gewählten Würfel auf eine beliebige Augenzahl von 1 bis 6 drehen.
    .title = Einen Apfel einsetzen
rule-BASE-18 = Nachdem du mit Merlin eine Aktion ausgeführt hast, darfst du 1 Merlinstab ausgeben und dieselbe Aktion noch einmal ausführen, wobei du alles neu wählst; der Stab ist aus dem Spiel. Für eine Bewegung Merlins darfst du höchstens einen Stab einsetzen, und nach einem Verzicht auf die Aktion keinen, da es nichts zu wiederholen gibt.
    .title = Einen Merlinstab einsetzen
rule-BASE-19 = Nach den Runden 2, 4 und 6 gibt es eine Wertung. Nach jeder der Runden 1 bis 5 wird die nächste vorbereitet: Alle Würfel werden geworfen (bei einem Drilling oder Vierling erneut), der Startspielermarker geht nach links, und der Rundenmarker rückt vor.
    .title = Zwischen den Runden
rule-BASE-20 = Freie Aktionen – Aufträge einlösen und Flaggen einsetzen – stehen dir in deinem Zug offen: vor der Bewegung, nach jeder Bewegung einer Figur vor deren Aktion, nach der Aktion bis zum Ende des Zuges (also auch, bevor ein Merlinstab sie wiederholt) und zwischen den Teilen einer mehrteiligen Aktion, etwa vor dem Bonus eines Turms. Sie werden neben der Hauptentscheidung des jeweiligen Augenblicks angeboten: dem Würfel, dann seinen Änderungen und der Bewegung, der ersten Entscheidung der Aktion oder „Ausführen“, dem nächsten Teil, dem Merlinstab oder „Zug beenden“. Ein einzelner Teil einer Aktion wird nie unterbrochen.
    .title = Zeitpunkte freier Aktionen
rule-BASE-21 = Was du nicht tun darfst, wird nie angeboten. Ebenso wenig, was gar keine Wirkung hätte, etwa ein Apfel für dieselbe Augenzahl oder ein Tausch, bei dem du genau den zurückgelegten Gegenstand wieder nimmst.
    .title = Was angeboten wird
rule-BASE-22 = Du wählst zuerst den Würfel, und zwar endgültig. Danach darfst du ihn verändern, dann zieht die Figur; bis dahin gilt der Würfel als unbenutzt.
    .title = Wahl des Würfels
rule-BASE-23 = Die angegebene Anzahl jeder Feldart gilt für den Ring des Grundspiels. Auf anderen Ringen ist sie anders.
    .title = Anzahl der Felder

## Die 24 Felder

rule-BASE-30 = Auf einem der 6 Grafschaftsfelder wählst du einen deiner 4 Gefolgsleute, der auf deinem Burgtableau oder in einer anderen Grafschaft steht, und setzt ihn auf seinem Platz in dieser Grafschaft ein. Steht dort der gleiche Gefolgsmann eines anderen Spielers, kehrt dieser auf das Burgtableau seines Besitzers zurück. Dann führt dein Gefolgsmann seine Aktion aus; auch wenn er das nicht kann, bleibt er eingesetzt.
    .title = Das Grafschaftsfeld
rule-BASE-31 = Dein Baumeister nimmt 1 Baumaterial aus der Grafschaft, in der er steht, falls dort eines vorhanden ist.
    .title = Aktion des Baumeisters
rule-BASE-32 = Dein Flaggenträger nimmt 1 Flagge aus der Grafschaft, in der er steht, falls dort eine vorhanden ist.
    .title = Aktion des Flaggenträgers
rule-BASE-33 = Dein Schildknappe nimmt 1 Schild aus der Grafschaft, in der er steht, falls dort einer vorhanden ist.
    .title = Aktion des Schildknappen
rule-BASE-34 = Deine Hofdame bringt 1 Einflussmarker von deinem Burgtableau in die Grafschaft, in der sie steht, falls auf dem Tableau noch einer ist.
    .title = Aktion der Hofdame
rule-BASE-35 = Es gibt 4 Punktefelder: Schild, Flagge, Baumaterial und Einfluss. Du bekommst 1 Punkt für jeden eigenen Gegenstand dieser Art beziehungsweise für jeden deiner Einflussmarker auf dem Spielplan.
    .title = Das Punktefeld
rule-BASE-36 = Es gibt 3 Einflussfelder für Gegenstände: Flagge, Baumaterial und Schild. Du nimmst 1 Gegenstand dieser Art aus einer Grafschaft, in der du mindestens einen Einflussmarker hast.
    .title = Einflussfeld: ein Gegenstand
rule-BASE-37 = Auf dem einen Einflussfeld für Gefolgsleute setzt du einen deiner Gefolgsleute vom Burgtableau oder aus einer anderen Grafschaft in einer Grafschaft ein, in der du mindestens einen Einflussmarker hast. Dort führt er seine Aktion aus.
    .title = Einflussfeld: ein Gefolgsmann
rule-BASE-38 = Auf diesem Feld (1 auf dem Ring) legst du einen beliebigen deiner Verräter ab, falls du welche hast, und nimmst dir Excalibur vom Spielplan oder von seinem Besitzer.
    .title = Excalibur nehmen
rule-BASE-39 = Auf diesem Feld (1 auf dem Ring) nimmst du 1 Apfel aus dem Vorrat, falls noch einer da ist, und nimmst dir den Gral vom Spielplan oder von seinem Besitzer.
    .title = Den Gral nehmen
rule-BASE-40 = Auf diesem Feld (1 auf dem Ring) verschiebst du einen deiner Gefolgsleute aus seiner Grafschaft in die nächste, im oder gegen den Uhrzeigersinn, wo er seine Aktion ausführt; der Gefolgsmann eines anderen Spielers auf seinem Platz kehrt auf das Burgtableau seines Besitzers zurück. Sind alle deine vier Gefolgsleute auf dem Burgtableau, setzt du stattdessen einen von ihnen in einer beliebigen Grafschaft ein.
    .title = Gefolgsmann verschieben
rule-BASE-41 = Auf einem der 2 Tauschfelder legst du einen deiner Gegenstände in seine Grafschaft zurück und nimmst dann einen beliebigen Gegenstand aus einer beliebigen Grafschaft.
    .title = Das Tauschfeld
rule-BASE-42 = Auf einem der 2 Auftragsfelder legst du bis zu zwei Karten aus der Hand ab und nimmst dann ebenso viele, jede aus der Auslage oder oben vom Nachziehstapel. Eine Karte aus der Auslage wird sofort ersetzt.
    .title = Das Auftragsfeld
rule-BASE-43 = Auf einem der 3 Baufelder gibst du ein Baumaterial zurück, dessen Farbe zu einem freien Geländeplättchen passt, und stellst eines deiner Rittergüter auf dieses Plättchen. Du kannst nicht mehr als 7 Rittergüter im Umland haben.
    .title = Ein Rittergut bauen
rule-BASE-44 = Gehe von einem Geländeplättchen aus in allen sechs Richtungen in gerader Linie über die Plättchen. Jedes Rahmensymbol, an dem eine dieser Linien endet, zeigt eine passende Farbe.
    .title = Welche Baumaterialien passen
rule-BASE-45 = Nach dem Bau auf einem Plättchen mit Turm darfst du zusätzlich einen Schild oder eine Flagge beliebiger Farbe nehmen oder einen Einflussmarker von deinem Burgtableau in eine beliebige Grafschaft stellen.
    .title = Plättchen mit Turm

## Aufträge

rule-BASE-50 = Einmal pro Zug darfst du, wenn freie Aktionen möglich sind, eine Auftragskarte aus der Hand einlösen, deren Bedingungen du alle erfüllst: Du bekommst die aufgedruckten Punkte und legst die Karte auf den Ablagestapel. Was die Karte verlangt, musst du nur besitzen; ausgegeben wird nichts.
    .title = Auftrag einlösen
rule-BASE-51 = Am Ende deines Zuges nimmst du für jede eingelöste Karte eine neue, aus der Auslage oder vom Nachziehstapel. Eine Karte aus der Auslage wird sofort ersetzt.
    .title = Neue Auftragskarten nehmen
rule-BASE-52 = Wird eine Karte gebraucht und ist der Nachziehstapel leer, so wird der Ablagestapel gemischt und zum neuen Nachziehstapel. Sind beide leer, gibt es nichts zu ziehen.
    .title = Leerer Nachziehstapel
rule-BASE-53 = Eine Karte kann verlangen: einen Gegenstand bestimmter Art und Farbe; einen Gegenstand bestimmter Art in beliebiger Farbe; einen deiner Einflussmarker in einer bestimmten Grafschaft; einen deiner Einflussmarker in irgendeiner Grafschaft; einen bestimmten deiner Gefolgsleute in einer bestimmten Grafschaft; zwei beliebige deiner Gefolgsleute in einer bestimmten Grafschaft; oder zwei bestimmte deiner Gefolgsleute zusammen in ein und derselben Grafschaft, gleich welcher. Mehrere Einträge für einen Marker in irgendeiner Grafschaft verlangen ebenso viele deiner Marker auf dem Spielplan, wo immer sie stehen. Nichts zählt für zwei Bedingungen derselben Karte.
    .title = Bedingungen der Aufträge

## Flaggen

rule-BASE-60 = Du setzt eine Flagge ein, indem du sie in ihre Grafschaft zurücklegst. In einem Zug darfst du beliebig viele Flaggen einsetzen.
    .title = Flaggen einsetzen
rule-BASE-61 = Mit dieser Flagge legst du alle deine Verräter einer Farbe ab, ohne Schilde abzugeben. Du darfst sie in deinem Zug einsetzen, wenn freie Aktionen möglich sind, oder im Verräterschritt einer Wertung, bevor du Schilde zurückgibst.
    .title = Flagge: Verräter abwehren
rule-BASE-62 = Hast du eine Auftragskarte eingelöst, darfst du mit dieser Flagge im selben Zug eine zweite einlösen und bekommst 2 Punkte mehr; am Ende des Zuges nimmst du zwei neue Karten. Die Flagge gibst du vor der zweiten Karte zurück, sodass sie für deren Bedingungen nicht zählen kann. Das ist einmal pro Zug möglich.
    .title = Flagge: Aufträge
rule-BASE-63 = Setze diese Flagge ein, bevor du deinen Ritter mit einem Würfel bewegst: Diese Bewegung geht gegen den Uhrzeigersinn.
    .title = Flagge: Rückwärts
rule-BASE-64 = Setze diese Flagge vor der Bewegung ein, um den gewählten Würfel auf die Gegenseite zu drehen, also auf 7 minus Augenzahl.
    .title = Flagge: Würfel drehen
rule-BASE-65 = Setze diese Flagge ein, nachdem du eine beliebige Figur bewegt hast und bevor du die Aktion ausführst: Statt der Aktion des erreichten Feldes führst du die eines Feldes aus, auf dem der Ritter eines anderen Spielers steht. Hast du Merlin bewegt, wiederholt ein Merlinstab dann diese Aktion.
    .title = Flagge: Fremdaktion
rule-BASE-66 = Setze diese Flagge ein, nachdem du deinen Ritter bewegt hast und bevor du die Aktion ausführst: Du stellst ihn auf das gegenüberliegende Feld, 12 Felder weiter auf dem Ring, und führst die Aktion dort aus; der Ritter bleibt auf diesem Feld. Das geht einmal pro Bewegung und lässt sich mit der Fremdaktion verbinden.
    .title = Flagge: Spiegeln

## Wertung

rule-BASE-70 = Beginnend mit dem Startspieler darf jeder Spieler der Reihe nach zuerst Flaggen einsetzen, die Verräter abwehren, und muss dann für jeden Verräter, für den er es kann, einen passenden Schild zurückgeben. Jeder verbliebene Verräter kostet 3 Punkte, wobei der Punktestand unter 0 fallen kann. Danach werden alle Verräter abgelegt.
    .title = Wertung: Verräter
rule-BASE-71 = Besitzt du Excalibur und ist keiner deiner Verräter übrig geblieben, bekommst du 3 Punkte, auch wenn du gar keine Verräter hattest.
    .title = Wertung: Excalibur
rule-BASE-72 = Dann zieht jeder Spieler 3 neue Verräter; ist der Vorrat leer, werden die abgelegten Verräter gemischt und bilden einen neuen. Nach Runde 6 werden keine Verräter gezogen. Sobald niemand mehr einen Zug hat, wird auch sonst nichts mehr gefragt, was nichts ändern könnte: Nach dem allerletzten Zug nimmt niemand Aufträge, und alle Rittergüter und Plättchen bleiben, wie sie sind.
    .title = Neue Verräter
rule-BASE-73 = Ein Landschaftsgebiet besteht aus zusammenhängenden Plättchen derselben Geländeart; auch ein einzelnes kann eines sein. Wer dort die meisten Rittergüter hat, bekommt so viele Punkte, wie das Gebiet Plättchen hat; liegen mehrere gleichauf vorn, werden die Punkte durch ihre Anzahl geteilt und abgerundet, und jeder von ihnen bekommt diesen Anteil. Ohne Rittergut gibt es keine Punkte; die Rittergüter bleiben stehen.
    .title = Wertung: Umland
rule-BASE-74 = Die Grafschaften werden im Uhrzeigersinn gewertet, beginnend mit Schwarz, und jede ist so viele Punkte wert, wie Einflussmarker in ihr stehen. Wer dort die meisten hat, bekommt alle Punkte; liegen mehrere gleichauf vorn, werden die Punkte durch ihre Anzahl geteilt und abgerundet, und jeder von ihnen bekommt diesen Anteil. Sobald eine Grafschaft gewertet ist, behält jeder Spieler dort höchstens 1 Marker, die übrigen kehren auf die Burgtableaus zurück.
    .title = Wertung: Einfluss
rule-BASE-75 = Besitzt du den Gral, darfst du einmal in jeder Wertung alle Punkte einer Grafschaft nehmen, in der du beim Einfluss mit anderen gleichauf vorn liegst; die anderen bekommen dort keine. Du musst das in dem Augenblick entscheiden, in dem diese Grafschaft gewertet wird, bevor die späteren an der Reihe sind.
    .title = Wertung: der Gral
rule-BASE-76 = Du bekommst 1 Punkt für jeden deiner Gefolgsleute, der in einer Grafschaft steht.
    .title = Wertung: Gefolgsleute

## Spielende

rule-BASE-80 = Nach der Wertung der Runde 6 bekommst du 1 Punkt für jeden Apfel, 2 Punkte für jeden Merlinstab und 1 Punkt für je 3 übrige Gegenstände, alle Arten zusammengezählt. Anderes Material bringt nur Punkte, wenn ein verwendetes Modul es vorsieht.
    .title = Punkte am Ende
rule-BASE-81 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand teilen sich die Beteiligten den Sieg.
    .title = Sieg und Gleichstand

## Beispiele

rule-BASE-X1 = Zum Plättchen in der zweiten Zeile und fünften Spalte (B5) passen genau die Farben Grau, Orange und Blau. Das gilt bei 4 wie bei 3 Zeilen.
    .title = Beispiel: passende Baumaterialien
rule-BASE-X2 = Du erfüllst alle drei Bedingungen einer Karte zu 3 Punkten. Du bekommst 3 Punkte und legst die Karte ab.
    .title = Beispiel: Auftrag einlösen
rule-BASE-X3 = Du hast drei Verräter und nur für zwei davon Schilde. Du verlierst 3 Punkte.
    .title = Beispiel: Verräter
rule-BASE-X4 = In einem Waldgebiet aus 5 Plättchen haben Rot und Gelb je ein Rittergut: Beide bekommen 2 Punkte. Blau allein auf 2 Plättchen bekommt 2 Punkte, Grün allein auf 1 Plättchen 1 Punkt.
    .title = Beispiel: Umland
rule-BASE-X5 = In der schwarzen Grafschaft haben Gelb, Blau und Rot je einen Einflussmarker. Jeder von ihnen bekommt 1 Punkt.
    .title = Beispiel: Gleichstand beim Einfluss
rule-BASE-X6 = In einer Grafschaft hat Rot 3 Einflussmarker, Grün 2 und Blau 1. Rot bekommt 6 Punkte; danach kehren genau 2 rote Marker und 1 grüner zurück.
    .title = Beispiel: Mehrheit beim Einfluss
rule-BASE-X7 = Vier Spieler haben 4, 3, 3 und 1 Gefolgsleute in den Grafschaften. Sie bekommen ebenso viele Punkte: 4, 3, 3 und 1.
    .title = Beispiel: Gefolgsleute
rule-BASE-X8 = In einer Grafschaft mit insgesamt 4 Einflussmarkern liegen zwei Spieler gleichauf vorn: Jeder bekommt 2 Punkte. Besitzt einer von ihnen den Gral und setzt ihn ein, bekommt er stattdessen 4 Punkte und der andere keine.
    .title = Beispiel: der Gral
rule-BASE-X9 = Am Ende hast du noch zwei Flaggen, zwei Baumaterialien und einen Schild. Diese fünf Gegenstände bringen 1 Punkt.
    .title = Beispiel: übrige Gegenstände
rule-BASE-X10 = Auf einem Tauschfeld legst du ein blaues Baumaterial zurück und nimmst dafür eine orange Flagge.
    .title = Beispiel: Tausch
rule-BASE-X11 = Du verschiebst deinen Baumeister um eine Grafschaft gegen den Uhrzeigersinn, und er kommt nach Lila. Dort nimmt er ein lila Baumaterial.
    .title = Beispiel: Baumeister verschieben
rule-BASE-X12 = Du bezahlst ein graues Baumaterial, baust auf einem Seeplättchen mit Turm und nimmst als Bonus einen schwarzen Schild.
    .title = Beispiel: Plättchen mit Turm

## Das gedruckte Material

rule-EDITION-1 = Die sechs Grafschaften sind im Uhrzeigersinn Schwarz (Drache), Grau (Taube), Blau (Fisch), Lila (Schlange), Orange (Fuchs) und Braun (Adler). Einander gegenüber liegen Schwarz und Lila, Grau und Orange, Blau und Braun.
    .title = Die sechs Grafschaften
rule-EDITION-2 = Das Aktionsrondell hat 24 Felder, und jedes vierte ist eine Grafschaft. Von diesem Ring gibt es vier Fassungen, je nach den verwendeten Modulen, und nicht jede Aktion kommt auf jeder vor.
    .title = Das Aktionsrondell
rule-EDITION-3 = Das Umland besteht aus Sechsecken mit einer flachen Seite oben, in 6 Spalten; die zweite, vierte und sechste Spalte liegen ein halbes Plättchen tiefer. Folge von einem Plättchen aus jeder der sechs Richtungen – gerade nach oben, gerade nach unten und den vier schrägen – bis zur ersten Stelle außerhalb. Liegt sie jenseits des linken oder rechten Randes, ergibt sie nichts, auch wenn sie zugleich darüber oder darunter liegt; sonst ist es das Symbol des oberen oder unteren Rahmens in dieser Spalte.
    .title = Form des Umlands
rule-EDITION-4 = Es gibt 55 Auftragskarten. Eine Karte bringt so viele Punkte, wie sie Bedingungen hat.
    .title = Auftragskarten und ihre Punkte
rule-EDITION-5 = Wer die Schachtel besitzt, darf eine berichtigte Datei des Spielmaterials beisteuern. Eine aufgezeichnete Partie nennt genau die Ausgabe, mit der sie gespielt wurde, sodass sich eine alte Partie immer nachspielen lässt.
    .title = Berichtigte Ausgaben
