# The illustrated rulebook: titles, leads and captions. The rules themselves are in the rules catalogues.

rulebook-knights =
    .lead = Two allies give each player a style of their own.
    .short = Two allies, each with tiles or a figure of its own.
rulebook-knights-allies = Red’s allies are Sir Lancelot and Sir Bors, with three tiles.
rulebook-knights-marshal = The marshal stands in blue. There Red’s builder works twice when deployed.
