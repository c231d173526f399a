# A game seen again.

replay-title = Replay
replay-loading = Rewinding the game…
replay-empty = Open a game file, or drop it anywhere on this page.
replay-empty-hint = Your own games are here:
replay-open = Open a game file
replay-drop = Drop the game file here
replay-file-large = “{ $name }” is too large for a game file.
replay-file-unreadable = “{ $name }” cannot be read.
replay-file-bad = “{ $name }” is not a game file, or it does not verify.
replay-viewpoint = Seen by
replay-everybody = Everybody
replay-branch = Play on from here
replay-controls = Move through the game
replay-first = To the start
replay-previous-turn = Previous turn
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-next-turn = Next turn
replay-last = To the end
replay-speed = Speed
replay-slider = Moment of the game
replay-slider-value = Moment { $moment } of { $last }, round { $round }. { $label }
replay-count = { $moment } / { $last }
replay-moment = This moment
replay-start = The game begins
replay-chance = Dice and cards
replay-more = About this game
replay-points = Points after each round
replay-after-round = Round
replay-result = How it ended
replay-winners = { $count ->
    [one] { $names } won.
   *[other] { $names } share the victory.
}
replay-keys = Keys: ← → step, Shift with ← → turn, Home and End, space plays.

branch-about = A new table begins at this moment, after { $at ->
    [one] { $at } record
   *[other] { $at } records
}. The dice from here on are new. Who sits where?
branch-me = Me
branch-bot = A bot
branch-open = Open, by link
branch-cancel = Cancel
branch-create = Open the table
replay-proof = What the record proves
