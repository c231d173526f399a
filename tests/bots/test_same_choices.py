"""What is done for speed changes no choice: with the weights of 2026 Merlin chooses what it chose then.

A better search is another search: whoever changes it on purpose takes this test away, or the part of it that changes.
"""

from importlib.resources import as_file, files

import pytest

from merlin_bigbox.bots import bot
from merlin_bigbox.game.record import read, replay
from tests.bots.test_merlin_2026 import FOLDER, GOLDEN, QUICK, RECORDS, Golden, choices

FEW = 5


def check(golden: list[Golden]) -> None:
    with as_file(files("merlin_bigbox.bots.frozen.merlin_2026").joinpath("estimate.json")) as weights:
        for each in golden:
            game = replay(read((FOLDER / each.record).read_text(encoding="utf-8"), each.record), each.at)
            thinker = bot(f"merlin@{weights}@{each.visits}v", each.seed)
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
