# What the commands say about themselves. `help-any-` stands for an option that several commands share.

help-about = Merlin, the board game: play it, let bots play it, look at recorded games, read the rules.
help-each = Each command explains itself, with examples: { $program } play --help
help-usage = Usage
help-command = COMMAND
help-commands = Commands
help-options = Options
help-example = Example
help-default = [default: { $value }]
help-required = [required]
help-flag-help = Show this help.
help-flag-version = Show the version.

help-any-modules = Modules to add to the base game, separated by commas; or “all”; or “random” for any legal set.
help-any-variants = Variants of the modules, separated by commas.
help-any-lang = Language: en, de or pt (default: that of your system).
help-any-data = The folder where tables are stored (default: your own data folder).
help-any-edition = A file of printed components to play with instead of the built-in edition.
help-any-json = Print the result as JSON.
help-any-players = Number of players: 2, 3 or 4.
help-any-seed = The same seed gives the same games.
help-any-jobs = How many processor cores to use (default: all).
help-any-on = Play on a cluster: tcp://host:8786 (Dask), ray://host:10001 (Ray), or local:4 for four processes here.
help-any-out = A folder in which every result is saved as soon as it is ready.
help-any-resume = Continue what is in the folder of --out.
help-any-pieces = Play only these pieces, such as 0-49, or 2/16 for the second of sixteen parts; “merge” joins the parts.
help-any-records = A folder in which every game is saved, for replay and verify.
help-any-game = Play only this game again, counted from 0, and print its record.

help-play = Play in the browser, which opens automatically, or in the terminal.
    .more = Tables in the browser are kept. In the terminal you see the table, the question and numbered choices; type a number. “help” explains the rest.
help-play-players = Number of players: 2, 3 or 4 (default: 4).
help-play-bots = Who plays the other seats: one name for all, or one per seat, separated by commas.
help-play-bot = A bot of your own for the seat after yours: mybot.py:MyBot, a class in a file.
help-play-browser = Open the browser, or only show the address of the game.
help-play-port = The port of the page (default: any free one).
help-play-terminal = Play in the terminal instead of the browser.
help-play-seat = Terminal: your color – red, yellow, blue or green. Several (red,blue) share the terminal.
help-play-seed = Terminal: any word or number; the same seed gives the same dice.
help-play-save = Terminal: save the game in this file after every move.
help-play-load = Continue a game that was saved in the terminal, in the same file.
help-play-auto = Terminal: play automatically when there is only one choice.

help-serve = Serve tables for a household or a club.
    .more = Others join by link or QR code. Ctrl-C stops the server; every table is kept and continues at the next start.
help-serve-host = The network interface to listen on; 0.0.0.0 means all of them.
help-serve-port = The port to listen on.
help-serve-public-url = The address that others use, such as https://merlin.example, behind a reverse proxy.
help-serve-host-name = A name by which others reach this server, such as den.example; can be repeated.
help-serve-limits = A file with other limits, one line such as “tables = 500” for each.
help-serve-log = How the log is written: for people, or one JSON object per line.
help-serve-metrics-allow = A network that may read /metrics besides this machine, such as 10.0.0.0/8; can be repeated.
help-serve-keep-finished = Delete finished games that nobody has opened for this many days (default: 0, never).
help-serve-keep-unfinished = The same for unfinished games (default: 90).
help-serve-store = Keep the tables in PostgreSQL instead of a folder, such as postgresql://merlin@db.example/merlin; several servers may share them. The password comes from PGPASSWORD or ~/.pgpass.
help-serve-processes = How many processes serve this port, to use several cores; needs --store.
help-serve-peer-host = With --store: the interface on which other processes reach this one (default: 127.0.0.1); never one that players can reach.
help-serve-peer-port = The port there (default: any free one); further processes use the ports after it.
help-serve-new-secret = Make a new secret for the cookies if the old one was lost. Signs everybody out.

help-backup = Copy all tables into one file, even while the server runs.
    .more = To restore, put the file into an empty folder as merlin.db and serve with --data FOLDER.
help-backup-file = The file to write; it must not exist yet.
help-backup-store = Tables in PostgreSQL: shows which of its tools copies them.

help-copy = Move all tables from a folder into PostgreSQL, or back. Stop the server first.
    .more = Everything is copied and compared row by row. If anything fails, the target stays empty. Afterwards the source says where its tables went, so that nobody plays on in what was left behind.
help-copy-source = The folder in which the tables are, or the address of a database.
help-copy-target = Where they go: the other of the two, still empty.

help-doctor = Examine the data of a server: every row, every record, every game.
    .more = Nothing is changed, and a server may be running. With --repair every damaged table goes back to its last good state. Exit status: 0 if all is sound (or is now), 1 if not, 2 if the folder cannot be examined.
help-doctor-store = Examine tables in PostgreSQL instead, such as postgresql://merlin@db.example/merlin.
help-doctor-repair = Back up everything, then restore what is damaged. Stop the server first.

help-attack = Attack a server of your own and see whether it holds.
    .more = Exits with status 1 if it does not. Without an address, each attack gets a new server in a temporary folder. A server that you name is left with a few more tables and people, and its players may have to wait.
help-attack-url = A running server, such as http://127.0.0.1:8765 (default: a new one).
help-attack-only = Only these attacks, separated by commas; --list shows their names.
help-attack-listed = List the attacks and run none.
help-attack-this-server-is-mine = Attack a server that is not on this machine. Never somebody else’s!

help-rules = Explain a rule, or search the rules for a word; without a word, list them all.
help-rules-word = The id of a rule, such as BASE-45, or a word to search for.
help-rules-json = Print the rules as JSON.

help-rulebook = Write the illustrated rulebook, or the reference card, as a PDF of A4 pages.
    .more = Needs Chromium or Chrome.
help-rulebook-out = The file to write (default: merlin-LANGUAGE.pdf).
help-rulebook-card = Print the two-page reference card instead.

help-puzzles = Look for puzzles in games of bots: turns in which one plan is clearly best.
help-puzzles-mine = Let bots play, and keep the turns in which one plan is proved to be best.
    .more = You can stop it at any time: the same command continues from there.
help-puzzles-mine-games = How many games, including those already in the file.
help-puzzles-mine-players = Number of players; several take turns: 2 3 4.
help-puzzles-mine-modules = Modules to add to the base game, separated by commas; or “all”; or “each” for one after the other.
help-puzzles-mine-seed = The same seed gives the same puzzles.
help-puzzles-mine-out = The file of the puzzles; if it exists, the search continues.
help-puzzles-list = List the puzzles.
help-puzzles-list-file = A file of puzzles (default: those that come with the game).
help-puzzles-check = Prove the puzzles once more, with other seeds.
    .more = Exits with status 1 if less than 97% stay unique.
help-puzzles-check-visits = How often each plan is played out.
help-puzzles-check-first = Only this many of the puzzles.
help-puzzles-check-file = A file of puzzles (default: those that come with the game).

help-replay = Retell a recorded game in words and show the table at its end.
help-replay-file = The record of a game, or a folder of saved games (see simulate --records).
help-replay-game = Which game of the folder.
help-replay-at = Stop after this many actions (default: the whole game).

help-review = Review a recorded game: what luck was worth, what choices were worth, and the turns that decided it.
help-review-file = The record of a finished game, or a folder of saved games.
help-review-game = Which game of the folder.
help-review-full = Look closer: about ten times the work of a quick review.
help-review-seed = The same seed gives the same review.
help-review-html = Write the review as a page to this file.

help-verify = Play a recorded game again and check every move, roll and point.
help-verify-file = The record of a game, or a folder of saved games.

help-simulate = Let bots play many games and sum up the scores.
help-simulate-games = How many games.
help-simulate-bots = One bot for all seats, or one per seat, separated by commas.

help-arena = Let bots play each other from every seat of the same deals, and rate them.
help-arena-bots = The bots, separated by commas: names, name@seconds, or mybot.py:MyBot for a class of your own.
help-arena-games = At least this many games; the last deal is always completed.
help-arena-seed = The same seed gives the same deals.
help-arena-limit = Seconds per decision, for bots that obey a limit; others are measured against it.
help-arena-luck = Measure each game’s luck with the dice, and rate without it as well.
help-arena-each-game = Keep a line for each game, or only totals (default: each game up to 20,000).

help-track = Measure a bot against the Knight, whose rating is 1500, on the fixed deals of a track.
help-track-name = 2-base, 4-base or 4-all: players, and the base game or all modules.
help-track-bot = The bot: a name, name@40v, or mybot.py:MyBot for a class of your own.
help-track-games = Fewer games, for a first look; a row for the list takes all of them.

help-train = Let bots play each other and learn what positions are worth.
    .more = A bot plays with the weights if their file follows its name: merlin@training/weights.json.
help-train-games = How many games, including those of an earlier part.
help-train-out = The folder for the weights and for what is needed to continue.

help-dataset = Keep games between bots as data to learn from: Parquet files with a row per decision, and their records.
help-dataset-check = “check” plays the games of a folder again and compares every row.
help-dataset-folder = The folder to check.
help-dataset-games = How many games.
help-dataset-bots = The bots, separated by commas: names, name@40v, or mybot.py:MyBot for a class of your own.
help-dataset-limit = Seconds per decision, for bots that obey a limit.
help-dataset-out = The folder to write into.

help-merge = Join what simulate, arena or train played in parts with --pieces.
    .more = The result is the same as if one machine had played everything. Parts with other settings, missing pieces and pieces with different results are refused.
help-merge-parts = The folders of the parts, as given to --out.
help-merge-out = The folder for the whole.

help-check = Check that the engine keeps its promises on this machine.
    .more = Exits with status 1 if it does not. Random games are played and watched: nothing gets lost, everything can be saved and read again, nobody learns what is hidden, and every point has its reason.
help-check-games = How many games for each number of players.
help-check-players = 2, 3 or 4 (default: all of them).
help-check-cover = Sets of modules instead: a few that cover all “pairs” or “triples”, or “all” legal sets.
help-check-everything = Every legal set of modules, like --cover all.
help-check-seed = The first of the seeds.

help-edition = Check a file of printed components and show how each of them is known.
    .more = If you own the box, you can correct a copy of the built-in file and play with it: merlin play --edition FILE.
help-edition-file = An edition file (default: the built-in edition).

help-completion = Print a script that lets your shell complete commands and options with the tab key.
help-completion-shell = The shell that you use.

help-help = Explain a command, or list them all.
help-help-command = The command to explain (default: all of them).
