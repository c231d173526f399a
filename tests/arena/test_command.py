"""`merlin arena` on the command line: the table, the files, going on, and one line for whatever is wrong."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from merlin.cli import main
from merlin.locale import catalogue, languages
from tests.arena.last_bot import LAST

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run an arena in an empty folder, in this process."""
    monkeypatch.chdir(tmp_path)
    for variable in ("NO_COLOR", "FORCE_COLOR", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def command(*arguments: str) -> tuple[int, str, str]:
        code = main(("arena", "--jobs", "1", *arguments))
        written = capsys.readouterr()
        return code, written.out, written.err

    return command


@pytest.mark.parametrize("lang", languages())
def test_standing_is_shown_and_files_are_written(run: Run, lang: str) -> None:
    arguments = ("--bots", f"random,{LAST}", "--games", "20", "--players", "2", "--out", "out", "--lang", lang)
    code, out, err = run(*arguments)
    assert (code, err) == (0, "")
    words = catalogue(lang)
    assert words.text("cli-arena-rating") in out
    assert "out/report.html" in out
    assert sorted(file.name for file in Path("out").iterdir()) == ["games.jsonl", "report.html", "report.json"]
    assert f'<html lang="{lang}">' in Path("out/report.html").read_text(encoding="utf-8")
    figures = json.loads(Path("out/report.json").read_text(encoding="utf-8"))
    shared = figures["shared_victories"]
    assert words.text("cli-arena-played", games=20, deals=10, shared=shared) in out
    assert figures["games"] == 20


def test_json_is_what_the_file_holds(run: Run) -> None:
    code, out, _ = run("--bots", f"random,{LAST}", "--games", "4", "--players", "2", "--out", "out", "--json")
    assert code == 0
    assert out == Path("out/report.json").read_text(encoding="utf-8")


def test_going_on_with_more_games(run: Run) -> None:
    arguments = ("--bots", "random", "--players", "2", "--out", "out")
    assert run(*arguments, "--games", "2")[0] == 0
    code, out, err = run(*arguments, "--games", "3")
    assert (code, out) == (2, "")
    assert "--resume" in err
    assert run(*arguments, "--games", "3", "--resume")[0] == 0
    assert len(Path("out/games.jsonl").read_text(encoding="utf-8").splitlines()) == 4


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), ("--bots",)),
        (("--bots", "genius"), ("unknown bot", "genius")),
        (("--bots", "random", "--games", "0"), ("0 games",)),
        (("--bots", "random", "--players", "7"), ("7 players",)),
        (("--bots", "random", "--modules", "dragons"), ("unknown module",)),
        (("--bots", "random", "--limit", "-1"), ("limit of -1",)),
        (("--bots", "random", "--resume"), ("--out",)),
        (("--bots", "random,random"), ("2 times",)),
        (("--bots", "none.py:Bot"), ("none.py",)),
        (("--bots", ","), ("no bots",)),
    ],
)
def test_impossible_options(run: Run, arguments: tuple[str, ...], words: tuple[str, ...]) -> None:
    """Each is refused in one line before anything happens."""
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith("merlin: ")
    assert err.count("\n") == 1
    for word in words:
        assert word in err
    assert list(Path().iterdir()) == []


def test_a_bot_that_goes_wrong_is_told_with_what_is_kept(run: Run) -> None:
    text = "class Bad:\n    def __init__(self, random): pass\n    def choose(self, request): return None\n"
    Path("bad.py").write_text(text, encoding="utf-8")
    code, _, err = run("--bots", "bad.py:Bad,random", "--players", "2", "--out", "out")
    assert code == 2
    assert err.count("\n") == 1
    assert 'the bot "bad.py:Bad" answered None' in err
    assert "the games finished before are kept in out" in err
    assert Path("out/games.jsonl").exists()


@pytest.mark.slow
def test_interrupting_keeps_the_finished_games_and_resuming_completes_them(tmp_path: Path) -> None:
    """A real process on two cores, stopped by Ctrl-C, then the same command with --resume."""
    words = ("arena", "--bots", f"random,{LAST}", "--games", "4000", "--players", "2", "--jobs", "2", "--out", "out")
    command = [sys.executable, "-m", "merlin", *words, "--lang", "en"]
    folders = os.pathsep.join(str(Path(entry).resolve()) for entry in sys.path if entry)
    environment = {**os.environ, "PYTHONPATH": folders}
    file = tmp_path / "out" / "games.jsonl"
    process = subprocess.Popen(command, cwd=tmp_path, env=environment, stderr=subprocess.PIPE, text=True)
    while process.poll() is None and not (file.exists() and file.read_bytes().count(b"\n") > 2):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate()
    assert process.returncode == 130
    assert "The finished games are kept" in err
    kept = file.read_bytes()
    assert 2 < kept.count(b"\n") < 4001
    command[command.index("4000")] = str(kept.count(b"\n") + 3)
    finished = subprocess.run([*command, "--resume"], cwd=tmp_path, env=environment, capture_output=True, check=True)
    assert b"rating" in finished.stdout
    assert file.read_bytes().startswith(kept[: kept.rfind(b"\n") + 1])
    assert (tmp_path / "out" / "report.html").exists()
