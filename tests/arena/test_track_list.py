"""The list of the tracks: which bots are in it, and that it is made and goes on by one command."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from merlin_bigbox.arena.standings import Figure
from merlin_bigbox.arena.tracks import HEADING, TRACKS, Row
from merlin_bigbox.bots import bot
from tools import track_list
from tools.track_list import BEGIN, END, PAGE, entries, page_text


def row(bot: str, track: str, rating: float) -> Row:
    share = Figure(0.5, None, None)
    return Row(bot, track, 20, Figure(rating, None, None), share, share, 0.001, "a" * 64, "")


def test_every_bot_of_the_list_is_measured_on_every_track() -> None:
    """Bots that exist, none of which reads a clock; the knight is what they are measured by."""
    found = entries()
    names = {entry.bot for entry in found}
    assert {(entry.bot, entry.track) for entry in found} == {(name, track) for name in names for track in TRACKS}
    assert {"random", "page", "squire", "builder", "courtier", "defender"} < names
    for name in names:
        bot(name, 1)
        assert name != "knight"
        assert name.partition("@")[0] not in {"lancelot", "merlin"} or name.endswith("v")
    assert all(entry.games <= TRACKS[entry.track].games for entry in found)
    assert {entry.games for entry in entries(0.1) if entry.track == "2-base" and "@" not in entry.bot} == {100}


def test_the_list_is_put_where_it_belongs() -> None:
    """By track and rating; what stands around it stays."""
    rows = [row("page", "4-base", 1100), row("page", "2-base", 1000), row("squire", "2-base", 1200)]
    text = page_text(f"before\n{BEGIN}\nold\n{END}\nafter\n", rows)
    told = [line for line in text.splitlines() if line.startswith("| ") and "bot" not in line]
    assert [line.split(" | ")[:2] for line in told] == [
        ["| squire", "2-base"],
        ["| page", "2-base"],
        ["| page", "4-base"],
    ]
    assert HEADING in text
    assert text.startswith("before\n")
    assert text.endswith(f"{END}\nafter\n")
    assert "old" not in text
    again = page_text(text, [row("squire", "2-base", 900), row("page", "4-all", 700)])
    told = [line for line in again.splitlines() if line.startswith("| ") and "bot" not in line]
    assert [line.split(" | ")[:4] for line in told] == [
        ["| page", "2-base", "20", "1000"],
        ["| squire", "2-base", "20", "900"],
        ["| page", "4-base", "20", "1100"],
        ["| page", "4-all", "20", "700"],
    ]
    with pytest.raises(ValueError, match="no place for the list"):
        page_text("nothing", rows)
    assert page_text(PAGE.read_text(encoding="utf-8"), rows).count(BEGIN) == 1


@pytest.mark.compiled_only
def test_what_was_played_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The second run prints the same row, the time included, as it only reads; an unknown bot is told."""
    monkeypatch.setattr(track_list, "FEWEST", 20)
    monkeypatch.setattr(track_list, "PAGE", tmp_path / "page.md")
    track_list.PAGE.write_text(f"{BEGIN}\n{END}\n", encoding="utf-8")
    monkeypatch.setattr(
        sys, "argv", ["track_list", "--only", "random,2-base", "--part", "0.01", "--out", str(tmp_path), "--write"]
    )
    told = []
    for _ in range(2):
        assert track_list.main() == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert told[0].splitlines()[-1].startswith("| random | 2-base | 20 | ")
    assert told[0].splitlines()[-1] in track_list.PAGE.read_text(encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["track_list", "--only", "nobody"])
    with pytest.raises(SystemExit):
        track_list.main()
    assert "nobody: neither a track nor a bot" in capsys.readouterr().err
