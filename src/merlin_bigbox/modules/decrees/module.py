"""The King's decree as a module: everything it hands to the builder."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.base.names import COLOURS
from merlin_bigbox.engine.core.compose import Builder, Module
from merlin_bigbox.engine.core.layout import DEALT
from merlin_bigbox.engine.core.ruleset import SEATS
from merlin_bigbox.modules.decrees.estimate import DecreeEstimate
from merlin_bigbox.modules.decrees.looking import AfterDeploying, DealStack, Looking, LookOrDuty, TakeDecree
from merlin_bigbox.modules.decrees.spending import SpendDecrees
from merlin_bigbox.modules.decrees.stacks import SLOTS, STACK_SIZE, DecreeDeck, Decrees
from merlin_bigbox.modules.decrees.view import DecreesView

TURNED: Final = ("die", "face", "new_face:face")
"""The fields of whatever turns a die to another face."""
STACK_OF_FOUR: Final = ("first:decree", "second:decree", "third:decree", "fourth:decree")


class DecreesModule(Module):
    """24 decrees, four of them hidden in each principality (DECREE-1)."""

    def __init__(self, edition: Edition) -> None:
        self.name = "decrees"
        self.needs = ()
        self.edition = edition

    def build(self, builder: Builder) -> None:
        decrees = Decrees(self.edition)
        self._pieces(builder, decrees)
        builder.field_type("decree", tuple(decrees.words))
        self._looking(builder, decrees)
        self._spending(builder, decrees)
        builder.view("decrees", DecreesView(decrees, self.edition.colours))

    def _looking(self, builder: Builder, decrees: Decrees) -> None:
        looking = Looking()
        looking.look = builder.action("decree look", reveals=True, touches=("decrees:{frame_colour}",), foretold=False)
        looking.duty = builder.action("decree duty")
        looking.take = builder.action("decree take", ("decree",), reveals=True, touches=("decree:{decree}",))
        looking.dealt = builder.action("chance decrees", STACK_OF_FOUR)
        looking.looked = builder.event("decree-looked", ("colour",), "DECREE-2", touches=("decrees:{colour}",))
        looking.saw = builder.event(
            "decree-saw", ("decree", "colour"), "DECREE-2", touches=("decree:{decree}", "decrees:{colour}")
        )
        looking.took = builder.event(
            "decree-took",
            ("decree", "colour"),
            "DECREE-3",
            touches=("decree:{decree}", "decrees:{colour}", "castle:{player}"),
            echo=True,
        )
        looking.reason = builder.reason("decrees", "DECREE-3")
        looking.ask = builder.frame("decree", ("vassal", "colour"), "DECREE-2", LookOrDuty(decrees, looking))
        looking.deal = builder.frame("decree stack", ("colour",), "DECREE-1", DealStack(decrees, looking))
        looking.choose = builder.frame("take decree", ("colour",), "DECREE-2", TakeDecree(decrees, looking))
        builder.listener(AfterDeploying(decrees, looking))
        builder.deck(DecreeDeck(decrees))
        builder.estimate(DecreeEstimate(decrees, int(looking.choose)))

    def _spending(self, builder: Builder, decrees: Decrees) -> None:
        spend = SpendDecrees(decrees)
        spend.die = builder.action("decree die", TURNED, touches=("die:{die}",))
        spend.chosen = builder.action("decree chosen", TURNED, touches=("die:{die}",))
        spend.good = builder.action(
            "decree claim",
            ("good", "colour"),
            touches=("stock:{good}:{colour}",),
            steps=("principality:{colour}", "stock:{good}:{colour}"),
        )
        spend.marker = builder.action(
            "decree marker", ("colour",), touches=("marker:{colour}", "principality:{colour}")
        )
        spend.points = builder.action("decree points")
        spend.spent = builder.event("decree-spent", ("number",), "DECREE-4", touches=("castle:{player}",), echo=True)
        spend.turned = builder.event("decree-die", TURNED, "DECREE-4", touches=("castle:{player}",), echo=True)
        spend.reason = builder.reason("decrees-spent", "DECREE-4")
        actions = [int(kind) for kind in (spend.die, spend.chosen, spend.good, spend.marker, spend.points)]
        builder.free_action(actions, spend)

    def _pieces(self, builder: Builder, decrees: Decrees) -> None:
        kinds = int(decrees.kinds)
        total = len(self.edition.decrees)
        decrees.undecided = builder.zone("decrees undecided", kinds, DEALT, of=("decree",), least=-1, most=total)
        decrees.slots = builder.zone(
            "decree stacks",
            SLOTS,
            DEALT,
            of=("colour", f"number(1-{STACK_SIZE})"),
            least=-1,
            holds="decree",
            before=("nothing",),
        )
        decrees.sizes = builder.zone("decree stack sizes", COLOURS, of=("colour",), most=STACK_SIZE)
        decrees.looked = builder.zone("decrees looked through", COLOURS, of=("colour",), holds="seats")
        decrees.taken = builder.zone("decrees taken", kinds, of=("decree",), most=total)
        decrees.held = builder.zone("decrees", SEATS, stride=1, most=total)
        decrees.spent = builder.zone("decrees spent", 1, most=total)
        sizes = list(range(int(decrees.sizes), int(decrees.sizes) + COLOURS))
        for cell in sizes:
            builder.put(cell, STACK_SIZE)
        slots = list(range(int(decrees.slots), int(decrees.slots) + SLOTS))
        for kind, word in enumerate(decrees.words):
            count = int(decrees.totals[kind])
            builder.put(int(decrees.undecided) + kind, count)
            builder.piece(
                f"decrees {word}", count, [int(decrees.undecided) + kind, int(decrees.taken) + kind], slots, kind + 1
            )
        held = [int(decrees.held) + seat for seat in range(SEATS)]
        builder.piece("decrees", total, [*sizes, *held, int(decrees.spent)], [], 0)


def make(edition: Edition) -> Module:
    """The module for an edition."""
    return DecreesModule(edition)
