"""All languages say the same things, nothing is missing, and nothing is left over."""

import re
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from merlin_bigbox.edition import NEED_FORMS, load
from merlin_bigbox.engine.catalogue import compose, module_names
from merlin_bigbox.engine.core.hooks import DECISION
from merlin_bigbox.game.guide import PIECES
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.words import VOCABULARY, message_id
from merlin_bigbox.locale import catalogue, languages
from merlin_bigbox.locale.catalogue import sources

EDITION = load()
RULES = compose(EDITION, (), 4)
# Messages of words: each language has the forms that its grammar needs.
INFLECTED = ("good-", "vassal-", "figure-", "direction-", "terrain-", "colour-", "place-")
# Messages that are asked for by name.
NAMED = {"language-name", "mission-card", "starting-tile", "tile-plain", "tile-tower"}
NAMED |= {"rolled-own", "rolled-merlin", "die-none", "coloured-good", "no-coloured-good", "requirement-number"}
# What an interface asks for; which of these it uses is its own affair.
INTERFACE = ("ui-", "cli-", "fact-", "caution-", "lack-", "why-not-", "scoring-", "counts-", "log-", "source-")


# Parts of sentences that several messages share, with the words they speak of.
SHARED = {
    "coloured-good": {"colour", "good"},
    "no-coloured-good": {"colour", "good"},
    "goods-from": {"good"},
    "goods-to": {"good"},
}


class Variables(Visitor):
    """The variables of a pattern, and the variants of each choice."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.choices: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 – the visitor's own naming
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 – the visitor's own naming
        self.names |= SHARED.get(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 – the visitor's own naming
        keys = {key.name if isinstance(key := variant.key, ast.Identifier) else key.value for variant in node.variants}
        self.choices.append(keys)
        self.generic_visit(node)


def messages(lang: str) -> Iterator[tuple[str, ast.Message]]:
    """Every message with the place of its file, without the language in it."""
    for source in sources(lang):
        for entry in FluentParser().parse(source.text).body:
            if isinstance(entry, ast.Message):
                yield source.place.replace(f"{lang}.ftl", "ftl"), entry


def variables(node: ast.BaseNode) -> Variables:
    found = Variables()
    found.visit(node)
    return found


def said(lang: str) -> dict[str, tuple[str, set[str], set[str]]]:
    """For each message its file, its attributes and the words it speaks of, whatever their forms."""
    return {
        entry.id.name: (
            place,
            {attribute.id.name for attribute in entry.attributes},
            {name.partition("-")[0] for name in variables(entry).names},
        )
        for place, entry in messages(lang)
    }


@pytest.mark.parametrize("lang", languages()[1:])
def test_languages_have_the_same_messages(lang: str) -> None:
    """Each message is in every language, in the corresponding file, with the same attributes and variables."""
    english, other = said("en"), said(lang)
    assert list(english) == list(other)
    for name, (place, attributes, names) in english.items():
        assert other[name][0] == place
        assert other[name][2] == names, name
        if not name.startswith(INFLECTED):
            assert other[name][1] == attributes, name


@pytest.mark.interpreted_only
@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
def test_forms_of_a_kind_of_word_are_complete(lang: str) -> None:
    """If one good has a form, every good has it: a sentence may meet any of them."""
    spoken = said(lang)
    for kind in (*INFLECTED, "ability-", "emblem-"):
        forms = {name: spoken[name][1] for name in catalogue(lang).ids() if name.startswith(kind)}
        assert forms
        assert len({frozenset(found) for found in forms.values()}) == 1, (kind, forms)


@pytest.mark.parametrize("lang", languages())
def test_messages_speak_of_the_fields_that_there_are(lang: str) -> None:
    """What is done, told and asked may name the fields of its spec, and who it is about; nothing else."""
    rules = compose(EDITION, module_names(), 4)
    spoken = said(lang)
    for sort, specs, besides in (
        ("action", rules.action_specs.values(), set()),
        ("event", rules.event_specs.values(), {"player"}),
        ("prompt", rules.frame_specs.values(), {"player"}),
    ):
        for spec in specs:
            message = message_id(sort, spec.name)
            if message in spoken:
                assert spoken[message][2] <= set(spec.fields) | besides, message


def expected() -> set[str]:
    """Everything that the base game can ask for."""
    names = set(NAMED)
    names |= {message_id("action", spec.name) for spec in RULES.action_specs.values()}
    names |= {message_id("event", spec.name) for spec in RULES.event_specs.values()}
    names |= {message_id("reason", spec.name) for spec in RULES.reason_specs}
    asking = [spec for kind, spec in RULES.frame_specs.items() if RULES.frames[kind].mode == DECISION]
    names |= {message_id("prompt", spec.name) for spec in asking}
    coloured = re.compile("_(" + "|".join(EDITION.colours) + ")$")
    names |= {message_id("space", coloured.sub("", spec.name)) for spec in RULES.space_specs}
    names |= {message_id("need", form.name) for form in NEED_FORMS}
    names |= {message_id("seat", name) for name in SEAT_NAMES}
    names |= {message_id(kind, name) for kind in ("colour", "place") for name in EDITION.colours}
    names |= {message_id("emblem", name) for name in EDITION.emblems}
    names |= {f"piece-{name}" for name, _ in PIECES}
    for kind, words in VOCABULARY.items():
        names |= {message_id(kind, word) for word in words}
    return names


@pytest.mark.parametrize("lang", languages())
def test_no_message_is_missing_or_left_over(lang: str) -> None:
    """The general file and the base game's hold exactly what is asked for, besides rules and interface."""
    places = {name: place for name, (place, _, _) in said(lang).items()}
    here = {name for name, place in places.items() if place.startswith(("locale/", "engine/base/"))}
    assert {name for name in here if not name.startswith(("rule-", *INTERFACE))} == expected()


def python_files(folder: Traversable) -> Iterator[str]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from python_files(entry)
        elif entry.name.endswith(".py"):
            yield entry.read_text(encoding="utf-8")


def test_messages_asked_for_by_name_exist() -> None:
    """Whatever id stands in the code is in the catalogue."""
    asked = re.compile(r'\bcatalogue(?:\([^)]*\))?\.(?:text|forms)\(\s*"([a-z][a-z0-9.-]*)"')
    names = {name for text in python_files(resources.files("merlin_bigbox")) for name in asked.findall(text)}
    assert names
    assert [name for name in sorted(names) if not catalogue("en").has(name)] == []


@pytest.mark.parametrize("lang", languages())
def test_every_rule_that_is_named_has_a_text(lang: str) -> None:
    """The rules behind specs, and those that the edition and the base game's code cite."""
    named = {spec.rule for spec in RULES.frame_specs.values()} | {spec.rule for spec in RULES.event_specs.values()}
    named |= {spec.rule for spec in RULES.reason_specs} | {spec.rule for spec in RULES.space_specs}
    cited = re.compile(r"\b(?:ALL|BASE|EDITION)-X?\d+")
    for part in ("edition", "engine/base"):
        for text in python_files(resources.files("merlin_bigbox").joinpath(part)):
            named |= set(cited.findall(text))
    assert sorted(named - {""} - set(catalogue(lang).rule_ids())) == []


def test_portuguese_counts_zero_as_many() -> None:
    """The general rule would say “0 ponto”: wherever something is counted, 0 has a variant of its own."""
    for _, entry in messages("pt"):
        for keys in variables(entry).choices:
            if "one" in keys:
                assert keys == {"0", "one", "other"}, entry.id.name


@pytest.mark.parametrize("lang", ["en", "de"])
def test_choices_by_number_are_one_and_other(lang: str) -> None:
    """English and German have singular and plural, and perhaps words of their own for 0."""
    for _, entry in messages(lang):
        for keys in variables(entry).choices:
            if keys & {"zero", "one", "two", "few", "many"}:
                assert keys - {"0"} == {"one", "other"}, entry.id.name
