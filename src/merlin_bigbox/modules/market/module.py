"""The market as a module: everything it hands to the builder."""

from __future__ import annotations

from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.base.cells import GOODS_OF_SEAT
from merlin_bigbox.engine.base.names import COLOURS, MATERIAL, SHIELD
from merlin_bigbox.engine.core.compose import Builder, Module
from merlin_bigbox.engine.core.ruleset import SEATS
from merlin_bigbox.modules.gold.purse import purse_of
from merlin_bigbox.modules.market.buying import Buy, NextTurn
from merlin_bigbox.modules.market.estimate import MarketEstimate
from merlin_bigbox.modules.market.laborers import Laborers, LaborersLeave
from merlin_bigbox.modules.market.plus import (
    MarkerComesOrGoes,
    MarkerPlaced,
    PlusOrNot,
    PlusWeight,
    WithPlusOrWithout,
)
from merlin_bigbox.modules.market.stall import PIPS, STALL, Belonging, Stall
from merlin_bigbox.modules.market.tiles import (
    AppleTileAid,
    AppleTileChange,
    AppleTilesLine,
    Returned,
    TileOrPiece,
    TileReturns,
)
from merlin_bigbox.modules.market.view import MarketView


class MarketModule(Module):
    """Wares for gold: tiles, plus tokens, day laborers (MARKET-1)."""

    def __init__(self, edition: Edition) -> None:
        self.name = "market"
        self.needs = ("gold",)
        self.edition = edition

    def build(self, builder: Builder) -> None:
        stall = Stall()
        builder.rules.shared[STALL] = stall
        self._tiles(builder, stall)
        self._others(builder, stall)
        _events(builder, stall)
        _buying(builder, stall)
        _goods(builder, stall)
        _apple_tiles(builder, stall)
        _plus(builder, stall)
        laborer = builder.action("laborer", ("face",), touches=("held:laborer:{face}",), moves=True)
        builder.source([laborer], Laborers(stall, laborer))
        builder.listener(LaborersLeave(stall))
        builder.deck(Belonging(stall))
        builder.view("market", MarketView(stall))
        builder.estimate(MarketEstimate(stall))

    def _tiles(self, builder: Builder, stall: Stall) -> None:
        """Each colour as often as the edition names it; together with the pieces of the base game they are goods."""
        market = self.edition.market
        players = int(builder.rules.players)
        printed = (market.shield_tiles, market.material_tiles)
        most = max(colours.count(name) for colours in printed for name in self.edition.colours)
        stall.tiles = builder.zone("market tiles", GOODS_OF_SEAT, of=("good", "colour"), most=most)
        stall.held_tiles = builder.zone(
            "market tiles held", SEATS * GOODS_OF_SEAT, stride=GOODS_OF_SEAT, of=("good", "colour"), most=most
        )
        builder.may_hold("goods", most)
        for kind, colours in zip((SHIELD, MATERIAL), printed, strict=True):
            for colour, name in enumerate(self.edition.colours):
                count = colours.count(name)
                lying = int(stall.tiles) + kind * COLOURS + colour
                held = [
                    int(stall.held_tiles) + seat * GOODS_OF_SEAT + kind * COLOURS + colour for seat in range(players)
                ]
                builder.put(lying, count)
                builder.piece(f"market tiles of good {kind} of colour {colour}", count, [lying, *held], [], 0)
                builder.more_of_piece(f"good {kind} of colour {colour}", count, [lying])

    def _others(self, builder: Builder, stall: Stall) -> None:
        market = self.edition.market
        seats = range(int(builder.rules.players))
        laborers = max(market.day_laborers.count(pips) for pips in range(1, PIPS))
        stall.plus = builder.zone("plus tokens", 1, most=market.plus_tokens)
        stall.held_plus = builder.zone("plus tokens held", SEATS, stride=1, most=market.plus_tokens)
        stall.placed_plus = builder.zone(
            "plus tokens placed", SEATS * COLOURS, stride=COLOURS, of=("colour",), most=market.plus_tokens
        )
        stall.apple_tiles = builder.zone("apple tiles", 1, most=market.apple_mistletoe_tiles)
        stall.held_apple_tiles = builder.zone("apple tiles held", SEATS, stride=1, most=market.apple_mistletoe_tiles)
        stall.laborers = builder.zone("day laborers", PIPS, of=("face",), most=laborers)
        stall.held_laborers = builder.zone("day laborers held", SEATS * PIPS, stride=PIPS, of=("face",), most=laborers)
        stall.used_laborers = builder.zone("day laborers used", PIPS, of=("face",), most=laborers)
        stall.bought = builder.zone("market used", 1, most=1)
        builder.put(int(stall.plus), market.plus_tokens)
        held_plus = [int(stall.held_plus) + seat for seat in seats]
        placed = [int(stall.placed_plus) + seat * COLOURS + colour for seat in seats for colour in range(COLOURS)]
        builder.piece("plus tokens", market.plus_tokens, [int(stall.plus), *held_plus, *placed], [], 0)
        builder.put(int(stall.apple_tiles), market.apple_mistletoe_tiles)
        held_tiles = [int(stall.held_apple_tiles) + seat for seat in seats]
        builder.piece("apple tiles", market.apple_mistletoe_tiles, [int(stall.apple_tiles), *held_tiles], [], 0)
        for pips in range(1, PIPS):
            count = market.day_laborers.count(pips)
            held = [int(stall.held_laborers) + seat * PIPS + pips for seat in seats]
            builder.put(int(stall.laborers) + pips, count)
            lying = [int(stall.laborers) + pips, int(stall.used_laborers) + pips]
            builder.piece(f"day laborers of {pips}", count, [*lying, *held], [], 0)


def _events(builder: Builder, stall: Stall) -> None:
    stall.tile_back = builder.event(
        "market-tile-back", ("good", "colour"), "MARKET-3", touches=("market:{good}:{colour}", "castle:{player}")
    )
    stall.plus_placed = builder.event("plus-placed", ("colour",), "MARKET-4", touches=("marker:{colour}",), echo=True)
    stall.plus_back = builder.event(
        "plus-back", ("colour", "number"), "MARKET-4", touches=("marker:{colour}", "market:plus")
    )
    stall.laborer_used = builder.event(
        "laborer-used", ("face",), "MARKET-5", touches=("market:laborer:{face}", "castle:{player}"), echo=True
    )
    stall.laborer_back = builder.event(
        "laborer-back", ("face",), "MARKET-5", touches=("market:laborer:{face}", "castle:{player}")
    )
    stall.used_laborers_back = builder.event(
        "used-laborers-back", ("number",), "MARKET-5", touches=("market",), by_nobody=True
    )
    stall.apple_tile_set = builder.event(
        "apple-tile-set", ("face",), "MARKET-7", touches=("market:apple-tile", "castle:{player}"), echo=True
    )
    stall.apple_tile_ignored = builder.event(
        "apple-tile-ignored", ("requirement",), "MARKET-7", touches=("market:apple-tile", "castle:{player}"), echo=True
    )


def _buying(builder: Builder, stall: Stall) -> None:
    buy = Buy(stall, purse_of(builder.rules))
    buy.tile = builder.action("buy", ("good", "colour"), touches=("market:{good}:{colour}",))
    buy.plus = builder.action("buy plus", touches=("market:plus",))
    buy.apple_tile = builder.action("buy apple tile", touches=("market:apple-tile",))
    buy.laborer = builder.action("buy laborer", ("face",), touches=("market:laborer:{face}",))
    buy.bought_tile = builder.event(
        "bought-tile", ("good", "colour"), "MARKET-2", touches=("market:{good}:{colour}", "castle:{player}"), echo=True
    )
    buy.bought_plus = builder.event(
        "bought-plus", (), "MARKET-2", touches=("market:plus", "castle:{player}"), echo=True
    )
    buy.bought_apple_tile = builder.event(
        "bought-apple-tile", (), "MARKET-2", touches=("market:apple-tile", "castle:{player}"), echo=True
    )
    buy.bought_laborer = builder.event(
        "bought-laborer", ("face",), "MARKET-2", touches=("market:laborer:{face}", "castle:{player}"), echo=True
    )
    builder.free_action([int(buy.tile), int(buy.plus), int(buy.apple_tile), int(buy.laborer)], buy)
    builder.listener(NextTurn(stall))


def _goods(builder: Builder, stall: Stall) -> None:
    listener = TileReturns(stall)
    returned = Returned(stall)
    listener.returned = builder.frame("market good returned", ("good", "colour"), "MARKET-3", returned)
    tile = builder.action("give tile", touches=("held:tile:{frame_good}:{frame_colour}",))
    piece = builder.action("give piece", touches=("good:{frame_good}:{frame_colour}",))
    returned.ask = builder.frame("tile or piece", ("good", "colour"), "MARKET-3", TileOrPiece(stall, tile, piece))
    builder.listener(listener)


def _apple_tiles(builder: Builder, stall: Stall) -> None:
    change = builder.action("apple tile", ("face",), touches=("held:apple-tile",), moves=True)
    builder.move_change([change], AppleTileChange(stall, change))
    builder.aid(AppleTileAid(stall, builder.action("mistletoe tile", ("need",), touches=("held:apple-tile",))))
    builder.ending(AppleTilesLine(stall, builder.reason("apple-tiles", "MARKET-7")))


def _plus(builder: Builder, stall: Stall) -> None:
    listener = MarkerComesOrGoes(stall)
    placed = MarkerPlaced(stall)
    plus = builder.action("plus", touches=("held:plus",))
    without = builder.action("without plus", touches=("marker:{frame_colour}",))
    listener.placed = builder.frame("marker for plus", ("colour",), "MARKET-4", placed)
    placed.ask = builder.frame("plus token", ("colour",), "MARKET-4", PlusOrNot(stall, plus))
    listener.left = builder.frame(
        "which marker left",
        ("colour",),
        "MIX-7",
        WithPlusOrWithout(stall, without, builder.action("with plus", touches=("marker:{frame_colour}", "held:plus"))),
    )
    builder.listener(listener)
    builder.influence_weight(PlusWeight(stall))


def make(edition: Edition) -> Module:
    """The module for an edition."""
    return MarketModule(edition)
