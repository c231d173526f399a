"""The sets of modules: all legal ones, and few that cover every pair and triple."""

from itertools import combinations

import pytest

from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.engine.core.errors import OptionsError
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
