# The illustrated rulebook: titles, leads and captions. The rules themselves are in the rules catalogues.

rulebook-caerleon =
    .lead = Six districts cover the principalities. Each gives its visitors something else.
    .short = Six districts with three slots each: one for a lady-in-waiting, two for other vassals.
rulebook-caerleon-districts = The six districts in their usual places.
rulebook-caerleon-slots = One slot is the lady’s, two are for other vassals. Here all three are taken.
