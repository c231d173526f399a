# The King’s decree in words.

module-decrees = The King’s decree
    .about = Four hidden decrees lie in each principality. You can look through them instead of a vassal’s duty and take one; decrees you have can be spent later.

## What the decrees show

decree-shield-black = black shield
decree-shield-grey = grey shield
decree-shield-blue = blue shield
decree-shield-purple = purple shield
decree-shield-orange = orange shield
decree-shield-brown = brown shield
decree-material-black = black construction material
decree-material-grey = grey construction material
decree-material-blue = blue construction material
decree-material-purple = purple construction material
decree-material-orange = orange construction material
decree-material-brown = brown construction material
decree-flag-black = black flag
decree-flag-grey = grey flag
decree-flag-blue = blue flag
decree-flag-purple = purple flag
decree-flag-orange = orange flag
decree-flag-brown = brown flag
decree-points-1 = 1 point
decree-points-2 = 2 points
decree-points-3 = 3 points
decree-points-4 = 4 points
decree-points-5 = 5 points
decree-points-6 = 6 points
decree-points-7 = 7 points
decree-points-8 = 8 points
decree-points-9 = 9 points

## Actions, prompts and events

action-decree-look = Look through the decrees instead and take one
action-decree-duty = Do the vassal’s duty
action-decree-take = Take the decree “{ $decree }”
action-decree-die = Spend 1 decree: { $die } from { $face } to { $new_face }
action-decree-chosen = Spend 1 decree: chosen { $die } from { $face } to { $new_face }
action-decree-claim = Spend 2 decrees: take { coloured-good }
action-decree-marker = Spend 2 decrees: put an influence marker into { $colour-short }
action-decree-points = Spend 3 decrees: gain 5 points
action-chance-decrees = Decrees: { $first }, { $second }, { $third }, { $fourth }

prompt-decree = Do the duty, or look through the decrees?
prompt-take-decree = Which decree do you take?

event-decree-looked = { $player } looks through the decrees in { $colour-the }.
event-decree-saw = { $player } sees the decree “{ $decree }” in { $colour-the }.
    .short = { "" }
event-decree-took = { $player } takes the decree “{ $decree }” from { $colour-the }.
    .you = You take the decree “{ $decree }” from { $colour-the }.
event-decree-spent = { $player } spends { $number ->
        [one] { $number } decree
       *[other] { $number } decrees
    }.
    .you = You spend { $number ->
        [one] { $number } decree
       *[other] { $number } decrees
    }.
event-decree-die = { $player } turns { $die-a } from { $face } to { $new_face }.

reason-decrees = Decrees taken
reason-decrees-spent = Decrees spent

## What can be pointed at on the table

piece-decree = Decree
    .about = Gives what it shows when taken. Spend decrees later for dice, goods, markers or points.
piece-decree-stack = Stack of decrees
    .about = Instead of a vassal’s duty, look through these and take one.

## In the terminal

cli-decrees-held = decrees held
cli-decrees-spent = spent
cli-decrees-looked = stacks seen
cli-decrees-hidden = Unknown to you:
cli-decrees-taken = Taken so far:
cli-group-decree-die = Spend 1 decree:
cli-group-decree-claim = Spend 2 decrees, claim:
cli-group-decree-marker = Spend 2 decrees, marker into

fact-decrees = Decrees, { $colour }: { $number }, seen by { $players }
lack-decree = a decree
lack-decrees = 2 decrees

ui-deed-decrees = gain by the King’s decrees
ui-deed-decrees-decree = { $count ->
    [one] take a decree
   *[other] take { $count } decrees
}
    .keep = { $count ->
        [one] keep a decree
       *[other] keep { $count } decrees
    }
