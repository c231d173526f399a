# Die Stadt Caerleon in Worten.

module-caerleon = Die Stadt Caerleon
    .about = Sechs Stadtviertel liegen auf den Grafschaften. Alle Gegenstände einer Art liegen zusammen in einem davon, und was ein Gefolgsmann tut, hängt von dem Stadtviertel ab, in das er kommt.
variant-random-districts = Zufällige Stadtviertel
    .about = Die Stadtviertel werden zufällig verteilt; jedes nimmt die Farbe seines Platzes an.

district-mint = Münzerei
    .in = in der Münzerei
    .about = Münzerei: Schildknappe, Baumeister und Flaggenträger nehmen 2 Gold.
district-market = Händler
    .in = beim Händler
    .about = Händler: Schildknappe, Baumeister und Flaggenträger tauschen bis zu 4-mal.
district-orchard = Obstgarten
    .in = im Obstgarten
    .about = Obstgarten: Schildknappe, Baumeister und Flaggenträger nehmen zusammen 2 Äpfel und Misteln in beliebiger Mischung.
district-smith = Schmiede
    .in = in der Schmiede
    .about = Schmiede: Der Schildknappe nimmt 2 Schilde beliebiger Farben, Baumeister und Flaggenträger nehmen 1.
district-quarry = Steinbruch
    .in = im Steinbruch
    .about = Steinbruch: Der Baumeister nimmt 2 Baumaterialien beliebiger Farben, Schildknappe und Flaggenträger nehmen 1.
district-tailor = Näherei
    .in = in der Näherei
    .about = Näherei: Der Flaggenträger nimmt 2 Flaggen beliebiger Farben, Schildknappe und Baumeister nehmen 1.

# Woher ein Gegenstand kommt und wohin er geht: Alle einer Art liegen in einem Stadtviertel (CITY-2).
goods-from = { $good-key ->
        [shield] aus der Schmiede
        [flag] aus der Näherei
       *[material] aus dem Steinbruch
    }
goods-to = { $good-key ->
        [shield] in die Schmiede
        [flag] in die Näherei
       *[material] in den Steinbruch
    }

action-send-home = { $vassal-bare } von { $seat } nach Hause schicken
action-return-gold = 1 Gold zurückgeben
action-claim-gold = 1 Gold nehmen
action-stop-exchanging = Nicht weiter tauschen
action-chance-district = Stadtviertel: { $district }
action-claim-in-city = { $good } ({ $colour-name }) { goods-from } nehmen
action-return-in-city = { $good } ({ $colour-name }) { goods-to } zurücklegen

prompt-eviction = Beide Plätze sind besetzt: Wer geht nach Hause?
prompt-district-goods = Welche Farbe nimmst du: { $good }? (noch { $left })
prompt-orchard = Apfel oder Mistel? (noch { $left })
prompt-district-exchange = Was tauschst du beim Händler? (noch { $left })
prompt-exchanged-good = Was nimmst du dafür?
prompt-exchanged-gold = Welchen Gegenstand nimmst du für 1 Gold?

event-district-placed = Auf die { $colour-principality } kommt: { $district }.
event-district-duty = { $player }: { $vassal } arbeitet { $district-in }.
event-claimed-in-city = { $player } nimmt { $good-a } ({ $colour-name }) { goods-from }.
event-returned-in-city = { $player } legt { $good-a } ({ $colour-name }) { goods-to } zurück.

## Worauf man auf dem Tisch zeigen kann

piece-district = Stadtviertel

## Im Terminal

cli-district-mint = 2 Gold
cli-district-market = bis zu 4-mal tauschen
cli-district-orchard = 2 Äpfel oder Misteln
cli-district-smith = 2 Schilde für den Schildknappen, sonst 1
cli-district-quarry = 2 Baumaterialien für den Baumeister, sonst 1
cli-place-mint = Münzerei
cli-place-market = Händler
cli-place-orchard = Garten
cli-place-smith = Schmiede
cli-place-quarry = Bruch
cli-place-tailor = Näherei
cli-district-tailor = 2 Flaggen für den Flaggenträger, sonst 1
