"""The tracks: fixed, the knight at 1500, and a row that anybody gets again."""

from __future__ import annotations

import pytest

from merlin_bigbox.arena import TRACKS, row_of, track_named
from merlin_bigbox.arena.standings import Figure
from merlin_bigbox.cli.app import main
from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.engine.core.errors import OptionsError


def test_the_tracks_stay_as_they_are() -> None:
    """Rows of different years are compared: players, modules, games and the seed of the deals are kept for ever."""
    found = {name: track.settings("page", load()) for name, track in TRACKS.items()}
    assert {name: (track.games, found[name].players, found[name].seed) for name, track in TRACKS.items()} == {
        "2-base": (1000, 2, 2026),
        "4-base": (1000, 4, 2026),
        "4-all": (400, 4, 2026),
    }
    assert [found[name].modules for name in TRACKS] == [(), (), tuple(module_names())]
    assert all(settings.bots == ("page", "knight") for settings in found.values())


def test_the_yardstick_is_not_measured_by_itself() -> None:
    """It has 1500 by definition."""
    with pytest.raises(OptionsError, match="its rating is 1500"):
        TRACKS["2-base"].settings("knight", load())
    with pytest.raises(OptionsError, match='no track "3-base"; there are 2-base, 4-base, 4-all'):
        track_named("3-base")


@pytest.mark.compiled_only
def test_one_command_gives_a_row_and_gives_it_again(capsys: pytest.CaptureFixture[str]) -> None:
    """All but the time a decision takes."""
    rows = []
    for _ in range(2):
        assert main(["track", "2-base", "--bot", "random", "--games", "20", "--jobs", "1"]) == 0
        rows.append(capsys.readouterr().out.splitlines()[-1].split(" | "))
    cells = rows[0]
    assert [name.strip("| ") for name in cells[:3]] == ["random", "2-base", "20"]
    assert float(cells[3].split()[0]) < 1400
    assert [cell for place, cell in enumerate(rows[0]) if place != 6] == [
        cell for place, cell in enumerate(rows[1]) if place != 6
    ]


class _Bot:
    """A line of a summary."""

    def __init__(self, name: str, above: Figure | None) -> None:
        self.name, self.above_next = name, above
        self.win_share = self.points = Figure(0.5, None, None)
        self.times = type("Times", (), {"mean": 0.001})()


@pytest.mark.parametrize(
    ("order", "expected"),
    [(("mine.py:M", "knight"), (1530, 1510, 1560)), (("knight", "mine.py:M"), (1470, 1440, 1490))],
)
def test_the_rating_is_1500_and_the_difference_to_the_knight(
    order: tuple[str, str], expected: tuple[float, float, float]
) -> None:
    """With the interval of the difference, whoever is ahead."""
    best, last = order
    summary = type("Summary", (), {})()
    summary.bots = (_Bot(best, Figure(30.0, 10.0, 60.0)), _Bot(last, None))
    summary.games, summary.settings = 20, {"program": "ab" * 32, "files": {"mine.py:M": "cd" * 32}}
    row = row_of(TRACKS["2-base"], summary, "mine.py:M")
    assert (row.rating.value, row.rating.low, row.rating.high) == expected
    assert row.file == "cd" * 32
