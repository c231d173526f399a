"""Where the fields of this module's frames and actions stand: each is called after its kind and its name there."""

from __future__ import annotations

from typing import Final

# Frames
DISTRICT_COLOUR: Final = 2
DISTRICT_EXCHANGE_LEFT: Final = 2
DISTRICT_EXCHANGE_AGAIN: Final = 3
EXCHANGED_GOOD_GOOD: Final = 2
EXCHANGED_GOOD_COLOUR: Final = 3
EXCHANGED_GOOD_MAY_RECLAIM: Final = 4
DISTRICT_GOODS_GOOD: Final = 2
DISTRICT_GOODS_LEFT: Final = 3
ORCHARD_LEFT: Final = 2
EVICTION_VASSAL: Final = 2
EVICTION_COLOUR: Final = 3

# Actions
CHANCE_DISTRICT_DISTRICT: Final = 1
SEND_HOME_SEAT: Final = 1
SEND_HOME_VASSAL: Final = 2
