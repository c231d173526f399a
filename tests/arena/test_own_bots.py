"""Bots in files of the user's own: the one in the documentation plays, and whatever is wrong is told in one line."""

from __future__ import annotations

import re
import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from merlin_bigbox.arena.decisions import Patience
from merlin_bigbox.arena.settings import Settings
from merlin_bigbox.arena.tournament import play_arena
from merlin_bigbox.bots import Bot, BotError, Request, bot, limit_for, names
from merlin_bigbox.bots.forked_search import CAN_FORK
from merlin_bigbox.bots.spec import BotSpec, load_class, parse_spec
from merlin_bigbox.edition import load
from merlin_bigbox.engine.core.errors import MerlinError, OptionsError
from tests.arena.synthetic import played

PAGE = Path(__file__).resolve().parents[2] / "docs" / "writing-a-bot.md"
FIRST = "class First:\n    def __init__(self, random): pass\n    def choose(self, request): return request.options[0]\n"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every test has a folder of its own, and knows no bot of another."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", list(__import__("sys").path))
    load_class.cache_clear()
    return tmp_path


def settings(*bots: str, limit: float | None = None) -> Settings:
    return Settings(load(), bots, 2, seed=1, limit=limit)


def example(name: str) -> str:
    """A bot of the documentation."""
    found: list[str] = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return next(text for text in found if f"class {name}" in text)


def test_the_class_of_the_documentation_has_ten_lines_and_beats_the_random_one() -> None:
    """As written on the page, with the command's own words."""
    hopeful = example("Hopeful")
    assert len([line for line in hopeful.splitlines() if line and not line.startswith("from ")]) == 10
    Path("hopeful.py").write_text(hopeful, encoding="utf-8")
    assert "--bots hopeful.py:Hopeful,random --games 100 --players 2" in PAGE.read_text(encoding="utf-8")
    games = played(settings("hopeful.py:Hopeful", "random"), 12)
    won = sum(game.points[game.seating.seats.index("hopeful.py:Hopeful")] == max(game.points) for game in games)
    assert won >= 9


def test_a_bot_with_a_limit_is_given_it() -> None:
    """By its name, else by the limit of all, else its own; the documentation's example takes one."""
    Path("patient.py").write_text(example("Patient"), encoding="utf-8")
    assert limit_for("patient.py:Patient@0.5", 2.0) == 0.5
    assert limit_for("patient.py:Patient", 2.0) == 2.0
    assert limit_for("patient.py:Patient") == 1.0
    assert limit_for("random", 2.0) is None
    assert vars(bot("patient.py:Patient@0.25", 1))["limit"] == 0.25
    assert vars(bot("patient.py:Patient", 1, 3.0))["limit"] == 3.0
    assert vars(bot("patient.py:Patient", 1))["limit"] == 1.0


def test_decisions_are_measured_by_the_limit_of_the_bot() -> None:
    Path("patient.py").write_text(example("Patient"), encoding="utf-8")
    both = settings("patient.py:Patient@0.5", "random", limit=2.0)
    assert [both.limit_of(name) for name in both.bots] == [0.5, 2.0]
    unlimited = settings("patient.py:Patient", "random")
    assert [unlimited.limit_of(name) for name in unlimited.bots] == [1.0, None]


def test_names_are_taken_apart() -> None:
    assert parse_spec("merlin@0.2") == BotSpec("merlin", 0.2)
    assert parse_spec("merlin") == BotSpec("merlin", None)
    assert parse_spec("a.py:B@3") == BotSpec("a.py:B", 3.0)
    assert parse_spec("merlin@1.5x2") == BotSpec("merlin", 1.5, 2)
    assert parse_spec("merlin-2026@40v") == BotSpec("merlin-2026", visits=40)
    assert parse_spec("me@home/a.py:B") == BotSpec("me@home/a.py:B", None)
    assert parse_spec("merlin@mine/weights.json") == BotSpec("merlin", weights="mine/weights.json")
    assert parse_spec("merlin@weights.json@40v") == BotSpec("merlin", visits=40, weights="weights.json")
    assert parse_spec("merlin@0.5x2@weights.json") == BotSpec("merlin", 0.5, 2, weights="weights.json")


def test_merlin_thinks_in_several_processes_if_allowed() -> None:
    assert vars(bot("merlin@0.5x2", 1))["processes"] == (2 if CAN_FORK else 1)
    assert vars(bot("merlin", 1))["processes"] == 1


BAD_LIMITS = ["@0", "@x2", "@1x", "@1x0", "@1x65", "@nan", "@0v", "@v", "@-3v", "@1.5v", "@4vx2"]


@pytest.mark.parametrize("text", [f"merlin{limit}" for limit in BAD_LIMITS])
def test_what_stands_behind_the_sign_are_seconds_and_processes(text: str) -> None:
    with pytest.raises(OptionsError, match="after the @ come seconds"):
        parse_spec(text)


def test_visits_take_the_place_of_a_time_limit() -> None:
    assert vars(bot("merlin@40v", 1))["visits"] == 40
    assert limit_for("merlin@40v", 2.0) is None
    with pytest.raises(OptionsError, match="counts no visits"):
        bot("knight@40v", 1)


def test_a_bot_may_import_the_files_beside_it() -> None:
    folder = Path("mine")
    folder.mkdir()
    (folder / "helping_hand_of_mine.py").write_text("def pick(options): return options[-1]\n", encoding="utf-8")
    text = "from helping_hand_of_mine import pick\n" + FIRST.replace("request.options[0]", "pick(request.options)")
    (folder / "bot.py").write_text(text, encoding="utf-8")
    asked: Bot = bot("mine/bot.py:First", 1)
    assert asked.choose(Request(None, None, [3, 4])) == 4  # type: ignore[arg-type]


def test_own_bots_play_in_processes_of_their_own() -> None:
    """Each process loads the file itself; the games are the same."""
    Path("first.py").write_text(FIRST, encoding="utf-8")
    one, two = (played(settings("first.py:First", "random"), 4, jobs) for jobs in (1, 2))
    assert [game.points for game in one] == [game.points for game in two]


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("none.py:Bot", None, 'there is no file "none.py" to take the bot Bot from'),
        ("own.py", FIRST, '"own.py": write the file and the class in it, such as mybot.py:MyBot'),
        ("own.py:", FIRST, '"own.py:": write the file and the class in it, such as mybot.py:MyBot'),
        ("own.py:Second", FIRST, 'there is no "Second" in own.py; it has First'),
        ("own.py:Second", "x = 1\n", 'there is no "Second" in own.py; it has no class at all'),
        ("own.py:Mute", "class Mute:\n    pass\n", "Mute in own.py has no method choose(request)"),
        ("own.py:First@1", FIRST, 'the bot "own.py:First" obeys no time limit; leave "@1" out'),
        ("own.py:First@1x2", FIRST, 'the bot "own.py:First" thinks in one process only; leave "x2" out'),
        ("own.py:First", "class First\n", "own.py cannot be loaded: SyntaxError: "),
        ("own.py:First", "1 / 0\n", "own.py cannot be loaded: ZeroDivisionError: division by zero (own.py, line 1)"),
        (
            "own.py:First",
            FIRST.replace("random", "one, two"),
            'the bot "own.py:First" cannot be made: TypeError: ',
        ),
    ],
)
def test_what_is_no_bot_is_told_before_anything_is_played(name: str, text: str | None, message: str) -> None:
    if text is not None:
        Path("own.py").write_text(text, encoding="utf-8")
    with pytest.raises(MerlinError) as caught:
        play_arena(settings(name, "random"), 2, results=Path("games"))
    assert str(caught.value).startswith(message)
    assert not Path("games").exists()


@pytest.mark.slow
@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ("-5", 'the bot "own.py:First" answered -5, which is none of the '),
        ("None", 'the bot "own.py:First" answered None, which is none of the '),
        ("request.options[999]", 'the bot "own.py:First" failed: IndexError: list index out of range (own.py, line 3)'),
        ("exit()", 'the bot "own.py:First" failed: SystemExit'),
    ],
)
def test_a_bot_that_goes_wrong_stops_the_arena_with_the_place(answer: str, message: str, jobs: int) -> None:
    """Bot, seed, game and decision are named."""
    Path("own.py").write_text(FIRST.replace("request.options[0]", answer), encoding="utf-8")
    with pytest.raises(BotError) as caught:
        play_arena(settings("own.py:First", "random"), 4, jobs)
    text = str(caught.value)
    assert text.startswith(message)
    assert re.search(r"; seed 1, game \d \(deal \d, table 0, rotation \d\), decision \d+, seat [01]$", text)


class Hands:
    """A clock that goes only when it is told to."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.mark.parametrize("thinking", ["time.sleep(3600)", "pass"])
def test_a_bot_that_hangs_is_told_with_where_it_was(thinking: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits or it counts for ever, and what it catches itself does not save it. While it thinks an hour passes."""
    monkeypatch.setattr("merlin_bigbox.arena.decisions.LONGEST_TICK", 0.05)
    monkeypatch.setattr("merlin_bigbox.arena.decisions.now", Hands())
    endless = f"""
        decisions.now.seconds += 3600
        while True:
            try:
                {thinking}
            except Exception:
                pass"""
    text = "import time\nfrom merlin_bigbox.arena import decisions\n"
    text += FIRST.replace(" return request.options[0]", endless)
    Path("own.py").write_text(text, encoding="utf-8")
    with pytest.raises(
        BotError, match=r"^the bot \"own.py:First\" does not answer \(own.py, line \d+\); seed 1, game 0"
    ):
        play_arena(settings("own.py:First", "random"), 4)
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_a_long_limit_needs_more_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty times the limit: a bot that thinks for a quarter of an hour is not hanging yet."""
    Path("patient.py").write_text(example("Patient"), encoding="utf-8")
    asked = bot("patient.py:Patient@900", 1)
    patience = Patience(600.0)
    assert patience.wait(asked, Request(None, None, [3, 4]), None) == 3  # type: ignore[arg-type]
    monkeypatch.setattr("merlin_bigbox.arena.decisions.now", lambda: 0.0)
    waited: list[float] = []

    def choose(_: Request) -> int:
        waited.append(patience.ends)
        return 4

    monkeypatch.setattr(asked, "choose", choose)
    patience.wait(asked, Request(None, None, [3, 4]), 900.0)  # type: ignore[arg-type]
    patience.wait(asked, Request(None, None, [3, 4]), 1.0)  # type: ignore[arg-type]
    assert waited == [18000.0, 600.0]


def test_a_bot_that_hangs_is_interrupted_in_any_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers of a cluster play in threads, where no signal arrives."""
    monkeypatch.setattr("merlin_bigbox.arena.decisions.PATIENCE", 0.05)
    Path("own.py").write_text(
        FIRST.replace("return request.options[0]", "\n        while True: pass"), encoding="utf-8"
    )
    with ThreadPoolExecutor(1) as thread:
        error = thread.submit(play_arena, settings("own.py:First", "random"), 1).exception()
    assert isinstance(error, BotError)
    assert 'the bot "own.py:First" does not answer (own.py, line' in str(error)


def test_games_finished_before_a_bot_goes_wrong_are_kept() -> None:
    """It fails in its third game; two lines of games are in the file."""
    counting = "made = []\n" + FIRST.replace("random): pass", "random): made.append(0)").replace(
        "return request.options[0]", "return request.options[0 if len(made) < 4 else 999]"
    )
    Path("own.py").write_text(counting, encoding="utf-8")
    with pytest.raises(BotError, match="game 2 "):
        play_arena(settings("own.py:First", "random"), 8, results=Path("games"))
    assert len(Path("games").read_text(encoding="utf-8").splitlines()) == 3


def test_a_process_that_is_gone_is_told() -> None:
    text = "import os\n" + FIRST.replace("return request.options[0]", "os._exit(1)")
    Path("own.py").write_text(text, encoding="utf-8")
    with pytest.raises(BotError, match="a process ended in the middle of a game"):
        play_arena(settings("own.py:First", "random"), 8, 2)


def test_a_changed_file_is_another_bot() -> None:
    """Its games do not go into the same results."""
    Path("own.py").write_text(FIRST, encoding="utf-8")
    play_arena(settings("own.py:First", "random"), 2, results=Path("games"))
    Path("own.py").write_text(FIRST + "# better\n", encoding="utf-8")
    with pytest.raises(OptionsError, match=r"other settings: files$"):
        play_arena(settings("own.py:First", "random"), 2, results=Path("games"), resume=True)


def test_own_bots_are_not_among_the_names() -> None:
    Path("own.py").write_text(FIRST, encoding="utf-8")
    bot("own.py:First", 1)
    assert "own.py:First" not in names()
