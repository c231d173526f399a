"""What is measured: which configurations, with how many units; playing what is missing; all facts as plain data."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from merlin_bigbox import __version__
from merlin_bigbox.arena.hand_out import hand_out
from merlin_bigbox.arena.jsonl import Lines, differing, entries
from merlin_bigbox.bots.fingerprint import program
from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import PLAYERS, compose, make_module, module_names
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.research.decoding import bounds
from merlin_bigbox.research.numbering import numbering
from tools.facts import figures
from tools.facts.figures import Sums, Values
from tools.facts.playing import EQUAL, LEVELS, MIXED, PLAIN, Unit, play_unit

FORMAT: Final = "merlin facts 1"
ALL: Final = "all"
BASE: Final = "base"
PAPER: Final = (BASE, "arthur", ALL)
"""The configurations of which everything is told."""


class Sizes(NamedTuple):
    """How many units are played, for each number of players."""

    equal: int
    """Of knights, for the base game and Arthur: five games each."""
    mixed: int
    """Of bots of different levels, for the same: two games each."""
    single: int
    """Games of knights, for each of the other modules."""
    all_equal: int
    """Of knights with all modules, where a game takes thirty times as long."""
    all_mixed: int
    """Of bots of different levels with all modules."""

    def of(self, name: str) -> dict[str, int]:
        """How many units of each kind a configuration has."""
        if name == ALL:
            return {EQUAL: self.all_equal, MIXED: self.all_mixed}
        return {EQUAL: self.equal, MIXED: self.mixed} if name in PAPER else {PLAIN: self.single}


class Configuration(NamedTuple):
    """A set of modules by its name, and the set that it is compared with."""

    name: str
    modules: tuple[str, ...]
    beside: str


def configurations() -> list[Configuration]:
    """The base game, each module with what it needs, and all of them."""
    order = module_names()
    found = [Configuration(BASE, (), "")]
    for name in order:
        needs = [need for need in make_module(name, load()).needs if need in order]
        modules = tuple(sorted((*needs, name), key=order.index))
        found.append(Configuration(name, modules, needs[0] if needs else BASE))
    return [*found, Configuration(ALL, order, BASE)]


def wanted(sizes: Sizes, players: Sequence[int] = PLAYERS) -> list[Unit]:
    """All units, a few of everything first: whoever stops early has them all alike."""
    found: list[tuple[float, Unit]] = []
    for each in configurations():
        for kind, count in sizes.of(each.name).items():
            for size in players:
                found += [((number + 1) / count, Unit(kind, each.modules, size, number)) for number in range(count)]
    return [unit for _, unit in sorted(found, key=lambda pair: pair[0])]


class Store(Lines):
    """The file of finished units: a line of settings, then a line for each."""

    def __init__(self, path: Path, seed: int) -> None:
        super().__init__(path, "measurement")
        self.found: dict[str, dict[str, Any]] = {}
        header = {"format": FORMAT, "seed": seed, "program": program()}
        if self.file.tell() == 0:
            self.append(header)
            return
        lines = entries(path)
        before, end = next(lines)
        if others := differing(before, header):
            self.file.close()
            raise OptionsError(f"{path} belongs to other games ({', '.join(others)}); choose another folder")
        for entry, place in lines:
            self.found[entry["unit"]] = entry["sums"]
            end = place
        self.cut_to(end)

    def add(self, unit: Unit, sums: dict[str, Any]) -> None:
        """Keep a finished unit."""
        self.found[unit.key] = sums
        self.append({"unit": unit.key, "sums": sums})


class Work(NamedTuple):
    """What everybody who plays units has to know."""

    units: tuple[Unit, ...]
    seed: int

    @property
    def bots(self) -> tuple[str, ...]:
        """Bots of the house; none of them has a file."""
        return LEVELS


def play_one(work: Work, number: int) -> dict[str, Any]:
    """The sums of the unit with this number."""
    return play_unit(work.units[number], work.seed)


def play_missing(
    store: Store, units: Sequence[Unit], seed: int, jobs: int, tell: Callable[[int, int, float], None]
) -> None:
    """Play the units that the store has not; `tell` hears how many are done, of how many, and after what time."""
    work = Work(tuple(units), seed)
    left: Iterator[int] = (number for number, unit in enumerate(units) if unit.key not in store.found)
    started = time.monotonic()
    for number, sums in hand_out(play_one, work, left, jobs):
        store.add(units[number], sums)
        tell(sum(unit.key in store.found for unit in units), len(units), time.monotonic() - started)


def facts(store: Store, sizes: Sizes, seed: int, players: Sequence[int] = PLAYERS) -> dict[str, Any]:
    """All facts as plain data."""
    told: list[dict[str, Any]] = []
    known: dict[tuple[str, int], Sums] = {}
    for each in configurations():
        for size in players:
            is_told = each.name in PAPER
            games = _sums(store, EQUAL if is_told else PLAIN, each, size, sizes)
            known[each.name, size] = games
            told.append(
                {
                    "name": each.name,
                    "modules": list(each.modules),
                    "players": size,
                    "units": len(games.units),
                    "games": int(games["games"][0]),
                    "length": figures.length(games),
                    "branching": figures.branching(games),
                    "chance": figures.chance(games),
                    "hidden": figures.hidden(games),
                    "spaces": _spaces(each.modules, size),
                    "seats": figures.seats(games, size),
                    "points": games.mean("points", "seats"),
                }
            )
            if is_told:
                told[-1]["luck"] = figures.luck(games)
                told[-1]["mixed"] = figures.mixed(_sums(store, MIXED, each, size, sizes))
            if each.beside:
                told[-1]["adds"] = {"beside": each.beside, **_added(games, known[each.beside, size])}
    return {
        "format": FORMAT,
        "version": __version__,
        "program": program(),
        "command": command(sizes, seed),
        "seed": seed,
        "sizes": sizes._asdict(),
        "configurations": told,
    }


def command(sizes: Sizes, seed: int) -> str:
    """What measures the same again."""
    counts = " ".join(f"--{name.replace('_', '-')} {count}" for name, count in sizes._asdict().items())
    return f"./merlin python -m tools.facts {counts} --seed {seed} --write"


def _sums(store: Store, kind: str, of: Configuration, players: int, sizes: Sizes) -> Sums:
    keys = [Unit(kind, of.modules, players, number).key for number in range(sizes.of(of.name)[kind])]
    return Sums([store.found[key] for key in keys])


def _spaces(modules: tuple[str, ...], players: int) -> dict[str, float]:
    rules = compose(load(), modules, players)
    low, high = bounds(rules)
    return {
        "actions": numbering(rules).size,
        "observation": len(low),
        "cells": int(rules.size),
        "bound": figures.bound(low.tolist(), high.tolist()),
    }


def _added(sums: Sums, before: Sums) -> dict[str, Any]:
    """What a game has more than the one it is compared with; both were played apart."""

    def more(of: Callable[[Sums], Values]) -> figures.Figure:
        count = min(len(of(sums)), len(of(before)))
        return sums.figure(of(sums)[:count] - of(before)[:count])

    return {
        "decisions": more(lambda all_of: all_of["decisions"] / all_of["games"]),
        "choices": more(lambda all_of: (all_of["decisions"] - all_of["forced"]) / all_of["games"]),
        "points": more(lambda all_of: all_of["points"] / all_of["seats"]),
    }
