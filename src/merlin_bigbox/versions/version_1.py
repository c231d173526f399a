"""Rules version 1, before five rules were corrected: all in which it differs from version 2.

| rule | by version 1 |
|---|---|
| BASE-72 | after the very last turn cards were taken, manors thinned out and market tiles told from pieces |
| MARKET-5 | a used laborer went back to the market at once, and could be bought again in the same round |
| MORGANA-5 | a poisoned apple could swap a Morgana die that nobody had taken yet |
| MORGANA-8 | every effect of a cauldron could be declined |
| MORGANA-9 | a Market on which Morgana stood still made exchanges |
"""

from __future__ import annotations

from merlin_bigbox.engine.base.names import F_END_TURN
from merlin_bigbox.engine.base.tables import base_tables
from merlin_bigbox.engine.base.turn import EndTurn
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.compose import Builder
from merlin_bigbox.engine.core.packed import pack
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.arthur.board import BOARD, arthur_of
from merlin_bigbox.modules.arthur.manors import Thinning
from merlin_bigbox.modules.caerleon.city import CITY, EXCHANGES
from merlin_bigbox.modules.market.laborers import Laborers
from merlin_bigbox.modules.market.stall import STALL, stall_of
from merlin_bigbox.modules.market.tiles import Returned
from merlin_bigbox.modules.morgana.cauldron import UseEffect
from merlin_bigbox.modules.morgana.domain import Domain
from merlin_bigbox.modules.morgana.kitchen import DICE, KITCHEN, kitchen_of
from merlin_bigbox.modules.morgana.poison import PoisonedApple


class CardsAlways(EndTurn):
    """BASE-72: the last turn of all ended like the others."""

    def takes_cards(self, rules: Ruleset, state: State) -> bool:
        return True


class ThinningAlways(Thinning):
    """BASE-72: manors were thinned out after the last round, too."""

    def thins_out(self, state: State) -> bool:
        return True


class ReturnedAlways(Returned):
    """BASE-72: whether a shield was a tile was asked in the last scoring, too."""

    def matters(self, state: State) -> bool:
        return True


class LaborersBackAtOnce(Laborers):
    """MARKET-5: whoever was used could be bought again."""

    def spend(self, state: State, seat: i64, pips: i64) -> None:
        self.stall.return_laborer(state, seat, pips)


class PoisonForAnyDie(PoisonedApple):
    """MORGANA-5: as long as one had taken no Morgana die this round, all that were left counted as one's own."""

    def offer_morgana(self, state: State, seat: i64, there: i64, out: Choices) -> None:
        cells = state.cells
        kitchen = self.kitchen
        if cells[kitchen.chosen] != 0:
            super().offer_morgana(state, seat, there, out)
            return
        seen: i64 = 1
        die: i64
        for die in range(DICE):
            face = cells[kitchen.dice + die]
            if cells[kitchen.used + seat] == 0 and (seen >> face) & 1 == 0 and there != 1 << face:
                seen |= 1 << face
                out.add(pack(self.morgana, face))

    def morgana_die(self, state: State, face: i64) -> i64:
        if state.cells[self.kitchen.chosen] != 0:
            return super().morgana_die(state, face)
        die: i64 = 0
        while state.cells[self.kitchen.dice + die] != face:
            die += 1
        return die


class AnyEffectDeclined(UseEffect):
    """MORGANA-8: a hut and dark influence could be declined like the other effects."""

    def may_decline(self, effect: i64) -> bool:
        return True


class OpenMarket(Domain):
    """MORGANA-9: where she stood only what could be taken was closed, not the exchanges."""

    def __init__(self, present: Domain) -> None:
        self.present = present

    def closes(self, rules: Ruleset, state: State, principality: i64, kind: i64, colour: i64) -> bool:
        return kind != EXCHANGES and self.present.closes(rules, state, principality, kind, colour)

    def offer(self, rules: Ruleset, state: State, principality: i64, out: Choices) -> None:
        self.present.offer(rules, state, principality, out)

    def take(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        self.present.take(rules, state, seat, action)


def build(builder: Builder) -> None:
    """Put what was different into the place of what is there now, for the modules in play."""
    shared = builder.rules.shared
    builder.older_frame(F_END_TURN, CardsAlways())
    if BOARD in shared:
        _arthur(builder)
    if STALL in shared:
        _market(builder)
    if KITCHEN in shared:
        _morgana(builder)
    if KITCHEN in shared and CITY in shared:
        kitchen = kitchen_of(builder.rules)
        kitchen.domain = OpenMarket(kitchen.domain)


def _arthur(builder: Builder) -> None:
    thinning = ThinningAlways(base_tables(builder.rules), arthur_of(builder.rules))
    thinning.keep = builder.frame_called("keep")
    builder.older_frame(builder.frame_called("thinning"), thinning)


def _market(builder: Builder) -> None:
    stall = stall_of(builder.rules)
    laborer = builder.action_called("laborer")
    builder.older_source([laborer], LaborersBackAtOnce(stall, laborer))
    returned = ReturnedAlways(stall)
    returned.ask = builder.frame_called("tile or piece")
    builder.older_frame(builder.frame_called("market good returned"), returned)


def _morgana(builder: Builder) -> None:
    kitchen = kitchen_of(builder.rules)
    own, chosen, morgana = (builder.action_called(name) for name in ("poison", "poison chosen", "poison morgana"))
    builder.older_free_action([own, chosen, morgana], PoisonForAnyDie(kitchen, own, chosen, morgana))
    builder.older_frame(int(kitchen.f_effect), AnyEffectDeclined(kitchen))
