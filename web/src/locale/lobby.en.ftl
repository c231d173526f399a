# The first page, making a table, the waiting room, who one is.
lobby-welcome = Who will sit beside Arthur?
lobby-about = Six rounds at the round table: send your vassals out, win the principalities, build manors, drive off traitors. The wizard Merlin helps everybody.
lobby-play-now = Play now against three bots
lobby-play-about = Nothing to sign up for. The first round explains itself.
lobby-lessons = Learn to play
lobby-first-lesson = Start lesson 1 · 1½ min
lobby-first-game = Your first game
lobby-your-tables = Your tables
lobby-all-tables = All of them
lobby-create = Create a table
lobby-create-about = With friends at this screen or by link, with bots, and with any of the nine modules.
lobby-learn = Learn the rules
lobby-learn-about = All rules, chapter by chapter, with search.
lobby-open-record = Load a game file
lobby-open-record-about = Watch a game again, move by move, and play on from any moment.
lobby-me = Your profile
lobby-me-named = You are { $name }
lobby-recovery = Your personal link
lobby-recovery-about = There are no passwords. Open your personal link in another browser to sign in there. It works once, and whoever has it can play as you, so keep it to yourself.
lobby-recovery-make = Make a personal link
lobby-recover = Sign in with your link
lobby-recover-about = This replaces the current profile in this browser with yours: your name and your tables.
lobby-recover-code = Code from the link
lobby-recover-do = Sign in
lobby-recovered = Welcome back, { $name }.
lobby-recovered-about = The link you opened is used up. This is your next one; keep it somewhere safe.
lobby-browsers = Your browsers
lobby-browsers-about = Here you are signed in. Sign out what you do not know or no longer use.
lobby-browser-this = this one
lobby-browser-unknown = another browser
lobby-browser-times = signed in { $first }, last seen { $last }
lobby-browser-end = Sign out
lobby-browser-end-of = Sign out: { $device }
lobby-browser-ended = That browser is signed out.
lobby-browsers-end = Sign out all others
lobby-browsers-ended = All other browsers are signed out.
lobby-signed-in = Your personal link was just opened in { $device }. If that was not you, sign it out under “Your profile”.
lobby-signed-out = This browser was signed out from another one. You are a guest here now; a personal link makes it yours again.
lobby-no-tables = You sit at no table yet.
lobby-finished = Finished games
lobby-status-waiting = Waiting for players
lobby-status-playing = Being played
lobby-status-over = Finished
lobby-aside-damaged = Damaged, set aside
lobby-aside-other-version = Needs another version
lobby-open-seat = Open seat

lobby-new = A new table
lobby-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
lobby-sitter = Who plays { $seat }
lobby-sitter-name = Name of the player { $seat }
lobby-sitter-me = You
lobby-sitter-here = Somebody else at this screen
lobby-sitter-here-about = You pass the device on; the cards stay hidden while you do.
lobby-sitter-open = Open – by link
lobby-sitter-open-about = Whoever opens the link first sits here.
lobby-sitter-bot = A bot
lobby-modules = Modules
lobby-modules-about = For a first game, play without any. What a module needs is added automatically.
lobby-presets = Selections
lobby-preset-base = Base game
lobby-preset-all = Everything
lobby-needs = Needs: { $modules }
lobby-needed-by = Is needed for: { $modules }
lobby-variants = Variants
lobby-clock = Clock
lobby-clock-about = When somebody’s time is gone, a bot takes over.
lobby-clock-none = No clock
lobby-clock-some = { $minutes } minutes each, and { $seconds } seconds per turn
lobby-make = Start the game
lobby-make-about = All seats are taken: it starts at once.
lobby-make-open = Create the table
lobby-make-open-about = You get a link for the open seats.

lobby-room = Waiting room
lobby-with = With { $modules }.
lobby-base-only = The base game.
lobby-free = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
lobby-all-here = Everybody is here.
lobby-your-name = What shall we call you?
lobby-open-about = Waits for somebody
lobby-sit = Sit here
lobby-stand = Get up
lobby-to-bot = Give to a bot
lobby-to-open = Open by link
lobby-start-bots = Open seats go to bots.
lobby-wait-host = Waiting for the host.
lobby-wait-sit = Take an open seat, or stay and watch.
lobby-link = Link to this table
lobby-link-about = Send it to your friends, or let them point their camera at the picture.
lobby-link-local = This server answers on this device alone. For friends on other devices, end it and start it with { $command }: your tables are still there, and the link leads to this device.
lobby-copy = Copy
lobby-copied = The link is copied.
lobby-qr = QR code of the link to this table

lobby-origin-title = Not a fresh deal
lobby-origin-table = This game continues from another table after { $at } actions; it is not a fresh deal.
lobby-origin-record = This game continues from a record after { $at } actions; it is not a fresh deal.
lobby-origin-look = Look at that game
lobby-origin-proved = Chance followed from the dice of that game. Still, somebody chose to continue from this very moment.
lobby-origin-unproved = Its hands and rolls may have been chosen, so only the host plays here, with bots.
lobby-origin-short = ↪ continues from another game, not a fresh deal
lobby-origin-sit = I know, let me sit down
lobby-origin-leave = Do not sit down

lobby-beginning = The dice are being mixed: everybody’s browser adds to them…
lobby-dice = How the dice stay honest
lobby-dice-about = The server has chosen a secret seed and shows its fingerprint now. Every player’s browser pledges a random number of its own and reveals it only when the game begins. The dice follow from all of them together, so nobody can choose them alone.
edition-title = About this edition
