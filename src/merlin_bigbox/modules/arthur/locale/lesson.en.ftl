# What the coach says of this module; how lessons are written: docs/learn.md.

lesson-arthur = Arthur
    .about = A fifth turn on an inner ring; manors stay contested.
    .goal = Move Arthur and take a Pict.
    .done = You can now move Arthur.
    .challenge = Score 6, this scoring included.
    .hint = The signet ring counts 3 among your Picts.
lesson-arthur-black = The black die moves Arthur, either way. Go clockwise.
    .otherwise = Both ways are allowed. Clockwise there is a Pict.
lesson-arthur-pict = Take the Pict with the orange flag.
    .otherwise = A good Pict. This time take the orange flag.
lesson-arthur-sums = At a scoring the highest sum of Picts gains 3, the lowest loses 3.
