# The illustrated rulebook: titles, leads and captions. The rules themselves are in the rules catalogues.

rulebook-treasures =
    .lead = Every plain tile becomes a treasure: a manor pays at once.
    .short = Tiles without towers bring a treasure at once.
rulebook-treasures-tiles = B5 brings a flag and a shield from a principality with your marker, B6 a staff.
