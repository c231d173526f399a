# Was der Begleiter zu diesem Modul sagt; wie Lektionen entstehen: docs/learn.md.

lesson-treasures = Die Schätze des Umlands
    .about = Jedes Rittergut zahlt sich sofort aus.
    .goal = Baue, um den Schatz eines Plättchens zu bekommen.
    .done = Jetzt kannst du mit Rittergütern Schätze heben.
    .challenge = Bringe es auf vier Merlinstäbe.
    .hint = Ein Berg neben dem See verbirgt einen.
lesson-treasures-tiles = Plättchen ohne Turm bergen nun Schätze. Hier sind zwei davon.
lesson-treasures-lake = Baue am See: Er bringt zwei Gegenstände, wo dein Marker liegt.
    .otherwise = Ein schöner Schatz. Zuerst der See.
