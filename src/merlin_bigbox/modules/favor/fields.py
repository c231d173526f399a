"""Where the fields of this module's frames and actions stand: each is called after its kind and its name there."""

from __future__ import annotations

from typing import Final

# Frames
FAVOR_BUILD_SPACE: Final = 2

# Actions
FAVOR_ABILITY_VASSAL: Final = 1
FAVOR_ABILITY_NUMBER: Final = 2
FAVOR_SEND_VASSAL: Final = 1
FAVOR_SEND_COLOUR: Final = 2
FAVOR_TRAITOR_COLOUR: Final = 1
FAVOR_SCORE_ELEMENT: Final = 1
FAVOR_DEPLOY_VASSAL: Final = 1
FAVOR_DEPLOY_COLOUR: Final = 2
