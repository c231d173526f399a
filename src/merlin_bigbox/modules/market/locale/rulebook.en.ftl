# The illustrated rulebook: titles, leads and captions. The rules themselves are in the rules catalogues.

rulebook-market =
    .lead = One coin buys a shield, a material, a plus token, an apple or a fifth turn.
    .short = One gold buys one ware, once per turn.
rulebook-market-stall = The stall with all its wares; the marked day laborer walks five spaces.

reference-apple-tiles = 1 for each.
