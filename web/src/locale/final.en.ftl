# The score sheet, charts, the final screen and the proof of the dice.

sheet-title = Score sheet
sheet-reason = Reason
sheet-total = Total
sheet-empty = No points yet.
sheet-forecast = If scored now
sheet-forecast-about = What a scoring at this moment would add. Nothing of it is certain yet.
sheet-forecast-empty = Nothing would be added.
sheet-then = Total then

chart-other = Other
chart-source = Source
chart-as-table = The same as a table

final-over = The game is over
final-won = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
final-you-won = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
final-shared = { $names } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each
final-shared-about = Equal points at the end: the victory belongs to all of them.
final-place = { $place }.
final-chart = Where the points came from
final-rematch = Play again
final-replay = Watch the replay
final-review = Luck and skill
final-record = Download the game file
final-board = Look at the board

proof-title = What is proved of this game
proof-about = Before the first roll the server showed the fingerprint (a SHA-256 hash) of a secret seed. Now the seed is revealed. Below, each part of the record says how it is known: proved, because it could not be otherwise; replayed only, because it fits the rules but could have been chosen; or no more than claimed.
proof-commitment = Fingerprint, shown at the start
proof-seed = Seed, revealed at the end
proof-hidden = It is revealed when the game is over.
proof-fits = Your browser has just checked it: seed and fingerprint fit.
proof-differs = Seed and fingerprint do not fit. This game cannot be trusted.
proof-how = With the downloaded record you can repeat every roll and draw:
proof-key = Key with which this server signs records
proof-level-proved = proved
proof-level-replayed = replayed only
proof-level-claimed = claimed
proof-level-missing = not there
proof-mixed = Seed of the dice: the server’s seed and everybody’s share, mixed
proof-share-in = Your browser’s share is in the dice, as it was pledged.
proof-share-lost = Your browser revealed its share, but the server left it out. Do not trust these dice.
proof-changed = The fingerprint of the seed is not the one that this browser was shown first. Do not trust the dice of this table.
