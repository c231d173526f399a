# The illustrated rulebook: titles, leads and captions. The rules themselves are in the rules catalogues.

rulebook-idea = The game in one minute
    .lead = Arthur seeks an heir. For six rounds your dice lead your knight and Merlin around the ring; after rounds 2, 4 and 6 you score for what you own. The most points win.
rulebook-idea-table = The whole table in round 3: the ring with its six principalities, Red’s castle below, the environs on the right.

rulebook-contents = Contents
    .lead = Everything on the table has one name and one picture, here and in the game.
rulebook-contents-pieces = The pieces by name.

rulebook-setup = Setting up
    .lead = The program sets up the table. This is what lies where when the first round begins.
rulebook-setup-wheel = Before the first turn: 1 Merlin on black. 2 Each knight where its starting tile says. 3 Full stocks of shields, flags and materials. 4 A free place for each vassal. 5 The Grail. 6 Excalibur.
rulebook-setup-castle = A castle at the start: 1 four dice. 2 Three goods. 3 Three traitors. 4 Four vassals. 5 Four mission cards. 6 One apple. 7 Three staffs.
rulebook-setup-map = Environs for three players: three rows of six tiles between the two frames.

rulebook-playing = Playing
    .lead = One die is one turn: choose a die, move its figure, use the space it reaches.
    .short = One die, one turn: choose it, move its figure, use the space. Your knight goes clockwise, Merlin either way.
rulebook-playing-move = A 2 leads Red’s knight from black to the space for shields. Three shields bring 3 points.
rulebook-playing-merlin = Merlin goes either way: with a 1 from blue to the space before it or after it.

rulebook-help = Apple and staff
    .lead = Two small helpers against unlucky dice. What you keep is worth points in the end.
    .short = An apple sets a die to any number. A staff repeats Merlin’s action. Kept, they are worth 1 and 2 points.
rulebook-help-castle = One apple and three staffs: everybody begins with them.

rulebook-principalities = Principality spaces
    .lead = Every fourth space belongs to a principality. There you place a vassal, and its duty is done at once.
    .short = Place a vassal, do its duty. Like replaces like: the vassal that stood there goes home.
rulebook-principalities-slot = Red’s shield-bearer in blue would send Yellow’s home. In purple, Red’s lady-in-waiting has placed a marker.

rulebook-spaces = The other spaces
    .lead = The spaces between the principalities, one picture for each kind.
rulebook-spaces-list = Each kind of space and what it does.
rulebook-spaces-relocate = From orange, Red’s builder may go next door to purple.

rulebook-building = Build a manor
    .lead = Three spaces let you build in the valley beyond the castles. Manors stay, and whoever has most of them in a territory scores its size, three times per game.
    .short = One tile, one manor. Pay one color a line ends at. Towers are optional.
rulebook-building-lines = The lake tower B5: its lines end at grey, blue and orange. On the screen these colors stand at its foot.
rulebook-building-manor = Red’s manor stands on B5. The tower brought a black shield, so the black traitor will cost nothing.

rulebook-missions = Mission cards
    .lead = A mission asks what you own, and you keep it. One card per turn, and a new one at its end.
    .short = Show what you own and keep it. One card per turn; a new one at its end.
rulebook-missions-hand = All three requirements of the marked card are met: 3 points.
rulebook-missions-display = The open cards show what you have already. Two ticks make the marked one a good choice.
rulebook-missions-needs = The seven kinds of requirement.

rulebook-flags = Flags
    .lead = Each color of flag has a power of its own. Blue and purple are used before moving, orange and brown after it.
    .short = Blue and purple before moving, orange and brown after it. Grey after a mission, black in your turn or in a scoring.
rulebook-flags-list = The six flags and their powers.
rulebook-flags-mirror = Mirror: from the influence space for shields straight across to the points for materials.

rulebook-rounds = End of a round
    .lead = When all dice are used, the round ends. Every second one ends with a scoring.
rulebook-rounds-track = The rounds stand in the middle of the ring; stars are scorings. This is round 2.

rulebook-scoring = Scoring
    .lead = Four steps, always in this order: traitors, environs, influence, vassals. Ties share, rounded down.
    .short = Traitors, environs, influence, vassals. Ties split, rounded down; the Grail wins one tie.
rulebook-scoring-traitors = Blue and grey are guarded by shields, brown is not: 3 points lost.
rulebook-scoring-territories = Red and Yellow tie in a wood of five tiles: 2 points each. Blue scores 2 on B6, Red 1 on A5.
rulebook-scoring-influence = Black is a tie of three: 1 point each. Grey holds six markers and goes to Red: 6 points.
rulebook-scoring-vassals = Vassals on the board: Yellow four, Red three, Blue one. They score 4, 3 and 1.

rulebook-end = End of the game
    .lead = After the last scoring a few leftovers count. Then the most points win.
    .short = An apple 1 point, a staff 2, every three goods 1. The most points win.
rulebook-end-left = Two apples, a staff and five goods: 2 + 2 + 1 points.

rulebook-fine-print = Fine print
    .lead = What you can play without, until a rare case needs it.
rulebook-fine-print-directions = The six directions from B3.

## The reference card

reference-traitors = −3 for each without a matching shield.
reference-excalibur = +3 for its holder, if no traitor is left.
reference-environs = Most manors in a territory: 1 per tile.
reference-influence = Most markers in a principality: 1 per marker. Then each keeps one there.
reference-grail = Ties share, rounded down. The Grail wins one tie of influence.
reference-vassals = 1 for each on the board.
reference-apples = 1 for each.
reference-staffs = 2 for each.
reference-goods = 1 for every three.

cli-rulebook-written = Written to { $file }.
