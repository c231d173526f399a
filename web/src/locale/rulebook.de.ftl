# Das bebilderte Regelheft und die Übersicht.

rulebook-title = Das Regelheft
rulebook-about = Jede Regel einmal, in der Reihenfolge, in der man sie lernt. Die Bilder sind Stellungen des echten Spiels; die Nummern am Rand führen zur einzelnen Regel.
rulebook-contents = Inhaltsverzeichnis
rulebook-search = Regeln durchsuchen
rulebook-reference = Übersicht
rulebook-print = Drucken
rulebook-whole = Das ganze Regelheft
rulebook-changes = Das ändert sich: { $title }
rulebook-to-lesson = Zur Lektion
rulebook-short = Kurz
rulebook-try = Probier es
rulebook-lesson = Lektion „{ $title }“
rulebook-needs = braucht { $modules }
reference-title = Merlin auf einen Blick
reference-ring = Der Ring
reference-count = { $count } Felder im Uhrzeigersinn
reference-knight = Ritter: im Uhrzeigersinn, deine Würfel
reference-merlin = Merlin: in beide Richtungen, weißer Würfel
reference-apple = Apfel: ein Würfel auf eine beliebige Zahl
reference-staff = Merlinstab: wiederholt Merlins Aktion
reference-spaces = Felder
reference-flags = Flaggen
reference-needs = Bedingungen der Aufträge
reference-scoring = Wertung
reference-end = Spielende
reference-rounds = nach den Runden { $rounds }
