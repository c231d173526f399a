"""How many choices a module adds is measured and kept with it; minutes follow from one stated number."""

from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.learn import lengths
from merlin_bigbox.server.http.info import setup_info
from tools import module_lengths


def test_every_module_has_its_measured_length() -> None:
    for name in module_names():
        assert lengths.choices(name) != 0, f"{name}: ./merlin python -m tools.module_lengths --write"
    assert lengths.choices() > 100
    assert lengths.choices("no such module") == 0


def test_minutes_are_choices_by_the_stated_seconds() -> None:
    assert lengths.minutes() == round(lengths.choices() * lengths.SECONDS / 60)


def test_cards_of_modules_say_why_how_heavy_and_where_they_are_taught() -> None:
    """What a table is made with, in the order of the lessons: light ones first, and each after what it needs."""
    told = setup_info(load(), "en", "")
    ordered = sorted(told.modules, key=lambda module: module.place)
    assert [module.place for module in ordered] == list(range(len(ordered)))
    assert [module.weight for module in ordered] == sorted(module.weight for module in ordered)
    for index, module in enumerate(ordered):
        assert module.lesson == module.name
        assert module.why
        assert {*module.needs} <= {earlier.name for earlier in ordered[:index]}
    assert told.minutes == lengths.minutes()


def test_a_module_is_compared_with_what_it_needs() -> None:
    """So that the figures of switched-on modules can be added up."""
    found = module_lengths.measured(games=1, seed=0, jobs=1)
    assert found["market"][0] == ("gold",)
    assert found["gold"][0] == ()
    assert found[""][1] > 100
