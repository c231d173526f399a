"""What is done for speed changes no choice: with the settings and weights of 2026 the search chooses as it did then.

What Merlin does otherwise by now stands in its settings (`bots/players/merlin.py`): without them it is that search,
which Lancelot still is.
"""

from importlib.resources import as_file, files

import pytest

from merlin_bigbox.bots.learning.model import read_file
from merlin_bigbox.bots.thinking_bot import ThinkingBot
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game.record import read, replay
from tests.bots.test_merlin_2026 import FOLDER, GOLDEN, QUICK, RECORDS, Golden, choices

FEW = 5


def check(golden: list[Golden]) -> None:
    with as_file(files("merlin_bigbox.bots.frozen.merlin_2026").joinpath("estimate.json")) as weights:
        for each in golden:
            game = replay(read((FOLDER / each.record).read_text(encoding="utf-8"), each.record), each.at)
            thinker = ThinkingBot(Random(each.seed), 1.0, visits=each.visits, weights=read_file(str(weights)))
            assert choices(game, thinker, len(each.choices)) == each.choices, f"{each.record} after {each.at} actions"


@pytest.mark.parametrize("record", QUICK[::FEW])
def test_merlin_with_the_weights_of_2026_chooses_as_it_did(record: str) -> None:
    """One moment of some records: in pure Python each takes seconds."""
    check([each for each in GOLDEN if each.record == record and each.quick])


@pytest.mark.compiled_only
@pytest.mark.parametrize("record", RECORDS)
def test_merlin_with_the_weights_of_2026_chooses_as_it_did_in_every_round(record: str) -> None:
    """The base game, each module and all of them together."""
    check([each for each in GOLDEN if each.record == record])
