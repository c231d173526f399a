# The illustrated rulebook: titles, leads and captions. The rules themselves are in the rules catalogues.

rulebook-arthur =
    .lead = A fifth die moves Arthur on an inner ring. Manors stay contested, and Picts count at every scoring.
    .short = A fifth turn on an inner ring; Picts count highest and lowest.
rulebook-arthur-rings = Two rings: knights and Merlin walk outside, Arthur inside.
rulebook-arthur-picts = Four open Picts. The marked one brings an orange flag.

reference-picts = Highest sum +3, lowest −3; the signet ring adds 3.
