# Die Regeln der Ritter der Tafelrunde in Kurzform: eine Meldung für jede nummerierte Regel.

rule-KNIGHT-1 = Die 12 Verbündeten bilden zwei Stapel zu je 6, A und B. Stapel A beginnt beim Startspieler und wandert im Uhrzeigersinn, Stapel B beginnt beim letzten Spieler und wandert gegen den Uhrzeigersinn; jeder nimmt sich aus beiden offen je einen Verbündeten. In jedem Schritt wählt zuerst, wer A hat; wer beide Stapel hat, wählt zuerst aus A. Als Variante teilt der Zufall jedem aus jedem Stapel einen Verbündeten zu.
    .title = Verbündete gewinnen
rule-KNIGHT-2 = Das Plättchen eines Verbündeten verlässt das Spiel, wenn es eingesetzt wird, sofern seine Regel nichts anderes sagt.
    .title = Plättchen der Verbündeten
rule-KNIGHT-3 = Sir Tristram hat 6 Plättchen. Wenn freie Aktionen möglich sind, verändert eines davon einen unbenutzten Würfel deiner eigenen Farbe um 1 oder 2, im Bereich von 1 bis 6.
    .title = Sir Tristram
rule-KNIGHT-4 = Mit Sir Lamorak darfst du auf einem Grafschaftsfeld oder dem Gefolgsmann-Einflussfeld auch einen Gefolgsmann erneut einsetzen, der schon in der Grafschaft steht; niemand muss weichen. Es ist ein Einsatz wie jeder andere. Beim Verschieben eines Gefolgsmanns und bei den Fähigkeiten, die überall oder zweimal einsetzen, ist es nicht möglich.
    .title = Sir Lamorak
rule-KNIGHT-5 = Sir Gawain hat 3 Plättchen. Wenn freie Aktionen möglich sind, dreht eines davon deinen unbenutzten Merlinwürfel oder Artuswürfel auf eine beliebige Zahl.
    .title = Sir Gawain
rule-KNIGHT-6 = Mit Sir Lancelot steht der Marschall in der Grafschaft, auf deren Feld dein Ritter beginnt. Jedes Mal, wenn du dort einen Gefolgsmann einsetzt, auf welche Weise auch immer, führt er seine Aktion zweimal aus; ein nur aktivierter Gefolgsmann führt sie einmal aus.
    .title = Sir Lancelot
rule-KNIGHT-7 = Sir Gareth hat 6 Plättchen, eines für jede Farbe. Wenn du zum ersten Mal einen Verräter einer Farbe abwehrst, gleich mit welchem Mittel, legst du ihr Plättchen aus und erhältst 1 Punkt. Am Spielende sind 1 bis 6 Plättchen 1, 3, 5, 7, 9 oder 12 Punkte wert.
    .title = Sir Gareth
rule-KNIGHT-8 = Sir Geraint hat 5 Plättchen, eines für jedes Punktefeld. Jedes Mal, wenn du ein solches Feld ausführst, erhältst du 1 Punkt mehr, auch wenn es keinen bringt, und auch über das Feld eines anderen Spielers oder mit einem Merlinstab; beim ersten Mal legst du außerdem das Plättchen des Feldes aus. Am Spielende sind 1 bis 5 Plättchen 1, 3, 5, 7 oder 10 Punkte wert. Das Grundspiel hat vier dieser Felder.
    .title = Sir Geraint
rule-KNIGHT-9 = Sir Galahad hat 6 Plättchen. Wenn du einen Gegenstand nimmst, der aus vorgegebenen Grafschaften stammen muss, darfst du je Gegenstand ein Plättchen abgeben und die gleiche Art aus einer beliebigen anderen Grafschaft nehmen, auch wenn der vorgegebene Vorrat leer oder gesperrt ist. Es hilft nicht, wo gar keine Grafschaft vorgegeben ist, etwa auf einem Einflussfeld, wenn du keinen Marker auf dem Spielplan hast.
    .title = Sir Galahad
rule-KNIGHT-10 = Sir Bors hat 3 Plättchen. Mit einem davon lässt du den gewählten Würfel deiner eigenen Farbe außer Acht, stellst deinen Ritter auf ein beliebiges Grafschaftsfeld, auch auf das, auf dem er steht, und führst die Aktion dort aus. Der Würfel ist benutzt.
    .title = Sir Bors
rule-KNIGHT-11 = Sir Gaheris hat 2 Burg-Plättchen. Wenn du ein Rittergut baust, darfst du eines darunterlegen. Es zählt bei der Wertung des Umlands wie ein weiteres Rittergut. Auf einem Turm nimmst du den Bonus zweimal, jeweils einen Schild, eine Flagge oder einen Marker, in zwei verschiedenen Grafschaften; die Aktion eines Schatzes wird nie verdoppelt. Ein Rittergut von einem Pikten darf eine Burg erhalten, ein ersetzendes nicht.
    .title = Sir Gaheris
rule-KNIGHT-12 = Mit Artus kann ein Rittergut auf einer Burg weder entfernt noch ersetzt werden, und du behältst im selben Gebiet ein weiteres Rittergut; ein Hexenhaus darauf verschwindet allein. Ohne Artus kehrt ein Rittergut mit Burg und Hexenhaus zurück, und die Burg verlässt das Spiel.
    .title = Burgen mit anderen Modulen
rule-KNIGHT-13 = Sir Percival hat 8 Plättchen. Wenn du eine Auftragskarte einlöst, ändert eines davon die Farbe einer Bedingung, die eine Farbe nennt: ein Gegenstand, ein Marker, ein Gefolgsmann oder zwei Gefolgsleute in einer Grafschaft. Du darfst je Karte ein Plättchen einsetzen, und nur dort, wo die Karte damit, allein oder mit anderen Hilfen, eingelöst wird.
    .title = Sir Percival
rule-KNIGHT-14 = Sir Bedivere gibt dir zu Beginn 2 weitere Karten, sodass du das ganze Spiel über 6 Karten auf der Hand hast. Er hat 6 Plättchen; wenn freie Aktionen möglich sind, tauscht eines davon eine Handkarte gegen eine der Auslage.
    .title = Sir Bedivere
rule-KNIGHT-15 = Sir Kay hat 2 Plättchen. Wenn einer deiner Marker in eine Grafschaft gestellt wird, darfst du dort ein Plättchen dazulegen. In der nächsten Einflusswertung zählt es für die Mehrheit wie ein Marker, aber nicht bei den vergebenen Punkten; dann kommt es zu dir zurück.
    .title = Sir Kay

## Gedruckte Beispiele

rule-KNIGHT-X1 = Verlangt ist eine lila Flagge. Ein Plättchen von Sir Percival genügt, um stattdessen eine Flagge einer anderen Farbe vorzuweisen.
    .title = Beispiel: eine andere Flagge
rule-KNIGHT-X2 = Wo der Marschall steht, bringt ein Einsatz 2 Baumaterialien, 2 Schilde, 2 Flaggen oder 2 Marker.
    .title = Beispiel: der Marschall
rule-KNIGHT-X3 = Für 1 bis 6 Plättchen bringt Sir Gareth am Ende 1, 3, 5, 7, 9 oder 12 Punkte.
    .title = Beispiel: Sir Gareth am Ende
rule-KNIGHT-X4 = Für 1 bis 5 Plättchen bringt Sir Geraint am Ende 1, 3, 5, 7 oder 10 Punkte.
    .title = Beispiel: Sir Geraint am Ende
