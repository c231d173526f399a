# The guided first round.

tour-title = Guided first round
tour-step = Step { $step } of { $steps }
tour-next = Next
tour-back = Back
tour-skip = Skip the tour
tour-close = Close
tour-done = Play!

tour-welcome = Welcome to the Round Table
tour-welcome-text = Arthur seeks an heir, and you want to be chosen. Let us look round the table together. You can play on at any time; the tour comes along.
tour-prompt = What is asked of you
tour-prompt-text = This bar always says what to decide now, and why. Every choice stands here as a button with a key; the small mark beside it opens the rule.
tour-dice = Your dice
tour-dice-text = Each round you roll three dice for your knight and one for Merlin. Use one die a turn. Point at a die to see where it leads; click it to move.
tour-rondel = The rondel
tour-rondel-text = Your knight goes clockwise as many spaces as the die shows; then you may perform the action of the space. Merlin is everybody’s, and his die may go either way.
tour-principalities = The principalities
tour-principalities-text = Here you send your vassals, claim shields, flags and materials, and place influence markers. Whoever has the most influence in a principality gets its points in a scoring.
tour-castle = Your castle
tour-castle-text = Your goods, vassals, apples and staffs, and the traitors you must repel. Before each scoring you want a shield in the colour of every traitor.
tour-environs = The environs
tour-environs-text = With a material of a fitting colour you build a manor. Connected tiles of one terrain are a territory: in a scoring, whoever has the most manors there gets a point for each tile. A tower brings a little extra.
tour-cards = Missions
tour-cards-text = Once a turn you can complete a card whose requirements you meet. You only need to have what it asks for; nothing is spent. The others do not see your cards.
tour-players = The other players
tour-players-text = Points, pieces and dice of everyone. Scorings come after rounds 2, 4 and 6: the score sheet tells what one right now would bring.
tour-log = What happened
tour-log-text = Every move in words, with its rule. After round 6 whoever has the most points wins. Now it is your turn: good luck!
