# The base game in words. Parameters are named after the types of fields; a part after a hyphen is a form of the word.

## Words

good-shield = shield
    .a = a shield
    .many = shields
    .about = Repels one traitor of its color at scoring. Also counts for missions.
good-flag = flag
    .a = a flag
    .many = flags
    .about = Spend it once for its power. Also counts for missions.
good-material = construction material
    .a = a construction material
    .many = construction materials
    .about = Spend it to build a manor where its color fits. Also counts for missions.

coloured-good = { $colour-a } { $good }
no-coloured-good = no { $colour-name } { $good }

vassal-lady = lady-in-waiting
    .the = the lady-in-waiting
    .about = Puts one of your influence markers where she is placed.
vassal-shield-bearer = shield-bearer
    .the = the shield-bearer
    .about = Takes a shield where he is placed.
vassal-builder = builder
    .the = the builder
    .about = Takes a construction material where he is placed.
vassal-flag-bearer = flag-bearer
    .the = the flag-bearer
    .about = Takes a flag where he is placed.

figure-knight = knight
    .the = the knight
    .yours = Your knight
figure-merlin = Merlin
    .the = Merlin
    .yours = Merlin

die-own = personal die
    .a = a personal die
die-merlin = Merlin die
    .a = the Merlin die
die-none = no die
    .a = no die
rolled-own = { $face }
rolled-merlin = Merlin { $face }

direction-clockwise = clockwise
direction-counter-clockwise = counter-clockwise

terrain-mountain = mountain
terrain-wood = wood
terrain-lake = lake

tile-plain = { $terrain } tile
tile-tower = { $terrain } tile with a tower

ability-repel = Repel traitors
    .about = Discard all your traitors of one color without shields.
ability-missions = Missions
    .about = After completing a mission card, complete a second one this turn and gain 2 more points.
ability-reverse = Reverse
    .about = Move your knight counter-clockwise with this die.
ability-turn = Turn one die
    .about = Turn the chosen die to its opposite side before moving.
ability-different-action = Different action
    .about = After a move, perform the action of a space with another player’s knight instead.
ability-mirror = Mirror
    .about = After moving your knight, put it on the opposite space and perform the action there.

starting-tile = knight on { $knight }, { $flag }, { $shield }, { $material }, influence in { $influence }

## Mission cards

mission-card = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $needs }
requirement-number = requirement { $number }
need-good = { $colour-a } { $good }
need-any-good = { $good-a } of any color
    .many = { $number } { $good-many } of any color
need-influence = influence in { $colour-short }
need-influence-any = influence in any principality
    .many = { $number } influence markers on the board
need-vassal-in = { $vassal-the } in { $colour-short }
need-two-vassals-in = any two vassals in { $colour-short }
need-vassals-together = { $vassal-the } and { $second_vassal-the } in the same principality

## Spaces

space-principality = { $colour-principality }
    .about = Deploy one of your vassals to this principality, where it does its duty.
    .ask = Which vassal do you place in { $colour-short }?
space-vp-shield = Victory points: shields
    .about = Gain 1 point for each of your shields.
    .ask = Score 1 point for each shield?
    .none = you have no shields
space-vp-flag = Victory points: flags
    .about = Gain 1 point for each of your flags.
    .ask = Score 1 point for each flag?
    .none = you have no flags
space-vp-material = Victory points: materials
    .about = Gain 1 point for each of your construction materials.
    .ask = Score 1 point for each construction material?
    .none = you have no construction materials
space-vp-influence = Victory points: influence
    .about = Gain 1 point for each of your influence markers on the board.
    .ask = Score 1 point for each influence marker?
    .none = you have no influence marker on the board
space-influence-shield = Influence: shield
    .about = Claim a shield from a principality in which you have an influence marker.
    .ask = Which shield do you take?
    .none = no shield left where you have influence
space-influence-flag = Influence: flag
    .about = Claim a flag from a principality in which you have an influence marker.
    .ask = Which flag do you take?
    .none = no flag left where you have influence
space-influence-material = Influence: material
    .about = Claim a construction material from a principality in which you have an influence marker.
    .ask = Which construction material do you take?
    .none = no material left where you have influence
space-influence-vassal = Influence: vassal
    .about = Deploy a vassal to a principality in which you have an influence marker.
    .ask = Which vassal do you send, and where?
    .none = no vassal left to send where you have influence
space-excalibur = Excalibur
    .about = Discard one of your traitors and take Excalibur.
    .ask = Which traitor do you discard for Excalibur?
    .none = you have no traitor to discard
space-grail = Grail
    .about = Take an apple and the Grail.
    .ask = Take an apple and the Grail?
space-relocate = Relocate a vassal
    .about = Move one of your vassals to the next principality, either way; if all are at home, deploy one anywhere.
    .ask = Which vassal moves, and which way?
    .none = no vassal can be moved
space-exchange = Exchange
    .about = Return one of your goods and claim any other one.
    .ask = Which good do you give back?
    .none = you have nothing to give back
space-mission = Missions
    .about = Discard up to two mission cards and take as many new ones.
    .ask = Which mission card do you discard?
    .none = you have no card to discard
space-build = Build a manor
    .about = Return a construction material that a free terrain tile accepts and build a manor there.
    .ask = Where do you build a manor?
    .none = none of your materials fits a free tile

## Reasons for points

reason-shields = Victory point space: shields
reason-flags = Victory point space: flags
reason-materials = Victory point space: materials
reason-markers = Victory point space: influence
reason-missions = Mission cards
reason-missions-flag = Missions flag
reason-traitors = Traitors
reason-excalibur = Excalibur
reason-environs = Environs
reason-influence = Influence
reason-grail = Grail
reason-vassals = Vassals
reason-apples = Apples left
reason-staffs = Staffs left
reason-goods = Goods left

## Actions: labels to choose from

action-die = Die { $face }: move your knight
action-merlin = Merlin die { $face }: move Merlin
action-move = Move { $direction }
action-apple = Use an apple: set the die to { $face }
action-flag-turn = Flag “{ ability-turn }”: turn the die to its opposite side
action-flag-reverse = Flag “{ ability-reverse }”: move counter-clockwise
action-flag-different = Flag “{ ability-different-action }”: choose “{ $space }” instead
action-flag-mirror = Flag “{ ability-mirror }”: put your knight on the opposite space
action-flag-repel = Flag “{ ability-repel }”: discard all your { $colour-name } traitors
action-flag-missions = Flag “{ ability-missions }”: also complete – { $card-text }
action-mission = Complete mission – { $card-text }
action-perform = Perform the action
action-forfeit = Forfeit the action
action-staff = Use a staff: perform the same action again
action-end-turn = End the turn
action-deploy = Deploy { $vassal-the } to { $colour-short }
action-relocate = Relocate { $vassal-the } { $direction }
action-claim = Take { coloured-good }
action-return = Return { coloured-good }
action-discard = Discard mission – { $card-text }
action-stop = Discard no more cards
action-take = Take mission – { $card-text }
action-draw = Draw from the draw pile
action-build = Build on { $cell } with { $colour-name } material
action-marker = Put an influence marker into { $colour-short }
action-decline = Decline
action-traitor = Discard { $colour-a } traitor
action-shields = Continue: return shields
action-grail = Use the Grail: take all the points
action-share = Share the points
action-turn = Take another turn
action-pass = Pass for the rest of the round
action-go-on = Continue
action-chance-first = First player: { $seat }
action-chance-tile = Terrain: { $tile }
action-chance-start = Starting tile: { $start }
action-chance-traitor = Traitor: { $colour-name }
action-chance-display = To the display: mission – { $card-text }
action-chance-card = Drawn: mission – { $card-text }
action-chance-roll = Roll: { $faces }

## Prompts: what is asked, and why

prompt-turn = Choose a die.
prompt-move = { $figure-key ->
        [knight] Move your knight?
       *[other] Which way does { $figure-the } go?
    }
prompt-arrived = { $space-ask }
prompt-after = { $nested ->
        [yes] Continue your turn?
       *[other] End your turn?
    }
prompt-repeat = Staff: { $space-ask }
prompt-exchange = Which good do you take instead?
prompt-second-discard = Discard a second mission card?
prompt-take-card = New mission: display or draw pile?
prompt-tower = Tower: Which bonus do you take?
prompt-repel = Traitors attack: use a flag or ability first?
prompt-grail = Tied in { $colour-short }: use the Grail to take all points?
prompt-turn-or-pass = No dice left: another turn, or pass?
prompt-given = Take { coloured-good }, or something else?
prompt-aid = One requirement is missing. Cover it how?

## Events: the log

event-points = { $points-change ->
        [loss] { $player } loses { $points ->
            [one] { $points } point
           *[other] { $points } points
        } ({ $reason }).
       *[gain] { $player } gains { $points ->
            [one] { $points } point
           *[other] { $points } points
        } ({ $reason }).
    }
event-first-player = { $player } is first player.
event-starting-tile = { $player } receives a starting tile: { $start }.
event-traitor = { $player } draws { $colour-a } traitor.
    .you = You draw { $colour-a } traitor.
    .short = { $colour-name }
event-display = New mission in the display – { $card-text }.
event-drew = { $player } draws a mission card.
event-card = { $player } draws a mission – { $card-text }.
event-rolled = { $player } rolls { $faces }.
    .short = { $faces }
event-round = Round { $number } begins with { $player }.
event-turn = It is { $player }’s turn.
event-passed = { $player } passes for the rest of the round.
event-die = { $player } chooses a die showing { $face } for { $figure-the }.
event-apple-used = { $player } uses an apple: the die now shows { $face }.
    .you = You use an apple: the die now shows { $face }.
    .short = apple: the die becomes { $face }.
event-flag = { $player } uses the flag “{ $ability }”.
    .you = You use the flag “{ $ability }”.
    .short = flag “{ $ability }”.
event-moved = { $steps-key ->
        [stays] { $player } leaves { $figure-the } on “{ $space }”.
       *[moves] { $player } moves { $figure-the } { $steps ->
            [one] { $steps } space
           *[other] { $steps } spaces
        } { $steps-way } to “{ $space }”.
    }
    .you = { $steps-key ->
        [stays] { $figure-yours } stays on “{ $space }”.
       *[moves] { $figure-yours } moves to “{ $space }”.
    }
    .short = { $steps-key ->
        [stays] { $figure } stays on { $space-brief }.
        [back] { $figure } { $steps } { $steps-way } → { $space-brief }.
       *[moves] { $figure-key ->
            [knight] { $figure } { $steps } → { $space-brief }.
           *[other] { $figure } { $steps } { $steps-way } → { $space-brief }.
        }
    }
event-put = { $player } puts { $figure-the } on “{ $space }”.
    .you = { $figure-yours } goes to “{ $space }”.
    .short = { $figure } → { $space-brief }.
event-performs = { $player } performs “{ $space }”.
    .nothing = { $player } performs “{ $space }” and gains nothing.
    .short = → { $space-brief }.
event-forfeits = { $player } forfeits “{ $space }”.
    .short = no action.
event-staff = { $player } uses a staff to repeat “{ $space }”.
    .you = You use a staff to repeat “{ $space }”.
    .short = staff: the same action again.
event-deployed = { $origin-key ->
        [home] { $player } deploys { $vassal-the } to { $colour-the }.
       *[away] { $player } deploys { $vassal-the } from { $origin-short } to { $colour-the }.
    }
    .you = { $origin-key ->
        [home] You deploy { $vassal-the } to { $colour-the }.
       *[away] You deploy { $vassal-the } from { $origin-short } to { $colour-the }.
    }
    .short = { $origin-key ->
        [home] { $vassal } → { $colour-brief }.
       *[away] { $vassal } (from { $origin-short }) → { $colour-brief }.
    }
    .acts = { $origin-key ->
        [home] { $vassal }
       *[away] { $vassal } (from { $origin-short })
    }
event-evicted = { $player }’s { $vassal } goes home from { $colour-the }.
    .you = Your { $vassal } goes home from { $colour-the }.
    .short = { $player }’s { $vassal } goes home.
event-claimed = { $player } takes { coloured-good }.
    .you = You take { coloured-good }.
event-returned = { $player } gives back { coloured-good }.
    .you = You give back { coloured-good }.
event-marker = { $player } puts an influence marker into { $colour-the }.
    .you = You put an influence marker into { $colour-the }.
event-none-left = { $player } finds { no-coloured-good } to take.
    .you = There is { no-coloured-good } to take.
event-no-marker = { $player } has no influence marker left to place.
    .you = You have no influence marker left to place.
event-marker-back = { $player } takes { $number ->
        [one] { $number } influence marker
       *[other] { $number } influence markers
    } back from { $colour-the }.
    .short = { $player } takes { $number } back
event-excalibur = { $player } takes Excalibur.
    .you = You take Excalibur.
event-grail = { $player } takes the Grail.
    .you = You take the Grail.
event-apple = { $player } takes an apple.
    .you = You take an apple.
event-repelled = { $player } repels { $colour-a } traitor with a shield.
    .you = You repel { $colour-a } traitor with a shield.
event-repelled-by-flag = { $player } repels { $colour-a } traitor with the flag.
    .you = You repel { $colour-a } traitor with the flag.
event-repelled-by-excalibur = { $player } discards { $colour-a } traitor (Excalibur).
    .you = You discard { $colour-a } traitor (Excalibur).
event-discarded = { $player } discards a mission – { $card-text }.
    .you = You discard a mission – { $card-text }.
    .short = discards a mission.
event-took = { $player } takes a mission from the display – { $card-text }.
    .short = takes a mission from the display.
event-pile = The discard pile is shuffled into a new draw pile.
event-built = { $player } builds a manor on { $cell }.
    .you = You build a manor on { $cell }.
event-completed = { $player } completes a mission – { $card-text }.
    .you = You complete a mission – { $card-text }.
    .short = mission – { $card-text }.
event-scoring = Scoring after round { $number }.
event-traitors-left = { $player } could not repel { $number ->
        [one] { $number } traitor
       *[other] { $number } traitors
    }.
event-territory = The { $terrain } territory at { $cell } is scored: { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    }.
event-principality = The { $colour-principality } is scored: { $number ->
        [one] { $number } influence marker
       *[other] { $number } influence markers
    }.
event-majority = Majority: { $counts }.
counts-nobody = neutral
event-grail-used = { $player } uses the Grail in { $colour-the }.
    .you = You use the Grail in { $colour-the }.
event-final = Final scoring.
event-over = The game is over.
event-tile = { $cell }: { $tile }.

## What a seat may lack

lack-or = { $first } or { $last }
lack-apple = an apple
lack-staff = a Merlin’s staff
lack-marker = an influence marker on your castle board
lack-manor = a manor in your supply
lack-good = { $good-a } ({ $which })
lack-good-one = { need-good }
lack-stock = { $good-a } in the stock ({ $which })
lack-stock-one = { need-good } in the stock
lack-influence = an influence marker of yours ({ $which })
lack-tile = a free tile
lack-grail = the Grail
lack-vassal = { $which } on your castle board
lack-die = a die showing { $which }

## A scoring, place by place

scoring-title = Scoring after round { $number }
scoring-title-final = Final scoring
scoring-territory = { $terrain }, { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    }
scoring-principality = { $colour-principality }
scoring-most = { $counts } → { $player } +{ $points }
scoring-tie = { $counts } → tie, +{ $points } each
scoring-grail = { $counts } → tie, by the Grail { $player } +{ $points }
scoring-nothing = { $counts } → no points

## The log in short: one entry for a move

log-rolled = Dice
log-traitor = New traitors
log-tie = { $counts } (tie)
log-no-points = { $counts } → no points
log-points = { $signed } { $points ->
        [one] point
       *[other] points
    }.
log-points-for = { $signed } ({ $reason }).
log-nothing = this brings nothing.
log-from = { $text } ({ $source }).
source-tower = tower
