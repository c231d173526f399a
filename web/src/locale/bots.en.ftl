# Choosing bots: what they are called is told by the server.
bots-for = Bot for { $seat }
bots-for-all = For all bots at this table
bots-levels = Levels, from weak to strong
bots-temperaments = Temperaments of the knight
bots-level = Level { $level } of { $most }:
bots-at-once = answers at once
bots-thinks = thinks up to { $seconds } s
bots-change = Choose another bot
bots-strength = How the bots play
bots-strength-gentle = gentle
bots-strength-solid = solid
bots-strength-strong = strong
