# The rules of Arthur in short, as the help shows them.

## Setup and turns

rule-ARTHUR-1 = The rondel has its own outer ring of 24 spaces and an inner ring of 13 spaces for Arthur. The spaces of the Grail and of Excalibur are on the inner ring now, and so is that of the signet ring.
    .title = Arthur’s rondel
rule-ARTHUR-2 = The black and the grey flags are replaced: instead of repelling traitors and of a second mission card, they are the flags “±1” and “Switch”.
    .title = Other flags
rule-ARTHUR-3 = The 30 Picts are shuffled and 4 of them are turned up. Each player also has a black Arthur die: with 5 dice there are 5 turns each in a round.
    .title = Picts and Arthur die at the start
rule-ARTHUR-4 = If you roll four or five of a kind with your 5 dice, you roll all of them again until there is none. Three of a kind and a pair stand.
    .title = Rolling five dice
rule-ARTHUR-5 = The Arthur die moves Arthur on the inner ring by its pips, clockwise or counter-clockwise as you choose; then you perform the action of that inner space. An apple can change this die, too.
    .title = The Arthur die

## Inner spaces

rule-ARTHUR-6 = On the inner spaces for a shield, a flag or a construction material you claim one of that kind from any principality. On the influence space you put one influence marker from your castle board into any principality.
    .title = Inner spaces: goods and influence
rule-ARTHUR-7 = The inner spaces of the Grail and of Excalibur do what they do in the base game.
    .title = Inner spaces: Grail and Excalibur
rule-ARTHUR-8 = You take the signet ring from the board or from its holder; then you complete one card of your hand without meeting its requirements, for the points it shows. It does not use up the one card of your turn, and each completed card is replaced at the end of the turn. If you have a card you must do so, even if you hold the ring already. In a turn in which you have used the market, you only take the ring.
    .title = Inner space: signet ring
rule-ARTHUR-9 = Your knight moves clockwise to the next principality space – from a principality space to the one after it – and you perform the action there.
    .title = Inner space: stairs
rule-ARTHUR-10 = You move Merlin 1, 2 or 3 spaces, clockwise or counter-clockwise, and perform the action there; a staff may repeat it. After the move you may forfeit the action, as you may after stairs and after moving Arthur. If one Merlin move triggers another in the same turn, each move allows a staff of its own, the inner one first.
    .title = Inner space: Merlin
rule-ARTHUR-11 = You replace another player’s manor with one of your own from the supply. It costs no construction material and brings no bonus of a tower or treasure. The replaced manor returns to its owner, a hut on it to the supply. Without a manor in your supply this is not offered.
    .title = Inner space: replace a manor
rule-ARTHUR-12 = On one of the 3 spaces for Picts you take one of the open Picts, gain its bonus at once, and a new one is turned up. When the stacks are empty, none is.
    .title = Inner spaces: Picts
rule-ARTHUR-13 = The bonus of a Pict is a good of the kind and color shown; an apple; an influence marker into the principality shown; or a manor on a free tile of the terrain shown, without construction material. Such a manor is built like any other: the bonus of a tower or treasure applies. You may take a Pict even if its bonus is impossible, and you may decline a manor.
    .title = Bonuses of the Picts

## New outer spaces

rule-ARTHUR-14 = You take one apple from the supply.
    .title = Apple space
rule-ARTHUR-15 = You move Arthur 1 space, clockwise or counter-clockwise, and perform the action of that inner space.
    .title = Move Arthur
rule-ARTHUR-16 = One of your vassals that is in a principality does its duty there. This is not a deployment.
    .title = Activate a vassal
rule-ARTHUR-17 = You gain 1 point for each of your manors in the environs. It is a fifth victory point space.
    .title = Manor points

## New flags

rule-ARTHUR-20 = Use this flag before moving: the figure moves one space more or one less than the die shows. The die itself does not change. The change is applied last; several of them add up, from 0 to 7 spaces. With 0 the figure stays and performs the action of its space.
    .title = Flag: ±1
rule-ARTHUR-21 = Use this flag before moving: the chosen die moves your knight, Merlin or Arthur, as you like. The direction is that of the figure, and a staff may follow if it is Merlin. For everything that changes dice the die stays what it is.
    .title = Flag: switch

## Scoring

rule-ARTHUR-30 = After the points for the environs, each player in turn, beginning with the first player of the round just played, keeps one manor of choice in each territory and takes the others back. After round 6 all manors stay.
    .title = Scoring: manors go back
rule-ARTHUR-31 = Last of all each player adds up the values of their Picts; the holder of the signet ring adds 3. Everybody with the highest sum gains 3 points, everybody with the lowest loses 3; having no Pict counts as 0. If all sums are equal, nothing happens. Then these Picts leave the game.
    .title = Scoring: Picts

## Examples

rule-ARTHUR-X1 = Red has Picts worth 11. Green has Picts worth 9 and the signet ring, which makes 12. Green gains 3 points, red loses 3.
    .title = Example: scoring the Picts
rule-ARTHUR-X2 = Arthur stands on the stairs: yellow’s knight moves to the black principality space. The lady-in-waiting is deployed there and puts an influence marker into that principality.
    .title = Example: stairs
rule-ARTHUR-X3 = Blue moves Merlin one space counter-clockwise onto a building space, builds a manor, uses a staff and builds again.
    .title = Example: Merlin
rule-ARTHUR-X4 = Red replaces green’s manor on a lake tile with a tower and gets no bonus.
    .title = Example: replacing a manor
rule-ARTHUR-X5 = Yellow takes a Pict that shows an orange flag, and claims the flag at once.
    .title = Example: a Pict
rule-ARTHUR-X6 = Red activates the builder in the orange principality and claims an orange construction material.
    .title = Example: activating a vassal
rule-ARTHUR-X7 = Red has 3 manors in the environs and gains 3 points.
    .title = Example: manor points
rule-ARTHUR-X8 = With the flag ±1 a 6 moves a figure 7 spaces, and with a 1 it stays and performs the action of its space.
    .title = Example: ±1
rule-ARTHUR-X9 = You complete one card with the signet ring and another one by its requirements in the same turn. At the end of the turn you draw two.
    .title = Example: two cards in a turn
