# The illustrated rulebook: titles, leads and captions. The rules themselves are in the rules catalogues.

rulebook-favor =
    .lead = Missions become lasting powers: take an ability instead of a card’s points.
    .short = Complete a card, then take its points or an ability.
rulebook-favor-board = Red’s favor board with two seals; the marked one lies on row 2 of the builder.
