"""An edition is known by a hash of its content and can be rebuilt from its source."""

import pickle
import re
from importlib import resources
from pathlib import Path

import pytest

from merlin_bigbox.edition import EditionError, from_source, load, loads

TEXT = resources.files("merlin_bigbox.edition").joinpath("bigbox.toml").read_text(encoding="utf-8")
BUILTIN = load()


@pytest.mark.rule("EDITION-5")
def test_builtin_digest_is_the_one_that_records_name() -> None:
    """EDITION-5: records keep this hash; it changes only together with the content."""
    assert BUILTIN.digest == "e63adac48651c03185b3481e6302ae2b82f19384b2fb825091c0463db0ad7c2c"
    assert BUILTIN.is_builtin


@pytest.mark.rule("EDITION-5")
def test_builtin_is_read_once() -> None:
    """EDITION-5: the same object each time, so that rulesets can be cached by it."""
    assert load() is BUILTIN


@pytest.mark.rule("EDITION-5")
def test_comments_spaces_and_line_ends_do_not_change_the_digest() -> None:
    """EDITION-5: the hash is of the content."""
    plain = "\n".join(line for line in TEXT.splitlines() if not line.startswith("#"))
    for text in (plain, TEXT.replace(" = ", "   =  "), TEXT.replace("\n", "\r\n"), TEXT + "\n# a remark\n"):
        assert loads(text, "my.toml") == BUILTIN


@pytest.mark.rule("EDITION-5")
def test_order_of_tables_and_keys_does_not_change_the_edition() -> None:
    """EDITION-5: the same content in another order is the same edition."""
    tables = re.split(r"\n(?=\[gold\])|\n(?=\[market\])", TEXT)
    assert len(tables) == 3
    gold = tables[1].replace("coins = 30\nmistletoe = 11\n", "mistletoe = 11\ncoins = 30\n")
    assert loads("\n".join((tables[0], tables[2], gold)), "my.toml") == BUILTIN


@pytest.mark.rule("EDITION-5")
def test_provenance_does_not_change_the_digest() -> None:
    """EDITION-5: how a value is known changes no game."""
    text = TEXT.replace("The districts are stated", "All districts are stated")
    text = text.replace('districts = "reconstructed"', 'districts = "seen"').replace(
        "id = 1\n", 'id = 1\nprovenance = "seen"\n'
    )
    corrected = loads(text, "my.toml")
    assert corrected.digest == BUILTIN.digest
    assert corrected.is_builtin
    assert corrected.provenance != BUILTIN.provenance
    assert corrected.missions[0].provenance == "seen"


@pytest.mark.rule("EDITION-5")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("points = [2, 2, 2, 2, 2, 2]", "points = [2, 2, 2, 2, 2, 3]"),
        ('influence = "blue"\n', 'influence = "brown"\n'),
        ("cauldron_steps = [1, 2, 3, 2, 1]", "cauldron_steps = [1, 2, 3, 1, 2]"),
        ('frame_bottom = ["orange", "purple"', 'frame_bottom = ["purple", "orange"'),
    ],
)  # fmt: skip
def test_corrected_content_is_another_edition_that_its_source_rebuilds(old: str, new: str) -> None:
    """EDITION-5: an owner's correction is played with, named by its own hash, and carried by the record."""
    assert TEXT.count(old) == 1
    corrected = loads(TEXT.replace(old, new), "my.toml")
    assert corrected.digest != BUILTIN.digest
    assert not corrected.is_builtin
    rebuilt = from_source(corrected.source)
    assert rebuilt == corrected
    assert hash(rebuilt) == hash(corrected)


@pytest.mark.rule("EDITION-5")
def test_builtin_round_trips_by_its_source() -> None:
    """EDITION-5: the source is one line of ASCII and rebuilds the same edition, provenance included."""
    assert BUILTIN.source.isascii()
    assert "\n" not in BUILTIN.source
    assert from_source(BUILTIN.source) == BUILTIN


@pytest.mark.rule("EDITION-5")
def test_edition_survives_pickling() -> None:
    """EDITION-5: simulations hand editions to other processes."""
    assert pickle.loads(pickle.dumps(BUILTIN)) == BUILTIN


@pytest.mark.rule("EDITION-5")
def test_owners_file_is_read_with_or_without_a_byte_order_mark(tmp_path: Path) -> None:
    """EDITION-5: an owner of the box may supply a corrected file."""
    path = tmp_path / "my.toml"
    for encoding in ("utf-8", "utf-8-sig"):
        path.write_text(TEXT, encoding=encoding)
        assert load(path) == BUILTIN


@pytest.mark.rule("EDITION-5")
@pytest.mark.parametrize("text", ["", "[]", "7", '{"stock":{}}', "[" * 100_000, '{"a":NaN}', '"\\ud800"', "9" * 5000])
def test_broken_source_is_refused_in_one_line(text: str) -> None:
    """EDITION-5: a record comes from anyone; what it carries is checked like a file."""
    with pytest.raises(EditionError, match=r"^embedded edition: [^\n]*expected") as refusal:
        from_source(text)
    assert len(str(refusal.value)) < 500
