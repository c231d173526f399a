"""The market with Caerleon: a tile given away in an exchange of the city goes back to the market (MARKET-3, CITY-7)."""

from __future__ import annotations

from merlin_bigbox.engine.core.compose import Builder
from merlin_bigbox.modules.caerleon.city import city_of
from merlin_bigbox.modules.market.stall import stall_of


def build(builder: Builder) -> None:
    """For a tile, a piece of its kind and colour is another good than the one given (BASE-21)."""
    stall_of(builder.rules).exchanges.append(int(city_of(builder.rules).exchanged))
