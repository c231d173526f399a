# What the coach says of this module; how lessons are written: docs/learn.md.

lesson-market = The Market
    .about = One coin buys a shield, a material or a fifth turn.
    .goal = Hire a day laborer for one more turn.
    .done = You can now shop.
    .challenge = Score 6 from influence.
    .hint = Look at the plus token.
lesson-market-hire = Hire the day laborer 5. Then place your lady in blue.
    .laborer = He walks for you next. Use your die first.
    .lady = Good work as well. This time the lady places a marker.
    .otherwise = Useful later. Hire the 5.
lesson-market-walk = No dice left, but he walks for you.
    .otherwise = You may pass. This once, take the turn.
