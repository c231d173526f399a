"""Changed and forged records: refused with a reason, or believed exactly as far as they go."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from merlin_bigbox.game import record
from merlin_bigbox.game.proof import Examined, examine
from merlin_bigbox.game.record_text import RecordError, read
from merlin_bigbox.game.shown import Finding
from tests.sizes import size
from tools.fuzz.records import check, false_claims, fuzz_records, made, originals, rig, type_branched

BLOCKS = 4


@pytest.mark.slow
@pytest.mark.interpreted_only
@pytest.mark.parametrize("block", range(BLOCKS))
def test_no_record_breaks_anything_or_is_believed_too_much(block: int) -> None:
    """10,000 in the gate; by hand `./merlin python -m tools.fuzz records --count 1000000`."""
    count = size(10_000, 100_000) // BLOCKS
    outcome = fuzz_records(seed=2, first=block * count, count=count)
    assert [str(finding) for finding in outcome.findings] == []
    assert outcome.sent == count
    # Neither is everything refused, nor does everything hold.
    assert count // 10 < outcome.answers["refused"] < count * 9 // 10
    assert sum("signature" in answer for answer in outcome.answers) > 0


def test_mutations_follow_from_the_seed_and_their_number() -> None:
    """So that a failing one can be made again by itself."""
    assert [made(1, number) for number in range(30)] == [made(1, number) for number in range(30)]
    assert made(1, 0) != made(2, 0)


def test_true_records_hold() -> None:
    """What is changed here is whole before."""
    for found in (*originals()[0], *originals()[1]):
        answer, problem = check(found.text())
        assert (problem, "dice" in answer) == ("", True)
        assert check(found.json()) == (answer, "")


def test_a_header_cannot_swallow_the_next_ones() -> None:
    """As lines of text both would be the same, and so would the signature over them."""
    data = json.loads(originals()[1][1].json())
    swallowed = [name for name in ("dice", "seed", "commitment", "branched", "origin", "origin-dice") if name in data]
    data["names"] = "\n".join([data["names"], *(f"{name}: {data.pop(name)}" for name in swallowed)])
    with pytest.raises(RecordError, match='header "names" should be one line'):
        read(json.dumps(data))


def test_the_fuzzer_notices_false_claims() -> None:
    """A fuzzer that cannot fail proves nothing: rigged dice that are called proved are told."""
    whole = originals()[0][0]
    chance = random.Random(3)
    rigged = whole
    while rigged.lines == whole.lines[: len(rigged.lines)]:
        rigged = rig(whole, chance)
    with pytest.raises(RecordError):
        examine(rigged)
    believed = Examined(record.replay(rigged), examine(whole).findings)
    assert any("does not follow from the seed" in claim for claim in false_claims(rigged, believed))
    assert any("the start is not proved" in claim for claim in false_claims(rigged, believed))
    typed = replace(type_branched(rigged, chance), branched=len(rigged.lines), past=())
    said = examine(typed).findings
    assert {finding.level for finding in said if finding.part == "start"} == {"replayed"}
    assert false_claims(typed, Examined(record.replay(typed), said)) == []
    boasting = (*said, Finding("names", "proved", "told"), Finding("signature", "proved", "good"))
    assert "names can never be proved" in false_claims(typed, Examined(record.replay(typed), boasting))
