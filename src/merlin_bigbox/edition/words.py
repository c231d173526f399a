"""The vocabulary of the printed components: every name that an edition file may use."""

from typing import Final

COLOURS: Final = ("black", "grey", "blue", "purple", "orange", "brown")
EMBLEMS: Final = ("dragon", "dove", "fish", "snake", "fox", "eagle")
GOODS: Final = ("shield", "flag", "material")
VASSALS: Final = ("lady", "shield_bearer", "builder", "flag_bearer")
TERRAINS: Final = ("mountain", "wood", "lake")
LEVELS: Final = ("text", "seen", "reconstructed")

# BASE-61 to 66, then the two of ARTHUR-20 and 21.
BASE_FLAGS: Final = ("repel", "missions", "reverse", "turn", "different_action", "mirror")
ARTHUR_FLAGS: Final = ("plus_minus_one", "switch")
# The only colours whose flags change with Arthur (ARTHUR-2).
ARTHUR_FLAG_COLOURS: Final = ("black", "grey")

PRINCIPALITY: Final = "principality_"

# The allies that use tiles (KNIGHT-3 to 15) and the two that have none (KNIGHT-4, KNIGHT-6).
ALLIES_WITH_TILES: Final = (
    "tristram", "gawain", "gareth", "geraint", "galahad", "bors", "gaheris", "percival", "bedivere", "kay",
)  # fmt: skip
ALLIES: Final = (*ALLIES_WITH_TILES, "lamorak", "lancelot")

DISTRICTS: Final = ("mint", "market", "orchard", "smith", "quarry", "tailor")
CAULDRON_EFFECTS: Final = ("bewitch", "swap_figures", "sell_goods", "buy_goods", "witch_hut", "dark_influence")
