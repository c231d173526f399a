"""The numbers behind the words of the base game: goods, vassals, flags, frames, actions, events, reasons."""

from __future__ import annotations

from typing import Final

COLOURS: Final = 6

# Goods
SHIELD: Final = 0
FLAG: Final = 1
MATERIAL: Final = 2
GOOD_KINDS: Final = 3
INFLUENCE: Final = 3
"""The fourth element that a victory point space can count (BASE-35)."""
MANORS: Final = 4
"""The fifth, on a ring that has it."""

# Supplies that can be closed like a stock; modules number theirs from the next on
APPLE_SUPPLY: Final = 10

# Vassals
LADY: Final = 0
SHIELD_BEARER: Final = 1
BUILDER: Final = 2
FLAG_BEARER: Final = 3
VASSALS: Final = 4

# Figures
KNIGHT_FIGURE: Final = 0
MERLIN_FIGURE: Final = 1
THIRD_FIGURE: Final = 2
"""No figure of the base game: a module may bring it, and rules only say what it may not do (the word "reached")."""

# Dice of a player: three of one's own colour, then Merlin's; a module may use the last slot.
OWN_DICE: Final = 3
MERLIN_DIE: Final = 3
DICE_SLOTS: Final = 5
NO_DIE: Final = 16
"""In place of a slot: there is no die."""
NO_CHANGE: Final = 8
"""The number of spaces of a move is the pips plus its change, which is kept as 8 + the change (ARTHUR-20)."""
MOST_SPACES: Final = 7
"""No change leads further."""

CLOCKWISE: Final = 0
COUNTER_CLOCKWISE: Final = 1
RING: Final = 24

# Flag abilities (BASE-61 … 66)
REPEL: Final = 0
MISSIONS: Final = 1
REVERSE: Final = 2
TURN: Final = 3
DIFFERENT_ACTION: Final = 4
MIRROR: Final = 5

NEEDS_OF_CARD: Final = 16
"""A requirement of a card is known by the card's number × 16 + its place on the card."""

# Frames; where their fields stand is in fields.py
F_OVER: Final = 0
F_FIRST_PLAYER: Final = 1
F_TILE: Final = 2
F_STARTING_TILE: Final = 3
F_TRAITOR: Final = 4
F_DISPLAY: Final = 5
F_DEAL: Final = 6
F_ROLL: Final = 7
F_TURNS: Final = 8
F_TURN: Final = 9
F_MOVE: Final = 10
F_ARRIVED: Final = 11
F_AFTER: Final = 12
F_REPEAT: Final = 13
F_TAKE_BACK: Final = 14
F_DISCARD: Final = 15
F_TAKE_CARDS: Final = 16
F_TAKE_CARD: Final = 17
F_TOWER: Final = 18
F_DUTY: Final = 19
F_END_TURN: Final = 20
F_ROUND_END: Final = 21
F_NEXT_ROUND: Final = 22
F_TRAITORS: Final = 23
F_REPEL: Final = 24
F_FIRST_DISPLAY: Final = 25
F_ENVIRONS: Final = 27
F_INFLUENCE: Final = 28
F_GRAIL: Final = 29
F_VASSALS: Final = 30
F_FINAL: Final = 31
F_START_ROUND: Final = 32
F_DRAWN: Final = 33
F_RETURN_SHIELDS: Final = 34
F_NESTED: Final = 35
F_REWARD: Final = 36
F_GIVEN: Final = 37
F_PASS: Final = 38
F_AID: Final = 39

# Actions
A_DIE: Final = 1
A_MERLIN_DIE: Final = 2
A_MOVE: Final = 3
A_APPLE: Final = 4
A_FLAG_TURN: Final = 5
A_FLAG_REVERSE: Final = 6
A_FLAG_DIFFERENT: Final = 7
A_FLAG_MIRROR: Final = 8
A_FLAG_REPEL: Final = 9
A_FLAG_MISSIONS: Final = 10
A_MISSION: Final = 11
A_PERFORM: Final = 12
A_FORFEIT: Final = 13
A_STAFF: Final = 14
A_END_TURN: Final = 15
A_DEPLOY: Final = 16
A_RELOCATE: Final = 17
A_CLAIM: Final = 18
A_RETURN: Final = 19
A_DISCARD: Final = 20
A_STOP: Final = 21
A_TAKE: Final = 22
A_DRAW: Final = 23
A_BUILD: Final = 24
A_MARKER: Final = 25
A_DECLINE: Final = 26
A_TRAITOR: Final = 27
A_SHIELDS: Final = 28
A_GRAIL: Final = 29
A_SHARE: Final = 30
A_TURN: Final = 31
A_PASS: Final = 32
A_GO_ON: Final = 33
# Outcomes of chance
A_CHANCE_FIRST: Final = 40
A_CHANCE_TILE: Final = 41
A_CHANCE_START: Final = 42
A_CHANCE_TRAITOR: Final = 43
A_CHANCE_DISPLAY: Final = 44
A_CHANCE_CARD: Final = 45
A_CHANCE_ROLL: Final = 46

# Events
E_FIRST_PLAYER: Final = 1
E_STARTING_TILE: Final = 2
E_TRAITOR: Final = 3
E_DISPLAY: Final = 4
E_DREW: Final = 5
E_CARD: Final = 6
E_ROLLED: Final = 7
E_ROUND: Final = 8
E_TURN: Final = 9
E_DIE: Final = 10
E_APPLE_USED: Final = 11
E_FLAG: Final = 12
E_MOVED: Final = 13
E_PERFORMS: Final = 14
E_FORFEITS: Final = 15
E_STAFF: Final = 16
E_DEPLOYED: Final = 17
E_EVICTED: Final = 18
E_CLAIMED: Final = 19
E_RETURNED: Final = 20
E_MARKER: Final = 21
E_MARKER_BACK: Final = 22
E_EXCALIBUR: Final = 23
E_GRAIL: Final = 24
E_APPLE: Final = 25
E_REPELLED: Final = 26
E_DISCARDED: Final = 27
E_TOOK: Final = 28
E_PILE: Final = 29
E_BUILT: Final = 30
E_COMPLETED: Final = 31
E_SCORING: Final = 32
E_TRAITORS_LEFT: Final = 33
E_TERRITORY: Final = 34
E_PRINCIPALITY: Final = 35
E_GRAIL_USED: Final = 36
E_FINAL: Final = 37
E_OVER: Final = 38
E_TILE: Final = 39
E_PASSED: Final = 40
E_PUT: Final = 41  # figure, position
E_REPELLED_BY_FLAG: Final = 42  # colour
E_REPELLED_BY_EXCALIBUR: Final = 43  # colour
E_MAJORITY: Final = 44  # how strong each seat is, a byte each
E_NONE_LEFT: Final = 45  # good, colour
E_NO_MARKER: Final = 46  # colour

# Reasons for points: the columns of the score sheet, in this order
R_SHIELDS: Final = 0
R_FLAGS: Final = 1
R_MATERIALS: Final = 2
R_INFLUENCE_SPACE: Final = 3
R_MISSION: Final = 4
R_MISSIONS_FLAG: Final = 5
R_TRAITORS: Final = 6
R_EXCALIBUR: Final = 7
R_ENVIRONS: Final = 8
R_INFLUENCE: Final = 9
R_GRAIL: Final = 10
R_VASSALS: Final = 11
R_APPLES: Final = 12
R_STAFFS: Final = 13
R_GOODS: Final = 14
