# Morgana and the witch’s kitchen in words.

module-morgana = Morgana
    .about = Morgana closes the principality in which she stands. Once per round you may use one of her dice for a poisoned apple, the drinking horn or a cauldron with a spell.

## What the cauldron tokens do

effect-bewitch = bewitch
    .about = Set one of your unused dice, or an unused personal die of another player, to any face.
effect-swap-figures = swap figures
    .about = Swap your knight with another player’s; with Arthur, or swap Merlin and Arthur.
effect-sell-goods = witch’s gold: sell
    .about = Return 2 goods and gain 3 gold.
effect-buy-goods = witch’s gold: buy
    .about = Pay 2 gold and take 3 goods from Morgana’s principality.
effect-witch-hut = witch’s hut
    .about = Put a hut on one of your manors, which then counts as two.
effect-dark-influence = dark influence
    .about = Put a Morgana marker into her principality and one into a neighboring or the opposite one.

## Actions: labels to choose from

action-chance-token = Cauldron token { $token } with “{ $effect }” up
action-chance-pentagrams = Morgana’s dice: { $first }, { $second }, { $third }, { $fourth }
action-morgana = Morgana die { $face }: go to the witch’s kitchen
action-poisoned-apple = Take a poisoned apple
action-horn = Take the drinking horn: pay for each step up to 7
action-cauldron = Use cauldron { $face }
action-horn-gold = Pay 1 gold
action-horn-material = Return { $colour-a } construction material
action-poison = Use a poisoned apple: swap your { $die } showing { $face }
action-poison-chosen = Use a poisoned apple: swap the chosen { $die } showing { $face }
action-poison-morgana = Use a poisoned apple: swap a Morgana die showing { $face }
action-poison-swap = Swap with { $seat }: { $die } showing { $face }
action-morgana-to = Move Morgana to { $colour-short }
action-bewitch = Bewitch { $seat }’s { $die }: from { $face } to { $new_face }
action-swap-knights = Swap your knight with { $seat }’s
action-buy-goods = Pay 2 gold for 3 goods from Morgana’s principality
action-hut = Put a hut on your manor on { $cell }
action-dark-influence = Put a Morgana marker into { $colour-short }

## Prompts: what is asked, and why

prompt-morgana-die = What do you use the Morgana die for?
prompt-kitchen-done = Witch’s kitchen done. End your turn?
prompt-horn-payment = The drinking horn costs { $left ->
        [one] { $left } more payment
       *[other] { $left } more payments
    }: gold or construction material?
prompt-move-morgana = First Morgana moves: where to?
prompt-cauldron-effect = Cauldron { $face }, “{ $effect }”: What do you do?
prompt-poison = Which die do you swap your { $given } for?
prompt-sell-second-good = Which is the second good you give back?
prompt-buy-goods = Witch’s gold: Which good do you take? ({ $left } left)

## Events: the log

event-cauldron-token = Cauldron { $face } shows “{ $effect }”.
event-pentagrams = Morgana’s dice show { $pips }.
event-morgana-die = { $player } chooses a Morgana die showing { $face }.
event-cauldron = { $player } uses cauldron { $face }.
event-horn = { $player } takes the drinking horn.
    .you = You take the drinking horn.
event-poisoned-apple = { $player } takes a poisoned apple.
    .you = You take a poisoned apple.
event-poisoned = { $player } uses a poisoned apple: the { $given } goes to { $seat }, whose { $taken } comes in return.
event-morgana-moved = { $player } moves Morgana to { $colour-the }.
    .you = You move Morgana to { $colour-the }.
event-token-turned = The token of cauldron { $face } is turned over and now shows “{ $effect }”.
event-bewitched = { $player } bewitches a die of { $seat } from { $face } to { $new_face }.
event-knights-swapped = { $player } and { $seat } swap the places of their knights.
    .short = swaps knights with { $seat }.
event-hut = { $player } puts a witch’s hut on the manor on { $cell }.
    .you = You put a witch’s hut on the manor on { $cell }.
event-morgana-marker = { $on_top ->
        [yes] { $player } puts a Morgana marker on top of an influence marker in { $colour-the }.
       *[no] { $player } puts a Morgana marker into { $colour-the }.
    }
event-hut-manor-back = { $with_hut ->
        [yes] { $player } takes the manor on { $cell } back, and its hut goes to the supply.
       *[no] { $player } takes the manor on { $cell } back: a hut stood in its territory.
    }
event-morgana-markers-back = { $number ->
        [one] { $number } Morgana marker goes
       *[other] { $number } Morgana markers go
    } back from { $colour-the }.

## Reasons for points

reason-horn = Drinking horn
reason-huts = Witch’s huts

## What can be pointed at on the table

piece-morgana = Morgana
    .about = Closes the space where she stands; nothing can be taken there.
piece-morgana-die = Morgana die
    .about = Once per round, instead of a die: a poisoned apple, the drinking horn or a cauldron.
piece-cauldron = Cauldron
    .about = Move Morgana and use its spell. The token then turns over.
piece-horn = Drinking horn
    .about = At the end of each round its owner gains as many points as the round’s number.
piece-poison = Poisoned apple
    .about = Spend it to swap the values of your unused die and another player’s.
piece-hut = Witch’s hut
    .about = Its manor counts as two in the next scoring of the environs.
piece-morgana-marker = Morgana marker
    .about = On your marker it makes that marker count as two; alone it counts for Morgana.

## In the terminal

cli-letter-morgana = Mo
cli-morgana-beside = still next to the board
cli-morgana-closes = closes
cli-morgana-dice = her dice
cli-morgana-used = die used this round
cli-horn = drinking horn
cli-poisoned-apples = poisoned apples
cli-huts = huts
cli-morgana-markers = Morgana markers
cli-cauldron = cauldron { $number }
cli-cauldron-used = used this round
cli-cauldron-steps = { $number ->
        [one] 1 step
       *[other] { $number } steps
    }
cli-group-bewitch = Bewitch:
cli-group-morgana-to = Move Morgana to
cli-group-dark-influence = Further Morgana marker into
cli-group-horn-material = Return material to
cli-help-morgana = { $morgana } is Morgana: her space is closed, and the numbers in brackets cannot be claimed; { $hut } is a hut on a manor, ☾ behind a marker one of her markers on top of it.

fact-cauldron = Cauldron { $face }: { $effect }{ $state ->
        [taken] , used this round
       *[free] {""}
    }
fact-morgana-die = Morgana die { $face }: { $effect }, an apple or the horn
fact-morgana-die-wild = Morgana die { $face }: any cauldron, an apple or the horn
fact-morgana-beside = { $what }: next to the board
why-not-at-morgana-walk = Not now. It is for Morgana’s walk before a cauldron.
why-not-at-cauldron = Not now. It is for the effect of a cauldron: { $steps }.
lack-poison = a poisoned apple
lack-morgana-die = a Morgana die showing { $which }
lack-morgana-unused = a Morgana die this round: you have used one
lack-cauldron-free = a cauldron that nobody has used this round
lack-morgana-away = Morgana elsewhere

ui-deed-morgana = get more out of the witch’s kitchen
ui-deed-morgana-horn = take the drinking horn
ui-deed-morgana-poisoned-apple = { $count ->
    [one] take a poisoned apple
   *[other] take { $count } poisoned apples
}
    .keep = { $count ->
        [one] keep a poisoned apple
       *[other] keep { $count } poisoned apples
    }
ui-deed-morgana-hut = { $count ->
    [one] strengthen a manor with a witch’s hut
   *[other] strengthen { $count } manors with witch’s huts
}
ui-deed-morgana-topped = { $count ->
    [one] double an influence marker with a Morgana marker
   *[other] double { $count } influence markers with Morgana markers
}
