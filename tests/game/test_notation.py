"""Actions as text: what is written is read again, what is wrong is explained."""

import pytest

from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose
from merlin_bigbox.engine.core.errors import MalformedError
from merlin_bigbox.game import notation

RULES = compose(load(), (), 4)

SAMPLES = [
    "die 4",
    "merlin 6",
    "move ccw",
    "apple 1",
    "flag turn",
    "flag different 23",
    "flag repel black",
    "flag missions 55",
    "deploy flag_bearer purple",
    "relocate lady cw",
    "claim shield grey",
    "build C3 grey",
    "build D6 brown",
    "end turn",
    "chance roll 3 5 1 6",
    "chance tile wood-tower",
    "chance first green",
    "chance start 4",
    "chance card 17",
]


@pytest.mark.parametrize("text", SAMPLES)
def test_text_round_trips(text: str) -> None:
    """Reading and writing an action gives the same text."""
    assert notation.write(RULES, notation.read(RULES, text)) == text


def test_spaces_between_words_do_not_matter() -> None:
    """A player may type carelessly."""
    assert notation.read(RULES, "  deploy   lady  black ") == notation.read(RULES, "deploy lady black")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "is not an action"),
        ("dye 4", 'did you mean "die"'),
        ("die", 'expected "die <face>"'),
        ("die 4 5", 'expected "die <face>"'),
        ("die 7", 'face "7" should be a number from 1 to 6'),
        ("die ４", "face"),
        ("deploy knight black", "one of lady, shield_bearer, builder, flag_bearer"),
        ("claim shield pink", "one of black, grey, blue, purple, orange, brown"),
        ("build E1 grey", "a tile such as B4"),
        ("end turn now", 'expected "end turn"'),
        ("chance roll", "expected"),
        ("chance roll 1 2 3 4 5 6", "expected"),
    ],
)
def test_malformed_text_is_explained(text: str, message: str) -> None:
    """What is not well-formed raises a MalformedError that says what would be right."""
    with pytest.raises(MalformedError, match=message.replace("(", r"\(")):
        notation.read(RULES, text)


def test_every_kind_of_action_has_a_way_to_be_written() -> None:
    """No field of any action is of a type that the notation does not know."""
    assert {name for spec in RULES.action_specs.values() for name in spec.types} <= set(notation.FIELDS)
