# Gold coins and mistletoe in words.

module-gold = Gold and mistletoe
    .about = Coins change dice and are worth points at the end; mistletoe ignores a mission’s requirement. The rondel has its own spaces for them.

space-gold = Gold
    .about = Take one gold.
    .ask = Take 1 gold?
space-apple-mistletoe = Apple or mistletoe
    .about = Take an apple or a mistletoe.
    .ask = Apple or mistletoe?

action-gold = Pay 1 gold: { $die } from { $face } to { $new_face }
action-gold-chosen = Pay 1 gold: chosen { $die } from { $face } to { $new_face }
action-mistletoe = Use a mistletoe: ignore “{ $need-text }”
action-gain-apple = Take an apple
action-gain-mistletoe = Take a mistletoe

event-gold-taken = { $player } takes { $number } gold.
    .you = You take { $number } gold.
event-gold-paid = { $player } pays { $number } gold.
    .you = You pay { $number } gold.
event-mistletoe-taken = { $player } takes a mistletoe.
    .you = You take a mistletoe.
event-mistletoe-used = { $player } uses a mistletoe to ignore the requirement “{ $requirement }”.
    .you = You use a mistletoe to ignore “{ $requirement }”.
event-die-changed = { $player } turns { $die-a } from { $face } to { $new_face }.

reason-gold = Gold

## What can be pointed at on the table

piece-gold = Gold
    .about = Pay 1 to change an unused die by one. At the end every 2 are worth 3 points.
piece-mistletoe = Mistletoe
    .about = Spend it to ignore one requirement of a mission.

## In the terminal

cli-gold = gold
cli-mistletoe = mistletoe
cli-space-gold = Gold
cli-space-apple-mistletoe = Apple/mst.
cli-group-gold = Pay 1 gold:

lack-gold = 1 gold
lack-mistletoe = a mistletoe

ui-deed-gold = gain gold or mistletoe
ui-deed-gold-gold = { $count ->
    [one] gain 1 gold
   *[other] gain { $count } gold
}
    .keep = { $count ->
        [one] keep 1 gold
       *[other] keep { $count } gold
    }
ui-deed-gold-mistletoe = { $count ->
    [one] gain a mistletoe
   *[other] gain { $count } mistletoe
}
    .keep = { $count ->
        [one] keep a mistletoe
       *[other] keep { $count } mistletoe
    }
