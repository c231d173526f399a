# General words: players, the six principalities, and what the interface and the command line say.

language-name = English

## Players, in the order of the seats

seat-red = Red
seat-yellow = Yellow
seat-blue = Blue
seat-green = Green

## The six principalities: colour and emblem are always shown together

colour-black = black
    .a = a black
colour-grey = grey
    .a = a grey
colour-blue = blue
    .a = a blue
colour-purple = purple
    .a = a purple
colour-orange = orange
    .a = an orange
colour-brown = brown
    .a = a brown

emblem-dragon = Dragon
    .principality = Dragon principality
emblem-dove = Dove
    .principality = Dove principality
emblem-fish = Fish
    .principality = Fish principality
emblem-snake = Snake
    .principality = Snake principality
emblem-fox = Fox
    .principality = Fox principality
emblem-eagle = Eagle
    .principality = Eagle principality

colour-and-emblem = { $emblem } ({ $colour })
    .principality = { $emblem-principality } ({ $colour })

## Interface: headings and labels

ui-game = Game
ui-round = Round { $number } of 6
ui-your-turn = It is your turn.
ui-turn-of = { $player } is deciding.
ui-rondel = Action rondel
ui-principalities = Principalities
ui-environs = Environs
ui-castle = Castle board of { $player }
ui-dice = Dice
ui-apples = Apples
ui-staffs = Merlin’s staffs
ui-manors = Manors
ui-markers = Influence markers
ui-vassals = Vassals
ui-goods = Goods
ui-shields = Shields
ui-flags = Flags
ui-materials = Construction materials
ui-traitors = Traitors
ui-missions = Mission cards
ui-hand = Your hand
ui-display = Display
ui-pile = Draw pile
ui-discards = Discard pile
ui-stock = Stock
ui-log = Log
ui-score-sheet = Score sheet
ui-total = Total
ui-help = Help
ui-rules = Rules
ui-rule = Rule { $rule }
ui-on-castle-board = on the castle board
ui-nobody = nobody
ui-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-cards = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
ui-first-player = first player
ui-bot = { $name } (computer)
ui-hidden = hidden card

## Command line

cli-choose = Choose a number from 1 to { $number }:
cli-choose-hint = A number chooses; ? explains, u takes back, q leaves the game.
cli-not-a-choice = “{ $input }” is not one of the choices. Enter a number from 1 to { $number }.
cli-not-offered = That is not possible now.
cli-only-choice = Only one choice: { $choice }
cli-taken-back = Taken back.
cli-nothing-to-take-back = There is nothing to take back.
cli-pass-device = { $player } is to decide: hand over, then press Enter.
cli-winner = { $player } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
cli-winners = { $players } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
cli-saved = The game is saved in { $file }.
cli-not-found = There is no file { $file }.
cli-not-a-record = { $file } is not a record of a game: { $problem }
cli-unknown-language = There is no language “{ $input }”. Available: { $available }.
cli-unknown-rule = There is no rule { $rule }.
cli-goodbye = Until next time.

## Command line: the table in the terminal

cli-letter-black = K
cli-letter-grey = G
cli-letter-blue = B
cli-letter-purple = P
cli-letter-orange = O
cli-letter-brown = N
cli-seat-letter-red = R
cli-seat-letter-yellow = Y
cli-seat-letter-blue = B
cli-seat-letter-green = G

cli-terrain-mountain = mountain
cli-terrain-wood = wood
cli-terrain-lake = lake
cli-terrain-short-mountain = mtn
cli-terrain-short-wood = wood
cli-terrain-short-lake = lake

cli-good-shield = shield
cli-good-flag = flag
cli-good-material = material
cli-goods-shield = shld
cli-goods-flag = flag
cli-goods-material = mat
cli-vassal-lady = lady
cli-vassal-shield_bearer = shield-bearer
cli-vassal-builder = builder
cli-vassal-flag_bearer = flag-bearer
cli-two-vassals = 2 vassals
cli-slot-lady = lady
cli-slot-shield_bearer = shield
cli-slot-builder = builder
cli-slot-flag_bearer = flag
cli-marker = marker
cli-markers = markers
cli-any = any
cli-at-home = at home
cli-vassals = vassals
cli-castles = Players
cli-goods = goods
cli-staffs = staffs
cli-manors = manors
cli-points = pts
cli-points-short = { $points } VP
cli-column-dice = dice
cli-column-shields = shields
cli-column-flags = flags
cli-column-materials = materials
cli-column-traitors = traitors
cli-column-apples = app
cli-column-staffs = stf
cli-column-markers = mrk
cli-column-manors = mnr
cli-column-cards = crd
cli-traitors-cost = { $left ->
        [0] all repelled by your shields
        [one] 1 without a shield: −{ $points } points
       *[other] { $left } without a shield: −{ $points } points
    }
cli-next-scoring = scoring after round { $round }
cli-grail = Grail
cli-excalibur = Excalibur
cli-apples = apples
cli-environs-legend = letters: material that builds there · { $tower } tower
cli-pile = draw pile { $pile } · discard pile { $discards }

cli-space-build = Build
cli-space-vp-shield = VP shields
cli-space-vp-flag = VP flags
cli-space-vp-material = VP mater.
cli-space-vp-influence = VP influ.
cli-space-influence-shield = Inf.shield
cli-space-influence-flag = Inf.flag
cli-space-influence-material = Inf.mater.
cli-space-influence-vassal = Inf.vassal
cli-space-relocate = Relocate
cli-space-excalibur = Excalibur
cli-space-exchange = Exchange
cli-space-mission = Missions

## Command line: playing

cli-welcome = Welcome to Merlin, { $player }. Enter the number of your choice; “help” tells what else there is.
cli-seed = Seed of the dice, to play the same game again: { $seed }
cli-group-claim = Claim
cli-group-return = Return
cli-group-build = Build on
cli-group-deploy = Deploy
cli-group-marker = Influence marker into
cli-forced = Only choice: { $choice }
cli-input = Your choice
cli-not-understood = “{ $input }” is neither a number from 1 to { $number }, nor an action, nor a command. Nothing was played.
cli-refused = “{ $input }” is not offered now. Nothing was played.
cli-unsaved = The game is not saved. Save it in { $file }? Enter saves, “n” does not
cli-not-saved = The game was not saved.
cli-save-failed = The game could not be saved in { $file }: { $problem }
cli-save-exists = { $file } is there already and is not this game; choose another name.
cli-resume-with = Go on with: merlin play --load { $file }
cli-final = Final score
cli-rule = rule
cli-command-undo = undo u back
cli-command-log = log l
cli-command-sheet = sheet s score
cli-command-rules = rules rule r
cli-command-help = help h ?
cli-command-save = save
cli-command-quit = quit q exit
cli-command-board = board b
cli-no-word = n no
cli-about-undo = takes back your last action, as far as nothing new was learned since
cli-about-log = what happened in this round; “log all”: in the whole game
cli-about-sheet = all points by source, with their rules
cli-about-rules = “rules BASE-45” explains a rule, “rules tower” searches the rules
cli-about-help = these lines, and how to read the board
cli-about-save = saves the game; “save FILE” into another file
cli-about-quit = leaves the game
cli-about-board = shows the whole table again
cli-help-choices = A choice is made by its number, or by the words behind it, such as “die 4”.
cli-help-board = On the board: { $merlin } is Merlin, { $seats } are the knights and pieces of the players; a letter on a colour is a principality. “→4” in the frame of a space: your die 4 leads there; “✦2”: Merlin’s die 2 does.
cli-help-environs = Environs: the letters on a tile are the colours of material that build there; a player’s sign is a manor; { $tower } is a tower.
cli-help-cards = Mission cards: ✓ is met, ✗ is not yet.

## Command line: records, simulations, checks, rules, editions

cli-replay-title = { $file }: { $players } players, { $at } of { $total } actions
cli-verified = { $file }: right. { $actions } actions replay, { $chance } outcomes of chance { $proved ->
        [yes] follow from the seed
       *[no] are possible (there is no seed in the record to prove them)
    }, { $over ->
        [yes] the result is { $result }
       *[no] the game is not over yet
    }.
cli-simulating = simulating
cli-checking = checking
cli-bot = bot
cli-seats = seats
cli-mean = mean points
cli-deviation = deviation
cli-wins = wins
cli-position = position
cli-simulated = { $games } games in { $seconds } s: { $speed } games and { $decisions } decisions a second
cli-length = { $mean } decisions a game ({ $shortest } to { $longest }), { $forced } % of them forced
cli-interrupted = Interrupted. { $resume ->
        [yes] The finished games are kept; the same command goes on from there.
       *[no] With --resume FILE the finished games would be kept.
    }
cli-checked = { $games } games checked, { $decisions } decisions: { $problems ->
        [0] no problem found
        [one] 1 problem found
       *[other] { $problems } problems found
    }.
cli-more-problems = … and { $number } more
cli-rules-found = { $number ->
        [one] 1 rule
       *[other] { $number } rules
    } with “{ $word }”:
cli-rules-none = No rule speaks of “{ $word }”. Without a word, “merlin rules” lists them all.
cli-rule-used = Used by:
cli-used-frame = question
cli-used-event = event
cli-used-reason = points
cli-used-space = space
cli-edition-fine = { $file }: a complete edition, { $builtin ->
        [yes] the built-in one
       *[no] other than the built-in one
    }; its mark is { $digest }.
cli-edition-known = how it is known
cli-edition-place = what
cli-edition-note = note
cli-level-text = stated in a rulebook
cli-level-seen = seen in print
cli-level-reconstructed = reconstructed
cli-edition-counts = { $text } stated in a rulebook, { $seen } seen in print, { $reconstructed } reconstructed
