"""Morgana as a module: everything she hands to the builder."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.edition import Edition, Morgana
from merlin_bigbox.edition.words import CAULDRON_EFFECTS
from merlin_bigbox.engine.base.cells import CELLS
from merlin_bigbox.engine.base.names import A_RETURN, COLOURS, F_ENVIRONS
from merlin_bigbox.engine.core.compose import DICE_STAGE, MODULE_STAGE, Builder, Module
from merlin_bigbox.engine.core.packed import pack
from merlin_bigbox.engine.core.ruleset import SEATS
from merlin_bigbox.modules.gold.purse import GOLD_PIECE, Purse, purse_of
from merlin_bigbox.modules.morgana import kitchen as k
from merlin_bigbox.modules.morgana.cauldron import MorganaStands, TurnOver, UseEffect, Walk
from merlin_bigbox.modules.morgana.dice import Done, MorganaDice, UseDie
from merlin_bigbox.modules.morgana.effects import (
    Bewitch,
    BuyGoods,
    BuyOne,
    SellGoods,
    SellSecond,
    Sold,
    SwapKnights,
)
from merlin_bigbox.modules.morgana.estimate import MorganaEstimate
from merlin_bigbox.modules.morgana.horn import HornPayment, KitchenRounds, TakeHorn
from merlin_bigbox.modules.morgana.huts import BuildHut, HutsLeave, HutWeight
from merlin_bigbox.modules.morgana.influence import DarkInfluence, MorganaWeight, Standing
from merlin_bigbox.modules.morgana.kitchen import KITCHEN, Kitchen
from merlin_bigbox.modules.morgana.poison import PoisonedApple, Swap
from merlin_bigbox.modules.morgana.setup import LayToken, Pentagrams
from merlin_bigbox.modules.morgana.view import MorganaView

FOUR_FACES: Final = ("first:face", "second:face", "third:face", "fourth:face")


class MorganaModule(Module):
    """Four dice, five cauldrons, 11 poisoned apples, the drinking horn, 7 huts, 6 markers (MORGANA-1)."""

    def __init__(self, edition: Edition) -> None:
        self.name = "morgana"
        self.needs = ("gold",)
        self.edition = edition

    def build(self, builder: Builder) -> None:
        kitchen = Kitchen(self.edition.morgana)
        purse = purse_of(builder.rules)
        builder.rules.shared[KITCHEN] = kitchen
        builder.field_type("effect", CAULDRON_EFFECTS)
        _cells(builder, kitchen, self.edition.morgana)
        _pieces(builder, kitchen, self.edition.morgana)
        _setup(builder, kitchen)
        horn = builder.reason("horn", "MORGANA-7")
        _dice(builder, kitchen, purse, horn)
        _cauldrons(builder, kitchen)
        _effects(builder, kitchen, purse)
        _scoring(builder, kitchen)
        builder.listener(KitchenRounds(kitchen, horn))
        builder.blocker(MorganaStands(kitchen))
        builder.view("morgana", MorganaView(kitchen))
        builder.estimate(MorganaEstimate(kitchen))


def _cells(builder: Builder, kitchen: Kitchen, printed: Morgana) -> None:
    cauldrons = int(kitchen.cauldrons)
    pentagrams = f"number(1-{k.DICE})"
    places = f"number(1-{cauldrons})"
    tokens = f"number(1-{int(kitchen.tokens)})"
    kitchen.place = builder.zone("morgana", 1, holds="colour", before=("beside the board",))
    kitchen.dice = builder.zone("morgana dice", k.DICE, of=(pentagrams,), most=k.WILD)
    kitchen.chosen = builder.zone("morgana die chosen", 1, most=k.DICE)
    kitchen.used = builder.zone("morgana dice used", SEATS, stride=1, most=1)
    kitchen.bag = builder.zone("cauldron tokens to lay", int(kitchen.tokens), of=(tokens,), most=1)
    kitchen.token = builder.zone("cauldron tokens", cauldrons, of=(places,), holds=tokens, before=("nothing",))
    kitchen.shown = builder.zone("cauldron effects", cauldrons, of=(places,), holds="effect", before=("nothing",))
    kitchen.taken = builder.zone("cauldrons used", cauldrons, of=(places,), most=1)
    kitchen.apple_supply = builder.zone("poisoned apple supply", 1, most=printed.poisoned_apples)
    kitchen.apples = builder.zone("poisoned apples", SEATS, stride=1, most=printed.poisoned_apples)
    kitchen.fresh = builder.zone("poisoned apples of this turn", 1, most=printed.poisoned_apples)
    kitchen.horn = builder.zone("drinking horn", 1, holds="seat", before=("nobody",))
    kitchen.hut_supply = builder.zone("hut supply", 1, most=printed.huts)
    kitchen.hut = builder.zone("huts", CELLS, of=("cell",), most=1)
    kitchen.marker_supply = builder.zone("morgana marker supply", 1, most=printed.markers)
    kitchen.topped = builder.zone(
        "topped markers", SEATS * COLOURS, stride=COLOURS, of=("colour",), most=printed.markers
    )
    kitchen.loose = builder.zone("morgana markers", COLOURS, of=("colour",), most=printed.markers)


def _pieces(builder: Builder, kitchen: Kitchen, printed: Morgana) -> None:
    players = int(builder.rules.players)
    for name, total, supply, others in (
        ("poisoned apples", printed.poisoned_apples, kitchen.apple_supply, _run(kitchen.apples, players)),
        ("witch's huts", printed.huts, kitchen.hut_supply, _run(kitchen.hut, CELLS)),
        (
            "morgana markers",
            printed.markers,
            kitchen.marker_supply,
            _run(kitchen.topped, players * COLOURS) + _run(kitchen.loose, COLOURS),
        ),
    ):
        builder.put(int(supply), total)
        builder.piece(name, total, [int(supply), *others], [], 0)
    for token in range(int(kitchen.tokens)):
        builder.put(int(kitchen.bag) + token, 1)
        laid = _run(kitchen.token, int(kitchen.cauldrons))
        builder.piece(f"cauldron token {token + 1}", 1, [int(kitchen.bag) + token], laid, token + 1)
    builder.deck(Standing(kitchen))


def _run(first: int, size: int) -> list[int]:
    return list(range(first, first + size))


def _setup(builder: Builder, kitchen: Kitchen) -> None:
    """Tokens with the modules, dice with the dice (MORGANA-1, ALL-4)."""
    laid = builder.event(
        "cauldron-token", ("face:number", "effect"), "MORGANA-1", touches=("cauldron:{face}",), by_nobody=True
    )
    token = LayToken(kitchen, builder.action("chance token", (f"token:number(1-{kitchen.tokens})", "effect")), laid)
    rolled = builder.event("pentagrams", ("pips",), "MORGANA-1", by_nobody=True)
    dice = Pentagrams(kitchen, builder.action("chance pentagrams", FOUR_FACES), rolled)
    builder.start_with(MODULE_STAGE, pack(builder.frame("cauldron token", ("cauldron:number",), "MORGANA-1", token)))
    kitchen.f_pentagrams = builder.frame("pentagrams", (), "MORGANA-1", dice)
    builder.start_with(DICE_STAGE, pack(kitchen.f_pentagrams))


def _dice(builder: Builder, kitchen: Kitchen, purse: Purse, reason: int) -> None:
    morgana = builder.action("morgana", ("face",), touches=("die:morgana:{face}",))
    builder.source(
        [morgana],
        MorganaDice(
            kitchen,
            morgana,
            builder.event(
                "morgana-die", ("face",), "MORGANA-2", touches=("die:morgana:{face}", "castle:{player}"), echo=True
            ),
        ),
    )
    use = UseDie(
        kitchen,
        purse,
        builder.action("poisoned apple", touches=("poison",)),
        builder.action("horn", touches=("horn",)),
        builder.action("cauldron", (f"face:number(1-{k.WILD})",), touches=("cauldron:{face}",)),
        builder.event("cauldron", ("face:number",), "MORGANA-8", touches=("cauldron:{face}",), echo=True),
    )
    kitchen.f_die = builder.frame("morgana die", (), "MORGANA-2", use)
    kitchen.f_done = builder.frame("kitchen done", (), "MORGANA-2", Done())
    payment = HornPayment(
        kitchen,
        purse,
        builder.action("horn gold", touches=(GOLD_PIECE,)),
        builder.action("horn material", ("colour",), touches=("good:material:{colour}",), says="returned"),
    )
    kitchen.f_payment = builder.frame("horn payment", ("left:number",), "MORGANA-6", payment)
    taken = builder.event("horn", (), "MORGANA-6", touches=("horn", "castle:{player}"))
    kitchen.f_horn = builder.frame("take horn", (), "MORGANA-6", TakeHorn(kitchen, taken, reason))
    kitchen.e_apple = builder.event("poisoned-apple", (), "MORGANA-4", touches=("poison", "castle:{player}"), echo=True)
    own = builder.action("poison", ("die", "face"), touches=("die:{die}", "poison"))
    chosen = builder.action("poison chosen", ("die", "face"), touches=("die:{die}", "poison"))
    with_morgana = builder.action("poison morgana", ("face",), touches=("die:morgana:{face}", "poison"))
    builder.free_action([own, chosen, with_morgana], PoisonedApple(kitchen, own, chosen, with_morgana))
    swap = builder.action("poison swap", ("seat", "die", "face"), touches=("own die:{die}", "other castle:{seat}"))
    swapped = builder.event(
        "poisoned",
        ("given:face", "seat", "taken:face"),
        "MORGANA-5",
        touches=("castle:{player}", "castle:{seat}"),
        echo=True,
    )
    kitchen.f_poison = builder.frame(
        "poison", ("mine:number", "given:face", "hers:number"), "MORGANA-5", Swap(kitchen, swap, swapped)
    )


def _cauldrons(builder: Builder, kitchen: Kitchen) -> None:
    moved = builder.event(
        "morgana-moved", ("colour",), "MORGANA-8", touches=("figure:morgana", "principality:{colour}")
    )
    walk = Walk(
        kitchen, builder.action("morgana to", ("colour",), touches=("principality:{colour}", "figure:morgana")), moved
    )
    kitchen.f_walk = builder.frame("move morgana", ("cauldron:number",), "MORGANA-8", walk)
    kitchen.f_effect = builder.frame("cauldron effect", ("face:number", "effect"), "MORGANA-8", UseEffect(kitchen))
    turned = builder.event(
        "token-turned", ("face:number", "effect"), "MORGANA-8", touches=("cauldron:{face}",), by_nobody=True
    )
    kitchen.f_turn_over = builder.frame("turn token over", ("cauldron:number",), "MORGANA-8", TurnOver(kitchen, turned))


def _effects(builder: Builder, kitchen: Kitchen, purse: Purse) -> None:
    bewitch = builder.action(
        "bewitch", ("seat", "die", "face", "new_face:face"), touches=("own die:{die}", "other castle:{seat}")
    )
    bewitched = builder.event(
        "bewitched", ("seat", "face", "new_face:face"), "MORGANA-10", touches=("castle:{seat}",), echo=True
    )
    kitchen.add_effect(k.BEWITCH, [bewitch], Bewitch(bewitch, bewitched))
    swap = builder.action("swap knights", ("seat",), touches=("figure:knight:{seat}", "castle:{seat}"))
    swapped = builder.event(
        "knights-swapped",
        ("seat",),
        "MORGANA-11",
        touches=("figure:knight:{player}", "figure:knight:{seat}"),
        echo=True,
    )
    kitchen.add_effect(k.SWAP_FIGURES, [swap], SwapKnights(swap, swapped))
    kitchen.add_effect(k.SELL_GOODS, [A_RETURN], SellGoods(kitchen, purse))
    kitchen.f_sell = builder.frame("sell second good", ("good", "colour"), "MORGANA-12", SellSecond(kitchen))
    kitchen.f_sold = builder.frame("goods sold", (), "MORGANA-12", Sold(purse))
    buy = builder.action("buy goods", touches=(GOLD_PIECE,))
    kitchen.add_effect(k.BUY_GOODS, [buy], BuyGoods(kitchen, purse, buy))
    kitchen.f_buy = builder.frame("buy goods", ("left:number",), "MORGANA-13", BuyOne(kitchen))
    hut = builder.action("hut", ("cell",), touches=("hut:{cell}", "cell:{cell}"))
    kitchen.add_effect(
        k.WITCH_HUT,
        [hut],
        BuildHut(kitchen, hut, builder.event("hut", ("cell",), "MORGANA-14", touches=("hut:{cell}", "cell:{cell}"))),
    )
    dark = builder.action("dark influence", ("colour",), touches=("marker:{colour}", "principality:{colour}"))
    kitchen.e_marker = builder.event(
        "morgana-marker", ("colour", "on_top:yes"), "MORGANA-16", touches=("marker:{colour}",)
    )
    kitchen.add_effect(k.DARK_INFLUENCE, [dark], DarkInfluence(kitchen, dark))


def _scoring(builder: Builder, kitchen: Kitchen) -> None:
    """Huts' manors leave right after the environs scoring, before anything else of it (MIX-10)."""
    builder.manor_weight(HutWeight(kitchen, builder.reason("huts", "MORGANA-14")))
    kitchen.e_manor_back = builder.event(
        "hut-manor-back", ("cell", "with_hut:yes"), "MORGANA-14", touches=("cell:{cell}",)
    )
    kitchen.f_huts = builder.frame("huts leave", (), "MORGANA-14", HutsLeave(kitchen))
    builder.scoring_step(int(kitchen.f_huts), after=F_ENVIRONS)
    back = builder.event(
        "morgana-markers-back", ("colour", "number"), "MORGANA-16", touches=("marker:{colour}",), by_nobody=True
    )
    builder.influence_weight(MorganaWeight(kitchen, back))


def make(edition: Edition) -> Module:
    """The module for an edition."""
    return MorganaModule(edition)
