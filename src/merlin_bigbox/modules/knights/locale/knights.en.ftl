# The Knights of the Round Table in words.

module-knights = Knights of the Round Table
    .about = Each player wins two allies, one from each of two stacks, whose abilities help throughout the game.
variant-random-allies = Random allies
    .about = Chance deals each player one ally of each stack; there is no draft.

## Words

ally-tristram = Sir Tristram
    .about = 6 movement tiles: change one of your unused personal dice by 1 or 2.
ally-lamorak = Sir Lamorak
    .about = On a principality space or the vassal influence space, a vassal already in the principality may be deployed there again.
ally-gawain = Sir Gawain
    .about = 3 special movement tiles: set your unused Merlin or Arthur die to any face.
ally-lancelot = Sir Lancelot
    .about = Each vassal you deploy where your marshal stands does its duty twice.
ally-gareth = Sir Gareth
    .about = 6 defense tiles: 1 point the first time you repel a traitor of a color, and points for these tiles at the end.
ally-geraint = Sir Geraint
    .about = 5 ally tiles: 1 point more on every victory point space, and points for the spaces you used at the end.
ally-galahad = Sir Galahad
    .about = 6 wild tiles: claim a good from any other principality than the one given.
ally-bors = Sir Bors
    .about = 3 portal tiles: instead of moving with a personal die, put your knight on any principality space.
ally-gaheris = Sir Gaheris
    .about = 2 castle tiles: a manor on a castle counts as two, and a tower gives its bonus twice.
ally-percival = Sir Percival
    .about = 8 change of color tiles: change the color of one requirement of a mission card.
ally-bedivere = Sir Bedivere
    .about = A hand of 6 mission cards and 6 swap tiles: swap a card of your hand with one of the display.
ally-kay = Sir Kay
    .about = 2 influence tiles: next to a marker you place, a tile counts as another one for the majority.

victory-shield = shields
victory-flag = flags
victory-material = construction materials
victory-influence = influence
victory-manor = manors

## Reasons for points

reason-gareth = Sir Gareth
reason-geraint = Sir Geraint

## Actions: labels to choose from

action-ally = { $ally } – { $ally-about }
action-chance-ally = Ally dealt: { $ally }
action-tristram = Sir Tristram: { $die } from { $face } to { $new_face }
action-gawain = Sir Gawain: { $die } from { $face } to { $new_face }
action-bors = Sir Bors: put your knight on { $colour-the }
action-galahad = Sir Galahad: take { coloured-good } instead
action-galahad-influence = Sir Galahad: take { coloured-good } without a marker there
action-percival = Sir Percival: “{ $need-text }” becomes { $colour-name }
action-bedivere = Sir Bedivere: swap “{ $given-text }” for “{ $taken-text }”
action-castle = Put a castle under the manor
action-kay = Add Sir Kay’s tile

## Prompts: what is asked, and why

prompt-draft-a = Stack A: Which ally do you take?
prompt-draft-b = Stack B: Which ally do you take?
prompt-castle = Put a castle of Sir Gaheris under the manor on { $cell }?
prompt-kay = Add a tile of Sir Kay in { $colour-name }?

## Events: the log

event-ally-joined = { $ally } joins { $player }.
event-ally-tile = { $player } uses a tile of { $ally }.
    .you = You use a tile of { $ally }.
event-marshal = { $player } puts the marshal into { $colour-the }.
event-tristram = { $player } turns { $die-a } from { $face } to { $new_face }.
event-gawain = { $player } turns { $die-a } from { $face } to { $new_face }.
event-gareth-tile = { $player } places Sir Gareth’s tile for { $colour-name } traitors.
    .you = You place Sir Gareth’s tile for { $colour-name } traitors.
event-geraint-tile = { $player } places Sir Geraint’s tile for a victory point space: { $victory }.
event-cards-swapped = { $player } swaps “{ $given-text }” for “{ $taken-text }” from the display.
event-recoloured = On { $player }’s card, “{ $requirement }” counts as { $colour-name }.
event-castle = { $player } puts a castle under the manor on { $cell }.
event-castle-gone = { $player }’s castle on { $cell } leaves the game.
event-kay-added = { $player } adds a tile of Sir Kay in { $colour-the }.
event-kay-back = { $player } takes { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    } of Sir Kay back from { $colour-the }.

## What can be pointed at on the table

piece-ally = Ally
    .about = Your ally’s ability helps you throughout the game.
piece-ally-tile = Tile of an ally
    .about = Serves your ally’s ability.
piece-marshal = Marshal
    .about = Vassals that Sir Lancelot’s player places here do their duty twice.
piece-castle-tile = Castle of Sir Gaheris
    .about = The manor on it counts as two, and a tower gives its bonus twice.
piece-kay-tile = Tile of Sir Kay
    .about = Counts as one more marker for the majority at the next scoring.

## In the terminal

cli-marshal = marshal:
cli-tiles-left = { $number ->
        [0] no tiles
        [one] 1 tile
       *[other] { $number } tiles
    }
cli-group-tristram = Sir Tristram:
cli-group-gawain = Sir Gawain:
cli-group-galahad = Sir Galahad: claim instead
cli-group-galahad-influence = Sir Galahad: claim without a marker
cli-group-percival = Sir Percival: another color for requirement
cli-group-bors = Sir Bors: knight to
cli-help-knights = { $castle } is a castle under a manor, ᴷ a tile of Sir Kay next to a marker.

fact-ally = { $ally }: { $player }{ $tiles ->
        [0] {""}
        [one] , 1 tile left
       *[other] , { $tiles } tiles left
    }
lack-ally = { $which } as an ally

ui-deed-knights = get more out of the allies
ui-deed-knights-gareth = { $count ->
    [one] place a tile of Sir Gareth’s
   *[other] place { $count } tiles of Sir Gareth’s
}
ui-deed-knights-geraint = { $count ->
    [one] place a tile of Sir Geraint’s
   *[other] place { $count } tiles of Sir Geraint’s
}
ui-deed-knights-kay = { $count ->
    [one] place a tile of Sir Kay’s
   *[other] place { $count } tiles of Sir Kay’s
}
ui-deed-knights-castle = { $count ->
    [one] guard a manor with a castle
   *[other] guard { $count } manors with castles
}
ui-deed-knights-tile = { $count ->
    [one] have one more tile of an ally
   *[other] have { $count } more tiles of allies
}
    .keep = { $count ->
        [one] keep a tile of an ally
       *[other] keep { $count } tiles of allies
    }
