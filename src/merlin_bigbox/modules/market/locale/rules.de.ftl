# Die Regeln des Marktes in Kürze: eine Nachricht für jede nummerierte Regel.

rule-MARKET-1 = Der Markt hat 6 Schildmarker und 6 Baumaterialmarker, je einen pro Farbe, 6 Plusmarker, 4 Apfel-Mistelmarker und 6 Tagelöhner mit 1 bis 6 Augen.
    .title = Was der Markt verkauft
rule-MARKET-2 = Einmal in deinem Zug darfst du, wenn freie Aktionen möglich sind, 1 Gold zahlen und dir ein beliebiges Teil aus dem Markt nehmen. Das geht nicht in einem Zug, in dem du eine Auftragskarte eingelöst hast, und nach dem Kauf löst du in diesem Zug keine Karte mehr ein. Auch eine Karte, die du durch den Siegelring einlöst, zählt.
    .title = Am Markt kaufen
rule-MARKET-3 = Ein Schild- oder Baumaterialmarker ist in jeder Hinsicht ein Gegenstand seiner Art und Farbe: gegen Verräter, zum Bauen, für Aufträge, für Punkte und am Ende des Spiels. Zeigst du ihn für einen Auftrag vor, behältst du ihn; wann immer du ihn ausgibst oder zurückgibst, kommt er in den Markt zurück. Besitzt du Marker und Stück, wählst du, was von beiden zurückgeht.
    .title = Schild- und Baumaterialmarker
rule-MARKET-4 = Wenn du einen Einflussmarker stellst, darfst du einen Plusmarker darunterlegen. In der nächsten Einflusswertung zählt dieser Einflussmarker doppelt, für die Mehrheit und für die Punkte. Danach kommt der Plusmarker in den Markt zurück.
    .title = Plusmarker
rule-MARKET-5 = Statt eines Würfels darfst du einen Tagelöhner einsetzen: Dein Ritter zieht im Uhrzeigersinn um dessen Augenzahl und führt die Aktion dort aus. Das ist ein zusätzlicher Zug für dich in dieser Runde. Ein Tagelöhner ist kein Würfel, daher wirkt auf ihn nichts, was Würfel verändert: weder Äpfel noch Gold, noch die Flaggen zum Drehen eines Würfels, für einen Schritt mehr oder weniger und zum Wechseln der Figur, noch Plättchen von Tristram oder Bors, noch vergiftete Äpfel; die Flaggen Rückwärts, Spiegeln und Fremdaktion wirken. Ein eingesetzter Tagelöhner liegt beiseite: In dieser Runde kann ihn niemand mehr kaufen. Am Ende der Runde kommen alle Tagelöhner, eingesetzt oder nicht, in den Markt zurück.
    .title = Tagelöhner
rule-MARKET-6 = Hast du Tagelöhner, aber keine Würfel mehr, machst du weiter Züge. Jedes Mal wählst du zuerst, ob du noch einen Zug machst oder passt; davor sind keine freien Aktionen möglich. Wer passt, beendet die Runde für sich; ein Zug beginnt wie immer mit freien Aktionen.
    .title = Züge ohne Würfel
rule-MARKET-7 = Einen Apfel-Mistelmarker darfst du als Apfel oder als Mistel einsetzen; danach kommt er in den Markt zurück. Am Ende des Spiels ist er so viel wert wie ein Apfel.
    .title = Apfel-Mistelmarker
rule-MARKET-X1 = Grün hat 2 Einflussmarker, einen davon mit Plusmarker, Blau hat 2 und Rot 1. Grün hat die meisten und bekommt 6 Punkte.
    .title = Beispiel: Ein Plusmarker entscheidet
rule-MARKET-X2 = Du setzt einen Apfel-Mistelmarker als Apfel ein und drehst einen Würfel auf die gewünschte Augenzahl.
    .title = Beispiel: Der Marker als Apfel
rule-MARKET-X3 = Du setzt einen Apfel-Mistelmarker als Mistel ein und lässt eine Bedingung einer Karte weg.
    .title = Beispiel: Der Marker als Mistel
