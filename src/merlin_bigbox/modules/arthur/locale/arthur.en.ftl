# Arthur in words.

module-arthur = Arthur
    .about = King Arthur walks an inner ring of the rondel, moved by a fifth die. Picts bring bonuses and are scored, the signet ring completes a card, and two flags do something new.

## Words

figure-arthur = Arthur
    .the = Arthur
    .yours = Arthur
die-arthur = Arthur die
    .a = the Arthur die
rolled-arthur = Arthur { $face }

ability-plus-minus-one = ±1
    .about = Move one space more or one less than the die shows; with 0 spaces the figure stays and performs its space.
change-plus = +1
change-minus = −1
ability-switch = Switch
    .about = Move your knight, Merlin or Arthur with the chosen die, as you like.

pict-tile = value { $value }, { $bonus }
pict-manor = a manor on a { $terrain } tile
pict-apple = an apple

## Spaces

space-apple = Apple
    .about = Take an apple.
    .ask = Take an apple?
space-move-arthur = Move Arthur
    .about = Move Arthur one space, either way, and perform the action there.
    .ask = Which way does Arthur go?
space-activate-vassal = Activate a vassal
    .about = One of your vassals in a principality does its duty there.
    .ask = Which vassal do you activate?
space-vp-manor = Victory points: manors
    .about = Gain 1 point for each of your manors in the environs.
    .ask = Score 1 point for each manor?
space-claim-shield = Shield
    .about = Claim a shield from any principality.
    .ask = Which shield do you take?
space-claim-flag = Flag
    .about = Claim a flag from any principality.
    .ask = Which flag do you take?
space-claim-material = Material
    .about = Claim a construction material from any principality.
    .ask = Which construction material do you take?
space-claim-influence = Influence
    .about = Put an influence marker from your castle board into any principality.
    .ask = Where do you place an influence marker?
space-signet-ring = Signet ring
    .about = Take the signet ring and complete one of your mission cards without meeting its requirements.
    .ask = Which mission do you complete with the ring?
space-stairs = Stairs
    .about = Move your knight clockwise to the next principality space and perform its action.
    .ask = Climb the stairs to the next principality?
space-merlin = Merlin
    .about = Move Merlin 1 to 3 spaces, either way, and perform the action there; a staff may repeat it.
    .ask = How far does Merlin go?
space-replace-manor = Replace a manor
    .about = Replace another player’s manor with one of yours; there is no bonus for it.
    .ask = Which manor do you replace?
space-pict = Picts
    .about = Take one of the open Picts and gain its bonus at once.
    .ask = Which Pict do you take?

## Reasons for points

reason-manors = Victory point space: manors
reason-picts = Picts

## Actions

action-arthur = Arthur die { $face }: move Arthur
action-flag-plus = Flag “{ ability-plus-minus-one }”: move one space more
action-flag-minus = Flag “{ ability-plus-minus-one }”: move one space less
action-flag-switch = Flag “{ ability-switch }”: move { $figure-the } with this die
action-move-arthur = Move Arthur one space { $direction }
action-activate = Activate { $vassal-the }
action-signet = Complete with the signet ring – { $card-text }
action-stairs = Take the stairs with your knight
action-move-merlin = Move Merlin { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } { $direction }
action-replace = Replace the manor on { $cell }
action-chance-pict = Turned up: Pict – { $pict-text }
action-pict = Take Pict: { $pict-text }
action-settle = Build on { $cell } without construction material
action-keep = Keep the manor on { $cell }

## Prompts

prompt-settle = Where do you build on a free { $terrain } tile?
prompt-keep = Which manor at { $territory } do you keep?

## Events

event-ring-taken = { $player } takes the signet ring.
    .you = You take the signet ring.
event-pict-open = A Pict is turned up – { $pict-text }.
event-pict-taken = { $player } takes a Pict – { $pict-text }.
    .you = You take a Pict – { $pict-text }.
event-pict-sum = { $player } has Picts with a total value of { $number }.
event-manor-replaced = { $player } replaces the manor of { $seat } on { $cell }.
    .you = You replace the manor of { $seat } on { $cell }.
event-thinned = { $player } takes back the manor on { $cell }.
event-flag-plus-minus = { $player } uses the flag “{ ability-plus-minus-one }”: { $change }, so the figure moves { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }.
    .short = flag “{ ability-plus-minus-one }”: { $change }.
event-activated = { $player } activates { $vassal-the } in { $colour-the }.
    .you = You activate { $vassal-the } in { $colour-the }.

## What can be pointed at on the table

piece-arthur = Arthur
    .about = Walks the inner ring, either way. Everybody moves him with their Arthur die.
piece-arthur-die = Arthur die
    .about = Moves Arthur on the inner ring, once per round.
piece-ring = Signet ring
    .about = Taking it completes a mission without its requirements. Adds 3 to your Picts.
piece-pict = Pict
    .about = Brings its bonus at once. At scoring the highest sum gains 3 points, the lowest loses 3.

## In the terminal

cli-letter-arthur = A
cli-signet-ring = signet ring
cli-picts-left = Picts left
cli-picts-taken = Picts taken
cli-picts-sum = their sum
cli-picts-open = Open Picts:
cli-space-apple = Apple
cli-space-move-arthur = Arthur ±1
cli-space-activate-vassal = Activate
cli-space-vp-manor = VP manors
cli-space-claim-shield = Shield
cli-space-claim-flag = Flag
cli-space-claim-material = Material
cli-space-claim-influence = Influence
cli-space-signet-ring = Signet
cli-space-stairs = Stairs
cli-space-merlin = Merlin
cli-space-replace-manor = Repl.manor
cli-space-pict = Picts
cli-help-arthur = { $arthur } is Arthur, who walks the inner ring (spaces 24 to 36); “♚3” in a frame: his die 3 leads there.

lack-ring = the signet ring

ui-deed-arthur = win ground against the Picts
ui-deed-arthur-pict = { $count ->
    [one] take a Pict
   *[other] take { $count } Picts
}
ui-deed-arthur-signet = take the signet ring
