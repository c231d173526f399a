# The rules of the market in short: one message for each numbered rule.

rule-MARKET-1 = The market has 6 shield tiles and 6 material tiles, one of each color, 6 plus tokens, 4 apple/mistletoe tiles and 6 day laborers with 1 to 6 pips.
    .title = What the market sells
rule-MARKET-2 = Once in your turn, when you may take free actions, you may pay 1 gold and take any one thing from the market. You cannot do so in a turn in which you have completed a mission card, and after buying you complete no card in that turn. A card completed by the signet ring counts, too.
    .title = Buying at the market
rule-MARKET-3 = A shield or material tile is a good of its kind and color in every respect: against traitors, for building, for missions, for points and at the end of the game. If you show it for a mission, you keep it; whenever you spend or return it, it goes back to the market. If you own both the tile and the piece, you choose which of the two goes back.
    .title = Shield and material tiles
rule-MARKET-4 = When you place an influence marker you may put a plus token under it. In the next influence scoring this marker counts as two, for the majority and in the points. Then the token goes back to the market.
    .title = Plus tokens
rule-MARKET-5 = You may use a day laborer instead of a die: your knight moves clockwise by the laborer’s pips and performs the action there. That is one more turn for you in this round. A laborer is no die, so nothing that changes dice works on it, be it apples, gold, the flags for turning a die, for one step more or less and for switching figures, Tristram’s or Bors’ tiles or poisoned apples; the flags Reverse, Mirror and Different action do work. A used laborer lies aside: nobody can buy it again in this round. At the end of the round all laborers, used or not, go back to the market.
    .title = Day laborers
rule-MARKET-6 = If you have day laborers but no dice left, you keep taking turns. Each time you first choose between another turn and passing, and take no free actions before that. Passing ends the round for you; a turn begins with free actions as usual.
    .title = Turns without dice
rule-MARKET-7 = You may use an apple/mistletoe tile as an apple or as mistletoe; then it goes back to the market. At the end of the game it is worth as much as an apple.
    .title = Apple/mistletoe tiles
rule-MARKET-X1 = Green has 2 markers, one of them with a plus token, blue has 2 and red 1. Green has the most and earns 6 points.
    .title = Example: a plus token decides
rule-MARKET-X2 = You use an apple/mistletoe tile as an apple and set a die to the face you like.
    .title = Example: the tile as an apple
rule-MARKET-X3 = You use an apple/mistletoe tile as mistletoe and ignore one requirement of a card.
    .title = Example: the tile as mistletoe
