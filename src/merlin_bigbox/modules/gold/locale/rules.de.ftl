# Die Regeln für Goldmünzen und Misteln in Kürze: eine Nachricht für jede nummerierte Regel.

rule-GOLD-1 = Es gibt 30 Goldmünzen und 11 Misteln. Jeder Spieler beginnt mit 2 Gold und 1 Mistel. Das Modul hat ein eigenes Aktionsrondell, mit einer Seite für Partien mit Artus und einer für Partien ohne ihn.
    .title = Gold und Misteln zu Beginn
rule-GOLD-2 = Wann immer freie Aktionen möglich sind, darfst du 1 Gold zahlen und einen deiner unbenutzten Würfel – einen eigenen, den von Merlin oder den von Artus – um eins verändern, immer im Bereich von 1 bis 6. Das darfst du beliebig oft und mit jedem deiner Würfel tun.
    .title = Würfel mit Gold verändern
rule-GOLD-3 = Für 1 Mistel gilt eine Bedingung der Karte, die du gerade einlöst, nicht; für eine Karte darfst du auch mehrere einsetzen. Misteln und andere Hilfen werden nur für Bedingungen angeboten, die du nicht erfüllst, und nur, wenn du die Karte dann einlösen kannst.
    .title = Bedingungen weglassen
rule-GOLD-4 = Auf einem der 2 Felder für Apfel oder Mistel nimmst du einen Apfel oder eine Mistel. Auf einem der 2 Goldfelder nimmst du 1 Gold. Nehmen kannst du nur, was noch vorhanden ist.
    .title = Die neuen Felder
rule-GOLD-5 = Am Ende des Spiels bekommst du 3 Punkte für je 2 Gold, die du übrig hast. Misteln sind nichts wert.
    .title = Gold am Ende
rule-GOLD-X1 = Du erfüllst zwei der drei Bedingungen und setzt eine Mistel ein: Du löst die Karte ein, die 3 Punkte wert ist.
    .title = Beispiel: Eine Mistel für einen Auftrag
rule-GOLD-X2 = Mit Gold wird aus einer 6 keine 1 und aus einer 1 keine 6.
    .title = Beispiel: Kein Schritt über das Ende hinaus
