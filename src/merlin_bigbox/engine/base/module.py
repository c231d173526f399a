"""The base game as a module: everything it hands to the builder, in order."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.engine.base import names as n
from merlin_bigbox.engine.base import zones
from merlin_bigbox.engine.base.cards import (
    DealFrame,
    DisplayFrame,
    DrawnFrame,
    MissionDeck,
    SetupDisplayFrame,
    TakeCard,
    TakeCards,
)
from merlin_bigbox.engine.base.declarations import declare_actions, declare_events, declare_reasons
from merlin_bigbox.engine.base.environs import BuildSpace, EnvironsScoring, Tower
from merlin_bigbox.engine.base.flags import DifferentFlag, MirrorFlag, RepelFlag, ReverseFlag, TurnFlag
from merlin_bigbox.engine.base.goods import GivenClaim
from merlin_bigbox.engine.base.missions import AIDED, Aided, CompleteMission, Reward
from merlin_bigbox.engine.base.rounds import FinalReckoning, NextRound, Over, RoundEnd, StartRound
from merlin_bigbox.engine.base.scoring import (
    ApplesLine,
    GoodsLine,
    GrailChoice,
    Influence,
    RepelBeforeShields,
    ReturnShields,
    StaffsLine,
    Traitors,
    VassalScoring,
)
from merlin_bigbox.engine.base.setup import DealStartingTile, DrawTraitor, FirstPlayer, LayTile, Roll
from merlin_bigbox.engine.base.spaces import (
    ExcaliburSpace,
    ExchangeClaim,
    ExchangeSpace,
    GrailSpace,
    InfluenceSpace,
    InfluenceVassalSpace,
    MissionSpace,
    PointsSpace,
    PrincipalitySpace,
    RelocateSpace,
    SecondDiscard,
)
from merlin_bigbox.engine.base.tables import TABLES, Tables
from merlin_bigbox.engine.base.turn import (
    After,
    AfterNested,
    AppleChange,
    Arrived,
    EndTurn,
    Move,
    OwnDice,
    Repeat,
    Turn,
    TurnOrPass,
    Turns,
)
from merlin_bigbox.engine.base.vassals import Duty, SameVassalGoes
from merlin_bigbox.engine.core.compose import BASE_STAGE, DICE_STAGE, PLAY_STAGE, Builder, Module
from merlin_bigbox.engine.core.packed import pack

ARRIVED: Final = ("figure", "space", "mirrored:yes", "different:yes", "nested:yes")
AFTER: Final = ("space", "may_repeat:yes", "reached:yes", "nested:yes", "figure")


class BaseModule(Module):
    """The base game for one edition."""

    def __init__(self, edition: Edition) -> None:
        self.name = "base"
        self.needs = ()
        self.edition = edition

    def build(self, builder: Builder) -> None:
        tables = Tables(self.edition, int(builder.rules.players), builder.settings, tuple(builder.boards))
        tables.ring = builder.laid_over(tables.ring)
        builder.rules.shared[TABLES] = tables
        builder.field_type("figure", ("knight", "merlin"))
        builder.field_type("die", ("1", "2", "3", "merlin"))
        zones.declare(builder, tables.edition.stock)
        _pieces(builder, tables)
        declare_actions(builder)
        declare_events(builder)
        declare_reasons(builder)
        _setup_frames(builder, tables)
        _turn_frames(builder, tables)
        _scoring_frames(builder, tables)
        _spaces(builder, tables)
        _hooks(builder, tables)


def _pieces(builder: Builder, tables: Tables) -> None:
    """What the box holds at the start (BASE-2, BASE-3, BASE-4, BASE-6), and that it stays whole."""
    stock = tables.edition.stock
    players = int(builder.rules.players)
    seats = range(players)
    for colour in range(n.COLOURS):
        for kind in range(n.GOOD_KINDS):
            index = kind * n.COLOURS + colour
            builder.put(at.STOCK + index, stock.goods_per_kind_and_colour)
            held = [at.GOODS + seat * at.GOODS_OF_SEAT + index for seat in seats]
            builder.piece(
                f"good {kind} of colour {colour}", stock.goods_per_kind_and_colour, [at.STOCK + index, *held], [], 0
            )
        builder.put(at.TRAITOR_SUPPLY + colour, stock.traitors_per_colour)
        lying = [at.TRAITORS + seat * n.COLOURS + colour for seat in seats]
        builder.piece(
            f"traitors of colour {colour}",
            stock.traitors_per_colour,
            [at.TRAITOR_SUPPLY + colour, at.TRAITOR_DISCARD + colour, *lying],
            [],
            0,
        )
    builder.put(at.APPLES, stock.apples - players)
    builder.piece("apples", stock.apples, [at.APPLES, *(at.APPLE + seat for seat in seats)], [], 0)
    for seat in seats:
        builder.put(at.APPLE + seat, 1)
        builder.put(at.MARKER + seat, stock.markers)
        builder.put(at.MANOR + seat, stock.manors)
        builder.put(at.STAFF + seat, stock.staffs)
        on_board = [at.MARKERS + seat * n.COLOURS + colour for colour in range(n.COLOURS)]
        builder.piece(f"markers of seat {seat}", stock.markers, [at.MARKER + seat, *on_board], [], 0)
        built = [at.BUILT + cell for cell in range(at.CELLS)]
        builder.piece(f"manors of seat {seat}", stock.manors, [at.MANOR + seat], built, seat + 1)
    for kind, count in enumerate(tables.tile_counts):
        builder.put(at.TILE_BAG + kind, count)
        laid = [at.TILE + cell for cell in range(at.CELLS)]
        builder.piece(f"tiles of kind {kind}", count, [at.TILE_BAG + kind], laid, kind + 1)
    builder.put(at.MERLIN, tables.edition.rondel.merlin_start)
    builder.deck(MissionDeck(tables, players))


def _setup_frames(builder: Builder, tables: Tables) -> None:
    builder.frame("first player", (), "BASE-1", FirstPlayer(), n.F_FIRST_PLAYER)
    builder.frame("tile", ("cell",), "BASE-8", LayTile(tables), n.F_TILE)
    builder.frame("starting tile", (), "BASE-9", DealStartingTile(tables), n.F_STARTING_TILE)
    builder.frame("traitor", ("left:number",), "BASE-7", DrawTraitor(tables), n.F_TRAITOR)
    builder.frame("first display", ("slot:number",), "BASE-5", SetupDisplayFrame(tables), n.F_FIRST_DISPLAY)
    builder.frame("deal", ("left:number",), "BASE-5", DealFrame(tables), n.F_DEAL)
    builder.frame("roll", (), "BASE-10", Roll(int(tables.dice)), n.F_ROLL)
    builder.frame("display", ("slot:number",), "BASE-51", DisplayFrame(tables), n.F_DISPLAY)
    builder.frame("drawn", (), "BASE-51", DrawnFrame(tables), n.F_DRAWN)
    builder.start_with(BASE_STAGE, pack(n.F_FIRST_PLAYER))
    builder.start_with(BASE_STAGE, pack(n.F_FIRST_DISPLAY))
    builder.start_with(BASE_STAGE, pack(n.F_DEAL, 0, tables.hand))
    builder.start_with(BASE_STAGE, pack(n.F_TRAITOR, 0, tables.traitors_drawn))
    builder.start_with(BASE_STAGE, pack(n.F_TILE))
    builder.start_with(BASE_STAGE, pack(n.F_STARTING_TILE))
    builder.start_with(DICE_STAGE, pack(n.F_ROLL))
    builder.start_with(PLAY_STAGE, pack(n.F_START_ROUND))


def _turn_frames(builder: Builder, tables: Tables) -> None:
    builder.frame("start round", (), "BASE-11", StartRound(), n.F_START_ROUND)
    builder.frame("turns", (), "BASE-11", Turns(), n.F_TURNS)
    builder.frame("turn", (), "BASE-12", Turn(), n.F_TURN)
    builder.frame(
        "move",
        ("die", "figure", "heading:direction", "changed_by:number", "spaces:number"),
        "BASE-22",
        Move(),
        n.F_MOVE,
    )
    builder.frame("turn or pass", (), "BASE-12", TurnOrPass(), n.F_PASS)
    builder.frame("arrived", ARRIVED, "BASE-20", Arrived(), n.F_ARRIVED)
    builder.frame("after", AFTER, "ALL-6", After(), n.F_AFTER)
    builder.frame("nested", AFTER, "BASE-20", AfterNested(), n.F_NESTED)
    builder.frame("repeat", ("space", "reached:yes"), "BASE-18", Repeat(), n.F_REPEAT)
    builder.frame("given", ("good", "colour"), "ALL-1", GivenClaim(), n.F_GIVEN)
    builder.frame("reward", ("card",), "BASE-50", Reward(tables), n.F_REWARD)
    builder.frame("exchange", ("good", "colour", "may_reclaim:yes"), "BASE-41", ExchangeClaim(), n.F_TAKE_BACK)
    builder.frame("second discard", (), "BASE-42", SecondDiscard(), n.F_DISCARD)
    builder.frame("take cards", ("left:number",), "BASE-51", TakeCards(tables), n.F_TAKE_CARDS)
    builder.frame("take card", (), "BASE-51", TakeCard(tables), n.F_TAKE_CARD)
    builder.frame("tower", ("times:number", "barred:number"), "BASE-45", Tower(), n.F_TOWER)
    builder.frame("duty", ("vassal", "colour", "again:yes"), "BASE-30", Duty(), n.F_DUTY)
    builder.frame("end turn", (), "BASE-51", EndTurn(), n.F_END_TURN)


def _scoring_frames(builder: Builder, tables: Tables) -> None:
    builder.frame("round end", (), "BASE-19", RoundEnd(), n.F_ROUND_END)
    builder.frame("next round", (), "BASE-19", NextRound(), n.F_NEXT_ROUND)
    builder.frame("traitors", ("done:number",), "BASE-70", Traitors(tables), n.F_TRAITORS)
    builder.frame("repel", (), "BASE-61", RepelBeforeShields(), n.F_REPEL)
    builder.frame("return shields", (), "BASE-70", ReturnShields(), n.F_RETURN_SHIELDS)
    builder.frame("environs", (), "BASE-73", EnvironsScoring(tables), n.F_ENVIRONS)
    builder.frame("influence", ("colour", "grail_used:yes"), "BASE-74", Influence(), n.F_INFLUENCE)
    builder.frame("grail", ("colour",), "BASE-75", GrailChoice(), n.F_GRAIL)
    builder.frame("vassals", (), "BASE-76", VassalScoring(), n.F_VASSALS)
    builder.frame("final", (), "BASE-80", FinalReckoning(), n.F_FINAL)
    builder.frame("over", (), "BASE-81", Over(), n.F_OVER)
    for kind in (n.F_TRAITORS, n.F_ENVIRONS, n.F_INFLUENCE, n.F_VASSALS):
        builder.scoring_step(kind)
    builder.ending(ApplesLine())
    builder.ending(StaffsLine())
    builder.ending(GoodsLine())


def _spaces(builder: Builder, tables: Tables) -> None:
    edition = tables.edition
    for colour, name in enumerate(edition.colours):
        builder.space(f"principality_{name}", "BASE-30", PrincipalitySpace(colour))
    builder.space("vp_shield", "BASE-35", PointsSpace(n.SHIELD, n.R_SHIELDS))
    builder.space("vp_flag", "BASE-35", PointsSpace(n.FLAG, n.R_FLAGS))
    builder.space("vp_material", "BASE-35", PointsSpace(n.MATERIAL, n.R_MATERIALS))
    builder.space("vp_influence", "BASE-35", PointsSpace(n.INFLUENCE, n.R_INFLUENCE_SPACE))
    builder.space("influence_shield", "BASE-36", InfluenceSpace(n.SHIELD))
    builder.space("influence_flag", "BASE-36", InfluenceSpace(n.FLAG))
    builder.space("influence_material", "BASE-36", InfluenceSpace(n.MATERIAL))
    builder.space("influence_vassal", "BASE-37", InfluenceVassalSpace())
    builder.space("excalibur", "BASE-38", ExcaliburSpace())
    builder.space("grail", "BASE-39", GrailSpace())
    builder.space("relocate", "BASE-40", RelocateSpace())
    builder.space("exchange", "BASE-41", ExchangeSpace())
    builder.space("mission", "BASE-42", MissionSpace())
    builder.space("build", "BASE-43", BuildSpace(tables))
    builder.ring(tables.ring)


def _hooks(builder: Builder, tables: Tables) -> None:
    builder.source([n.A_DIE, n.A_MERLIN_DIE], OwnDice())
    aided = Aided(tables)
    builder.rules.shared[AIDED] = aided
    builder.frame("aid", ("card", "ignored:number", "recoloured:number", "colour"), "BASE-50", aided, n.F_AID)
    builder.free_action([n.A_MISSION, n.A_FLAG_MISSIONS], CompleteMission(tables, aided))
    repel = RepelFlag(tables)
    builder.free_action([n.A_FLAG_REPEL], repel)
    builder.defence([n.A_FLAG_REPEL], repel)
    builder.eviction(SameVassalGoes())
    builder.move_change([n.A_APPLE], AppleChange())
    builder.move_change([n.A_FLAG_TURN], TurnFlag(tables))
    builder.move_change([n.A_FLAG_REVERSE], ReverseFlag(tables))
    builder.arrival_change([n.A_FLAG_DIFFERENT], DifferentFlag(tables))
    builder.arrival_change([n.A_FLAG_MIRROR], MirrorFlag(tables))
