# Why a command of a player cannot be carried out.

refusal-no-file = { $file }: file not found
refusal-unreadable = { $file }: cannot be read: { $problem }
refusal-unwritable = { $file }: cannot be written: { $problem }
refusal-too-large = { $file }: too large for a record
refusal-no-text = { $file }: line { $line }: not UTF-8 text
refusal-file-exists = { $file }: already exists; continue that game with --load, or choose another name
refusal-load-alone = a saved game brings its seed, modules and edition; leave those options out with --load
refusal-other-players = { $file } is a game of { $players } players, not { $wanted }
refusal-no-seat = no seat is yours; choose from { $seats }
refusal-unknown-seat = no seat is called “{ $name }” with { $players } players; choose from { $seats }
refusal-bot-in-terminal = --bot is for the game in the browser; in the terminal, write --bots { $bot }
refusal-browser-only = { $option } is for the game in the browser; leave it out with --terminal
refusal-terminal-only = { $option } is for the game in the terminal; add --terminal
refusal-one-game = { $file } is one game; --game is for a folder of saved games
refusal-which-game = { $folder } is a folder of saved games; say which one with --game
refusal-unknown-command = there is no command “{ $command }”; “{ $program } help” lists them all
refusal-needs-server = only the library is installed, and this needs { $missing }: { $install }; the game in the terminal works without: merlin-bigbox play --terminal
