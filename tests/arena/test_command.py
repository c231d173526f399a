"""`merlin arena` on the command line: the table, the files, going on, and one line for whatever is wrong."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from merlin_bigbox.cli import main
from merlin_bigbox.locale import catalogue, languages
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
    assert sorted(file.name for file in Path("out").iterdir()) == [
        *("games.jsonl", "report.html", "report.json", "times.json")
    ]
    assert f'<html lang="{lang}">' in Path("out/report.html").read_text(encoding="utf-8")
    figures = json.loads(Path("out/report.json").read_text(encoding="utf-8"))
    shared = figures["shared_victories"]
    assert words.text("cli-arena-played", games=20, deals=10, shared=shared) in out
    assert figures["games"] == 20


def test_json_is_what_the_file_holds(run: Run) -> None:
    code, out, _ = run("--bots", f"random,{LAST}", "--games", "4", "--players", "2", "--out", "out", "--json")
    assert code == 0
    figures = json.loads(out)
    assert figures.pop("times") == json.loads(Path("out/times.json").read_text(encoding="utf-8"))
    assert figures == json.loads(Path("out/report.json").read_text(encoding="utf-8"))


def test_what_bots_print_does_not_stand_among_the_figures(run: Run) -> None:
    text = "class Loud:\n    def __init__(self, random): print('here')\n"
    text += "    def choose(self, request): print('hm'); return request.options[0]\n"
    Path("loud.py").write_text(text, encoding="utf-8")
    code, out, err = run("--bots", "loud.py:Loud,random", "--games", "2", "--players", "2", "--json")
    assert code == 0
    assert json.loads(out)["games"] == 2
    assert "here\nhm\n" in err


def test_the_command_that_is_told_plays_the_same_again(run: Run) -> None:
    """With a bot of one's own and components of one's own; everything but the times is the same."""
    Path("my own.toml").write_text(
        files("merlin_bigbox.edition").joinpath("bigbox.toml").read_text("utf-8"), encoding="utf-8"
    )
    first = ("--bots", f"{LAST},random", "--games", "3", "--players", "2", "--modules", "random", "--seed", "5")
    code, out, _ = run(*first, "--edition", "my own.toml", "--out", "out")
    assert code == 0
    again = next(line for line in out.splitlines() if line.startswith("./merlin arena "))
    assert "'my own.toml'" in again
    assert run(*shlex.split(again)[2:], "--out", "again")[0] == 0
    assert Path("again/report.json").read_bytes() == Path("out/report.json").read_bytes()


def test_going_on_with_more_games(run: Run) -> None:
    arguments = ("--bots", "random,page", "--players", "2", "--out", "out")
    assert run(*arguments, "--games", "2")[0] == 0
    code, out, err = run(*arguments, "--games", "3")
    assert (code, out) == (2, "")
    assert "--resume" in err
    assert run(*arguments, "--games", "3", "--resume")[0] == 0
    assert len(Path("out/games.jsonl").read_text(encoding="utf-8").splitlines()) == 1 + 4


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), ("--bots",)),
        (("--bots", "genius"), ("unknown bot", "genius")),
        (("--bots", "random,page", "--games", "0"), ("0 games",)),
        (("--bots", "random,page", "--players", "7"), ("7 players",)),
        (("--bots", "random,page", "--modules", "dragons"), ("unknown module",)),
        (("--bots", "random,page", "--limit", "-1"), ("limit of -1",)),
        (("--bots", "random,page", "--resume"), ("--out",)),
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


def test_a_folder_stays_with_the_kind_of_file_it_was_begun_with(run: Run) -> None:
    """Games or sums: the other kind is refused, and without the option it goes on as it is."""
    arguments = ("--bots", f"random,{LAST}", "--players", "2", "--games", "2", "--json")
    assert run(*arguments, "--out", "sums", "--no-each-game")[0] == 0
    assert run(*arguments, "--out", "games")[0] == 0
    assert sorted(path.as_posix() for path in Path().glob("*/*.jsonl")) == ["games/games.jsonl", "sums/pieces.jsonl"]
    for folder, option, told in (("sums", "--each-game", "sums only"), ("games", "--no-each-game", "each game")):
        code, out, err = run(*arguments, "--out", folder, "--resume", option)
        assert (code, out) == (2, "")
        assert told in err
        code, out, _ = run(*arguments, "--out", folder, "--resume")
        assert json.loads(out)["games"] == 2
    code, _, err = run(*arguments, "--out", "sums")
    assert (code, "--resume" in err) == (2, True)


def test_a_bot_that_goes_wrong_is_told_with_what_is_kept(run: Run) -> None:
    text = "class Bad:\n    def __init__(self, random): pass\n    def choose(self, request): return None\n"
    Path("bad.py").write_text(text, encoding="utf-8")
    code, _, err = run("--bots", "bad.py:Bad,random", "--players", "2", "--out", "out")
    assert code == 2
    assert err.count("\n") == 1
    assert 'the bot "bad.py:Bad" answered None' in err
    assert "the games finished before are kept in out" in err
    assert Path("out/games.jsonl").exists()


def started(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    """A process of its own."""
    # Whoever started the tests may have switched Ctrl-C off, and that is handed on.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    folders = os.pathsep.join(str(Path(entry).resolve()) for entry in sys.path if entry)
    command = [
        sys.executable,
        "-m",
        "merlin_bigbox",
        "arena",
        "--bots",
        f"random,{LAST}",
        "--players",
        "2",
        "--lang",
        "en",
    ]
    pipe = subprocess.PIPE
    environment = {**os.environ, "PYTHONPATH": folders}
    return subprocess.Popen([*command, *arguments], cwd=folder, env=environment, stdout=pipe, stderr=pipe, text=True)


def wait_for_games(process: subprocess.Popen[str], file: Path) -> None:
    while process.poll() is None and not (file.exists() and file.read_bytes().count(b"\n") > 2):
        time.sleep(0.05)


@pytest.mark.compiled_only
@pytest.mark.slow
@pytest.mark.parametrize(("way", "code"), [(signal.SIGINT, 130), (signal.SIGKILL, -signal.SIGKILL)])
def test_stopped_in_the_middle_it_goes_on_to_the_same_report(tmp_path: Path, way: signal.Signals, code: int) -> None:
    """By Ctrl-C or killed, on two cores; then the same command with --resume, against one core without a break."""
    file = tmp_path / "out" / "games.jsonl"
    process = started(tmp_path, "--games", "4000", "--jobs", "2", "--out", "out")
    wait_for_games(process, file)
    workers = children_of(process.pid)
    assert len(workers) >= 2
    process.send_signal(way)
    _, err = process.communicate()
    assert process.returncode == code
    if way == signal.SIGINT:
        assert "The finished games are kept" in err
    kept = file.read_bytes()
    whole = kept[: kept.rfind(b"\n") + 1]
    assert 2 < whole.count(b"\n") < 4001
    while any(Path(f"/proc/{worker}").exists() for worker in workers):
        time.sleep(0.05)
    games = str(whole.count(b"\n") + 3)
    finished = started(tmp_path, "--games", games, "--jobs", "2", "--out", "out", "--resume")
    unbroken = started(tmp_path, "--games", games, "--jobs", "1", "--out", "unbroken")
    out, _ = finished.communicate()
    unbroken.communicate()
    assert "rating" in out
    assert file.read_bytes().startswith(whole)
    reports = [(tmp_path / name / "report.json").read_bytes() for name in ("out", "unbroken")]
    assert reports[0] == reports[1]
    one, other = (charts(tmp_path / name / "report.html") for name in ("out", "unbroken"))
    assert one == other


@pytest.mark.compiled_only
@pytest.mark.slow
def test_killed_with_sums_only_it_goes_on_to_the_same_report(tmp_path: Path) -> None:
    """Two processes and a kill, against one process without a break: the same bytes of result, and no games kept."""
    file = tmp_path / "out" / "pieces.jsonl"
    settings = ("--games", "1200", "--no-each-game")
    process = started(tmp_path, *settings, "--jobs", "2", "--out", "out")
    wait_for_games(process, file)
    process.kill()
    process.communicate()
    assert file.read_bytes().count(b"\n") < 2 + 200
    finished = started(tmp_path, *settings, "--jobs", "2", "--out", "out", "--resume")
    unbroken = started(tmp_path, *settings, "--jobs", "1", "--out", "unbroken")
    assert "rating" in finished.communicate()[0]
    unbroken.communicate()
    reports = [(tmp_path / name / "report.json").read_bytes() for name in ("out", "unbroken")]
    assert reports[0] == reports[1]
    assert sorted(path.name for path in file.parent.iterdir()) == [
        *("pieces.jsonl", "report.html", "report.json", "times.json")
    ]
    assert file.read_bytes().count(b"\n") == 2 + 200


def children_of(process: int) -> list[int]:
    """The processes that a process has started, where the system tells."""
    file = Path(f"/proc/{process}/task/{process}/children")
    return [int(child) for child in file.read_text().split()] if file.exists() else [0, 0]


def charts(file: Path) -> str:
    """A report up to where its times begin."""
    text = file.read_text(encoding="utf-8")
    return text[: text.index(catalogue("en").text("cli-arena-times-title"))]
