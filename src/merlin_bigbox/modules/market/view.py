"""What the market shows of itself: its wares, and what each seat has of them."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import GOODS_OF_SEAT
from merlin_bigbox.engine.base.names import COLOURS
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.hooks import ViewSlice
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.market.stall import PIPS, Stall


class MarketView(ViewSlice):
    """Everything here is open. Goods are rows of colours for each kind; laborers are lists of their pips."""

    def __init__(self, stall: Stall) -> None:
        self.stall = stall

    def describe(self, rules: Ruleset, seen: State, seat: i64) -> dict[str, object]:
        cells = seen.cells
        stall = self.stall
        owners = range(int(rules.players))
        return {
            "open": int(cells[stall.bought]) == 0,
            "tiles": _goods(seen, int(stall.tiles)),
            "plus_tokens": int(cells[stall.plus]),
            "apple_mistletoe_tiles": int(cells[stall.apple_tiles]),
            "day_laborers": _pips(seen, int(stall.laborers)),
            "used_laborers": _pips(seen, int(stall.used_laborers)),
            "held": [
                {
                    "tiles": _goods(seen, int(stall.held_tiles) + owner * GOODS_OF_SEAT),
                    "plus_tokens": int(cells[stall.held_plus + owner]),
                    "plus_placed": _row(seen, int(stall.placed_plus) + owner * COLOURS, COLOURS),
                    "apple_mistletoe_tiles": int(cells[stall.held_apple_tiles + owner]),
                    "day_laborers": _pips(seen, int(stall.held_laborers) + owner * PIPS),
                }
                for owner in owners
            ],
        }


def _row(seen: State, first: int, size: int) -> list[int]:
    return [int(seen.cells[first + index]) for index in range(size)]


def _goods(seen: State, first: int) -> list[list[int]]:
    """A row of colours for shields, flags (of which there are no tiles) and materials."""
    return [_row(seen, first + kind * COLOURS, COLOURS) for kind in range(GOODS_OF_SEAT // COLOURS)]


def _pips(seen: State, first: int) -> list[int]:
    return [pips for pips in range(1, PIPS) for _ in range(int(seen.cells[first + pips]))]
