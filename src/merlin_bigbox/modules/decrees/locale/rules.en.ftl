# The rules of the King’s decree in short: one message for each numbered rule.

rule-DECREE-1 = There are 24 decrees: 6 show a shield, 6 a construction material and 6 a flag, each of a given color, and 6 show points. They are shuffled, and 4 lie hidden in each principality.
    .title = The decrees
rule-DECREE-2 = When you perform the action of a principality space, however you came to it, you may look through the decrees lying there after deploying your vassal, instead of its duty. Then you must take one of them. From then on you know what is left there. If the vassal went to another principality, the decrees are still those of the space performed. The influence space for vassals, relocating, activating a vassal and the lady-in-waiting’s ability give no look at decrees.
    .title = Looking through decrees
rule-DECREE-3 = When you take a decree, you claim the good it shows, of its color, if it is available, or you gain the points. The decree lies open before you.
    .title = Taking a decree
rule-DECREE-4 = Whenever you may take free actions, you may spend decrees, several times per turn if you like. 1 decree: change one of your unused dice, your own or Merlin’s, by one within 1 to 6. 2 decrees: claim any good, or put one influence marker into any principality. 3 decrees: gain 5 points. Spent decrees leave the game.
    .title = Spending decrees
