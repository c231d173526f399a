# What the coach says of this module; how lessons are written: docs/learn.md.

lesson-gold = Gold and mistletoe
    .about = Fewer unlucky dice, easier cards.
    .goal = Change a die with gold, and waive a requirement with mistletoe.
    .done = You can now spend both.
    .challenge = Score 6.
    .hint = One coin reaches the flags. Keep the flags until they pay.
lesson-gold-coin = One gold moves a die by one. Make it four, for a shield.
    .shield = Useful as well. The card asks for a shield.
    .otherwise = Three steps end without a marker. Make it four.
lesson-gold-mistletoe = Mistletoe waives one requirement. Complete the card.
    .otherwise = Not yet: 3 points lie in your hand.
