"""A review in words, in every language, by the command line and as a page."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from merlin_bigbox.bots.bot import Request
from merlin_bigbox.cli.app import main
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game import notation
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.record import record
from merlin_bigbox.game.words import Words
from merlin_bigbox.locale.languages import LANGUAGES
from merlin_bigbox.review import review as reviewing
from merlin_bigbox.review.course import course
from merlin_bigbox.review.facts import facts
from merlin_bigbox.review.judging import Effort
from merlin_bigbox.review.review import Level, Mistake, Review, Turning, review
from merlin_bigbox.review.ruler import Ruler
from merlin_bigbox.review.telling import told
from tests.review.games import played
from tests.sizes import size

pytestmark = [pytest.mark.compiled_only, pytest.mark.slow]

LITTLE = Level(1, Effort(answers=2, screened=1, proved=3))
TABLES = {"base": (("page", "squire"), ()), "modules": (("page", "page", "page"), ("gold", "morgana"))}


@pytest.fixture(autouse=True)
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(reviewing.LEVELS, "quick", LITTLE)


@pytest.mark.parametrize("table", TABLES)
def test_a_review_tells_the_same_in_every_language(table: str) -> None:
    names, modules = TABLES[table]
    game = played(names, 1, modules)
    found = review(game)
    for lang in LANGUAGES:
        said = told(game, found, Words(game.rules, game.edition, lang))
        assert [seat.points for seat in said.seats] == list(game.points)
        assert [sum(source.points[seat] for source in said.sources) for seat in range(len(names))] == list(game.points)
        assert len(said.dice) == 6
        for seat, of in zip(said.seats, found.seats, strict=True):
            assert [each.points for each in seat.turning] == [each.worth for each in of.turning]
            for each in seat.turning:
                assert each.reasons
                assert bool(each.better) == (each.points < 0) or each.line
    assert sum(len(seat.turning) for seat in found.seats) >= 3


def test_what_each_die_did_sums_up_to_the_score() -> None:
    """Over all turns and scorings the points of a seat are its score; modules have theirs, and no others."""
    for names, modules in TABLES.values():
        game = played(names, 1, modules)
        said = told(game, review(game), Words(game.rules, game.edition, "en"))
        for seat, points in enumerate(game.points):
            assert sum(turn.points[seat] for turn in said.turns) == points
        for source in said.sources:
            for seat, points in enumerate(source.points):
                assert sum(each.points for each in source.shares if each.seat == SEAT_NAMES[seat]) == points
        for number, turn in enumerate(said.turns):
            for seat, points in enumerate(turn.points):
                here = [each for source in said.sources for each in source.shares if each.turn == number]
                assert sum(each.points for each in here if each.seat == SEAT_NAMES[seat]) == points
        own = [turn for turn in said.turns if turn.seat == "red"]
        assert len(own) >= 20
        assert all(any(element.startswith("die:") for element in turn.elements) for turn in own[:4])
        assert [module.name for module in said.modules] == list(modules)
        done = next(row for row in said.missions if row.label == "completed")
        assert [len(seat.completed) for seat in said.seats] == list(done.points)


def test_a_chance_missed_turn_after_turn_is_one_story() -> None:
    """Of a round only one turning point is about the same gain, as long as there is another story to tell."""
    found = review(played(("page", "squire"), 1))
    for seat, of in enumerate(found.seats):
        chosen = [found.mistakes[each.mistake] for each in of.turning if each.mistake is not None]
        stories = {each.at: _story(each) for each in found.mistakes if each.seat == seat}
        told = [stories[each.at] for each in chosen]
        if len(set(told)) < len(told):
            assert set(told) == set(stories.values())
        wells = [each for each in of.turning if each.mistake is None]
        assert all(each.deeds and each.gains for each in wells)


def _story(mistake: Mistake) -> tuple[int, str]:
    apart = mistake.facts.apart()
    return mistake.round, max(apart, key=lambda part: apart[part])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_are_said_once_and_traitors_are_not_counted_twice(lang: str) -> None:
    """A reason in every language for each of the mistakes of a game, and what a scoring would have brought in some."""
    game = played(("page", "squire"), 1)
    found, words = review(game), Words(game.rules, game.edition, lang)
    seats = tuple(
        msgspec.structs.replace(
            of,
            turning=tuple(
                Turning(each.at, each.round, each.turn, -each.loss, index, each.played)
                for index, each in enumerate(found.mistakes)
                if each.seat == seat
            ),
        )
        for seat, of in enumerate(found.seats)
    )
    said = told(game, msgspec.structs.replace(found, seats=seats), words)
    reasons = {each.at: each.reasons for seat in said.seats for each in seat.turning}
    for mistake in found.mistakes:
        given = reasons[mistake.at]
        assert given
        assert len(set(given)) == len(given)
        more = mistake.facts.better.scored - mistake.facts.given.scored
        if more >= 2:
            left = [words.catalogue.text("review-fact-scored", points=more, left=left) for left in (1, 2, 3)]
            assert given[-1] in left


def test_the_luck_of_modules_is_kept_apart_and_sums_up() -> None:
    game = played(*TABLES["modules"][:1], 1, TABLES["modules"][1])
    found = review(game)
    assert set(found.modules) <= set(game.options.modules)
    for number, seat in enumerate(found.seats):
        total = sum(luck[number] for luck in found.modules.values())
        assert total == pytest.approx(seat.account.luck["modules"], abs=1e-6)


@pytest.mark.parametrize("modules", [(), ("decrees", "favor"), ("gold", "morgana", "caerleon")], ids="-".join)
def test_every_turn_of_a_game_can_be_told(modules: tuple[str, ...]) -> None:
    """Also where something was learned in it: a decree that was looked at is another one in an imagined world."""
    game = played(("page", "squire", "page"), 51, modules)
    steps = [step for step in course(game).steps if step.turn]
    found = review(game)
    seats = tuple(
        msgspec.structs.replace(
            of,
            turning=tuple(
                Turning(
                    step.at,
                    step.round,
                    step.turn,
                    1.0,
                    None,
                    tuple(notation.write(game.rules, entry.action) for _, entry in step.entries),
                )
                for step in steps
                if step.seat == seat
            ),
        )
        for seat, of in enumerate(found.seats)
    )
    said = told(game, msgspec.structs.replace(found, seats=seats), Words(game.rules, game.edition, "en"))
    assert sum(len(seat.turning) for seat in said.seats) == len(steps)
    assert all(turning.played for seat in said.seats for turning in seat.turning)


def test_every_better_line_can_be_played() -> None:
    game = played(("page", "squire"), 1)
    for mistake in review(game).mistakes:
        fresh = Game(game.options)
        fresh.replay([entry for number, entry in game.in_force if number <= mistake.at])
        imagined = fresh.imagined(mistake.seat)
        for action in mistake.line:
            imagined.step(imagined.read(action))


def test_what_is_told_of_a_mistake_depends_on_no_hidden_card() -> None:
    """Dealt otherwise, as far as the seat cannot see it, the game gives the same facts."""
    game = played(("page", "squire"), 1)
    rules, ruler = game.rules, Ruler(game.rules)
    mistakes = review(game).mistakes
    assert mistakes
    for mistake in mistakes[: size(50, 1000)]:
        fresh = Game(game.options)
        fresh.replay([entry for number, entry in game.in_force if number <= mistake.at])
        other = rules.resample(fresh.observe(mistake.seat), Random(mistake.at))
        request = Request(rules, rules.observe(other, mistake.seat), rules.options(other))
        lines = [[notation.read(rules, text) for text in line] for line in (mistake.played, mistake.line)]
        assert facts(ruler, request, *lines) == mistake.facts


def test_the_command_tells_writes_and_prints(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.merlin"
    game = played(("page", "squire"), 1)
    file.write_text(record(game, ("<b>Ann</b>", "Bob")).text(), encoding="utf-8")
    assert main(["review", str(file), "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "Turning points: Bob" in shown
    assert told(game, review(game), Words(game.rules, game.edition, "en")).seats[0].verdict[:20] in shown
    assert main(["review", str(file), "--json"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=Review)
    assert found == review(game)
    page = tmp_path / "game.html"
    assert main(["review", str(file), "--html", str(page), "--lang", "de"]) == 0
    text = page.read_text(encoding="utf-8")
    assert "<b>Ann" not in text
    assert "Wendepunkte" in text
    assert "Was jeder Würfel tat: Bob" in text


def test_an_unfinished_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.merlin"
    file.write_text(record(Game.new(seed=3)).text(), encoding="utf-8")
    assert main(["review", str(file)]) == 2
    assert "over" in capsys.readouterr().err
