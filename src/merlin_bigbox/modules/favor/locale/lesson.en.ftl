# What the coach says of this module; how lessons are written: docs/learn.md.

lesson-favor = King’s favor
    .about = Missions become lasting powers.
    .goal = Turn a mission into an ability.
    .done = You can now learn abilities.
    .challenge = Score 5.
    .hint = Row 3 scores any one kind, plus 1.
lesson-favor-learn = Complete the card, then learn: the builder’s second row.
    .points = Points are fine. This once, learn.
    .otherwise = Good for later. First the card, then row 2.
lesson-favor-anywhere = Your builder now goes anywhere. Walk to grey, send him to purple.
    .otherwise = That works as always. Use what you learned: builder to purple.
