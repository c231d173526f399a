"""Parts of a batch system are joined to what one machine gives, and whatever does not fit is refused in words."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from merlin_bigbox.locale import catalogue, languages
from tests.arena.last_bot import LAST
from tests.cli.conftest import Run

SIMULATE = ("simulate", "--games", "5", "--players", "2", "--bots", f"random,{LAST}", "--seed", "3", "--jobs", "1")
ARENA = ("arena", "--games", "6", "--players", "2", "--bots", f"random,{LAST}", "--seed", "3", "--jobs", "1")
FIGURES: dict[tuple[str, ...], str] = {SIMULATE: "figures.json", ARENA: "report.json"}


def parts(run: Run, command: tuple[str, ...], *pieces: str) -> list[str]:
    """The folders of these parts."""
    folders: list[str] = []
    for number, numbers in enumerate(pieces):
        folders.append(f"part-{number}")
        assert run(*command, "--pieces", numbers, "--out", folders[-1]).code == 0
    return folders


@pytest.mark.compiled_only
@pytest.mark.parametrize("command", FIGURES)
def test_parts_give_what_one_machine_gives(run: Run, command: tuple[str, ...]) -> None:
    """To the byte, in any order, also where two parts have a piece in common; and more games can be added."""
    assert run(*command, "--out", "alone").code == 0
    alone = Path("alone", FIGURES[command]).read_bytes()
    folders = parts(run, command, "4", "0-2", "2-3", "5" if command is ARENA else "1/5")
    merged = run("merge", *folders, "--out", "whole")
    assert (merged.code, merged.err) == (0, "")
    assert Path("whole", FIGURES[command]).read_bytes() == alone
    more = [*command[:2], "8", *command[3:]]
    assert run(*more, "--out", "whole", "--resume").code == 0
    assert run(*more, "--out", "more").code == 0
    assert Path("whole", FIGURES[command]).read_bytes() == Path("more", FIGURES[command]).read_bytes()


@pytest.mark.parametrize("lang", languages())
def test_a_part_and_a_merge_are_told_in_every_language(run: Run, lang: str) -> None:
    words = catalogue(lang)
    one = run(*SIMULATE, "--pieces", "1/2", "--out", "a", "--lang", lang)
    assert words.text("cli-part", games=2, folder="a") in one.out
    run(*SIMULATE, "--pieces", "2/2", "--out", "b")
    merged = run("merge", "a", "b", "--out", "c", "--lang", lang)
    assert words.text("cli-merged", parts=2, games=5, folder="c") in merged.out
    plain = json.loads(run("merge", "a", "b", "--out", "d", "--json").out)
    assert plain["games"] == 5


def test_a_part_that_was_stopped_goes_on(run: Run) -> None:
    parts(run, SIMULATE, "0-3")
    file = Path("part-0/pieces.jsonl")
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:3]))
    run(*SIMULATE, "--pieces", "4", "--out", "rest")
    refused = run("merge", "part-0", "rest", "--out", "whole")
    assert (refused.code, refused.out) == (2, "")
    assert "pieces are missing: 1-3; play them with --pieces" in refused.err
    assert not Path("whole").exists()
    assert run(*SIMULATE, "--pieces", "0-3", "--out", "part-0", "--resume").code == 0
    assert run("merge", "part-0", "rest", "--out", "whole").code == 0


def test_missing_pieces_are_named(run: Run) -> None:
    folders = parts(run, SIMULATE, "0", "3")
    assert "pieces are missing: 1-2, 4;" in run("merge", *folders, "--out", "whole").err


def test_parts_of_other_settings_are_refused(run: Run) -> None:
    run(*SIMULATE, "--pieces", "0", "--out", "one")
    other = ["9" if word == "3" else word for word in SIMULATE]
    run(*other, "--pieces", "1-4", "--out", "two")
    refused = run("merge", "one", "two", "--out", "whole")
    assert "two/pieces.jsonl belongs to games with other settings: seed" in refused.err
    more = [*SIMULATE[:2], "6", *SIMULATE[3:]]
    run(*more, "--pieces", "1-5", "--out", "three")
    refused = run("merge", "one", "three", "--out", "whole")
    assert "three/pieces.jsonl is a part of 6 games in pieces of 1, one/pieces.jsonl of 5 in pieces of 1" in refused.err
    run(*ARENA, "--pieces", "0", "--out", "four")
    assert "other settings: " in run("merge", "one", "four", "--out", "whole").err
    assert not Path("whole").exists()


def test_different_results_of_a_piece_are_refused(run: Run) -> None:
    folders = parts(run, SIMULATE, "0-2", "2-4")
    file = Path("part-1/pieces.jsonl")
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('"decisions":', '"decisions":1', 1), encoding="utf-8")
    refused = run("merge", *folders, "--out", "whole")
    assert (refused.code, refused.out) == (2, "")
    assert "part-1/pieces.jsonl has another result of piece 2 than another part" in refused.err
    assert list(Path("whole").iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("merge", "--out", "whole"), "no parts"),
        (("merge", "nowhere", "--out", "whole"), "nowhere is no part"),
        ((*SIMULATE, "--pieces", "0"), "name a folder with --out"),
        ((*ARENA, "--pieces", "0"), "name a folder with --out"),
        ((*SIMULATE, "--pieces", "5", "--out", "o"), "these 5 games are 5 pieces, numbered 0 to 4"),
        ((*SIMULATE, "--pieces", "x", "--out", "o"), "0-49"),
    ],
)
def test_what_cannot_be_joined_is_refused(run: Run, arguments: tuple[str, ...], told: str) -> None:
    refused = run(*arguments)
    assert (refused.code, refused.out) == (2, "")
    assert told in refused.err
    assert refused.err.count("\n") == 1


@pytest.mark.slow
@pytest.mark.compiled_only
def test_parts_of_a_training_are_joined(run: Run) -> None:
    """The weights are those of one machine; what two parts have cannot be told apart and is refused."""
    command = ("train", "--games", "3", "--seed", "4", "--jobs", "1")
    assert run(*command, "--out", "alone").code == 0
    folders = parts(run, command, "2", "0-1")
    assert run("merge", *folders, "--out", "whole").code == 0
    assert Path("whole/weights.json").read_bytes() == Path("alone/weights.json").read_bytes()
    assert "that another part has, too" in run("merge", *folders, "part-0", "--out", "again").err
    assert "pieces are missing: 2;" in run("merge", "part-1", "--out", "again").err
    run("train", "--games", "3", "--seed", "5", "--pieces", "2", "--out", "other", "--jobs", "1")
    assert "other settings: seed" in run("merge", "part-1", "other", "--out", "again").err
