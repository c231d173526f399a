# The illustrated rulebook: titles, leads and captions. The rules themselves are in the rules catalogues.

rulebook-gold =
    .lead = Coins nudge dice, mistletoe eases cards.
    .short = One gold moves a die by one. A mistletoe waives one requirement.
rulebook-gold-castle = Two coins and a mistletoe: everybody begins with them.
rulebook-gold-ring = The ring of this module, with spaces for gold and for apples or mistletoe.

reference-gold = 3 for every two.
