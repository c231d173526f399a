# Tipps, und der Verlauf, der Züge erklärt.
hint-ask = Was würde Merlin tun?
hint-short = Tipp
hint-title = Merlins Rat
hint-thinking = Merlin denkt nach …
hint-close = Rat schließen
hint-this = Merlin würde das wählen
hint-key = fragen, was Merlin tun würde
hint-explain = Züge erklären
hint-explain-off = An diesem Tisch gibt es keine Tipps.
hint-why = Warum?
hint-why-about = Warum: { $about }
hint-why-wait = Sucht nach Gründen …
hint-allow = Tipps
hint-allow-yes = Tipps sind erlaubt
hint-allow-about = Wer am Zug ist, darf Merlin um Rat fragen, und der Verlauf kann Züge erklären. Ohne Tipps wird vor dem Ende der Partie nichts erklärt.
hint-without = Ohne Tipps.
