"""`./merlin test` itself: choosing steps, and refusing what it does not know."""

import pytest

from tools import check


def test_all_steps_run_unless_told_otherwise() -> None:
    """Nobody has to know the steps to check everything."""
    assert check.chosen(None, None) == list(check.STEPS)


def test_single_steps_can_be_chosen_and_left_out() -> None:
    """They run in their own order, whatever the order asked for."""
    assert [step.name for step in check.chosen("tests,lint", None)] == ["lint", "tests"]
    assert "compile" not in [step.name for step in check.chosen(None, "compile,compiled-tests")]


@pytest.mark.parametrize("option", ["only", "skip"])
def test_an_unknown_step_is_a_usage_error(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A misspelt name must not pass as a check that succeeded."""
    arguments = {"only": None, "skip": None, option: "linting"}
    with pytest.raises(SystemExit) as stopped:
        check.chosen(**arguments)
    assert stopped.value.code == check.USAGE
    assert "Steps: lint, format" in capsys.readouterr().err
