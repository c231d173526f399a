"""Knights of the Round Table as a module: everything it hands to the builder."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.edition import Ally, Edition
from merlin_bigbox.engine.base.cells import CELLS
from merlin_bigbox.engine.base.names import COLOURS
from merlin_bigbox.engine.base.tables import base_tables
from merlin_bigbox.engine.core.arrays import i64, vec, vector
from merlin_bigbox.engine.core.compose import ALLY_STAGE, Builder, Module
from merlin_bigbox.engine.core.packed import pack
from merlin_bigbox.modules.knights.allies import (
    ALLIES,
    ALLY_NAMES,
    GAHERIS,
    GARETH,
    GERAINT,
    KAY,
    SHARED,
    VICTORY_NAMES,
    VICTORY_SPACES,
    Allies,
)
from merlin_bigbox.modules.knights.estimate import KnightsEstimate
from merlin_bigbox.modules.knights.feats import Gareth, GarethLine, Geraint, GeraintLine
from merlin_bigbox.modules.knights.goods import Galahad, GalahadInfluence
from merlin_bigbox.modules.knights.missions import Bedivere, Percival
from merlin_bigbox.modules.knights.movement import Bors, Gawain, Tristram
from merlin_bigbox.modules.knights.scoring import (
    CastleChoice,
    CastleWeight,
    Gaheris,
    Kay,
    KayChoice,
    KayWeight,
)
from merlin_bigbox.modules.knights.setup import AllySetup, DealAlly, Draft
from merlin_bigbox.modules.knights.vassals import Lamorak, Lancelot
from merlin_bigbox.modules.knights.view import AlliesView

RANDOM_ALLIES: Final = "random-allies"
"""The table option: chance deals the allies instead of a draft (KNIGHT-1)."""

TURNED: Final = ("die", "face", "new_face:face")
"""The fields of whatever turns a die to another face."""


class KnightsModule(Module):
    """Two of twelve allies for each player."""

    def __init__(self, edition: Edition) -> None:
        self.name = "knights"
        self.needs = ()
        self.variants = (RANDOM_ALLIES,)
        self.edition = edition

    def build(self, builder: Builder) -> None:
        allies = Allies()
        builder.rules.shared[SHARED] = allies
        builder.field_type("ally", ALLY_NAMES)
        builder.field_type("victory", VICTORY_NAMES)
        self._pieces(builder, allies)
        allies.used = builder.event("ally-tile", ("ally",), "KNIGHT-2", touches=("ally:{ally}",), echo=True)
        self._setup(builder, allies)
        _movement(builder, allies)
        _vassals_and_goods(builder, allies)
        self._feats(builder, allies)
        _missions(builder, allies)
        _scoring(builder, allies)
        builder.view("knights", AlliesView(allies))
        builder.estimate(KnightsEstimate(allies, self.edition))

    def _pieces(self, builder: Builder, allies: Allies) -> None:
        """Each ally with its tiles; those of four allies have places of their own."""
        printed = (*self.edition.allies.a, *self.edition.allies.b)
        tiles = max(ally.tiles for ally in printed)
        allies.owner = builder.zone("allies", ALLIES, of=("ally",), holds="seat", before=("nobody",))
        allies.tiles = builder.zone("ally tiles", ALLIES, of=("ally",), most=tiles)
        allies.gone = builder.zone("ally tiles gone", ALLIES, of=("ally",), most=tiles)
        allies.marshal = builder.zone("marshal", 1, holds="colour", before=("nowhere",))
        allies.repelled = builder.zone("gareth", COLOURS, of=("colour",), most=1)
        allies.scored = builder.zone("geraint", VICTORY_SPACES, of=("victory",), most=1)
        allies.castles = builder.zone("castles", CELLS, of=("cell",), most=1)
        allies.influence = builder.zone("kay", COLOURS, of=("colour",), most=tiles)
        placed: dict[int, tuple[int, int]] = {
            GARETH: (int(allies.repelled), COLOURS),
            GERAINT: (int(allies.scored), VICTORY_SPACES),
            GAHERIS: (int(allies.castles), CELLS),
            KAY: (int(allies.influence), COLOURS),
        }
        for ally in printed:
            number = ALLY_NAMES.index(ally.name)
            first, size = placed.get(number, (0, 0))
            cells = [int(allies.tiles) + number, int(allies.gone) + number, *range(first, first + size)]
            builder.put(cells[0], ally.tiles)
            builder.piece(f"tiles of {ally.name}", ally.tiles, cells, [], 0)

    def _setup(self, builder: Builder, allies: Allies) -> None:
        """The stacks in turn: chosen by the seats, or dealt by chance (KNIGHT-1)."""
        joined = builder.event(
            "ally-joined", ("ally",), "KNIGHT-1", touches=("ally:{ally}", "castle:{player}"), of_setup=True
        )
        marshal = builder.event("marshal", ("colour",), "KNIGHT-6", touches=("principality:{colour}", "ally:lancelot"))
        a = _stack(self.edition.allies.a)
        b = _stack(self.edition.allies.b)
        if RANDOM_ALLIES in builder.variants:
            deal = builder.action("chance ally", ("ally",))
            stack_a = builder.frame("deal ally a", (), "KNIGHT-1", DealAlly(allies, a, deal, joined))
            stack_b = builder.frame("deal ally b", (), "KNIGHT-1", DealAlly(allies, b, deal, joined))
        else:
            choose = builder.action("ally", ("ally",), touches=("ally:{ally}",))
            stack_a = builder.frame("draft a", (), "KNIGHT-1", Draft(allies, a, choose, joined))
            stack_b = builder.frame("draft b", (), "KNIGHT-1", Draft(allies, b, choose, joined))
        setup = AllySetup(allies, base_tables(builder.rules), stack_a, stack_b, marshal)
        builder.start_with(ALLY_STAGE, pack(builder.frame("allies", ("step:number",), "KNIGHT-1", setup)))

    def _feats(self, builder: Builder, allies: Allies) -> None:
        """Gareth and Geraint, with the points that the edition prints."""
        points = self.edition.allies
        gareth = builder.reason("gareth", "KNIGHT-7")
        geraint = builder.reason("geraint", "KNIGHT-8")
        builder.listener(
            Gareth(allies, gareth, builder.event("gareth-tile", ("colour",), "KNIGHT-7", touches=("ally:gareth",)))
        )
        builder.listener(
            Geraint(allies, geraint, builder.event("geraint-tile", ("victory",), "KNIGHT-8", touches=("ally:geraint",)))
        )
        builder.ending(GarethLine(allies, vector(list(points.gareth_points)), gareth))
        builder.ending(GeraintLine(allies, vector(list(points.geraint_points)), geraint))


def _stack(stack: tuple[Ally, ...]) -> vec[i64]:
    return vector([ALLY_NAMES.index(ally.name) for ally in stack])


def _movement(builder: Builder, allies: Allies) -> None:
    tristram = builder.action("tristram", TURNED, touches=("die:{die}", "ally:tristram"))
    gawain = builder.action("gawain", TURNED, touches=("die:{die}", "ally:gawain"))
    bors = builder.action(
        "bors", ("colour",), touches=("ally:bors", "principality:{colour}"), arrives=True, steps=("ally:bors",)
    )
    turned = builder.event("tristram", TURNED, "KNIGHT-3", touches=("ally:tristram", "castle:{player}"), echo=True)
    builder.free_action([tristram], Tristram(allies, tristram, turned))
    turned = builder.event("gawain", TURNED, "KNIGHT-5", touches=("ally:gawain", "castle:{player}"), echo=True)
    builder.free_action([gawain], Gawain(allies, gawain, turned))
    builder.move_change([bors], Bors(allies, bors))


def _vassals_and_goods(builder: Builder, allies: Allies) -> None:
    builder.space_offer([], Lamorak(allies))
    builder.listener(Lancelot(allies))
    galahad = builder.action("galahad", ("good", "colour"), touches=("stock:{good}:{colour}", "ally:galahad"))
    influence = builder.action(
        "galahad influence", ("good", "colour"), touches=("stock:{good}:{colour}", "ally:galahad")
    )
    builder.claim_alternative([galahad], Galahad(allies, galahad))
    builder.space_offer([influence], GalahadInfluence(allies, influence))


def _missions(builder: Builder, allies: Allies) -> None:
    recoloured = builder.event(
        "recoloured", ("requirement", "colour"), "KNIGHT-13", touches=("castle:{player}",), echo=True
    )
    builder.aid(
        Percival(
            allies,
            builder.action(
                "percival",
                ("need", "colour"),
                touches=("ally:percival", "principality:{colour}"),
                steps=("ally:percival", "principality:{colour}"),
            ),
            recoloured,
        )
    )
    swap = builder.action(
        "bedivere",
        ("given:card", "taken:card"),
        reveals=True,
        touches=("card:{given}", "card:{taken}", "ally:bedivere"),
        steps=("ally:bedivere", "card:{given}", "card:{taken}"),
    )
    swapped = builder.event(
        "cards-swapped",
        ("given:card", "taken:card"),
        "KNIGHT-14",
        touches=("card:{given}", "card:{taken}", "ally:bedivere"),
    )
    builder.free_action([swap], Bedivere(allies, base_tables(builder.rules), swap, swapped))


def _scoring(builder: Builder, allies: Allies) -> None:
    laid = builder.event("castle", ("cell",), "KNIGHT-11", touches=("cell:{cell}", "ally:gaheris"))
    allies.castle_gone = builder.event("castle-gone", ("cell",), "KNIGHT-12", touches=("cell:{cell}", "ally:gaheris"))
    castle = CastleChoice(allies, base_tables(builder.rules), builder.action("castle", touches=("ally:gaheris",)), laid)
    builder.listener(Gaheris(allies, builder.frame("castle", ("cell",), "KNIGHT-11", castle)))
    builder.manor_weight(CastleWeight(allies))
    kay = KayChoice(
        allies,
        builder.action("kay", touches=("ally:kay",)),
        builder.event("kay-added", ("colour",), "KNIGHT-15", touches=("marker:{colour}", "ally:kay"), echo=True),
    )
    builder.listener(Kay(allies, builder.frame("kay", ("colour",), "KNIGHT-15", kay)))
    builder.influence_weight(
        KayWeight(
            allies,
            builder.event("kay-back", ("colour", "number"), "KNIGHT-15", touches=("marker:{colour}", "ally:kay")),
        )
    )


def make(edition: Edition) -> Module:
    """The module for an edition."""
    return KnightsModule(edition)
