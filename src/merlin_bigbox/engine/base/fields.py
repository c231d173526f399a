"""Where the fields of the base game's frames and actions stand: each is called after its kind and its name there.

An action's fields begin at 1; a frame's first field is its seat (`seat_of`), the others begin at 2.
"""

from __future__ import annotations

from typing import Final

# Frames
TILE_CELL: Final = 2
TRAITOR_LEFT: Final = 2
FIRST_DISPLAY_SLOT: Final = 2
DEAL_LEFT: Final = 2
DISPLAY_SLOT: Final = 2
MOVE_DIE: Final = 2
"""The die that is moved with, or NO_DIE."""
MOVE_FIGURE: Final = 3
MOVE_HEADING: Final = 4
MOVE_CHANGED_BY: Final = 5
"""NO_CHANGE + how far the move was lengthened or shortened."""
MOVE_SPACES: Final = 6
"""How many spaces a move without a die leads."""
ARRIVED_FIGURE: Final = 2
ARRIVED_SPACE: Final = 3
ARRIVED_MIRRORED: Final = 4
ARRIVED_DIFFERENT: Final = 5
ARRIVED_NESTED: Final = 6
AFTER_SPACE: Final = 2
AFTER_MAY_REPEAT: Final = 3
AFTER_REACHED: Final = 4
AFTER_NESTED: Final = 5
AFTER_FIGURE: Final = 6
REPEAT_SPACE: Final = 2
REPEAT_REACHED: Final = 3
GIVEN_GOOD: Final = 2
"""The good has to come from its principality."""
GIVEN_COLOUR: Final = 3
REWARD_CARD: Final = 2
EXCHANGE_GOOD: Final = 2
EXCHANGE_COLOUR: Final = 3
EXCHANGE_MAY_RECLAIM: Final = 4
"""Whether such a good as was given may be claimed again."""
TAKE_CARDS_LEFT: Final = 2
TOWER_TIMES: Final = 2
TOWER_BARRED: Final = 3
"""The principality that may not be chosen again + 1, or 0."""
DUTY_VASSAL: Final = 2
DUTY_COLOUR: Final = 3
DUTY_AGAIN: Final = 4
"""Whether it is the second of two duties in a row."""
TRAITORS_DONE: Final = 2
INFLUENCE_COLOUR: Final = 2
INFLUENCE_GRAIL_USED: Final = 3
GRAIL_COLOUR: Final = 2
AID_CARD: Final = 2
AID_IGNORED: Final = 3
"""The requirements that are ignored, a bit each."""
AID_RECOLOURED: Final = 4
"""The requirement that has another colour + 1, or 0."""
AID_COLOUR: Final = 5

# Actions
DIE_FACE: Final = 1
MOVE_DIRECTION: Final = 1
APPLE_FACE: Final = 1
FLAG_DIFFERENT_SPACE: Final = 1
FLAG_REPEL_COLOUR: Final = 1
MISSION_CARD: Final = 1
DEPLOY_VASSAL: Final = 1
DEPLOY_COLOUR: Final = 2
RELOCATE_VASSAL: Final = 1
RELOCATE_DIRECTION: Final = 2
CLAIM_GOOD: Final = 1
CLAIM_COLOUR: Final = 2
RETURN_GOOD: Final = 1
RETURN_COLOUR: Final = 2
DISCARD_CARD: Final = 1
TAKE_CARD: Final = 1
BUILD_CELL: Final = 1
BUILD_COLOUR: Final = 2
MARKER_COLOUR: Final = 1
TRAITOR_COLOUR: Final = 1
CHANCE_FIRST_SEAT: Final = 1
CHANCE_TILE_TILE: Final = 1
CHANCE_START_START: Final = 1
CHANCE_TRAITOR_COLOUR: Final = 1
CHANCE_DISPLAY_CARD: Final = 1
CHANCE_CARD_CARD: Final = 1
CHANCE_ROLL_FACES: Final = 1
