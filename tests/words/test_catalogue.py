"""Catalogues are built from the files of all parts, never show an id for a text, and know whose language to speak."""

from pathlib import Path

import pytest

from merlin_bigbox.locale import Catalogue, MessageError, catalogue, languages, pick_language
from merlin_bigbox.locale.catalogue import Source, sources


def made_of(text: str, lang: str = "en") -> Catalogue:
    return Catalogue(lang, [Source("test.ftl", text)])


def test_three_languages() -> None:
    """The game speaks English, German and Portuguese."""
    assert languages() == ("en", "de", "pt")
    assert [catalogue(lang).text("language-name") for lang in languages()] == ["English", "Deutsch", "Português"]


def test_catalogue_is_read_once() -> None:
    """Asking again costs nothing."""
    assert catalogue("de") is catalogue("de")


def test_missing_message_is_an_error() -> None:
    """An id never stands in for its text."""
    with pytest.raises(MessageError, match="no message nothing-there in language de"):
        catalogue("de").text("nothing-there")
    with pytest.raises(MessageError, match=r"no text ui-game\.about"):
        catalogue("en").text("ui-game.about")
    with pytest.raises(MessageError, match="no message nothing-there"):
        catalogue("en").forms("nothing-there")
    with pytest.raises(MessageError, match='unknown language "fr"; available: en, de, pt'):
        catalogue("fr")


def test_missing_parameter_is_an_error() -> None:
    """A sentence with a hole is not shown."""
    with pytest.raises(MessageError, match="ui-castle in language en"):
        catalogue("en").text("ui-castle")


def test_message_of_two_files_is_an_error() -> None:
    """Two parts cannot claim the same id."""
    with pytest.raises(MessageError, match=r"b\.ftl: message word is in a\.ftl already"):
        Catalogue("en", [Source("a.ftl", "word = one\n"), Source("b.ftl", "word = two\n")])


def test_unreadable_file_is_an_error() -> None:
    """A slip in a file is told with its place."""
    with pytest.raises(MessageError, match=r"test\.ftl: not readable"):
        made_of("word = { $open\n")


def test_no_isolating_marks() -> None:
    """Texts are plain: no invisible characters around parameters."""
    assert made_of("word = a { $b } c").text("word", b="x") == "a x c"


def test_forms_are_attributes() -> None:
    """A word comes with its other forms."""
    words = made_of("word = tree\n    .many = { $n } trees\n")
    assert words.forms("word", n=3) == {"": "tree", "many": "3 trees"}
    assert words.has("word.many")
    assert not words.has("word.few")
    assert not words.has("other.many")


def test_folder_of_a_new_module_is_found(tmp_path: Path) -> None:
    """A module's texts are picked up with no other file touched."""
    folder = tmp_path / "modules" / "gold" / "locale"
    folder.mkdir(parents=True)
    (tmp_path / "locale").mkdir()
    for lang in languages():
        (tmp_path / "locale" / f"{lang}.ftl").write_text("general = 1\n", encoding="utf-8")
        (folder / f"gold.{lang}.ftl").write_text(f"gold = {lang}\n", encoding="utf-8")
    for lang in languages():
        found = sources(lang, tmp_path)
        assert [source.place for source in found] == [
            f"locale/{lang}.ftl",
            f"modules/gold/locale/gold.{lang}.ftl",
        ]
        assert Catalogue(lang, found).text("gold") == lang


@pytest.mark.parametrize(
    ("wanted", "env", "lang"),
    [
        (None, {}, "en"),
        ("de", {"LANG": "pt_BR.UTF-8"}, "de"),
        ("pt-BR", {}, "pt"),
        (None, {"LANG": "pt_BR.UTF-8"}, "pt"),
        (None, {"LANG": "de_AT@euro"}, "de"),
        (None, {"LANG": "pt_BR.UTF-8", "LC_MESSAGES": "de_DE"}, "de"),
        (None, {"LANG": "pt_BR", "LC_MESSAGES": "de_DE", "LC_ALL": "en_GB.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LANG": "de"}, "de"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        ("", {"LANG": "DE"}, "de"),
    ],
)
def test_language_is_the_wanted_one_else_that_of_the_environment(
    wanted: str | None, env: dict[str, str], lang: str
) -> None:
    """An explicit wish first, then LC_ALL, LC_MESSAGES, LANG, then English."""
    assert pick_language(wanted, env) == lang


def test_unknown_wanted_language_is_an_error() -> None:
    """A wish that cannot be met is not silently ignored."""
    with pytest.raises(MessageError, match='unknown language "fr"; available: en, de, pt'):
        pick_language("fr", {"LANG": "de"})


@pytest.mark.parametrize("lang", languages())
def test_rules_have_title_and_text(lang: str) -> None:
    """Every rule can be looked up with its title."""
    for rule in catalogue(lang).rule_ids():
        title, text = catalogue(lang).rule(rule)
        assert title
        assert text.endswith((".", "…"))
        assert "{" not in title + text
