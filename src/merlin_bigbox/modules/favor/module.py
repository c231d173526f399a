"""King's favor as a module: everything it hands to the builder."""

from __future__ import annotations

from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.base.names import F_REWARD, VASSALS
from merlin_bigbox.engine.base.tables import VASSAL_NAMES, base_tables
from merlin_bigbox.engine.core.compose import Builder, Module
from merlin_bigbox.engine.core.ruleset import SEATS
from merlin_bigbox.modules.favor.abilities import (
    BuildTwice,
    DeployAnywhere,
    DeployTwice,
    DropTraitor,
    ScoreAnyElement,
    SecondBuild,
    SecondDeployment,
)
from merlin_bigbox.modules.favor.board import ABILITIES, ELEMENTS, ROWS, FavorBoards, TurnUp
from merlin_bigbox.modules.favor.estimate import FavorEstimate
from merlin_bigbox.modules.favor.reward import RewardChoice
from merlin_bigbox.modules.favor.view import FavorView


class FavorModule(Module):
    """A favor board and four seals for each player (FAVOR-1)."""

    def __init__(self, edition: Edition) -> None:
        self.name = "favor"
        self.needs = ()
        self.edition = edition

    def build(self, builder: Builder) -> None:
        tables = base_tables(builder.rules)
        boards = FavorBoards(tables.ring, self.edition.colours)
        self._pieces(builder, boards)
        builder.field_type("element", ELEMENTS)
        boards.learned = builder.event(
            "favor-learned", ("vassal", "number"), "FAVOR-3", touches=("castle:{player}", "favor:{vassal}:{number}")
        )
        boards.turned_down = builder.event(
            "favor-used", ("vassal",), "FAVOR-6", touches=("castle:{player}", "favor:{vassal}:3"), echo=True
        )
        boards.turned_up = builder.event("favor-restored", (), "FAVOR-6", touches=("castle:{player}",))

        points = builder.action("favor points")
        learn = builder.action(
            "favor ability", ("vassal", f"number:number(1-{ROWS})"), touches=("favor:{vassal}:{number}", "seal")
        )
        further = builder.reason("favor", "FAVOR-4")
        reward = RewardChoice(boards, tables, points, learn, further)
        builder.replace_frame(F_REWARD, "favor", reward)

        send = builder.action(
            "favor send",
            ("vassal", "colour"),
            touches=("slot:{vassal}:{colour}", "vassal:{vassal}", "principality:{colour}", "favor:{vassal}:2"),
            says="deployed",
            steps=("favor:{vassal}:2", "slot:{vassal}:{colour}"),
        )
        builder.space_offer([send], DeployAnywhere(boards, send))

        again = builder.action("favor build", touches=("favor:builder:3",))
        twice = BuildTwice(boards, again)
        twice.second = builder.frame("favor build", ("space",), "FAVOR-7", SecondBuild())
        builder.after_change([again], twice)

        traitor = builder.action("favor traitor", ("colour",), touches=("traitor:{colour}", "favor:shield_bearer:3"))
        dropped = builder.event(
            "traitor-dropped", ("colour",), "FAVOR-8", touches=("own traitor:{colour}", "castle:{player}")
        )
        drop = DropTraitor(boards, traitor, builder.reason("favor-traitor", "FAVOR-8"), dropped)
        builder.free_action([traitor], drop)
        builder.defence([traitor], drop)

        score = builder.action("favor score", ("element",), touches=("favor:flag_bearer:3",))
        builder.space_offer([score], ScoreAnyElement(boards, score, builder.reason("favor-score", "FAVOR-9")))

        first = builder.action(
            "favor deploy",
            ("vassal", "colour"),
            touches=("slot:{vassal}:{colour}", "vassal:{vassal}", "principality:{colour}", "favor:lady:3"),
            says="deployed",
            steps=("favor:lady:3", "vassal:{vassal}", "slot:{vassal}:{colour}"),
        )
        lady = DeployTwice(boards, first)
        lady.second = builder.frame("favor deploy", (), "FAVOR-10", SecondDeployment())
        builder.space_offer([first], lady)

        builder.scoring_step(builder.frame("favor seals", (), "FAVOR-6", TurnUp(boards)))
        builder.view("favor", FavorView(boards, VASSAL_NAMES))
        builder.estimate(FavorEstimate(boards, reward.vassal))

    def _pieces(self, builder: Builder, boards: FavorBoards) -> None:
        seals = self.edition.stock.seals
        boards.seals = builder.zone("seals", SEATS, stride=1, most=seals)
        boards.owned = builder.zone(
            "favor abilities",
            SEATS * ABILITIES,
            stride=ABILITIES,
            of=("vassal", f"number(1-{ROWS})"),
            most=1,
        )
        boards.used = builder.zone("favor used", SEATS * VASSALS, stride=VASSALS, of=("vassal",), most=1)
        for seat in range(int(builder.rules.players)):
            builder.put(int(boards.seals) + seat, seals)
            first = int(boards.owned) + seat * ABILITIES
            builder.piece(
                f"seals of seat {seat}", seals, [int(boards.seals) + seat, *range(first, first + ABILITIES)], [], 0
            )


def make(edition: Edition) -> Module:
    """The module for an edition."""
    return FavorModule(edition)
