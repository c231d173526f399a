# Die Regeln der Stadt Caerleon in Kürze: eine Nachricht für jede nummerierte Regel.

rule-CITY-1 = Sechs Stadtviertel liegen auf den sechs Grafschaften; jedes hat die Farbe seines Platzes. Als Variante werden sie zufällig verteilt; ein Stadtviertel nimmt dann die Farbe seines Platzes an. Wo eine andere Regel von einer Grafschaft spricht, ist das Stadtviertel gemeint; ein Gegenstand aus einer Grafschaft ist einer ihrer Farbe aus Schmiede, Steinbruch oder Näherei.
    .title = Die sechs Stadtviertel
rule-CITY-2 = Alle Schilde liegen in der Schmiede, alle Baumaterialien im Steinbruch und alle Flaggen in der Näherei, je 6 von jeder Farbe. Das Gold liegt in der Münzerei, Äpfel und Misteln liegen im Obstgarten.
    .title = Was wo liegt
rule-CITY-3 = Ein Stadtviertel hat einen Platz für eine Hofdame und zwei für die übrigen Gefolgsleute. Eine Hofdame schickt die eines anderen Spielers nach Hause. Jeder andere Gefolgsmann schickt einen seiner Art nach Hause, wenn einer da ist; sonst nimmt er einen freien Platz; gibt es keinen, wählst du, welcher der beiden nach Hause geht, auch ein eigener.
    .title = Plätze eines Stadtviertels
rule-CITY-4 = Deine Hofdame stellt wie immer 1 Einflussmarker in das Stadtviertel.
    .title = Die Hofdame
rule-CITY-5 = Im Steinbruch nimmt dein Baumeister 2 Baumaterialien, in der Schmiede dein Schildknappe 2 Schilde, in der Näherei dein Flaggenträger 2 Flaggen. Die anderen Gefolgsleute nehmen dort 1. Die Farben wählst du.
    .title = Steinbruch, Schmiede und Näherei
rule-CITY-6 = In der Münzerei nimmt dein Gefolgsmann 2 Gold. Im Obstgarten nimmt er zusammen 2 Äpfel und Misteln in beliebiger Mischung. Nehmen kannst du nur, was noch da ist.
    .title = Münzerei und Obstgarten
rule-CITY-7 = Beim Händler tauschst du bis zu 4-mal. Jedes Mal gibst du einen Gegenstand oder ein Gold zurück und nimmst einen Gegenstand beliebiger Art und Farbe, oder du gibst einen Gegenstand zurück und nimmst ein Gold. Zwischen zwei Tauschen sind freie Aktionen möglich.
    .title = Händler
rule-CITY-8 = Auf einem Einflussfeld nimmst du einen Gegenstand in der Farbe eines Stadtviertels, in dem du einen Einflussmarker hast.
    .title = Einflussfelder
rule-CITY-X1 = Beim Händler werden zwei blaue Schilde, ein Gold und ein orange Baumaterial zu drei schwarzen Flaggen und einem braunen Baumaterial.
    .title = Beispiel: vier Tausche
rule-CITY-X2 = Dein Einflussmarker steht im lila Stadtviertel. Auf dem Einflussfeld für Baumaterial darfst du ein lila Baumaterial nehmen.
    .title = Beispiel: Einfluss in einem Stadtviertel
rule-CITY-X3 = Die gelbe Hofdame kommt in ein Stadtviertel: Gelb stellt einen Einflussmarker dorthin.
    .title = Beispiel: eine Hofdame
rule-CITY-X4 = Die blaue Hofdame schickt die grüne nach Hause. Der blaue Einflussmarker steht neben dem grünen.
    .title = Beispiel: Eine Hofdame verdrängt eine andere
rule-CITY-X5 = Du hast einen Einflussmarker in der Schmiede. Über das Einflussfeld für Gefolgsleute setzt du deinen Schildknappen dort ein, der 2 Schilde nimmt.
    .title = Beispiel: durch Einfluss in die Schmiede
