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

# Was von einer Grafschaft unter einem Stadtviertel gesagt wird: sein Name, bei zufälligen Vierteln die Farbe (CITY-1).
place-mint = Münzerei
    .from = aus der Münzerei
    .in = in der Münzerei
    .into = in die Münzerei
    .whole = Die Münzerei
    .short-from = aus der Münzerei
    .short-in = in der Münzerei
    .short-into = in die Münzerei
    .brief = Münzerei
place-market = Händler
    .from = vom Händler
    .in = beim Händler
    .into = zum Händler
    .whole = Der Händler
    .short-from = vom Händler
    .short-in = beim Händler
    .short-into = zum Händler
    .brief = Händler
place-orchard = Obstgarten
    .from = aus dem Obstgarten
    .in = im Obstgarten
    .into = in den Obstgarten
    .whole = Der Obstgarten
    .short-from = aus dem Obstgarten
    .short-in = im Obstgarten
    .short-into = in den Obstgarten
    .brief = Obstgarten
place-smith = Schmiede
    .from = aus der Schmiede
    .in = in der Schmiede
    .into = in die Schmiede
    .whole = Die Schmiede
    .short-from = aus der Schmiede
    .short-in = in der Schmiede
    .short-into = in die Schmiede
    .brief = Schmiede
place-quarry = Steinbruch
    .from = aus dem Steinbruch
    .in = im Steinbruch
    .into = in den Steinbruch
    .whole = Der Steinbruch
    .short-from = aus dem Steinbruch
    .short-in = im Steinbruch
    .short-into = in den Steinbruch
    .brief = Steinbruch
place-tailor = Näherei
    .from = aus der Näherei
    .in = in der Näherei
    .into = in die Näherei
    .whole = Die Näherei
    .short-from = aus der Näherei
    .short-in = in der Näherei
    .short-into = in die Näherei
    .brief = Näherei
place-district-black = schwarzes Stadtviertel
    .from = aus dem schwarzen Stadtviertel
    .in = im schwarzen Stadtviertel
    .into = ins schwarze Stadtviertel
    .whole = Das schwarze Stadtviertel
    .short-from = aus Schwarz
    .short-in = in Schwarz
    .short-into = in Schwarz
    .brief = schwarz
place-district-grey = graues Stadtviertel
    .from = aus dem grauen Stadtviertel
    .in = im grauen Stadtviertel
    .into = ins graue Stadtviertel
    .whole = Das graue Stadtviertel
    .short-from = aus Grau
    .short-in = in Grau
    .short-into = in Grau
    .brief = grau
place-district-blue = blaues Stadtviertel
    .from = aus dem blauen Stadtviertel
    .in = im blauen Stadtviertel
    .into = ins blaue Stadtviertel
    .whole = Das blaue Stadtviertel
    .short-from = aus Blau
    .short-in = in Blau
    .short-into = in Blau
    .brief = blau
place-district-purple = lila Stadtviertel
    .from = aus dem lila Stadtviertel
    .in = im lila Stadtviertel
    .into = ins lila Stadtviertel
    .whole = Das lila Stadtviertel
    .short-from = aus Lila
    .short-in = in Lila
    .short-into = in Lila
    .brief = lila
place-district-orange = orange Stadtviertel
    .from = aus dem orange Stadtviertel
    .in = im orange Stadtviertel
    .into = ins orange Stadtviertel
    .whole = Das orange Stadtviertel
    .short-from = aus Orange
    .short-in = in Orange
    .short-into = in Orange
    .brief = orange
place-district-brown = braunes Stadtviertel
    .from = aus dem braunen Stadtviertel
    .in = im braunen Stadtviertel
    .into = ins braune Stadtviertel
    .whole = Das braune Stadtviertel
    .short-from = aus Braun
    .short-in = in Braun
    .short-into = in Braun
    .brief = braun

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

space-principality-in-city = { $colour-principality }
    .about = Setze einen deiner Gefolgsleute in diesem Stadtviertel ein, wo er seine Aktion ausführt.
    .ask = Wen setzt du { $colour-in } ein?
need-influence-any-in-city = Einfluss in irgendeinem Stadtviertel
    .many = { $number } Einflussmarker auf dem Spielplan
need-vassals-together-in-city = { $vassal } und { $second_vassal } im selben Stadtviertel

action-send-home = { $vassal-bare } von { $seat } nach Hause schicken
action-return-gold = 1 Gold zurückgeben
action-claim-gold = 1 Gold nehmen
action-stop-exchanging = Nicht weiter tauschen
action-chance-district = Stadtviertel: { $district }
action-claim-in-city = { $good } ({ $colour-name }) { goods-from } nehmen
action-return-in-city = { $good } ({ $colour-name }) { goods-to } zurücklegen

prompt-eviction = Beide Plätze sind besetzt: Wer geht nach Hause?
prompt-district-goods = { $good }: Welche Farbe nimmst du? (noch { $left })
prompt-orchard = Apfel oder Mistel? (noch { $left })
prompt-district-exchange = Was tauschst du beim Händler? (noch { $left })
prompt-exchanged-good = Was nimmst du dafür?
prompt-exchanged-gold = Welchen Gegenstand nimmst du für 1 Gold?

event-district-placed = Auf { $colour } kommt: { $district }.
event-district-duty = { $player } lässt { $vassal-the } { $district-in } arbeiten.
    .you = Du lässt { $vassal-the } { $district-in } arbeiten.
    .short = { "" }
event-claimed-in-city = { $player } nimmt { coloured-good } { goods-from }.
    .you = Du nimmst { coloured-good } { goods-from }.
event-returned-in-city = { $player } legt { coloured-good } { goods-to } zurück.
    .you = Du legst { coloured-good } { goods-to } zurück.

## Worauf man auf dem Tisch zeigen kann

piece-district = Stadtviertel
    .about = Was ein Gefolgsmann hier tut, hängt vom Stadtviertel ab.

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
