# Die begleitete erste Runde.

tour-title = Begleitete erste Runde
tour-step = Schritt { $step } von { $steps }
tour-next = Weiter
tour-back = Zurück
tour-skip = Überspringen
tour-close = Schließen
tour-done = Los geht’s!

tour-welcome = Willkommen an der Tafelrunde
tour-welcome-text = Artus sucht einen Nachfolger, und du willst gewählt werden. Sehen wir uns am Tisch um. Du kannst jederzeit weiterspielen; die Führung kommt mit.
tour-prompt = Was du entscheidest
tour-prompt-text = Diese Leiste sagt immer, was jetzt zu entscheiden ist und warum. Jede Wahl steht hier als Knopf mit einer Taste; das kleine Zeichen daneben öffnet die Regel.
tour-dice = Deine Würfel
tour-dice-text = Jede Runde wirfst du drei Würfel für deinen Ritter und einen für Merlin. Je Zug setzt du einen ein. Zeige auf einen Würfel, um zu sehen, wohin er führt; ein Klick zieht.
tour-rondel = Das Rondell
tour-rondel-text = Dein Ritter zieht so viele Felder im Uhrzeigersinn, wie der Würfel zeigt; dann darfst du die Aktion des Feldes ausführen. Merlin gehört allen, und sein Würfel zieht in beide Richtungen.
tour-principalities = Die Grafschaften
tour-principalities-text = Hierher schickst du Gefolgsleute, nimmst Schilde, Flaggen und Baumaterial und legst Einflussmarker. Wer in einer Grafschaft den meisten Einfluss hat, bekommt in der Wertung ihre Punkte.
tour-castle = Deine Burg
tour-castle-text = Deine Gegenstände, Gefolgsleute, Äpfel und Stäbe – und die Verräter, die du abwehren musst. Vor jeder Wertung brauchst du einen Schild in der Farbe jedes Verräters.
tour-environs = Das Umland
tour-environs-text = Mit Baumaterial in passender Farbe baust du ein Rittergut. Zusammenhängendes gleiches Gelände ist ein Gebiet: Wer dort die meisten Güter hat, bekommt in der Wertung einen Punkt je Plättchen. Ein Turm bringt etwas extra.
tour-cards = Aufträge
tour-cards-text = Einmal je Zug kannst du eine Karte einlösen, deren Bedingungen du erfüllst. Du musst nur haben, was sie verlangt; ausgegeben wird nichts. Die anderen sehen deine Karten nicht.
tour-players = Die anderen Spieler
tour-players-text = Punkte, Teile und Würfel aller. Gewertet wird nach den Runden 2, 4 und 6: Das Wertungsblatt sagt, was eine Wertung jetzt brächte.
tour-log = Was geschah
tour-log-text = Jeder Zug in Worten, mit seiner Regel. Wer nach Runde 6 die meisten Punkte hat, gewinnt. Nun bist du dran: viel Glück!
