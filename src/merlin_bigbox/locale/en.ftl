# General words: players, the six principalities, and what the interface and the command line say.

language-name = English

## Players, in the order of the seats

seat-red = Red
seat-yellow = Yellow
seat-blue = Blue
seat-green = Green

## The six principalities are told by their colours

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

place-black = black principality
    .the = the black principality
    .short = black
    .brief = black
place-grey = grey principality
    .the = the grey principality
    .short = grey
    .brief = grey
place-blue = blue principality
    .the = the blue principality
    .short = blue
    .brief = blue
place-purple = purple principality
    .the = the purple principality
    .short = purple
    .brief = purple
place-orange = orange principality
    .the = the orange principality
    .short = orange
    .brief = orange
place-brown = brown principality
    .the = the brown principality
    .short = brown
    .brief = brown

emblem-dragon = Dragon
emblem-dove = Dove
emblem-fish = Fish
emblem-snake = Snake
emblem-fox = Fox
emblem-eagle = Eagle

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

## Bots, chapters of the rules, and how the printed components are known

ui-bot-random = Jester
    .about = Plays at random and never wins. Good for looking around.
ui-bot-page = Page
    .about = Plays like the squire, but makes a quarter of its choices without thinking. Meant for a first game.
ui-bot-minstrel = Minstrel
    .about = Sees what the knight sees, but errs as people do: rather by a little than by much. The next step after the page.
ui-bot-falconer = Falconer
    .about = Errs as people do, like the minstrel, but less. Stands just below the squire.
ui-bot-squire = Squire
    .about = Takes what brings most on the space it reaches. Ignores its other dice and its rivals.
ui-bot-herald = Herald
    .about = Errs as people do, like the falconer, but not often. Stands between the squire and the knight.
ui-bot-knight = Knight
    .about = Thinks its turn through to the end and weighs the scorings to come. Wins clearly more often than the squire.
ui-bot-lancelot = Lancelot
    .about = Imagines the rest of the round a few times before each choice. Won more than its share against knights.
ui-bot-viviane = Viviane
    .about = Merlin’s pupil: imagines the rest of the round as he does, but only for a moment. Stands between Lancelot and Merlin.
ui-bot-merlin = Merlin
    .about = Imagines the rest of the round as often as its time allows. Won most of its measured games against three knights.
ui-bot-merlin-2026 = Merlin of 2026
    .about = Merlin as it was in 2026. It never changes, so that later bots can be measured against it.
ui-bot-builder = Builder
    .about = A knight that puts the environs first. Wins somewhat less often than a knight.
    .points = More points than a knight from the environs and the victory point space for materials.
ui-bot-courtier = Courtier
    .about = A knight that puts influence first. Wins about as often as a knight.
    .points = More points than a knight from influence and the victory point space for influence.
ui-bot-defender = Defender
    .about = A knight that puts its own castle first. Wins somewhat less often than a knight.
    .points = More points than a knight from the victory point space for shields, and fewer lost to traitors.
ui-bot-level-0 = by chance
ui-bot-level-1 = gentle
ui-bot-level-2 = easygoing
ui-bot-level-3 = modest
ui-bot-level-4 = fair
ui-bot-level-5 = practiced
ui-bot-level-6 = solid
ui-bot-level-7 = strong
ui-bot-level-8 = formidable
ui-bot-level-9 = strongest
ui-chapter-all = What always holds
ui-chapter-base = The base game
ui-chapter-mix = Where modules meet
ui-chapter-edition = Printed components
ui-known-flags = That the black and grey flags change with Arthur is stated in the texts; which of them does what is reconstructed.
ui-known-rondel = The texts count the spaces of the base ring, of the inner ring, and those that the other rings add; a principality on every fourth space was seen in print. The order between them, which spaces the other rings leave out, and where Arthur starts, is reconstructed.
ui-known-environs = The orientation of the hexes was seen in print, on weak evidence; one icon above and one below each column is reconstructed.
ui-known-starting-tiles = That a tile mixes colors was seen in print; which colors is reconstructed.
ui-known-missions = The number of cards is stated in the texts. 12 cards of 1 point, 26 of 2 and 17 of 3, and points equal to the number of requirements, are inferred from the three cards seen in print.
ui-known-picts = The number of Picts and the kinds of bonus are stated in the texts; 18 goods, 6 markers, 3 manors, 3 apples and the values are reconstructed.
ui-known-allies = The allies, their tiles and abilities are stated in the texts; which stack each belongs to is reconstructed from the order of the texts.
ui-known-market = The number of tiles of each sort is stated in the texts; one tile per color and one laborer per face is reconstructed.
ui-known-caerleon = The districts are stated in the texts; their colors are reconstructed from the order of the texts.
ui-known-morgana = Counts and effects are stated in the texts; the face and the steps of each cauldron are reconstructed, and so are the tokens’ sides: five tokens by their five headings, of which only witch’s gold has two different sides.
ui-known-treasures = The effects, five tiles per terrain and one point with the apple are stated in the texts; which terrain has which effect is reconstructed.
ui-known-decrees = Six shields, six materials, six flags and six with points are stated in the texts; a color each and the points are reconstructed.

## Command line

cli-choose = Choose a number from 1 to { $number }:
cli-choose-hint = A number chooses; ? explains, u takes back, q leaves the game.
cli-not-a-choice = “{ $input }” is not one of the choices. Enter a number from 1 to { $number }.
cli-not-offered = That is not possible now.
cli-only-choice = Only one choice: { $choice }
cli-taken-back = Taken back.
cli-nothing-to-take-back = There is nothing to take back.
cli-pass-device = { $player } decides next: hand over the keyboard, then press Enter.
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
cli-any-vassals = { $number ->
        [one] { $number } vassal
       *[other] { $number } vassals
    }
cli-one-colour = of one color
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

## Command line: the modules at the table

cli-closed = closed
cli-inner-ring = Inner ring
cli-supply = supply
cli-stock = stock

## Command line: playing

cli-welcome = Welcome to Merlin, { $player }. Enter the number of your choice; “help” lists the other commands.
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
cli-ambiguous = “{ $input }” fits several choices: { $numbers }. Type a number or more words.
cli-unsaved = The game is not saved. Save it in { $file }? Enter saves, “n” does not
cli-not-saved = The game was not saved.
cli-save-failed = The game could not be saved in { $file }: { $problem }
cli-save-exists = { $file } already exists and is not this game; choose another name.
cli-resume-with = Continue with: { $program } play --load { $file }
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
cli-about-undo = takes back your last action, unless something new has been revealed since
cli-about-log = what happened in this round; “log all”: in the whole game; “log details”: step by step, with rules
cli-log-all = all
cli-log-details = details
cli-about-sheet = all points by source, with their rules
cli-about-rules = “rules BASE-45” explains a rule, “rules tower” searches the rules
cli-about-help = these lines, and how to read the board
cli-about-save = saves the game; “save FILE” into another file
cli-about-quit = leaves the game
cli-about-board = shows the whole table again
cli-help-choices = Choose by number, by the words after it such as “die 4”, or by words of the choice that fit no other.
cli-help-board = On the board: { $merlin } is Merlin, { $seats } are the knights and pieces of the players; a letter on a color is a principality. “→4” in the frame of a space: your die 4 leads there; “✦2”: Merlin’s die 2 does.
cli-help-environs = Environs: the letters on a tile are the colors of material that build there; a player’s sign is a manor; { $tower } is a tower.
cli-help-cards = Mission cards: ✓ met, ✗ not yet.

## Command line: records, simulations, checks, rules, editions

cli-replay-title = { $file }: { $players } players, { $at } of { $total } actions
cli-verified = { $file }: correct. { $actions } actions replay, { $chance } of them by chance, { $over ->
        [yes] the result is { $result }
       *[no] the game is not over yet
    }.
cli-level-proved = proved
cli-level-replayed = replayed only
cli-level-claimed = claimed
cli-level-missing = not there
cli-verified-all = { $folder }: correct. { $games } games with { $actions } actions replay and end as recorded.
cli-games-begun = { $done } of { $total } games
cli-games-done = { $done } of { $total } games, { $speed } per minute, { $left } left
cli-games-begun-on = { $done } of { $total } games, { $workers ->
        [0] waiting for workers
        [one] 1 worker
       *[other] { $workers } workers
    }
cli-games-done-on = { $done } of { $total } games, { $workers ->
        [0] waiting for workers
        [one] 1 worker
       *[other] { $workers } workers
    }, { $speed } per minute, { $left } left
cli-simulating = simulating
cli-checking = checking
cli-puzzles-mining = looking for puzzles
cli-puzzles-mined = { $file }: { $puzzles } puzzles in { $turns } turns of { $games } games.
cli-puzzles-interrupted = Interrupted. What was found is kept in { $file }; the same command continues from there.
cli-puzzles-checked = { $puzzles } puzzles with { $visits } visits of each plan: { $share } stay unique.
cli-puzzles-id = id
cli-puzzles-players = players
cli-puzzles-round = round
cli-puzzles-level = level
cli-puzzles-kind = kind
cli-puzzles-lead = lead
cli-puzzles-plans = plans
cli-puzzles-modules = modules
cli-bot = bot
cli-seats = seats
cli-mean = mean points
cli-deviation = deviation
cli-wins = wins
cli-position = position
cli-simulated = { $games } games in { $seconds } s: { $speed } games and { $decisions } decisions per second
cli-length = { $mean } decisions per game ({ $shortest } to { $longest }), { $forced }% of them forced
cli-interrupted = Interrupted. { $kept ->
        [yes] The finished games are kept; the same command with --resume continues from there.
       *[no] With --out FOLDER the finished games would be kept.
    }
cli-interrupted-on = The workers finish the games they are playing and stop. { $kept ->
        [yes] --resume can continue elsewhere: with another --on, or without.
       *[no] Nothing of it is kept.
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
cli-rules-none = No rule mentions “{ $word }”. Without a word, “merlin rules” lists them all.
cli-rule-used = Used by:
cli-used-frame = question
cli-used-reason = points
cli-used-space = space
cli-edition-fine = { $file }: a complete edition, { $builtin ->
        [yes] the built-in one
       *[no] different from the built-in one
    }; its fingerprint is { $digest }.
cli-edition-known = how it is known
cli-edition-place = what
cli-edition-note = note
cli-level-text = stated in a rulebook
cli-level-seen = seen in print
cli-level-reconstructed = reconstructed
cli-edition-counts = { $text } stated in a rulebook, { $seen } seen in print, { $reconstructed } reconstructed
cli-edition-lessons = { $number ->
        [one] Learn to play breaks at one place with these components:
       *[other] Learn to play breaks at { $number } places with these components:
    }

## Command line: the game in the browser

cli-serving = Merlin is at { $address }
cli-serving-others = Others in your network open { $address }
cli-serving-kept = Tables are kept in { $folder }.
cli-serving-end = Ctrl-C stops the server; every table is kept.
cli-serving-ended = The server has stopped; every table is kept.
cli-serving-unbuilt = The page has not been built yet; “./merlin play” in the project’s folder does it.
cli-running = Merlin is already running at { $address }
cli-browser-missing = No browser could be opened. Open this address yourself: { $address }
cli-backed-up = { $file }: a complete copy of the tables in { $folder }.
cli-copy-copying = copying tables
cli-copy-done = Everything was copied and compared: { $rows } rows. Users: { $users }, tables: { $tables }, records: { $records }.
cli-copy-serve-store = From now on, serve with --store and the address of the database; the folder says where its tables went.
cli-copy-serve-folder = From now on, serve with --data { $target }; the database says where its tables went.

## Command line: the doctor

cli-doctor-looking = examining
cli-doctor-running = A server is using this folder; nothing is changed.
cli-doctor-backup = Before anything was repaired, everything was copied to { $folder }.
cli-doctor-sound = { $folder }: all is sound. Users: { $users }, tables: { $tables }, records: { $records }.
cli-doctor-unsound = { $folder }: { $problems ->
    [one] one problem
   *[other] { $problems } problems
  }. Users: { $users }, tables: { $tables }, records: { $records }.
cli-doctor-repair = Nothing was changed. “./merlin doctor FOLDER --repair” restores what can be restored, with the server stopped.
cli-doctor-backup-needed = What is left cannot be restored from what is there: restore a backup, or leave these tables set aside.
cli-doctor-structure = The file of the database is broken.
cli-doctor-log = { $place }: commits in it cannot be read any more; what they kept is lost.
cli-doctor-rows = Users or tables are missing, or there are too many.
cli-doctor-row = { $place }: a row is not as it was written.
cli-doctor-foreign = { $place }: rows that point to nothing.
cli-doctor-user = User { $place }: the row is damaged or lost.
cli-doctor-table = Table { $place } is damaged.
cli-doctor-resume = Table { $place }: the game cannot be continued.
cli-doctor-version = Table { $place } needs another version of Merlin.
cli-doctor-times = Table { $place }: times of its records are damaged; the game is whole.
cli-doctor-snapshot = Table { $place }: its snapshot is damaged; the game is whole.
cli-doctor-history = Table { $place }: records are damaged; the game continues from its snapshot.
cli-doctor-position = Table { $place }: its snapshot is not what its records lead to.
cli-doctor-chat = Table { $place }: lines of its chat are damaged or lost.
cli-doctor-notes = Table { $place }: notes are damaged or lost.
cli-doctor-guests = Table { $place }: rows about its people are damaged or lost.
cli-doctor-secret-lost = { $place }: the secret is lost. Put it back from a backup, or start with “serve --new-secret”, which signs everybody out.
cli-doctor-secret-other = { $place }: this is the secret of other data. Put the right one back, or start with “serve --new-secret”, which signs everybody out.
cli-doctor-permissions = { $place } can be read by others; the seeds of running games are in there.
cli-doctor-space = { $place }: the disk is nearly full.
cli-doctor-did-rebuilt = The file is rebuilt with every row that could be read: { $number }.
cli-doctor-did-indexed = The indexes are rebuilt.
cli-doctor-did-counted = What is there now counts.
cli-doctor-did-aside = Set aside: { $number }.
cli-doctor-did-restored = Restored.
cli-doctor-did-cut = It continues from its last good record. Lost records: { $number }.
cli-doctor-did-filled = The lost records are marked as such: { $number }.
cli-doctor-did-replayed = It is rebuilt from the records.
cli-doctor-did-closed = Now only its owner can.

## Command line: the arena, and its report

cli-arena-playing = playing
cli-arena-played = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, { $shared } of them with a shared victory
cli-arena-written = The report is in { $file }
cli-arena-few = Fewer than { $deals } deals: too few for intervals. { $games } games are { $deals } deals of these bots.
cli-arena-title = Arena: { $bots }
cli-arena-range = { $low } to { $high }
cli-arena-base = base game
cli-arena-players = Players
cli-arena-modules = Modules
cli-arena-variants = Variants
cli-arena-length = Decisions per game
cli-arena-forced = Decisions with a single option
cli-arena-seed = Seed
cli-arena-edition = Edition
cli-arena-version = Version
cli-arena-standing = Standing
cli-arena-standing-caption = The best-rated first, with 95% intervals below the figures; “above next” is the distance in rating to the next bot below.
cli-arena-bot = bot
cli-arena-rank = rank
cli-arena-rating = rating
cli-arena-above = above next
cli-arena-wins = wins
cli-arena-points = points
cli-arena-deviation = deviation
cli-arena-seats = seats
cli-arena-wins-title = Share of the wins
cli-arena-fair = For a seat. The dashed line is what equals would have: { $share }. A shared victory counts in parts.
cli-arena-meetings-title = Against each other
cli-arena-meetings-caption = How often the bot of the row finished ahead of that of the column; level counts half.
cli-arena-pairs-caption = Each pair of bots, over all seats at which they met, with 95% intervals below the figures
cli-arena-pair = pair
cli-arena-meetings = meetings
cli-arena-ahead = first ahead
cli-arena-better = points more
cli-arena-sources-title = Where the points come from
cli-arena-sources-caption = Mean points for a seat, by their source on the score sheet
cli-arena-source = source
cli-arena-other-sources = all others
cli-arena-total = total
cli-arena-times-title = Time for a decision
cli-arena-times-caption = Decisions with more than one option; the median and 99% are right to 2.5%.
cli-arena-decisions = decisions
cli-arena-mean = mean
cli-arena-median = median
cli-arena-p99 = 99%
cli-arena-longest = longest
cli-arena-limit = limit
cli-arena-over = beyond it
cli-arena-positions-title = Who begins
cli-arena-positions-caption = By the order of turns in the first round, over all bots
cli-arena-position = position
cli-arena-chart-ratings = Ratings with 95% intervals
cli-arena-chart-wins = Shares of the wins with 95% intervals
cli-arena-chart-sources = Mean points by source
cli-arena-chart-times = Median (dot), 99% (thick line) and longest time of a decision (thin line), on a logarithmic scale; dashed: the limit
cli-arena-settings = What was played
cli-arena-again = This command plays the same games again; only times differ, and what bots choose that think by the clock.
cli-arena-how = How to read this
cli-arena-luck-title = Without luck
cli-arena-luck-caption = How far each bot is ahead of the mean of all, in points, and the rating that this is worth.
cli-arena-fewer = Without luck a game says as much as { $factor } games with it.
cli-arena-luck = luck with dice
cli-arena-lead = points ahead
cli-arena-lead-adjusted = without luck
cli-arena-rated = rating by points
cli-arena-rated-adjusted = without luck
cli-arena-how-rating = The rating comes from the whole order of finish (the model of Plackett and Luce). Those level share the places. The mean of all bots is 1500; 400 points more mean finishing ahead ten times as often as behind.
cli-arena-how-interval = The intervals come from reweighting the deals at random a thousand times; with few deals they are widened. Two bots are clearly apart when the interval of their distance does not contain zero.
cli-arena-how-deals = A deal is a fixed luck of dice and cards. Each is played several times, so that every bot has every seat of it equally often.
cli-arena-how-luck = Luck is what the dice of each round were worth to a seat, minus the mean of dice rolled afresh in the same position, by playouts that never change. Nobody can expect to be lucky, so subtracting it changes no mean, only the scatter.

## What can be pointed at on the table

piece-knight = Knight
    .about = Moves clockwise with its owner’s personal dice. Where it stops, its owner takes the action.
piece-merlin = Merlin
    .about = Everybody moves Merlin, either way, with their Merlin die.
piece-own-die = Personal die
    .about = Moves your knight clockwise, once per round.
piece-merlin-die = Merlin die
    .about = Moves Merlin either way, once per round.
piece-apple = Apple
    .about = Spend it to set your chosen die to any face. 1 point if you keep it to the end.
    .many = apples
piece-staff = Merlin’s staff
    .about = Spend it to repeat Merlin’s action. 2 points if you keep it to the end.
    .many = staffs
piece-marker = Influence marker
    .about = Most markers in a principality win its points at scoring, one per marker there.
    .many = influence markers
piece-manor = Manor
    .about = Most manors in a territory win its points at scoring, one per tile.
    .many = manors
piece-tower = Tower
    .about = Build here for a bonus: any shield, any flag or an influence marker.
piece-frame = Frame of the environs
    .about = Follow a tile’s six straight lines to the border: these colors of material build there.
piece-traitor = Traitor
    .about = Costs 3 points at scoring unless a shield of its color repels it.
    .many = traitors
piece-grail = Grail
    .about = Wins its owner one tie in each scoring of influence.
piece-excalibur = Excalibur
    .about = 3 points at scoring for its owner, if no traitor got through.
piece-card = Mission card
    .about = Meet all requirements on your turn for its points. Nothing is spent.
piece-hand = Hand of mission cards
    .about = Your missions. You refill your hand at the end of a turn.
piece-display = Display
    .about = When you take a mission, choose one of these or draw from the pile.
piece-pile = Draw pile
    .about = When you take a mission, draw from here or choose from the display.
piece-discards = Discard pile
    .about = Completed and discarded missions. Shuffled when the draw pile runs out.
piece-castle = Castle board
    .about = Holds a player’s dice, goods, traitors and everything not yet on the board.
piece-principality = Principality
    .about = Vassals placed here bring its goods; influence markers here score.
piece-stock = Stock of a principality
    .about = What can be taken here. Goods you spend come back.
piece-slot = Place of a vassal
    .about = One vassal of this kind fits here. A newcomer sends the other one home.
piece-first-player = First player
    .about = Takes the first turn this round. The marker then passes to the left.
piece-round = Round and scorings
    .about = Six rounds. Scorings follow rounds 2, 4 and 6.
piece-points = Points
    .about = Most points at the end win.

## Why a bot chooses what it chooses

ui-why-purpose = { $action } – to { $purpose }.
ui-why-least = { $action } – everything else is worth less.
ui-why-end = { $action } – nothing else pays this turn.
ui-why-card = { $action } – it fits best.
ui-why-free = { $action } – nothing else is clearly better.
ui-why-choice = My choice: { $action }.
ui-why-gains = By the end of the turn I expect: { $gains }.
ui-why-no-gains = On its own it changes little, but it keeps the turn flexible.
ui-why-random = I have no reason: to me every option is as good as any other.
ui-why-only = Nothing else comes close.
ui-why-as-good = “{ $action }” is about as good.
ui-why-other = The best alternative, “{ $action }”, is worth { $points } points less to me; compared with it I gain: { $less }.
ui-why-other-later = The best alternative, “{ $action }”, is worth { $points } points less to me, because it brings less later.
ui-why-sure = How sure I am: { $percent }%.
ui-seen-purpose = { $guessed ->
    [True] Probably to { $purpose }.
   *[False] To { $purpose }.
}
ui-seen-least = { $guessed ->
    [True] Probably because everything else was worth less.
   *[False] Everything else was worth less.
}
ui-seen-end = { $guessed ->
    [True] Probably because nothing else paid this turn.
   *[False] Nothing else paid this turn.
}
ui-seen-card = { $guessed ->
    [True] Probably the card that fitted best.
   *[False] It was the card that fitted best.
}
ui-seen-free = { $guessed ->
    [True] Probably for no great reason: it changes little.
   *[False] It changed little, and nothing was clearly better.
}
ui-seen-rather = { $guessed ->
    [True] From here “{ $action }” looks better: to { $purpose }.
   *[False] “{ $action }” was better: to { $purpose }.
}
ui-seen-rather-later = { $guessed ->
    [True] From here “{ $action }” looks better; it brings more later.
   *[False] “{ $action }” was better; it brings more later.
}
ui-seen-own = With what you knew:
ui-seen-mover = With what { $player } knew:
ui-seen-seat = Seen from your seat, with a guess at hidden cards:
ui-seen-outside = Seen from outside, with a guess at hidden cards:
ui-seen-gains = By the end of the turn it brings about: { $gains }.
ui-seen-no-gains = On its own it changes little.
ui-seen-hidden = The reason lies in cards that cannot be seen from here.
ui-seen-forced = There was nothing else to choose.
ui-seen-perhaps = What else there was to choose lies in cards that cannot be seen from here.
ui-seen-only = Nothing else came close.
ui-seen-as-good = “{ $action }” was about as good.
ui-seen-worse = The best alternative, “{ $action }”, was worth { $points } points less; this is better by: { $more }.
ui-seen-worse-later = The best alternative, “{ $action }”, was worth { $points } points less, because it brings less later.
ui-seen-better = “{ $action }” was worth { $points } points more; it is better by: { $more }.
ui-seen-better-later = “{ $action }” was worth { $points } points more, because it brings more later.
ui-own-says = { $bot } itself says:
ui-own-says-perhaps = { $bot } itself, asked with a guess at its hidden cards, says:
ui-weigh-rather = “{ $action }” is better: to { $purpose }.
ui-weigh-rather-later = “{ $action }” is better; it brings more later.
ui-weigh-more = By the end of the turn it is better by: { $more }.
ui-deed-and = { $first } and { $second }
ui-deed-mission = { $count ->
    [one] complete a mission
   *[other] complete { $count } missions
}
ui-deed-points = { $count ->
    [one] score a point
   *[other] score { $count } points
}
ui-deed-points-instead = score { $count } points instead of { $instead }
ui-deed-keep = keep { $goods }
ui-deed-keep-repel = keep the flag that repels traitors
ui-deed-keep-shield = { $count ->
    [one] keep a shield
   *[other] keep { $count } shields
}
ui-deed-traitor = { $count ->
    [one] have a shield against a traitor
   *[other] have shields against { $count } traitors
}
ui-deed-rid = { $count ->
    [one] get rid of a traitor
   *[other] get rid of { $count } traitors
}
ui-deed-repel = be able to repel traitors
ui-deed-shield = { $count ->
    [one] gain a shield
   *[other] gain { $count } shields
}
ui-deed-excalibur = take Excalibur
ui-deed-grail = take the Grail
ui-deed-manor = { $count ->
    [one] build a manor
   *[other] build { $count } manors
}
ui-deed-stronger = be stronger in the environs
ui-deed-vassal = { $count ->
    [one] send out a vassal
   *[other] send out { $count } vassals
}
ui-deed-rival = { $count ->
    [one] send another’s vassal home
   *[other] send { $count } of the others’ vassals home
}
ui-deed-closer = { $count ->
    [one] get closer to a mission
   *[other] get closer to { $count } missions
}
ui-deed-card = { $count ->
    [one] have one more mission card
   *[other] have { $count } more mission cards
}
ui-deed-influence = gain influence in several principalities
ui-deed-influence-in = gain influence in { $place-the }
ui-deed-take = take { $goods }
ui-deed-flag = { $count ->
    [one] a flag
   *[other] { $count } flags
}
ui-deed-material = { $count ->
    [one] a construction material
   *[other] { $count } construction materials
}
ui-deed-apple = { $count ->
    [one] an apple
   *[other] { $count } apples
}
ui-deed-staff = { $count ->
    [one] a staff
   *[other] { $count } staffs
}
ui-why-part-points = points at once
ui-why-part-environs = environs
ui-why-part-influence = influence
ui-why-part-vassals = vassals
ui-why-part-shields = shields against traitors
ui-why-part-goods = flags, materials, apples and staffs
ui-why-part-missions = mission cards
ui-why-part-modules = modules

## Training

cli-training = learning
cli-trained = Learned from { $games } games; the weights are in { $file }.
cli-trained-share = { $kind }: at the start of each round it predicts { $shares }% of the final margin.
cli-by-the-clock = These think by the clock: { $bots }. On another machine or at another moment they choose otherwise; with visits instead of seconds (merlin@40v) the same games give the same results everywhere.
cli-collecting = collecting
cli-collected = { $rows } decisions of { $games ->
        [one] one game
       *[other] { $games } games
    } are in { $folder }; its README.md says what they are and how to read them.
cli-dataset-proved = { $folder }: right. { $games ->
        [one] One game replays, and its
       *[other] { $games } games replay, and their
    } { $rows } decisions are as they were written.
cli-part = { $games ->
        [one] One game of this part is
       *[other] { $games } games of this part are
    } in { $folder }; “merlin merge” joins the parts.
cli-merged = Joined in { $folder }: { $parts ->
        [one] one part
       *[other] { $parts } parts
    } with { $games ->
        [one] one game
       *[other] { $games } games
    }.

## What a record proves

ui-proof-origin-game = another game
ui-proof-origin-record = a record
ui-proof-origin-table = table { $table }
ui-proof-start-fresh = A fresh deal: the setup follows from the dice.
ui-proof-start-unproved = A fresh game. Its setup fits the rules, but nothing shows that chance made it.
ui-proof-start-chosen = A first game: its deal and first roll were chosen among random ones, so that the first player can complete a mission in the first turn. Everything after that is up to the dice.
ui-proof-start-branch = Continues from { $detail } after { $count } actions, not a fresh deal. Every outcome follows from the dice of that game, for which the key below answers.
ui-proof-start-branch-unsigned = Continues from { $detail } after { $count } actions, not a fresh deal. They fit the dice that were revealed, but nobody signed for those: seeds may have been tried out.
ui-proof-start-branch-unproved = Continues from { $detail } after { $count } actions, not a fresh deal. They fit the rules, but somebody may have chosen their hands and rolls.
ui-proof-start-branch-here = Continues from { $detail } after { $count } actions, not a fresh deal. Every outcome until then followed from the dice of that game.
ui-proof-dice-shares = { $count } outcomes of chance follow from the host’s seed and from what the players added.
ui-proof-dice-host = { $count } outcomes of chance follow from the host’s seed. No player added anything: whoever tries many seeds before the start can choose one.
ui-proof-dice-none = { $count } outcomes of chance are possible. There is no seed, so nothing shows that they were drawn.
ui-proof-share-told = { $name }’s share is in the dice, and it is the one that was pledged.
ui-proof-share-withheld = { $name } pledged a share for the dice; the record says that it was never revealed.
ui-proof-share-none = { $name } added nothing to the dice.
ui-proof-commitment-told = The seed’s fingerprint { $detail }: only those who were there know that it was shown before the first roll.
ui-proof-moves-legal = { $count } moves are legal. Nothing in the moves themselves shows who made them.
ui-proof-undone-cut = { $count } actions were taken back. They count for nothing and were not replayed.
ui-proof-result-follows = The result { $detail } follows from the moves.
ui-proof-names-told = The names of the players.
ui-proof-chain-signed = No line was changed since the record was signed.
ui-proof-chain-unsigned = The chain over the lines fits. Without a signature anybody could have rebuilt it.
ui-proof-chain-none = There is no chain over the lines.
ui-proof-signature-good = Signed with the key { $detail }. Whether it is your server’s key, compare yourself.
ui-proof-signature-unchecked = Signed with the key { $detail }, which cannot be checked here: the library “cryptography” is not installed.
ui-proof-signature-none = The record is not signed: anybody could have written its moves and names.

## Command line: attacks on a server of one's own

cli-attack-held = held
cli-attack-broke = broke
cli-attack-untried = not tried
cli-attack-needs-own = only against a server of its own: leave the address out
cli-attack-yes = yes
cli-attack-no = no
cli-attack-summary = The server held { $held } times, broke { $broke } times; { $untried } were not tried.
cli-attack-dead-workers = the processes in which bots think are killed
cli-attack-stopped-workers = the processes in which bots think stand still
cli-attack-rigged-branch = a table that continues a game with chosen rolls
cli-attack-typed-branched = a record into which its origin was typed by hand
cli-attack-replay-flood = many records that are as heavy as can be
cli-attack-silent-reader = somebody who asks for everything and reads nothing
cli-attack-socket-flood = hundreds of open tables in one browser
cli-attack-half-requests = requests that begin and never end
cli-attack-too-large = messages of many megabytes
cli-attack-foreign-pages = requests made by a foreign page
cli-attack-table-flood = hundreds of new tables from one address
cli-attack-people-flood = more and more new people from one address
cli-attack-gone-for-a-moment = a bot for somebody who is gone for a moment
cli-attack-seat-grab = a stranger who takes every open seat
cli-attack-chat-flood = a stranger who fills the chat
cli-attack-undo-flood = a move made and taken back without end
cli-attack-bad-bytes = origins, cookies and messages that are no text
cli-attack-crowd-of-merlins = 150 tables of Merlins that think long
cli-attack-forged-host = requests for a host of another name
cli-attack-recovery-reuse = a personal link that is used twice
cli-attack-figure-tried = tried
cli-attack-figure-open = open
cli-attack-figure-refused = refused
cli-attack-figure-another-came-in = others still come in
cli-attack-figure-opened = opened
cli-attack-figure-dropped = dropped by the server
cli-attack-figure-others-served = others are served
cli-attack-figure-messages = messages
cli-attack-figure-closed = closed by the server
cli-attack-figure-memory-mb = more memory (MB)
cli-attack-figure-megabytes = megabytes
cli-attack-figure-answers = answers
cli-attack-figure-close-code = closed with code
cli-attack-figure-replays = replays
cli-attack-figure-slowest-alone = slowest move before (s)
cli-attack-figure-slowest-meanwhile = slowest move during it (s)
cli-attack-figure-taken-back = taken back
cli-attack-figure-then = then refused as
cli-attack-figure-goes-on = the game continues
cli-attack-figure-said = said
cli-attack-figure-made = made
cli-attack-figure-came = came in
cli-attack-figure-tables = tables
cli-attack-figure-longest-wait = longest wait (s)
cli-attack-figure-processes = processes
cli-attack-figure-strikes = strikes
cli-attack-figure-answered = answered after them
cli-attack-figure-among-people = among people
cli-attack-figure-alone = alone
cli-attack-figure-passes-for-proved = passes for proved
cli-attack-figure-people-made = people made
cli-attack-figure-first-use = first use
cli-attack-figure-second-use = second use
cli-attack-figure-requests = requests
cli-attack-figure-failures = failures
cli-attack-figure-tracebacks = tracebacks
cli-attack-figure-seats-taken = seats taken
cli-attack-figure-answer = answer

## Why not?

why-not-offered = This can be chosen now.
why-not-missing = Not possible now. Missing: { $missing }.
why-not-missing-all = Not possible now. Missing together: { $missing }.
why-not-later = Not yet. How to get there: { $steps }.
why-not-with = With { $missing } it would work: { $steps }.
why-not-lead = { $action } → “{ $space }”.
why-not-quoted = “{ $text }”
why-not-far = { $figure } is { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} away, { $way }.
why-not-rule = Not now. It belongs to “{ $title }”.
why-not-setup = The game has not begun yet. The question is: { $question }
why-not-not-chosen = There is never anything to choose here.
why-not-missing-then = Missing for that: { $missing }.
why-not-at-turn = Not now. In your next turn: { $steps }.
why-not-at-round = Not now. Next round: your dice are used up.
why-not-at-merlin = Not now. After an action of Merlin: { $steps }.
why-not-at-space = Not now. It is for { $spaces }.
why-not-at-tower = Not now. It is the bonus of a tower: { $steps }.
why-not-at-reward = Not now. It is the reward for a mission: { $steps }.
why-not-at-card = Not now. It is for completing a mission: then you take a card.
why-not-at-scoring = Not now. It is for a scoring: { $steps }.
