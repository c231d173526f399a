# The table: prompt bar, log, chat, menu, hand-over, scorings.
table-seat-red = Red
table-seat-yellow = Yellow
table-seat-blue = Blue
table-seat-green = Green
table-board = Board
table-thinks = { $name } is thinking
table-bot-thinks = { $name } is playing…
table-moment = One moment…
table-over = The game is over.
table-closed = no action possible
table-undo = Undo
table-reset = Restart turn
table-skip = Skip
table-forward = Fast-forward
table-continue = Continue
table-result = Result
table-rematch = Play again
table-rematch-there = The same people play again.
table-rematch-go = To the new table

table-players = Players
table-is-bot = Bot: { $bot }
table-bot-plays = a bot plays: { $bot }
table-you = You
table-away = away
table-away-for = away for { $time }
table-away-wait = { $name } has been away for { $time }. The host may let a bot play on in { $left }.
table-away-long = { $name } has been away for { $time }. The host may let a bot play on.
table-away-wait-host = { $name } has been away for { $time }. You may let a bot play on in { $left }.
table-away-long-host = { $name } has been away for { $time }. You may let a bot play on; { $name } can take over again at any time.
table-away-give = Let a bot play for { $name }
table-here = here
table-clock = Time left: { $time }
table-guest = Guest

table-side = Log, score sheet, chat and notes
table-tab-log = Log
table-tab-sheet = Points
table-tab-chat = Chat
table-tab-notes = Notes
table-unread = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
table-log = What happened
table-log-filter = Show
table-log-all = All
table-log-mine = My moves
table-log-points = Points
table-log-none = Nothing yet.
table-log-earlier = Show earlier lines
table-log-details = Details: { $entry }
table-chat = Chat
table-chat-none = Nobody has said anything yet.
table-chat-words = Say something
table-chat-send = Send
table-phrases = Quick phrases
table-notes-about = Only you can read this.
table-notes-unsaved = Not saved yet…
table-recap = Since you were last here
table-recap-more = { $count ->
    [one] … and { $count } line before that.
   *[other] … and { $count } lines before that.
}
table-recap-close = To the table

table-menu = Menu
table-reference = Reference card
table-keys = Keys
table-keys-choose = choose the option with this sign
table-keys-undo = take back your last action
table-keys-reset = take back the whole turn, as far as possible
table-keys-log = show the log
table-keys-plan = open or close the planner
table-keys-list = show every choice as a list
table-keys-arrows = go from target to target
table-keys-enter = use what has the focus
table-keys-change = change a move before it is made
table-keys-try = try a turn; nothing is played until you keep it
table-keys-why = why can this not be chosen?
table-keys-missions = complete a mission
table-keys-rule = show the rule
table-keys-tab = go through prompt bar, board and log
table-keys-escape = close what is open
table-invite = Invite
table-give-bot = Let a bot play for me
table-give-bot-of = Let a bot play for { $name }
table-take-back = Play myself again
table-take-back-of = { $name } plays again
table-bot-for-you = A bot plays your seat.
table-bot-for = A bot plays for { $name }.
table-replay = Replay
table-leave = Leave the table
table-watching = You are watching. You see what everybody may see.
table-lost = Connection lost. Reconnecting…
table-unknown = There is no such table
table-unknown-about = The link may be incomplete, or the table is gone.
table-damaged = This table is damaged
table-damaged-what = What is stored about it on the server’s disk is no longer what was written there, so the game cannot continue from it.
table-damaged-rest = The table is set aside as it is; no other table is touched.
table-damaged-host = Whoever runs this server can stop it and run “./merlin doctor --repair”: that restores the last good state of table { $table }, or says that a backup is needed.
table-other-version = This table needs another version of Merlin
table-other-version-what = It was made with components or rules that this version does not have; opening it would change the game.
table-other-version-rest = The table is set aside as it is; no other table is touched.
table-other-version-host = Whoever runs this server can open table { $table } with the version that it was made with.
table-mended-history = This table was damaged on the disk. The game continues as it was; { $lost ->
    [one] one record
   *[other] { $lost } records
  } of its history are lost, so its dice cannot be proved.
table-mended-cut = This table was damaged on the disk and restored: it continues from its last good moment. Lost: { $lost ->
    [one] one record.
   *[other] { $lost } records.
  }
table-mended-chat = This table was damaged on the disk. The game is whole; what was said here before is lost.
table-skip-prompt = To the question
table-skip-board = To the board
table-pass-to = Pass the device to { $name }
table-pass-about = All cards stay covered until { $name } has the device.
table-pass-take = I am { $name }

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-nice-move = Nice move!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-thinking = I am still thinking.
phrase-your-turn = It is your turn.
phrase-back-soon = Back soon.
phrase-good-game = Good game!
table-sealed = Fingerprints shown before the first roll: seed
table-withheld = never revealed
table-round-now = Round { $round }
table-round-of =
    { $scoring ->
        [yes] of { $rounds } · scoring next
       *[no] of { $rounds }
    }

table-scoring-place = { $number } of { $of }
table-scoring-score = Score
table-scoring-totals = Totals
table-scoring-result = Final result
table-scoring-next = Next: { $category }
table-scoring-on = Next
table-scoring-skip = Skip to the totals
table-scoring-by-itself = continues automatically in 3 s
table-plan = Plan the round
table-plan-short = Plan
