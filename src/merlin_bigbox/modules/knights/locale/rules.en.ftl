# The rules of the Knights of the Round Table in short: one message for each numbered rule.

rule-KNIGHT-1 = The 12 allies form two stacks of 6, A and B. Stack A starts with the first player and passes clockwise, stack B starts with the last player and passes counter-clockwise; each player takes one ally from each, openly. In each step the holder of A chooses first, and whoever holds both stacks chooses from A first. As a variant, chance deals each player one ally of each stack.
    .title = Winning allies
rule-KNIGHT-2 = An ally’s tile leaves the game when it is used, unless its rule says otherwise.
    .title = Tiles of the allies
rule-KNIGHT-3 = Sir Tristram has 6 tiles. Whenever you may take free actions, one of them changes one of your unused personal dice by 1 or 2, within 1 to 6.
    .title = Sir Tristram
rule-KNIGHT-4 = With Sir Lamorak, on a principality space or the vassal influence space you may also again deploy a vassal that already stands in the principality; nobody has to make room. This is a deployment like any other. It is not possible when you relocate a vassal or use the abilities that deploy anywhere or twice.
    .title = Sir Lamorak
rule-KNIGHT-5 = Sir Gawain has 3 tiles. Whenever you may take free actions, one of them sets your unused Merlin die or Arthur die to any face.
    .title = Sir Gawain
rule-KNIGHT-6 = With Sir Lancelot, the marshal stands in the principality of your knight’s first space. Each time you deploy a vassal there, in whatever way, it does its duty twice; a vassal that is merely activated does it once.
    .title = Sir Lancelot
rule-KNIGHT-7 = Sir Gareth has 6 tiles, one for each color. The first time you repel a traitor of a color, by whatever means, you place its tile and gain 1 point. At the end of the game 1 to 6 tiles are worth 1, 3, 5, 7, 9 or 12 points.
    .title = Sir Gareth
rule-KNIGHT-8 = Sir Geraint has 5 tiles, one for each victory point space. Every time you perform such a space you gain 1 point more, even if it brings none, and with another player’s space or a staff; the first time you also place the tile of the space. At the end of the game 1 to 5 tiles are worth 1, 3, 5, 7 or 10 points. The base game has four of these spaces.
    .title = Sir Geraint
rule-KNIGHT-9 = Sir Galahad has 6 tiles. When you claim a good that must come from given principalities, you may discard one tile for each good to claim the same kind from any other principality, also when the given stock is empty or blocked. It does not help where no principality is given at all, for instance on an influence space without any marker of yours on the board.
    .title = Sir Galahad
rule-KNIGHT-10 = Sir Bors has 3 tiles. With one of them you ignore the chosen personal die, put your knight on any principality space, even the one it stands on, and perform the action there. The die is used.
    .title = Sir Bors
rule-KNIGHT-11 = Sir Gaheris has 2 castle tiles. When you build a manor, you may put one under it. It counts as one more manor when the environs are scored. On a tower you take the bonus twice, each time a shield, a flag or a marker, in two different principalities; the action of a treasure is never doubled. A manor from a Pict may get a castle, one that replaces another may not.
    .title = Sir Gaheris
rule-KNIGHT-12 = With Arthur, a manor on a castle can be neither removed nor replaced, and you keep one further manor in its territory; a hut on it leaves alone. Without Arthur, a manor with a castle and a hut goes home, and the castle leaves the game.
    .title = Castles with other modules
rule-KNIGHT-13 = Sir Percival has 8 tiles. When you complete a mission card, one of them changes the color of one requirement that names a color: a good, a marker, a vassal or two vassals in a principality. You may use one tile for a card, and only where the card is then completed, alone or with other aids.
    .title = Sir Percival
rule-KNIGHT-14 = Sir Bedivere gives you 2 more cards at the start, so that you have a hand of 6 throughout. He has 6 tiles; whenever you may take free actions, one of them swaps a card of your hand with one of the display.
    .title = Sir Bedivere
rule-KNIGHT-15 = Sir Kay has 2 tiles. Whenever one of your markers is placed in a principality, you may add one tile there. In the next influence scoring it counts as a marker for the majority, but not in the points awarded; then it comes back to you.
    .title = Sir Kay

## Printed examples

rule-KNIGHT-X1 = A purple flag is required. One tile of Sir Percival is enough to show a flag of another color instead.
    .title = Example: another flag
rule-KNIGHT-X2 = Where the marshal stands, a deployment brings 2 construction materials, 2 shields, 2 flags or 2 markers.
    .title = Example: the marshal
rule-KNIGHT-X3 = For 1 to 6 tiles Sir Gareth brings 1, 3, 5, 7, 9 or 12 points at the end.
    .title = Example: Sir Gareth at the end
rule-KNIGHT-X4 = For 1 to 5 tiles Sir Geraint brings 1, 3, 5, 7 or 10 points at the end.
    .title = Example: Sir Geraint at the end
