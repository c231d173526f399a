# Die Regeln der Schätze des Umlands in Kürze: eine Nachricht für jede nummerierte Regel.

rule-TREASURE-1 = 15 Schatzplättchen, 5 von jedem Gelände, ersetzen die 15 Geländeplättchen ohne Turm. Zu zweit oder zu dritt kommen von jedem Gelände ein zufälliges Schatzplättchen und ein Turmplättchen aus dem Spiel. Es gibt 2 neutrale Merlinstäbe.
    .title = Schatzplättchen
rule-TREASURE-2 = Nachdem du auf einem Schatzplättchen gebaut hast, führst du seine Aktion aus, so weit es geht. Excalibur und der Gral wirken wie die gleichnamigen Felder: Lege einen deiner Verräter ab und nimm dir Excalibur, oder nimm dir einen Apfel und den Gral.
    .title = Einen Schatz nutzen
rule-TREASURE-3 = Nimm einen neutralen Merlinstab, wenn noch einer da ist. Er ist in jeder Hinsicht ein Merlinstab wie deine eigenen.
    .title = Schatz: ein Merlinstab
rule-TREASURE-4 = Erhalte 1 Punkt und nimm einen Apfel.
    .title = Schatz: ein Punkt und ein Apfel
rule-TREASURE-5 = Wähle eine Grafschaft, in der du einen Einflussmarker hast, und nimm beide gezeigten Gegenstände von dort.
    .title = Schatz: Einfluss
rule-TREASURE-6 = Im Uhrzeigersinn gibt jeder andere Spieler nach seiner Wahl eines von den beiden gezeigten Dingen zurück: einen Gegenstand in seinen Vorrat, einen Einflussmarker auf das Burgtableau. Wer keines davon hat, gibt nichts.
    .title = Schatz: Zurückgeben
rule-TREASURE-X1 = Der Schatz zeigt ein Baumaterial und einen Schild. Du wählst die schwarze Grafschaft und nimmst beides von dort.
    .title = Beispiel: zwei Gegenstände durch Einfluss
rule-TREASURE-X2 = Der Schatz zeigt eine Flagge und einen Schild. Gelb gibt einen Schild zurück und Grün eine Flagge; Blau hat weder noch und gibt nichts.
    .title = Beispiel: Die anderen geben zurück
