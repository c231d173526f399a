"""The page's types and the protocol's page say what the messages say."""

import re
from pathlib import Path
from typing import get_args

import pytest

from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose, module_names
from merlin_bigbox.game.elements import grammar
from tools import web_types


@pytest.mark.parametrize("path", web_types.files(), ids=lambda path: path.name)
def test_nothing_drifted(path: Path) -> None:
    """After a change of messages, `python -m tools.web_types` writes these files anew."""
    assert path.read_text(encoding="utf-8") == web_types.files()[path]


def test_every_message_of_the_socket_is_described() -> None:
    page = web_types.PAGE.read_text(encoding="utf-8")
    names = [part.__name__ for union in ("FromPage", "ToPage") for part in get_args(web_types.UNIONS[union])]
    assert [name for name in names if f"### {name}\n" not in page] == []


def test_the_page_speaks_of_elements_that_exist() -> None:
    """Each form of id that the hand-written part gives as an example is one of the grammar."""
    text = web_types.PAGE.read_text(encoding="utf-8").split(web_types.MARK)[0]
    section = text.split("## Elements")[1].split("\n## ")[0]
    examples = re.findall(r"`([a-z]+(?::[A-Za-z0-9_-]+)*)`", section)
    assert len(examples) > 30
    forms = grammar(compose(load(), module_names(), 4))
    assert [example for example in examples if not forms.fullmatch(example)] == []
