"""Measures how many choices a module adds to a game of bots; `--write` keeps the figures in the modules' folders.

    ./merlin python -m tools.module_lengths --games 300

A choice is a decision with more than one option: the page plays the others by itself. A module that needs another one
is compared with a game that has what it needs, so that the figures of switched-on modules can be added up.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from merlin_bigbox.arena.simulate import simulate
from merlin_bigbox.edition import Edition, load
from merlin_bigbox.engine.catalogue import legal_modules, make_module, module_names

ROOT: Final = Path(__file__).resolve().parent.parent / "src" / "merlin_bigbox"
FILE: Final = "length.toml"
BASE: Final = ROOT / "engine" / "base" / FILE
PLAYERS: Final = 3
BOT: Final = "squire"


def choices(edition: Edition, modules: tuple[str, ...], games: int, seed: int, jobs: int) -> float:
    """So many choices a game with these modules has on average, those of all players together."""
    figures = simulate(edition, modules, PLAYERS, (BOT,) * PLAYERS, games, seed, jobs)
    return figures.decisions_per_game * (1 - figures.forced_share)


def measured(games: int, seed: int, jobs: int) -> dict[str, tuple[tuple[str, ...], float]]:
    """Of the base game ("") and of each module: what it was compared with, and the choices it has or adds."""
    edition = load()
    known: dict[tuple[str, ...], float] = {}

    def of(*modules: str) -> float:
        legal = legal_modules(edition, modules)
        if legal not in known:
            known[legal] = choices(edition, legal, games, seed, jobs)
        return known[legal]

    found: dict[str, tuple[tuple[str, ...], float]] = {"": ((), of())}
    for name in module_names():
        needs = tuple(need for need in make_module(name, edition).needs if need in module_names())
        found[name] = (needs, of(*needs, name) - of(*needs))
        print(f"{name:10} {' '.join(needs) or '-':6} {found[name][1]:7.1f}", flush=True)
    return found


def main() -> None:
    """Measure, tell, and keep if that is wanted."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    found = measured(asked.games, asked.seed, asked.jobs)
    print(f"{'base':10} {'':6} {found[''][1]:7.1f}")
    command = f"./merlin python -m tools.module_lengths --games {asked.games} --seed {asked.seed} --write"
    for name, (needs, count) in found.items() if asked.write else ():
        file = ROOT / "modules" / name / FILE if name else BASE
        what = f"More of them than with {', '.join(needs) or 'the base game'}" if name else "All of them"
        text = f"# {what}, of {PLAYERS} players ({BOT}); measured by {command}\nchoices = {round(count)}\n"
        file.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
