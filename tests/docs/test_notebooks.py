"""The notebooks: each runs as it stands, in small; the first shows to the sign what is written in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from merlin_bigbox.research.drawing import Svg
from tests.sizes import size
from tools import docs_pages, notebooks

FIRST, TRAIN, STUDY = (
    notebooks.NOTEBOOKS / f"{name}.ipynb" for name in ("first_game", "train_an_agent", "study_a_strategy")
)
SMALL: dict[Path, dict[str, int]] = {
    TRAIN: {"GAMES": size(3, 40), "EPOCHS": 1, "HIDDEN": 8, "CONTEST": size(2, 20)},
    STUDY: {"GAMES": size(6, 40), "CONTEST": size(2, 20), "DRAWS": 50},
}


def shown(notebook: notebooks.Notebook) -> str:
    """All that a notebook shows as text."""
    outputs = [output for cell in notebook["cells"] for output in cell.get("outputs", ())]
    return "".join("".join(output.get("text") or output["data"][notebooks.PLAIN]) + "\n" for output in outputs)


def test_all_notebooks_are_here() -> None:
    """So that one that is added is run."""
    assert set(notebooks.paths()) == {FIRST, *SMALL}


def test_the_first_game_is_as_written() -> None:
    """Its seeds give the same game everywhere, in pure Python and compiled."""
    assert notebooks.written(notebooks.run_apart(FIRST)) == FIRST.read_text(encoding="utf-8")


@pytest.mark.compiled_only
def test_an_agent_is_trained_and_plays() -> None:
    """Cell by cell: games, training, a bot's file, the arena."""
    told = shown(notebooks.run_apart(TRAIN, **SMALL[TRAIN]))
    assert f"of {SMALL[TRAIN]['GAMES']} games" in told
    assert "epoch 1: chooses as the bot did in" in told
    assert f"against page: {SMALL[TRAIN]['CONTEST']} games" in told


@pytest.mark.compiled_only
def test_a_strategy_is_studied() -> None:
    """Looking at games, and trying it with bots of one's own."""
    told = shown(notebooks.run_apart(STUDY, **SMALL[STUDY]))
    assert "seats by manors built in rounds 1 and 2" in told
    assert "Early" in told
    assert "Late" in told
    assert told.count("Svg") == 3


def test_what_a_cell_shows_is_kept_as_jupyter_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is printed, what is displayed, the last expression, pictures; a file is written; a semicolon is silent."""
    monkeypatch.chdir(tmp_path)
    known: dict[str, object] = {}
    outputs = notebooks.run_cell("print('a')\ndisplay(1)\nprint('b')\n2", known, 7)
    assert [output["output_type"] for output in outputs] == ["stream", "display_data", "stream", "execute_result"]
    assert outputs[3] == {
        "data": {"text/plain": ["2"]},
        "execution_count": 7,
        "metadata": {},
        "output_type": "execute_result",
    }
    assert notebooks.run_cell("3;", known, 1) == notebooks.run_cell("x = 3", known, 1) == []
    assert notebooks.shown_as(Svg("<svg/>")) == {"image/svg+xml": ["<svg/>"], "text/plain": ["Svg"]}
    assert notebooks.run_cell("%%writefile some.py\nVALUE = 1\n", known, 1) == []
    assert (tmp_path / "some.py").read_text(encoding="utf-8").strip() == "VALUE = 1"


def test_a_cell_that_fails_is_named() -> None:
    """And so is a parameter that is not there."""
    cells = [{"cell_type": "code", "metadata": {"tags": ["parameters"]}, "source": ["SIZE = 1"]}]
    broken = {"cell_type": "code", "metadata": {}, "source": ["1 / 0"]}
    with pytest.raises(notebooks.NotebookError, match="some, cell 2: ZeroDivisionError"):
        notebooks.run({"cells": [*cells, broken]}, "some", SIZE=2)
    with pytest.raises(notebooks.NotebookError, match="some has no parameter COUNT"):
        notebooks.run({"cells": cells}, "some", COUNT=2)


@pytest.mark.parametrize("path", notebooks.paths(), ids=lambda path: path.stem)
def test_a_notebook_was_run_from_top_to_bottom(path: Path) -> None:
    """In full size, and is written as Jupyter writes: what it shows belongs to what stands in it."""
    notebook = notebooks.read(path)
    counts = [cell["execution_count"] for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert counts == list(range(1, len(counts) + 1))
    assert notebooks.written(notebook) == path.read_text(encoding="utf-8")
    assert len({cell["id"] for cell in notebook["cells"]}) == len(notebook["cells"])
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)


@pytest.mark.interpreted_only
def test_a_notebook_is_a_page_of_the_site(tmp_path: Path) -> None:
    """With what it shows, its pictures as files, links that lead to pages, and the file itself to take away."""
    pictures: dict[str, str] = {}
    page = docs_pages.notebook_page(FIRST, pictures)
    assert list(pictures) == ["first_game-1.svg", "first_game-2.svg"]
    assert "![What the cell above draws](first_game-1.svg)" in page
    assert "```python\nfrom merlin_bigbox import Game, GameOptions\n" in page
    docs_pages.gather(tmp_path / "pages", {})
    made = (tmp_path / "pages" / "notebooks" / "first_game.md").read_text(encoding="utf-8")
    assert made.startswith("# A first game\n\n[The notebook as a file](first_game.ipynb)")
    assert "](../library.md)" in made
    assert "](../notebooks/train_an_agent.md)" in made
    assert (tmp_path / "pages" / "notebooks" / "first_game.ipynb").read_bytes() == FIRST.read_bytes()
