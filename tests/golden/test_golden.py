"""The golden playthroughs: whoever changes what is offered or what happens sees it in a diff."""

import pytest

from tools.golden import FOLDER, playthroughs, text_of


@pytest.mark.parametrize("name", playthroughs())
def test_playthrough_is_as_kept(name: str) -> None:
    """The rules tell the same game as the kept file; `./merlin python -m tools.golden` writes it anew."""
    assert text_of(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_kept_file_is_compared() -> None:
    """No playthrough lies about unused, and every module and pair has one."""
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(playthroughs())
