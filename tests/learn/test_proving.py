"""The lessons fit the built-in components; whoever corrects them is told which lessons break, and where."""

from importlib import resources

import pytest

from merlin_bigbox.edition import loads
from merlin_bigbox.learn.proving import check


def printed() -> str:
    return resources.files("merlin_bigbox.edition").joinpath("bigbox.toml").read_text(encoding="utf-8")


def test_all_lessons_fit_the_built_in_components() -> None:
    assert check() == []


@pytest.mark.slow
def test_a_ring_in_another_order_breaks_lessons_by_name() -> None:
    """Each problem names the lesson and the line or the result that is wrong."""
    old = '"principality_black", "build", "vp_shield", "influence_flag"'
    text = printed()
    assert old in text
    found = check(loads(text.replace(old, '"principality_black", "build", "influence_flag", "vp_shield"'), "mine.toml"))
    assert any(line.startswith('first-points: "perform" is not offered') for line in found), found
    assert not any(line.startswith("scoring:") for line in found)


@pytest.mark.slow
def test_a_position_that_cannot_be_is_told() -> None:
    """With fewer staffs than a position names, the line is told."""
    text = printed()
    assert "staffs = 3" in text
    found = check(loads(text.replace("staffs = 3", "staffs = 2"), "mine.toml"))
    assert any(line.startswith("merlin: red: ") and "3 staffs; a seat has 0 to 2" in line for line in found), found
