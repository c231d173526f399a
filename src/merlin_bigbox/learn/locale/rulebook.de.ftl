# Das bebilderte Regelheft: Titel, Vorspann und Bildunterschriften. Die Regeln selbst stehen in den Regelkatalogen.

rulebook-idea = Spielidee und Spielziel
    .lead = Artus sucht einen Nachfolger. Sechs Runden lang führen deine Würfel deinen Ritter und Merlin um den Ring; nach Runde 2, 4 und 6 zählt, was du besitzt. Wer die meisten Punkte hat, gewinnt.
rulebook-idea-table = Der ganze Tisch in Runde 3: der Ring mit den sechs Grafschaften, darunter Rots Burg, rechts das Umland.

rulebook-contents = Spielmaterial
    .lead = Alles auf dem Tisch hat einen Namen und ein Bild, hier wie im Spiel.
rulebook-contents-pieces = Das Spielmaterial mit Namen.

rulebook-setup = Spielaufbau
    .lead = Das Programm baut auf. So liegt alles bereit, wenn die erste Runde beginnt.
rulebook-setup-wheel = Vor dem ersten Zug: 1 Merlin auf Schwarz. 2 Jeder Ritter dort, wo sein Startplättchen ihn hinstellt. 3 Volle Vorräte an Schilden, Flaggen und Baumaterial. 4 Ein freier Platz für jeden Gefolgsmann. 5 Der Gral. 6 Excalibur.
rulebook-setup-castle = Eine Burg zu Beginn: 1 Vier Würfel. 2 Drei Gegenstände. 3 Drei Verräter. 4 Vier Gefolgsleute. 5 Vier Auftragskarten. 6 Ein Apfel. 7 Drei Merlinstäbe.
rulebook-setup-map = Umland zu dritt: drei Zeilen zu sechs Plättchen zwischen den beiden Rahmen.

rulebook-playing = Spielablauf
    .lead = Ein Würfel ist ein Zug: Wähle einen Würfel, ziehe seine Figur und nutze das Feld, das sie erreicht.
    .short = Ein Würfel, ein Zug: wählen, Figur bewegen, Feld nutzen. Dein Ritter zieht im Uhrzeigersinn, Merlin in beide Richtungen.
rulebook-playing-move = Eine 2 führt Rots Ritter von Schwarz auf das Feld für Schilde. Drei Schilde bringen 3 Punkte.
rulebook-playing-merlin = Merlin zieht in beide Richtungen: mit einer 1 von Blau auf das Feld davor oder dahinter.

rulebook-help = Äpfel und Merlinstäbe
    .lead = Zwei kleine Helfer gegen Würfelpech. Was du behältst, bringt am Ende Punkte.
    .short = Ein Apfel dreht einen Würfel auf eine beliebige Zahl. Ein Merlinstab wiederholt Merlins Aktion. Ungenutzt bringen sie 1 und 2 Punkte.
rulebook-help-castle = Ein Apfel und drei Merlinstäbe: Damit beginnen alle.

rulebook-principalities = Grafschaftsfelder
    .lead = Jedes vierte Feld gehört einer Grafschaft. Dort setzt du einen Gefolgsmann ein und führst sofort seine Aktion aus.
    .short = Gefolgsmann einsetzen, seine Aktion ausführen. Gleiches verdrängt Gleiches: Wer dort stand, geht heim.
rulebook-principalities-slot = Rots Schildknappe würde in Blau den von Gelb nach Hause schicken. In Lila hat Rots Hofdame einen Marker gelegt.

rulebook-spaces = Weitere Aktionsfelder
    .lead = Die Felder zwischen den Grafschaften, ein Bild für jede Art.
rulebook-spaces-list = Jede Art von Feld und was sie bewirkt.
rulebook-spaces-relocate = Von Orange aus kann Rots Baumeister ins benachbarte Lila ziehen.

rulebook-building = Bauen
    .lead = Auf drei Feldern baust du im Tal vor den Burgen. Rittergüter bleiben stehen; wer in einem Landschaftsgebiet die meisten hat, bekommt dreimal im Spiel dessen Größe.
    .short = Ein Plättchen, ein Rittergut. Zahle eine Farbe, bei der eine Linie endet. Der Turm ist freiwillig.
rulebook-building-lines = Der Seeturm B5: Seine Linien enden bei Grau, Blau und Orange. Auf dem Bildschirm stehen diese Farben an seinem Fuß.
rulebook-building-manor = Rots Rittergut steht auf B5. Der Turm brachte einen schwarzen Schild: Der schwarze Verräter kostet nichts.

rulebook-missions = Auftragskarten
    .lead = Für einen Auftrag zählt, was du besitzt, und du behältst es. Eine Karte pro Zug, am Ende eine neue.
    .short = Zeige, was du besitzt, und behalte es. Eine Karte je Zug; am Ende eine neue.
rulebook-missions-hand = Alle drei Bedingungen der markierten Karte sind erfüllt: 3 Punkte.
rulebook-missions-display = Die offenen Karten zeigen, was du schon hast. Zwei Haken machen die markierte zur guten Wahl.
rulebook-missions-needs = Die sieben Arten von Bedingungen.

rulebook-flags = Sonderaktionen der Flaggen
    .lead = Jede Flaggenfarbe hat ihre eigene Sonderaktion. Blau und Lila nutzt du vor dem Ziehen, Orange und Braun danach.
    .short = Blau und Lila vor dem Ziehen, Orange und Braun danach. Grau nach einem Auftrag, Schwarz in deinem Zug oder in einer Wertung.
rulebook-flags-list = Die sechs Flaggen und ihre Sonderaktionen.
rulebook-flags-mirror = Spiegeln: vom Einflussfeld für Schilde geradewegs hinüber zu den Punkten für Baumaterial.

rulebook-rounds = Rundenende
    .lead = Sind alle Würfel benutzt, endet die Runde. Jede zweite endet mit einer Wertung.
rulebook-rounds-track = Die Runden stehen in der Mitte des Rings; Sterne sind Wertungen. Dies ist Runde 2.

rulebook-scoring = Wertung
    .lead = Vier Schritte, immer in dieser Reihenfolge: Verräter, Umland, Einfluss, Gefolgsleute. Bei Gleichstand wird geteilt und abgerundet.
    .short = Verräter, Umland, Einfluss, Gefolgsleute. Bei Gleichstand wird geteilt und abgerundet; der Gral gewinnt einen.
rulebook-scoring-traitors = Blau und Grau sind durch Schilde abgedeckt, Braun nicht: 3 Punkte Verlust.
rulebook-scoring-territories = Rot und Gelb haben Gleichstand in einem Wald aus fünf Plättchen: je 2 Punkte. Blau bekommt 2 auf B6, Rot 1 auf A5.
rulebook-scoring-influence = In Schwarz haben drei Gleichstand: je 1 Punkt. In Grau liegen sechs Marker, Rot hat die meisten: 6 Punkte.
rulebook-scoring-vassals = Gefolgsleute auf dem Spielplan: Gelb vier, Rot drei, Blau einer. Das bringt 4, 3 und 1 Punkte.

rulebook-end = Spielende
    .lead = Nach der letzten Wertung zählen noch ein paar Reste. Dann gewinnt, wer die meisten Punkte hat.
    .short = Ein Apfel 1 Punkt, ein Merlinstab 2, je drei Gegenstände 1. Wer die meisten Punkte hat, gewinnt.
rulebook-end-left = Zwei Äpfel, ein Merlinstab und fünf Gegenstände: 2 + 2 + 1 Punkte.

rulebook-fine-print = Kleingedrucktes
    .lead = Was du erst brauchst, wenn ein seltener Fall eintritt.
rulebook-fine-print-directions = Die sechs Richtungen von B3 aus.

## Die Übersicht

reference-traitors = −3 für jeden ohne passenden Schild.
reference-excalibur = +3, wenn beim Besitzer kein Verräter übrig ist.
reference-environs = Meiste Rittergüter in einem Landschaftsgebiet: 1 je Plättchen.
reference-influence = Meiste Marker in einer Grafschaft: 1 je Marker. Dann bleibt von jedem einer liegen.
reference-grail = Gleichstand wird geteilt und abgerundet. Der Gral gewinnt einen beim Einfluss.
reference-vassals = 1 für jeden auf dem Spielplan.
reference-apples = Je 1.
reference-staffs = Je 2.
reference-goods = 1 für je drei.

cli-rulebook-written = Geschrieben: { $file }
