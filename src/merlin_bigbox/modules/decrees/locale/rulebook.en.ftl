# The illustrated rulebook: titles, leads and captions. The rules themselves are in the rules catalogues.

rulebook-decrees =
    .lead = A second use for every principality: look for a decree instead of a duty.
    .short = Look through decrees instead of the duty, take one, spend one to three.
rulebook-decrees-stack = Four decrees lie hidden in grey.
rulebook-decrees-uses = Three decrees to spend, and what one, two or three of them do.
