"""`./merlin test` itself: choosing steps, and refusing what it does not know."""

from pathlib import Path

import pytest

from tools import browser, check, node, web_build


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """The commands of Python that would have been run; all succeed."""
    asked: list[tuple[str, ...]] = []

    def record(*arguments: str, **_: str) -> int:
        asked.append(arguments)
        return 0

    monkeypatch.setattr(check, "run_python", record)
    return asked


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
        check.chosen(arguments["only"], arguments["skip"])
    assert stopped.value.code == check.USAGE
    assert "Steps: lint, format" in capsys.readouterr().err


def test_the_browser_runs_once(commands: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch) -> None:
    """Both ordinary runs leave its tests out, and a step of their own runs them."""
    monkeypatch.setattr(browser, "provide", lambda: Path("chromium"))
    for run in (check.tests, check.compiled_tests, check.browser_tests):
        assert run([]) == 0
    ordinary, compiled, _, in_browser = commands
    assert "--ignore=tests/browser" in ordinary
    assert "--ignore=tests/browser" in compiled
    assert "tests/browser" in in_browser


def test_a_missing_browser_fails(
    commands: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Tests that could not run must not pass; the message says what to do."""
    monkeypatch.setattr(browser, "provide", lambda: None)
    assert check.browser_tests([]) != 0
    assert commands == []
    assert "MERLIN_CHROMIUM" in capsys.readouterr().out


def test_other_tests_that_are_named_need_no_browser(
    commands: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`./merlin test tests/engine` runs those, and nothing in a browser."""
    monkeypatch.setattr(browser, "provide", lambda: Path("chromium"))
    assert check.browser_tests(["tests/engine"]) == 0
    assert commands == []


def test_the_first_tool_of_the_page_that_fails_stops_the_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its exit code is the step's."""
    ran: list[str] = []

    def run(*command: str) -> int:
        ran.append(command[0])
        return 4 if command[0] == "eslint" else 0

    monkeypatch.setattr(web_build, "bring_tools", lambda: None)
    monkeypatch.setattr(node, "run", run)
    assert check.run_node(("svelte-check",), ("eslint", "."), ("prettier", "--check", ".")) == 4
    assert ran == ["svelte-check", "eslint"]


def test_without_the_tools_of_the_page_the_step_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is skipped in silence; whoever wants to leave the page out is told how."""

    def fail() -> None:
        raise node.NodeError("the network is gone")

    monkeypatch.setattr(web_build, "bring_tools", fail)
    assert check.run_node(("eslint", ".")) != 0
    told = capsys.readouterr().out
    assert "the network is gone" in told
    assert set(told.rpartition("--skip ")[2].strip().split(",")) <= {step.name for step in check.STEPS}
