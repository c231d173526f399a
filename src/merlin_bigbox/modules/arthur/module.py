"""Arthur as a module: everything it hands to the builder."""

from __future__ import annotations

from merlin_bigbox.edition import Edition
from merlin_bigbox.edition.words import ARTHUR_FLAGS
from merlin_bigbox.engine.base import names as n
from merlin_bigbox.engine.base.spaces import PointsSpace
from merlin_bigbox.engine.base.tables import DICE_SETTING, MANORS_LEAVE, NOWHERE, Tables, base_tables
from merlin_bigbox.engine.core.compose import MODULE_STAGE, Builder, Module
from merlin_bigbox.engine.core.packed import pack
from merlin_bigbox.modules.arthur.board import ARTHUR, BOARD, PICT_PLACES, ArthurBoard
from merlin_bigbox.modules.arthur.estimate import ArthurEstimate
from merlin_bigbox.modules.arthur.inner import MERLIN_STEPS, ClaimSpace, MarkerSpace, MerlinSpace, StairsSpace
from merlin_bigbox.modules.arthur.manors import KeepManor, ReplaceSpace, Thinning
from merlin_bigbox.modules.arthur.moves import ArthurDie, PlusMinusOne, Switch
from merlin_bigbox.modules.arthur.outer import ActivateSpace, AppleSpace, MoveArthurSpace
from merlin_bigbox.modules.arthur.picts import OpenPicts, PictDeck, PictScoring, PictSpace, Settle
from merlin_bigbox.modules.arthur.signet import SignetSpace
from merlin_bigbox.modules.arthur.view import ArthurView


class ArthurModule(Module):
    """Arthur on an inner ring, a fifth die, the signet ring and 30 Picts (ARTHUR-1 … 3)."""

    def __init__(self, edition: Edition) -> None:
        self.name = "arthur"
        self.needs = ()
        self.edition = edition

    def prepare(self, builder: Builder) -> None:
        """His outer ring and flags (ARTHUR-1, ARTHUR-2, MIX-1), five dice (ARTHUR-3), fewer manors (ARTHUR-30)."""
        builder.boards.append("arthur")
        builder.settings[MANORS_LEAVE] = 1
        builder.settings[DICE_SETTING] = 5

    def build(self, builder: Builder) -> None:
        tables = base_tables(builder.rules)
        board = ArthurBoard(self.edition)
        builder.rules.shared[BOARD] = board
        board.ring = builder.zone("signet ring", 1, holds="seat", before=("nobody",))
        board.picts = builder.zone("picts", len(self.edition.picts), of=("pict",), holds="seat", before=PICT_PLACES)
        builder.deck(PictDeck(board))
        builder.put(ARTHUR, n.RING + self.edition.rondel.arthur_start)
        builder.more_words("figure", ("arthur",))
        builder.more_words("die", ("arthur",))
        _events(builder, board)
        _moves(builder, tables)
        _outer_spaces(builder)
        self._inner_spaces(builder, tables, board)
        _scoring(builder, tables, board)
        builder.view("arthur", ArthurView(board))
        builder.estimate(ArthurEstimate(board))

    def _inner_spaces(self, builder: Builder, tables: Tables, board: ArthurBoard) -> None:
        """The spaces of the inner ring; Grail and Excalibur are the base game's (ARTHUR-7)."""
        builder.space("claim_shield", "ARTHUR-6", ClaimSpace(n.SHIELD))
        builder.space("claim_flag", "ARTHUR-6", ClaimSpace(n.FLAG))
        builder.space("claim_material", "ARTHUR-6", ClaimSpace(n.MATERIAL))
        builder.space("claim_influence", "ARTHUR-6", MarkerSpace())
        signet = builder.action("signet", ("card",), reveals=True, touches=("card:{card}", "ring"), says="ring-taken")
        builder.space("signet_ring", "ARTHUR-8", SignetSpace(board, signet))
        builder.space(
            "stairs",
            "ARTHUR-9",
            StairsSpace(builder.action("stairs", touches=("figure:knight:{asked}",), arrives=True)),
        )
        builder.space(
            "merlin",
            "ARTHUR-10",
            MerlinSpace(
                builder.action(
                    "move merlin",
                    ("direction", f"spaces:number(1-{MERLIN_STEPS})"),
                    touches=("figure:merlin",),
                    arrives=True,
                )
            ),
        )
        replace = builder.action("replace", ("cell",), touches=("cell:{cell}",))
        builder.space("replace_manor", "ARTHUR-11", ReplaceSpace(tables, board, replace))
        # Picts are written by their numbers, as mission cards are.
        builder.field_type("pict", tuple(str(number + 1) for number in range(len(self.edition.picts))))
        chance = builder.action("chance pict", ("pict",))
        opening = builder.frame("open pict", ("left:number",), "ARTHUR-12", OpenPicts(board, chance))
        builder.start_with(MODULE_STAGE, pack(opening, 0, self.edition.stock.open_picts))
        picts = PictSpace(tables, board, builder.action("pict", ("pict",), touches=("pict:{pict}",)), opening)
        settle = Settle(tables, builder.action("settle", ("cell",), touches=("cell:{cell}",)))
        picts.settle = builder.frame("settle", ("terrain",), "ARTHUR-13", settle)
        builder.space("pict", "ARTHUR-12", picts)
        builder.ring(list(self.edition.rondel.inner))


def _events(builder: Builder, board: ArthurBoard) -> None:
    board.ring_taken = builder.event("ring-taken", (), "ARTHUR-8", touches=("ring", "castle:{player}"))
    board.pict_open = builder.event("pict-open", ("pict",), "ARTHUR-12", touches=("pict:{pict}",), by_nobody=True)
    board.pict_taken = builder.event("pict-taken", ("pict",), "ARTHUR-12", touches=("pict:{pict}", "castle:{player}"))
    board.pict_sum = builder.event("pict-sum", ("number",), "ARTHUR-31", touches=("castle:{player}",))
    board.manor_replaced = builder.event(
        "manor-replaced", ("seat", "cell"), "ARTHUR-11", touches=("cell:{cell}", "castle:{seat}")
    )
    board.manor_back = builder.event("thinned", ("cell",), "ARTHUR-30", touches=("cell:{cell}",))


def _moves(builder: Builder, tables: Tables) -> None:
    """The Arthur die and the two new flags; an edition may give them any of the six colours (ARTHUR-2)."""
    die = builder.action("arthur", ("face",), touches=("die:arthur",), moves=True)
    builder.source([die], ArthurDie(die))
    tables.abilities.update(zip(ARTHUR_FLAGS, ("ARTHUR-20", "ARTHUR-21"), strict=True))
    colour = tables.colour_of_flag("plus_minus_one")
    if colour != NOWHERE:
        builder.field_type("change", ("minus", "plus"))
        plus = builder.action("flag plus", touches=("good:flag:{plus_minus_one}",), moves=True, says="returned")
        minus = builder.action("flag minus", touches=("good:flag:{plus_minus_one}",), moves=True, says="returned")
        used = builder.event(
            "flag-plus-minus", ("change", "spaces:number"), "ARTHUR-20", touches=("castle:{player}",), echo=True
        )
        builder.move_change([plus, minus], PlusMinusOne(colour, plus, minus, used))
    colour = tables.colour_of_flag("switch")
    if colour != NOWHERE:
        switch = builder.action(
            "flag switch",
            ("figure",),
            touches=("good:flag:{switch}", "figure:{figure}"),
            moves=True,
            says="returned",
            steps=("good:flag:{switch}", "figure:{figure}"),
        )
        builder.move_change([switch], Switch(colour, switch))


def _outer_spaces(builder: Builder) -> None:
    builder.space("apple", "ARTHUR-14", AppleSpace())
    builder.space(
        "move_arthur",
        "ARTHUR-15",
        MoveArthurSpace(builder.action("move arthur", ("direction",), touches=("figure:arthur",), arrives=True)),
    )
    activate = builder.action("activate", ("vassal",), touches=("vassal:{vassal}",))
    activated = builder.event(
        "activated", ("vassal", "colour"), "ARTHUR-16", touches=("slot:{vassal}:{colour}", "principality:{colour}")
    )
    builder.space("activate_vassal", "ARTHUR-16", ActivateSpace(activate, activated))
    builder.space("vp_manor", "ARTHUR-17", PointsSpace(n.MANORS, builder.reason("manors", "ARTHUR-17")))


def _scoring(builder: Builder, tables: Tables, board: ArthurBoard) -> None:
    """Thinning right after the environs (ARTHUR-30), the Picts last (ARTHUR-31)."""
    thinning = Thinning(tables, board)
    keep = KeepManor(tables, board, builder.action("keep", ("cell",), touches=("cell:{cell}",), foretold=False))
    thinning.keep = builder.frame("keep", ("territory:cell",), "ARTHUR-30", keep)
    builder.scoring_step(builder.frame("thinning", ("done:number",), "ARTHUR-30", thinning), after=n.F_ENVIRONS)
    scoring = PictScoring(board, builder.reason("picts", "ARTHUR-31"))
    builder.scoring_step(builder.frame("picts", (), "ARTHUR-31", scoring))


def make(edition: Edition) -> Module:
    """The module for an edition."""
    return ArthurModule(edition)
