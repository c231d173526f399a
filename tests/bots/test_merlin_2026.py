"""Merlin of 2026 chooses for ever what it chose then: the golden choices were written before anything was moved."""

import re
from importlib.resources import as_file, files
from pathlib import Path

import msgspec
import pytest

from merlin_bigbox.bots import Bot, Request, bot
from merlin_bigbox.game import notation
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.record import read, replay

FOLDER = Path(__file__).parent / "merlin_2026"


class Golden(msgspec.Struct, frozen=True):
    """After so many actions of a record, what was chosen there and in the questions right after, with this seed."""

    record: str
    at: int
    seed: int
    visits: int
    choices: list[str]
    quick: bool = False


GOLDEN = msgspec.json.decode((FOLDER / "choices.json").read_bytes(), type=list[Golden])
RECORDS = sorted({each.record for each in GOLDEN})
QUICK = sorted({each.record for each in GOLDEN if each.quick})


def choices(game: Game, thinker: Bot, most: int) -> list[str]:
    """What the bot chooses, question after question, until somebody else is asked or chance decides."""
    rules, state = game.rules, game.state.copy()
    seat = rules.decider(state)
    chosen: list[str] = []
    while len(chosen) < most and rules.decider(state) == seat:
        action = thinker.choose(Request(rules, rules.observe(state, seat), rules.options(state)))
        chosen.append(notation.write(rules, action))
        rules.apply(state, action)
    return chosen


def check(golden: list[Golden]) -> None:
    for each in golden:
        game = replay(read((FOLDER / each.record).read_text(encoding="utf-8"), each.record), each.at)
        thinker = bot(f"merlin-2026@{each.visits}v", each.seed)
        assert choices(game, thinker, len(each.choices)) == each.choices, f"{each.record} after {each.at} actions"


@pytest.mark.parametrize("record", QUICK)
def test_golden_choices_hold(record: str) -> None:
    """One moment a record, where that is quick enough for pure Python."""
    check([each for each in GOLDEN if each.record == record and each.quick])


@pytest.mark.compiled_only
@pytest.mark.parametrize("record", RECORDS)
def test_all_golden_choices_hold(record: str) -> None:
    """Every round of the base game, of each module and of all of them together."""
    check([each for each in GOLDEN if each.record == record])


def test_the_golden_choices_cover_all_modules_and_numbers_of_players() -> None:
    played = {record.partition(".")[0].rpartition("-")[0] for record in RECORDS}
    assert {"base", "all"} < played
    games = [read((FOLDER / record).read_text(encoding="utf-8"), record) for record in RECORDS]
    assert len({module for game in games for module in game.options.modules}) == 9
    assert {game.options.players for game in games} == {2, 3, 4}
    assert len(GOLDEN) >= 60


def test_the_frozen_code_uses_nothing_of_later_bots() -> None:
    """Whatever it shared with them could change under it; only the protocol of all bots is shared."""
    shared = {"merlin_bigbox.bots.bot"}
    with as_file(files("merlin_bigbox.bots.frozen.merlin_2026")) as folder:
        sources = [path.read_text(encoding="utf-8") for path in folder.rglob("*.py")]
    used = {
        name for text in sources for name in re.findall(r"^from (merlin_bigbox\.bots\S*) import", text, re.MULTILINE)
    }
    assert {name for name in used if ".frozen.merlin_2026" not in name} <= shared
