# What the coach says of this module; how lessons are written: docs/learn.md.

lesson-decrees = The King’s decree
    .about = A second use for every principality.
    .goal = Look through the decrees and take one.
    .done = You can now collect decrees.
    .challenge = Score 6.
    .hint = Three for 5 points, or one and two?
lesson-decrees-send = Go to grey and send the lady.
    .otherwise = Any vassal would do. This time the lady goes.
lesson-decrees-look = Instead of the duty, look through the decrees. Looking binds: take 2 points.
    .good = Useful as well. This time take the 2 points.
    .otherwise = Her marker is good. Today, look.
