"""Gold coins and mistletoe as a module: everything it hands to the builder."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.core.compose import Builder, Module
from merlin_bigbox.engine.core.ruleset import SEATS
from merlin_bigbox.modules.gold.estimate import GoldEstimate
from merlin_bigbox.modules.gold.purse import PURSE, Purse
from merlin_bigbox.modules.gold.uses import (
    AppleMistletoeSpace,
    ChangeDie,
    GoldLine,
    GoldSpace,
    Mistletoe,
)
from merlin_bigbox.modules.gold.view import GoldView

TURNED: Final = ("die", "face", "new_face:face")
"""The fields of whatever turns a die to another face."""


class GoldModule(Module):
    """30 gold, 11 mistletoe, a rondel of its own (GOLD-1)."""

    def __init__(self, edition: Edition) -> None:
        self.name = "gold"
        self.needs = ()
        self.edition = edition

    def prepare(self, builder: Builder) -> None:
        builder.boards.append("gold")

    def build(self, builder: Builder) -> None:
        purse = Purse()
        builder.rules.shared[PURSE] = purse
        self._pieces(builder, purse)
        purse.gold_taken = builder.event("gold-taken", ("number",), "GOLD-4", touches=("gold", "castle:{player}"))
        purse.gold_paid = builder.event(
            "gold-paid", ("number",), "GOLD-2", touches=("gold", "castle:{player}"), echo=True
        )
        purse.mistletoe_taken = builder.event("mistletoe-taken", (), "GOLD-4", touches=("mistletoe", "castle:{player}"))
        purse.mistletoe_used = builder.event(
            "mistletoe-used", ("requirement",), "GOLD-3", touches=("mistletoe", "castle:{player}"), echo=True
        )
        change = builder.action("gold", TURNED, touches=("die:{die}", "gold"))
        chosen = builder.action("gold chosen", TURNED, touches=("die:{die}", "gold"))
        changed = builder.event("die-changed", TURNED, "GOLD-2", touches=("castle:{player}",), echo=True)
        builder.free_action([change, chosen], ChangeDie(purse, change, chosen, changed))
        builder.aid(Mistletoe(purse, builder.action("mistletoe", ("need",), touches=("mistletoe",))))
        apple = builder.action("gain apple", touches=("apple",), says="apple")
        mistletoe = builder.action("gain mistletoe", touches=("mistletoe",), says="mistletoe-taken")
        purse.gain_apple = apple
        purse.gain_mistletoe = mistletoe
        builder.space("gold", "GOLD-4", GoldSpace(purse))
        builder.space("apple_mistletoe", "GOLD-4", AppleMistletoeSpace(purse, apple, mistletoe))
        builder.ending(GoldLine(purse, builder.reason("gold", "GOLD-5")))
        builder.view("gold", GoldView(purse))
        builder.estimate(GoldEstimate(purse))

    def _pieces(self, builder: Builder, purse: Purse) -> None:
        gold = self.edition.gold
        players = int(builder.rules.players)
        purse.gold_supply = builder.zone("gold supply", 1, most=gold.coins)
        purse.gold = builder.zone("gold", SEATS, stride=1, most=gold.coins)
        purse.mistletoe_supply = builder.zone("mistletoe supply", 1, most=gold.mistletoe)
        purse.mistletoe = builder.zone("mistletoe", SEATS, stride=1, most=gold.mistletoe)
        for name, supply, held, total, start in (
            ("gold coins", purse.gold_supply, purse.gold, gold.coins, gold.start_coins),
            ("mistletoe", purse.mistletoe_supply, purse.mistletoe, gold.mistletoe, gold.start_mistletoe),
        ):
            builder.put(int(supply), total - start * players)
            seats = [int(held) + seat for seat in range(players)]
            for cell in seats:
                builder.put(cell, start)
            builder.piece(name, total, [int(supply), *seats], [], 0)


def make(edition: Edition) -> Module:
    """The module for an edition."""
    return GoldModule(edition)
