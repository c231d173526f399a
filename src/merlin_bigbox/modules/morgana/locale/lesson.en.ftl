# What the coach says of this module; how lessons are written: docs/learn.md.

lesson-morgana = Morgana
    .about = One extra action each round, and trouble for others.
    .goal = Use one of her dice, a cauldron and a hut.
    .done = You can now use her dice.
    .challenge = Score 6 before the next round.
    .hint = Raise the die to 7.
lesson-morgana-dice = Once per round, use one of her dice: a 3 opens cauldron 3.
    .otherwise = A poisoned apple is always possible. Try the 3 and its cauldron.
lesson-morgana-place = Place her in grey: that space is skipped, its stock closed.
    .otherwise = She may stand anywhere. Today, in grey.
lesson-morgana-hut = The hut makes your manor count twice. Then step over grey.
