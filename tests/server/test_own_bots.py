"""A bot of the player's own at a table: shown by its name, explained by itself, and replaced when it fails."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from merlin_bigbox.bots import BotError, is_known, own
from merlin_bigbox.bots.explanation.onlooker import asked_again
from merlin_bigbox.cli import browser
from merlin_bigbox.cli.browser import Opening, own_bot, start_path
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.server.store import InUseError, SQLiteStore
from tests.server.client import ME, House, Line, Message, house

OWN: Message = {"kind": "bot", "bot": "Hopeful"}
GOOD = '''
class Hopeful:
    """Takes the first option.

    And nothing else.
    """

    def __init__(self, random):
        self.random = random

    def choose(self, request):
        return request.options[0]

    def explain(self, request):
        hand = request.zone("hands", request.seat)
        return [f"I am {request.seat} of {request.players}.", f"First of {len(request.options)}, holding {hand}"]
'''
FAILING = GOOD.replace("return request.options[0]", "return 1 // 0")
WRONG = GOOD.replace("return request.options[0]", "return 'the best one'")
DYING = GOOD.replace("return request.options[0]", "import os; os._exit(3)")


@pytest.fixture(autouse=True)
def _nobody_stays() -> Iterator[None]:
    yield
    own.forget()


def written(folder: Path, code: str) -> str:
    folder.mkdir(exist_ok=True)
    file = folder / "mine.py"
    file.write_text(code, encoding="utf-8")
    return f"{file}:Hopeful"


@contextmanager
def hosting(folder: Path, code: str) -> Iterator[House]:
    """A server whose operator brought a bot."""
    with house(folder / "data", own_bots=(written(folder, code),)) as found:
        yield found


def asked_after_the_bot(line: Line) -> None:
    """Play until the person is asked and the bot has moved."""
    while line.wait_for_turn():
        if any(told["by"] == "yellow" for told in line.log):
            return
        line.act()


def test_it_plays_under_its_own_name_and_is_introduced_in_its_own_words(tmp_path: Path) -> None:
    """The list of bots has it, with what its docstring says first; at the table it is called as its class."""
    with hosting(tmp_path, GOOD) as found:
        ann = found.browser("Ann")
        setup = ann.http.get("/api/setup").json()
        told = next(bot for bot in setup["bots"] if bot["name"] == "Hopeful")
        assert (told["title"], told["about"], told["level"]) == ("Hopeful", "Takes the first option.", -1)
        line = ann.line(ann.create(ME, OWN)["id"])
        asked_after_the_bot(line)
        seat = line.info["seats"][1]
        assert (seat["name"], seat["bot"]) == ("Hopeful", "Hopeful")


def test_its_explanation_is_told_with_cards_that_the_reader_may_know(tmp_path: Path) -> None:
    """While the game runs its hidden cards are dealt afresh for it: what it says cannot give them away."""
    with hosting(tmp_path, GOOD) as found:
        ann = found.browser("Ann")
        line = ann.line(ann.create(ME, OWN)["id"])
        asked_after_the_bot(line)
        at = max(int(told["at"]) for told in line.log if told["by"] == "yellow")
        answer = line.ask("why", at=at)
        first, second, *_ = answer["lines"]
        assert first == "Hopeful itself, asked with a guess at its hidden cards, says: I am 1 of 2."
        assert second.startswith("First of ")


@pytest.mark.parametrize("seed", range(4))
def test_the_mover_is_asked_its_very_question_and_others_ask_with_what_they_know(seed: int) -> None:
    """For another reader the hidden cards are dealt by the seed alone: two games that look the same to it are one."""
    game = Game.new(GameOptions(2), seed=seed)
    mover = game.decider
    assert mover is not None
    action, reader = game.options_now()[0], 1 - mover
    mine = asked_again(game.rules, game.observe(mover), mover, action)
    assert mine is not None
    assert mine.observation.state == game.observe(mover).state
    assert mine.options == game.options_now()
    seen = game.observe(reader)
    other = game.rules.resample(seen, Random(seed + 1))
    asked = [asked_again(game.rules, game.rules.observe(state, reader), mover, action) for state in (game.state, other)]
    assert asked[0] is not None
    assert asked[1] is not None
    assert asked[0].observation.state == asked[1].observation.state


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (FAILING, "Hopeful failed: ZeroDivisionError: integer division or modulo by zero (mine.py, line 12)"),
        (WRONG, "Hopeful failed: ValueError: Hopeful chose 'the best one', which is not offered"),
        (DYING, "Hopeful gave no answer"),
    ],
    ids=["an error", "nothing that was offered", "the end of its process"],
)
def test_when_it_fails_it_says_why_and_a_bot_of_the_house_plays_on(tmp_path: Path, code: str, said: str) -> None:
    """The table is never broken, and whoever wrote the bot reads what went wrong where."""
    with hosting(tmp_path, code) as found:
        ann = found.browser("Ann")
        line = ann.line(ann.create(ME, OWN)["id"])
        asked_after_the_bot(line)
        again = ann.line(line.table)
        assert again.info["seats"][1]["bot"] == "knight"
        assert [(told["name"], told["text"].partition(" (worker.py")[0]) for told in again.whole["chat"]] == [
            ("Hopeful", said)
        ]


def test_a_bot_that_nobody_knows_any_more_is_replaced(tmp_path: Path) -> None:
    """The next start may come without it: its tables go on."""
    with hosting(tmp_path, GOOD) as found:
        ann = found.browser("Ann")
        token = ann.token
        line = ann.line(ann.create(ME, OWN)["id"])
        asked_after_the_bot(line)
        table, at = line.table, line.at
    own.forget()
    with house(tmp_path / "data") as found:
        again = type(ann)(found.url, token=token)
        line = again.line(table)
        while line.at == at or not any(told["by"] == "yellow" and told["at"] > at for told in line.log):
            line.wait_for_turn()
            line.act()
        assert again.line(table).info["seats"][1]["bot"] == "knight"
        again.close()


def test_no_message_brings_a_bot(shared: House, tmp_path: Path) -> None:
    """What is loaded is decided where the program is started, never by who asks over the network."""
    answer = shared.browser("Eve").http.post(
        "/api/tables", json={"seats": [ME, {"kind": "bot", "bot": written(tmp_path, GOOD)}]}
    )
    assert answer.status_code == 400
    assert not is_known(written(tmp_path, GOOD))


# --- on the command line ---------------------------------------------------------------------------------------------


def test_play_opens_a_table_with_it(tmp_path: Path) -> None:
    """Against it alone, or with others beside it."""
    spec = written(tmp_path, GOOD)
    assert start_path(Opening(bot=spec)) == "/new?players=2&bots=Hopeful"
    assert start_path(Opening(bot=spec, players=4, bots="page")) == "/new?players=4&bots=Hopeful,page,page"
    assert start_path(Opening(bot=spec, players=3)) == "/new?players=3&bots=Hopeful,knight"
    with pytest.raises(OptionsError, match="takes a seat with --bot"):
        start_path(Opening(bots=spec))


@pytest.mark.parametrize(
    ("code", "name", "said"),
    [
        ("syntax error", "Hopeful", "mine.py cannot be loaded: SyntaxError"),
        (GOOD, "Sad", 'there is no "Sad" in .*; it has Hopeful'),
        (GOOD.replace("self.random = random", "raise OSError('no')"), "Hopeful", "cannot be made: OSError: no"),
        (GOOD.replace("class Hopeful", "class random"), "random", "is the name of a bot of the house"),
        (GOOD.replace("def choose", "def chose"), "Hopeful", "has no method choose"),
    ],
)
def test_a_bot_that_cannot_be_made_is_refused_before_anything_starts(
    tmp_path: Path, code: str, name: str, said: str
) -> None:
    """In one line that says what is wrong."""
    spec = written(tmp_path, code).replace(":Hopeful", f":{name}")
    with pytest.raises((OptionsError, BotError), match=said):
        own_bot(spec)


def test_a_server_that_runs_already_does_not_know_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Opening its page would show a table without the bot: what to do is said instead."""

    def in_use(*_: object) -> None:
        raise InUseError("in use")

    monkeypatch.setattr(SQLiteStore, "open_now", in_use)
    monkeypatch.setattr(browser, "running_address", lambda _: "http://127.0.0.1:8765")
    with pytest.raises(OptionsError, match=r"runs already at http://127\.0\.0\.1:8765, and does not know your bot"):
        browser.play_in_browser(Opening(bot=written(tmp_path, GOOD), browser=False, data=tmp_path))
