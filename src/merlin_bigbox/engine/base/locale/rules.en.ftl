# The rules of the base game in short: one message for each numbered rule.

## Always

rule-ALL-1 = When you gain something, you take what the supply or your castle board still has, even if that is less or nothing; the rest of the action still happens. A payment must be made in full, otherwise its effect is not offered.
    .title = Gains and payments
rule-ALL-2 = What you spend goes back to where it came from. Of the pieces of the base game, only Merlin’s staffs leave the game.
    .title = Where spent pieces go
rule-ALL-3 = You can forfeit an action only as a whole and before it begins. Once it has begun, everything in it that is not marked “may” is carried out as far as possible.
    .title = Forfeiting as a whole
rule-ALL-4 = The base game is set up first, then the modules in play. The dice are rolled last.
    .title = Order of setup
rule-ALL-5 = At the end of a round comes the scoring, if one is due; then all dice are rolled, the first-player marker passes on and the round marker advances. After round 6 only the scoring and the points of the end of the game follow.
    .title = End of a round
rule-ALL-6 = Whether there is a decision, and whose it is, never depends on anything hidden from another player. For this reason every action you begin asks all its choices, and every turn ends with an explicit “end turn”, which the program may choose for you.
    .title = Nothing hidden is betrayed

## Setup

rule-BASE-1 = The game is for 2, 3 or 4 players, who sit in clockwise order. The first player is drawn at random.
    .title = Players and seats
rule-BASE-2 = Merlin starts on the space of the black principality. At first the Grail and Excalibur belong to nobody.
    .title = Merlin, Grail and Excalibur
rule-BASE-3 = Each of the six principalities holds 6 flags, 6 shields and 6 construction materials of its color.
    .title = Stock of the principalities
rule-BASE-4 = There are 11 apples. Each player takes 1; the rest is the supply.
    .title = The apples
rule-BASE-5 = The 55 mission cards are shuffled and 3 of them are turned up as the display. Each player draws 4 cards into a hidden hand.
    .title = Cards at the start
rule-BASE-6 = Each player has 4 vassals on the castle board, 7 manors, 3 Merlin’s staffs, 6 influence markers, 3 personal dice and 1 Merlin die, and starts with 0 points. The seventh influence marker in the box is not used.
    .title = What each player has
rule-BASE-7 = The 24 traitors, 4 of each color, are shuffled. Each player draws 3.
    .title = Traitors at the start
rule-BASE-8 = The 24 terrain tiles – 5 plain ones and 3 with a tower each of mountain, wood and lake – are shuffled and laid in 4 rows of 6, with a frame above and one below. With 2 or 3 players one plain tile and one tower tile of each terrain are removed first, which leaves 3 rows of 6.
    .title = Laying out the environs
rule-BASE-9 = The 4 starting tiles are shuffled and each player gets one. It shows the principality space where your knight starts, the colors of the one flag, one shield and one construction material you take from the stock, and the principality that receives one of your 6 influence markers; these colors can all be different.
    .title = The starting tiles
rule-BASE-10 = Each player rolls their 4 dice. With three or four of a kind you roll all of them again, until there is neither; two pairs stand.
    .title = Rolling the dice

## Rounds and turns

rule-BASE-11 = The game lasts 6 rounds. In each round the first player begins and turns go clockwise, one at a time, until every player has used all their dice: 4 turns each.
    .title = The six rounds
rule-BASE-12 = On your turn you choose one of your unused dice, move the figure that goes with it and perform the action of the space it reaches. You cannot skip a turn.
    .title = Your turn
rule-BASE-13 = Your personal dice move your knight clockwise by the number of pips.
    .title = Personal die
rule-BASE-14 = The Merlin die moves Merlin by the number of pips, clockwise or counter-clockwise as you choose.
    .title = Merlin die
rule-BASE-15 = Any number of figures may stand on the same space.
    .title = Sharing a space
rule-BASE-16 = You may forfeit the action of the space, but not the move. Forfeiting is not offered where the action is a mere gain without any choice.
    .title = Forfeiting the action
rule-BASE-17 = Before you move, you may return 1 apple to the supply and set the chosen die to any face from 1 to 6.
    .title = Using an apple
rule-BASE-18 = After you have performed an action with Merlin, you may spend 1 staff to perform the same action once more, with all its choices made again; the staff leaves the game. You may use at most one staff for one move of Merlin, and none after a forfeited action, since there is nothing to repeat.
    .title = Using Merlin’s staff
rule-BASE-19 = There is a scoring after rounds 2, 4 and 6. After each of the rounds 1 to 5 the next one is prepared: all dice are rolled (again while there are three or four of a kind), the first-player marker goes to the left, and the round marker advances.
    .title = Between the rounds
rule-BASE-20 = On your turn you may take free actions – complete missions and use flags – before the move, after each move of a figure before its action, after the action until the turn ends (so also before a staff repeats it), and between the parts of an action that has several, such as before the bonus of a tower. They are offered along with the main choice of that moment: the die, then its changes and the move, the first choice of the action or “perform”, the next part, the staff or “end turn”. A single part of an action is never interrupted.
    .title = When you may take free actions
rule-BASE-21 = What you may not do is never offered. Nor is anything without any effect, such as an apple for the same face of the die or an exchange that takes back the very good you returned.
    .title = What is offered
rule-BASE-22 = You choose the die first, and for good. Then you may change it, and then the figure moves; until that moment the die counts as unused.
    .title = Choosing the die
rule-BASE-23 = The number given for each kind of space is that of the ring of the base game. Other rings have other numbers.
    .title = How many spaces

## The 24 spaces

rule-BASE-30 = On one of the 6 principality spaces you choose one of your 4 vassals that is on your castle board or in another principality and deploy it to its own slot in this principality. If another player’s vassal of that type is in the slot, it goes back to its owner’s castle board. Then your vassal does its duty; even if it cannot, the deployment stands.
    .title = Principality space
rule-BASE-31 = Your builder claims 1 construction material from the principality where it stands, if one is available there.
    .title = The builder’s duty
rule-BASE-32 = Your flag-bearer claims 1 flag from the principality where it stands, if one is available there.
    .title = The flag-bearer’s duty
rule-BASE-33 = Your shield-bearer claims 1 shield from the principality where it stands, if one is available there.
    .title = The shield-bearer’s duty
rule-BASE-34 = Your lady-in-waiting puts 1 influence marker from your castle board into the principality where she stands, if you have one left.
    .title = The lady-in-waiting’s duty
rule-BASE-35 = There are 4 victory point spaces: shield, flag, construction material and influence. You gain 1 point for each good of that kind you own, or for each of your influence markers on the board.
    .title = Victory point space
rule-BASE-36 = There are 3 influence spaces for goods: flag, construction material and shield. You claim 1 good of that kind from a principality in which you have at least one influence marker.
    .title = Influence space: a good
rule-BASE-37 = On the one influence space for vassals you deploy one of your vassals, from the castle board or another principality, into a principality in which you have at least one influence marker. There it does its duty.
    .title = Influence space: a vassal
rule-BASE-38 = On this space (1 on the ring) you discard one of your traitors of your choice, if you have any, and take Excalibur from the board or from the player who holds it.
    .title = Taking Excalibur
rule-BASE-39 = On this space (1 on the ring) you take 1 apple from the supply, if there is any, and take the Grail from the board or from the player who holds it.
    .title = Taking the Grail
rule-BASE-40 = On this space (1 on the ring) you move one of your vassals from its principality to the next one, clockwise or counter-clockwise, where it does its duty; another player’s vassal in its slot goes back to its owner’s castle board. If all four of your vassals are on the castle board, you deploy one of them into any principality instead.
    .title = Relocate a vassal
rule-BASE-41 = On one of the 2 exchange spaces you return one of your goods to its principality and then claim any one good from any principality.
    .title = Exchange space
rule-BASE-42 = On one of the 2 mission spaces you discard up to two cards from your hand and then take as many, each from the display or from the top of the draw pile. A card taken from the display is replaced at once.
    .title = Mission space
rule-BASE-43 = On one of the 3 building spaces you return one construction material of a color that a free terrain tile accepts and put one of your manors on that tile. You cannot have more than 7 manors in the environs.
    .title = Build a manor
rule-BASE-44 = From a terrain tile follow the six straight lines of tiles in all directions. The tile accepts the color of every frame icon at which one of these lines ends.
    .title = Which materials fit
rule-BASE-45 = After building on a tower tile you may also claim one shield or one flag of any color, or put one influence marker from your castle board into any principality.
    .title = Tower tile

## Missions

rule-BASE-50 = Once per turn, when you may take free actions, you may complete one mission card from your hand if you meet all its requirements: you gain the points printed on it and put it on the discard pile. You only need to own what the card requires; nothing is spent.
    .title = Completing a mission
rule-BASE-51 = At the end of your turn you take one new card for each card you completed, out of the display or off the draw pile. A card taken from the display is replaced at once.
    .title = Taking new mission cards
rule-BASE-52 = When a card is needed and the draw pile is empty, the discard pile is shuffled and becomes the new draw pile. If both are empty, there is nothing to draw.
    .title = Empty draw pile
rule-BASE-53 = A card can require: a good of a given kind and color; a good of a given kind in any color; one of your influence markers in a given principality; one of your influence markers in any principality; a given vassal of yours in a given principality; any two of your vassals in a given principality; or two given vassals of yours together in one principality, whichever it is. Several entries for a marker in any principality require that many of your markers on the board, wherever they stand. One piece never serves two requirements of a card.
    .title = What missions require

## Flags

rule-BASE-60 = You use a flag by returning it to its principality. You may use any number of flags in a turn.
    .title = Using flags
rule-BASE-61 = With this flag you discard all your traitors of one color without giving up shields. You may use it on your turn when you may take free actions, or in the traitor step of a scoring before you return shields.
    .title = Flag: repel traitors
rule-BASE-62 = After completing a mission card you may use this flag to complete a second one this turn and gain 2 more points; at the end of the turn you take two new cards. You return the flag before the second card, so it cannot count towards that card’s requirements. You may do this once per turn.
    .title = Flag: missions
rule-BASE-63 = Use this flag before you move your knight with a die: this move goes counter-clockwise.
    .title = Flag: reverse
rule-BASE-64 = Use this flag before moving to turn the die you have chosen to its opposite side, that is to 7 minus its pips.
    .title = Flag: turn one die
rule-BASE-65 = After moving any figure and before its action, use this flag to perform the action of a space on which another player’s knight stands, instead of the action of the space you reached. If you moved Merlin, a staff then repeats that action.
    .title = Flag: different action
rule-BASE-66 = After moving your knight and before its action, use this flag to put it on the opposite space, 12 spaces further on the ring, and perform the action there; the knight stays on that space. You may do this once per move and combine it with the flag for a different action.
    .title = Flag: mirror

## Scoring

rule-BASE-70 = Starting with the first player, each player in turn may first use flags that repel traitors and must then return one matching shield for every traitor they can. Each traitor left costs 3 points, and a total may fall below 0. Then all traitors are discarded.
    .title = Scoring: traitors
rule-BASE-71 = If you hold Excalibur and no traitor of yours is left unrepelled, you gain 3 points, even if you had no traitors at all.
    .title = Scoring: Excalibur
rule-BASE-72 = Then each player draws 3 new traitors; if the supply is empty, the discarded traitors are shuffled and form a new one. After round 6 no traitors are drawn. Nor is anything else asked once nobody can take another turn, if it could change nothing: no mission cards are taken after the very last turn, and all manors and tiles stay as they are.
    .title = New traitors
rule-BASE-73 = A territory is a group of connected tiles of the same terrain; a single tile can be one too. Whoever has the most manors there gains as many points as it has tiles; if several are tied for most, the points are divided by their number, rounded down, and each of them gets that share. Without a manor there are no points; the manors stay.
    .title = Scoring: environs
rule-BASE-74 = The principalities are scored clockwise, starting with black, and each is worth as many points as there are influence markers in it. Whoever has the most markers there takes them all; if several are tied for most, the points are divided by their number, rounded down, and each of them gets that share. As soon as a principality is scored, each player keeps at most 1 marker there, and the others go back to the castle boards.
    .title = Scoring: influence
rule-BASE-75 = If you hold the Grail, then once in each scoring you may take all the points of a principality in which you are tied for most influence; the others get none there. You must decide at the moment that principality is scored, before the later ones are.
    .title = Scoring: the Grail
rule-BASE-76 = You gain 1 point for each of your vassals that is in a principality.
    .title = Scoring: vassals

## End of the game

rule-BASE-80 = After the scoring of round 6 you gain 1 point for each apple, 2 points for each Merlin’s staff and 1 point for every 3 goods you have left, all kinds counted together. Other pieces give points only where a module in play says so.
    .title = Points at the end
rule-BASE-81 = Whoever has the most points wins. Tied players share the victory.
    .title = Winning the game

## Examples

rule-BASE-X1 = The tile in the second row and fifth column (B5) accepts exactly the colors grey, orange and blue. This is so with 4 rows and with 3.
    .title = Example: which materials fit
rule-BASE-X2 = You meet all three requirements of a 3-point card. You gain 3 points and discard the card.
    .title = Example: completing a mission
rule-BASE-X3 = You have three traitors and shields for only two of them. You lose 3 points.
    .title = Example: traitors
rule-BASE-X4 = In a wood territory of 5 tiles red and yellow have one manor each: both gain 2 points. Blue alone on 2 tiles gains 2 points, green alone on 1 tile gains 1 point.
    .title = Example: environs
rule-BASE-X5 = In the black principality yellow, blue and red have one influence marker each. Each of them gains 1 point.
    .title = Example: influence tied
rule-BASE-X6 = In a principality red has 3 influence markers, green 2 and blue 1. Red gains 6 points; after that exactly 2 red markers and 1 green marker go back.
    .title = Example: most influence
rule-BASE-X7 = Four players have 4, 3, 3 and 1 vassals in the principalities. They gain as many points: 4, 3, 3 and 1.
    .title = Example: vassals
rule-BASE-X8 = Two players are tied for most in a principality with 4 influence markers in all: each gains 2 points. If one of them holds the Grail and uses it, that player gains 4 points instead and the other none.
    .title = Example: the Grail
rule-BASE-X9 = At the end you have two flags, two construction materials and one shield left. These five goods give 1 point.
    .title = Example: goods left over
rule-BASE-X10 = On an exchange space you return a blue construction material and claim an orange flag for it.
    .title = Example: exchange
rule-BASE-X11 = You relocate your builder counter-clockwise into the purple principality. There it claims one purple construction material.
    .title = Example: relocating the builder
rule-BASE-X12 = You pay a grey construction material, build on a lake tile with a tower and take a black shield as the bonus.
    .title = Example: tower tile

## The printed components

rule-EDITION-1 = Clockwise, the six principalities are black (Dragon), grey (Dove), blue (Fish), purple (Snake), orange (Fox) and brown (Eagle). Opposite each other lie black and purple, grey and orange, blue and brown.
    .title = The six principalities
rule-EDITION-2 = The action rondel has 24 spaces, and every fourth is a principality. There are four versions of this ring, depending on the modules in play, and not every action is found on each of them.
    .title = The action rondel
rule-EDITION-3 = The environs are hexes with a flat side on top, in 6 columns; the second, fourth and sixth column lie half a tile lower. From a tile follow each of the six directions – straight up, straight down and the four slanting ones – to the first place outside. If that place is beyond the left or right edge, it gives nothing, even if it also lies above or below; otherwise it is the icon of the upper or lower frame in that column.
    .title = Shape of the environs
rule-EDITION-4 = There are 55 mission cards. A card’s points are the number of its requirements.
    .title = Mission cards and points
rule-EDITION-5 = Anyone who owns the box may supply a corrected file of the components. A recorded game names exactly the edition it was played with, so that an old game can always be replayed.
    .title = Corrected editions
