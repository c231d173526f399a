"""The sets of modules: all legal ones, and few that cover every pair and triple."""

from itertools import combinations

import pytest

from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import RULES_VERSION, module_names
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game import notation
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.testing.configurations import covering, legal_sets, tables
from merlin_bigbox.game.testing.conformance import check_many
from tests.sizes import once, size


def test_there_are_288_legal_sets() -> None:
    """Nine modules, three of which need gold."""
    sets = legal_sets()
    assert len(sets) == len(set(sets)) == 288
    assert sets[0] == ()
    assert all("gold" in chosen for chosen in sets if {"market", "caerleon", "morgana"} & set(chosen))


@pytest.mark.parametrize("strength", [2, 3])
def test_covering_sets_cover(strength: int) -> None:
    """Whatever a few modules can do together on and off occurs in one of the sets."""
    found = covering(strength)
    assert len(found) < 30

    def patterns(sets: tuple[tuple[str, ...], ...]) -> set[tuple[tuple[str, ...], tuple[bool, ...]]]:
        return {
            (group, tuple(name in chosen for name in group))
            for chosen in sets
            for group in combinations(module_names(), strength)
        }

    assert patterns(found) == patterns(legal_sets())


@pytest.mark.slow
@pytest.mark.parametrize("modules", covering(size(2, 3)), ids=lambda modules: "-".join(modules) or "base")
@pytest.mark.parametrize("players", [once(2), 3, once(4)])
def test_sets_that_cover_all_pairs_conform(modules: tuple[str, ...], players: int) -> None:
    """Random games of every pair of modules, together and apart."""
    outcome = check_many([GameOptions(players, modules)], games=size(1, 5), seed=players)
    assert [str(finding) for finding in outcome.findings] == []


@pytest.mark.compiled_only
@pytest.mark.parametrize("version", range(1, RULES_VERSION))
@pytest.mark.parametrize("modules", covering(2)[: size(3, 30)], ids=lambda modules: "-".join(modules) or "base")
def test_older_rules_conform(modules: tuple[str, ...], version: int) -> None:
    """Games begun by an older version go on by it, and keep every promise, too."""
    outcome = check_many([GameOptions(2 + len(modules) % 3, modules, version=version)], games=1, seed=version)
    assert [str(finding) for finding in outcome.findings] == []


@pytest.mark.slow
@pytest.mark.rule("BASE-72", "BASE-70", "BASE-75")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_last_turn_only_traitors_and_the_grail_are_asked_about(players: int) -> None:
    """BASE-72: whatever else could be asked then can change nothing; what is asked can change points."""
    asked: set[str] = set()
    for seed in range(size(5, 60)):
        game = Game.new(GameOptions(players, module_names()), seed=seed)
        random = Random(seed)
        while not game.is_over:
            options = game.options_now()
            asked.add(game.frame_name)
            action = options[random.below(len(options))]
            if notation.write(game.rules, action) in ("end turn", "pass"):
                asked.clear()
            game.play(action)
        assert asked <= {"repel", "grail"}
        asked.clear()


@pytest.mark.parametrize(
    ("modules", "message"),
    [
        (("market",), 'module "market" needs module "gold"'),
        (("caerleon",), 'needs module "gold"'),
        (("morgana",), 'needs module "gold"'),
        (("gold", "gold"), "named twice"),
        (("golf",), 'unknown module "golf"'),
    ],
)
def test_what_is_no_legal_set_is_refused(modules: tuple[str, ...], message: str) -> None:
    """With the reason."""
    with pytest.raises(OptionsError, match=message):
        GameOptions(4, modules).rules(load())


def test_the_order_in_which_modules_are_named_does_not_matter() -> None:
    """The same game either way."""
    assert (
        GameOptions(3, ("gold", "arthur")).rules(load()).modules
        == GameOptions(3, ("arthur", "gold")).rules(load()).modules
    )
    assert len(tables(legal_sets())) == 864
