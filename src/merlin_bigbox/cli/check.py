"""`merlin check`: checks the engine's invariants at every decision of many random games."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from cyclopts import Parameter

from merlin_bigbox.cli.console import (
    EditionFile,
    Jobs,
    Json,
    Language,
    Modules,
    at_least_one,
    cores,
    edition_for,
    look_for,
    modules_for,
    output,
    progress_bar,
)
from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.catalogue import PLAYERS
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.game.testing.configurations import covering, legal_sets
from merlin_bigbox.game.testing.configurations import tables as covered
from merlin_bigbox.game.testing.conformance import check_many
from merlin_bigbox.terminal.style import BAD

SHOWN: Final = 5


def check(
    *,
    games: int = 10,
    players: int | None = None,
    modules: Modules = "",
    cover: str = "",
    everything: Annotated[bool, Parameter(name="--all", negative="")] = False,
    jobs: Jobs = None,
    seed: int = 0,
    edition: EditionFile = None,
    lang: Language = None,
    json: Json = False,
) -> int:
    """Check that the engine keeps its promises on this machine; exits with status 1 if it does not.

    Random games are played and everything is looked at on the way: nothing gets lost, everything can be written down
    and read again, nobody learns what is hidden, and every point has its reason.

    Example: merlin check --games 50

    Example: merlin check --all --games 1
    """
    look = look_for(lang)
    components = edition_for(edition)
    at_least_one(games, "games")
    counts = PLAYERS if players is None else (players,)
    tables = covered(_sets("all" if everything else cover, modules, components, seed), counts)
    for options in tables:
        options.rules(components)
    with progress_bar() as bar:
        task = bar.add_task(look.text("checking"), total=games * len(tables))
        outcome = check_many(
            tables, games, seed, cores(jobs), components, progress=lambda count: bar.update(task, advance=count)
        )
    problems = len(outcome.findings)
    if json:
        findings = [str(finding) for finding in outcome.findings]
        found = {"games": games * len(tables), "decisions": outcome.decisions, "findings": findings}
        print(msgspec.json.encode(found).decode())
        return 1 if problems else 0
    console = output()
    for finding in outcome.findings[:SHOWN]:
        console.print(str(finding), style=BAD)
    if problems > SHOWN:
        console.print(look.text("more-problems", number=problems - SHOWN))
    console.print(look.text("checked", games=games * len(tables), decisions=outcome.decisions, problems=problems))
    return 1 if problems else 0


def _sets(cover: str, modules: str, edition: Edition, seed: int) -> tuple[tuple[str, ...], ...]:
    """The sets of modules to check."""
    if not cover:
        return (modules_for(modules, edition, seed),)
    if modules:
        raise OptionsError("name modules, or what to cover, not both")
    if cover == "all":
        return legal_sets(edition)
    strengths = {"pairs": 2, "triples": 3}
    if cover not in strengths:
        raise OptionsError(f'cover "{cover}"; expected pairs, triples or all')
    return covering(strengths[cover], edition)
