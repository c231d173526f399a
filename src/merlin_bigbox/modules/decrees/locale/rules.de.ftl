# Die Regeln des Erlasses des Königs in Kurzform: eine Meldung für jede nummerierte Regel.

rule-DECREE-1 = Es gibt 24 Erlasse: 6 zeigen einen Schild, 6 ein Baumaterial und 6 eine Flagge, jeweils in einer bestimmten Farbe, und 6 zeigen Punkte. Sie werden gemischt, und in jeder Grafschaft liegen 4 verdeckt.
    .title = Die Erlasse
rule-DECREE-2 = Führst du die Aktion eines Grafschaftsfeldes aus, wie auch immer du dazu kommst, darfst du nach dem Einsetzen statt der Aktion deines Gefolgsmanns die Erlasse durchsehen, die dort liegen. Dann musst du einen davon nehmen. Von da an weißt du, was dort noch liegt. Ist der Gefolgsmann in eine andere Grafschaft gegangen, gelten trotzdem die Erlasse des ausgeführten Feldes. Das Einflussfeld für Gefolgsleute, Verschieben, Aktivieren und die Fähigkeit der Hofdame erlauben keinen Blick in Erlasse.
    .title = Erlasse durchsehen
rule-DECREE-3 = Nimmst du einen Erlass, bekommst du den gezeigten Gegenstand in seiner Farbe, falls er vorhanden ist, oder die Punkte. Der Erlass liegt offen vor dir.
    .title = Einen Erlass nehmen
rule-DECREE-4 = Immer wenn dir freie Aktionen offenstehen, darfst du Erlasse ausgeben, auch mehrmals pro Zug. 1 Erlass: Verändere einen deiner unbenutzten Würfel, einen eigenen oder den Merlinwürfel, um eins innerhalb von 1 bis 6. 2 Erlasse: Nimm einen beliebigen Gegenstand oder stelle einen Einflussmarker in eine beliebige Grafschaft. 3 Erlasse: Erhalte 5 Punkte. Ausgegebene Erlasse verlassen das Spiel.
    .title = Erlasse ausgeben
