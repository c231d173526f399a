# What the coach says of this module; how lessons are written: docs/learn.md.

lesson-knights = Knights of the Round Table
    .about = Two allies give each player a style of their own.
    .goal = Call two allies in one turn.
    .done = You can now call allies.
    .challenge = Complete the card.
    .hint = Tristram bends dice, Galahad colors.
lesson-knights-allies = Two allies are yours. For a first game, deal them at random.
lesson-knights-portal = Bors opens a portal: ignore the die and go to blue.
    .otherwise = One step leads to a build space. Use the portal to blue.
lesson-knights-marshal = Lancelot’s marshal stands here: the duty counts twice. Send the builder.
    .otherwise = That would count twice, too. Send the builder.
