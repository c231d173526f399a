"""How far many games are, told in words: done, a minute, and the time left."""

from __future__ import annotations

import pytest

from merlin_bigbox.cli.console import look_for
from merlin_bigbox.cli.progress import GamesProgress, clock
from merlin_bigbox.locale import languages

Seconds = list[float]


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Seconds:
    """A clock that stands still until a test moves it."""
    seconds = [100.0]
    monkeypatch.setattr("merlin_bigbox.cli.progress.time.monotonic", lambda: seconds[0])
    return seconds


def test_speed_and_time_left_are_those_of_this_run(now: Seconds, capsys: pytest.CaptureFixture[str]) -> None:
    """What was played before took none of its time; a line a minute, on the error stream, and none at the end."""
    with GamesProgress(look_for("en"), "playing") as progress:
        progress.tell(100, 150)
        now[0] += 59
        progress.tell(119, 150)
        now[0] += 1
        progress.tell(120, 150)
        now[0] += 30
        progress.tell(130, 150)
        now[0] += 60
        progress.tell(150, 150)
    written = capsys.readouterr()
    assert written.out == ""
    assert written.err == "120 of 150 games, 20 per minute, 0:01:30 left\n"


@pytest.mark.parametrize("lang", languages())
def test_few_games_a_minute_are_told_with_a_decimal(now: Seconds, lang: str) -> None:
    progress = GamesProgress(look_for(lang), "playing")
    progress.tell(0, 1000)
    assert "0" in progress.text(0)
    now[0] += 120
    assert ("2.5" if lang == "en" else "2,5") in progress.text(5)
    assert "6:38:00" in progress.text(5)


def test_times_are_told_in_hours_minutes_and_seconds() -> None:
    assert [clock(seconds) for seconds in (0, 61, 3600, 360_005)] == ["0:00:00", "0:01:01", "1:00:00", "100:00:05"]


@pytest.mark.parametrize("lang", languages())
def test_on_a_cluster_the_workers_are_counted(now: Seconds, lang: str) -> None:
    """They come and go; as long as there is none, nothing goes on."""
    counts = [0]
    progress = GamesProgress(look_for(lang), "playing", lambda: counts[0])
    progress.tell(0, 1000)
    waiting = progress.text(0)
    now[0] += 60
    told = set()
    for workers in (1, 7):
        counts[0] = workers
        text = progress.text(500)
        assert f"{workers} " in text
        assert "0:01:00" in text
        told.add(text)
    assert len({waiting, *told}) == 3
