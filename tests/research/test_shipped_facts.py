"""What the page tells of modules and bots is what was measured."""

import json
from pathlib import Path

import pytest

from merlin_bigbox.engine.catalogue import module_names
from tools.facts import shipped
from tools.facts.plans import habits, interval, needed, plans


@pytest.mark.parametrize("path", [shipped.MODULES, shipped.BOTS], ids=lambda path: path.name)
def test_the_page_s_figures_are_those_of_their_sources(path: Path) -> None:
    """`./merlin python -m tools.facts.shipped` writes them anew."""
    assert path.read_text(encoding="utf-8") == shipped.texts()[path]


def test_every_module_and_number_of_players_is_told() -> None:
    told = json.loads(shipped.texts()[shipped.MODULES])
    assert set(told["adds"]) == {*module_names(), "all"}
    assert set(told["plans"]) == {"base", *module_names()}
    for game in told["games"].values():
        assert set(game) == {"2", "3", "4"}
        for players, found in game.items():
            assert len(found["seats"]) == int(players)
            assert all(0 <= low <= share <= high <= 100 for share, low, high in [*found["seats"], found["luck"]])


def test_an_interval_lies_around_its_mean() -> None:
    found = interval([1.0, 2.0, 3.0, 4.0])
    assert found["low"] < found["value"] == 2.5 < found["high"]


def test_plans_and_habits_are_counted_game_by_game() -> None:
    """The same seed gives the same figures; what winners are ahead by sums up to their margin."""
    found = plans((), 2, 2, 7)
    assert found == plans((), 2, 2, 7)
    assert sum(each["value"] for each in found["ahead"].values()) > 0
    assert habits("page", 2, 1, 7)["completed"]["value"] >= 0
    assert needed("gold") == ("gold",)
    assert "gold" in needed("market")
