"""`serve --limits FILE`: every limit is documented and can be changed, and a bad file is refused with a reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from merlin_bigbox.cli import main
from merlin_bigbox.server.limits import Limits, LimitsError, names_of_limits, read_limits
from tools import limits_table


def test_every_limit_is_documented_with_its_usual_value() -> None:
    """The table in docs/serving.md is the one place to look them up; `python -m tools.limits_table` writes it."""
    assert limits_table.table() in limits_table.PAGE.read_text(encoding="utf-8")
    assert all(limits_table.said()[name] for name in names_of_limits())


def test_every_limit_can_be_changed(tmp_path: Path) -> None:
    """What is not named stays as usual."""
    file = tmp_path / "limits.toml"
    file.write_text("\n".join(f"{name} = 7" for name in names_of_limits()), encoding="utf-8")
    found = read_limits(file)
    assert {getattr(found, name) for name in names_of_limits()} == {7}
    file.write_text("tables = 5 # a small house\nsend_seconds = 2.5\n", encoding="utf-8")
    assert read_limits(file) == Limits(tables=5, send_seconds=2.5)
    file.write_text("", encoding="utf-8")
    assert read_limits(file) == Limits()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("tabels = 5", 'no limit "tabels"; is it "tables"?'),
        ("tables = -1", "whole number from 0 on"),
        ("tables = 2.5", "whole number"),
        ("tables = true", "whole number"),
        ('send_seconds = "2"', "number from 0 on"),
        ("send_seconds = nan", "number from 0 on"),
        ("send_seconds = inf", "number from 0 on"),
        ("tables = ", "cannot be read"),
        ("[tables]", "whole number"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused(tmp_path: Path, text: str, words: str) -> None:
    """With the reason, before anything is served."""
    file = tmp_path / "limits.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(LimitsError, match=re.escape(words)):
        read_limits(file)


def test_the_command_line_tells_what_is_wrong(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """One line, and no server."""
    assert main(["serve", "--limits", str(tmp_path / "none.toml"), "--data", str(tmp_path / "data")]) == 2
    assert "none.toml: the limits cannot be read" in capfd.readouterr().err.replace("\n", " ")
    assert main(["serve", "--host-name", "http://den", "--data", str(tmp_path / "data")]) == 2
    assert "no name of a host" in capfd.readouterr().err
    assert not (tmp_path / "data").exists()
