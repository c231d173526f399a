# The illustrated rulebook: titles, leads and captions. The rules themselves are in the rules catalogues.

rulebook-morgana =
    .lead = One extra action each round in the witch’s kitchen, and trouble for the others.
    .short = One of her dice per round; the space she stands on is skipped.
rulebook-morgana-kitchen = Dice 3, 3, 5 and 6. A 3 opens the marked cauldron.
rulebook-morgana-ring = Morgana stands in blue: no figure enters this space, and it does not count.

reference-horn = After every round as many points as its number.
