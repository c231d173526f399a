"""Where a loss comes from is measured in the worlds that measured the loss, and told where the turn says little."""

from __future__ import annotations

import msgspec
import pytest

from merlin_bigbox.bots.bot import Request
from merlin_bigbox.engine.base.names import A_PASS
from merlin_bigbox.engine.core.packed import kind_of, pack
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game import notation
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.words import Words
from merlin_bigbox.locale.languages import LANGUAGES
from merlin_bigbox.review.course import course
from merlin_bigbox.review.facts import End, Facts, after, facts
from merlin_bigbox.review.judging import Effort
from merlin_bigbox.review.reasons import reasons
from merlin_bigbox.review.review import Mistake, Review, Turning, find_mistakes, review
from merlin_bigbox.review.ruler import Ruler
from merlin_bigbox.review.sources import Sources, sources
from merlin_bigbox.review.telling import told
from tests.review.games import played
from tests.sizes import size

pytestmark = [pytest.mark.compiled_only, pytest.mark.slow]

LITTLE = Effort(answers=3, screened=2, proved=8)
NOTHING = End(0, 0, 0)


def _position(game: Game, mistake: Mistake) -> Game:
    fresh = Game(game.options)
    fresh.replay([entry for number, entry in game.in_force if number <= mistake.at])
    return fresh


def _mistakes(game: Game) -> list[Mistake]:
    return find_mistakes(game.rules, course(game), Ruler(game.rules), LITTLE, 1)


def test_most_of_what_is_told_is_there_in_other_worlds_too() -> None:
    """What a source brings in some worlds it brings in others as well: more of it than half, over all sources."""
    game = played(("page", "squire"), 1)
    ruler = Ruler(game.rules)
    told_points = found_points = 0.0
    for mistake in _mistakes(game):
        if not mistake.sources.own:
            continue
        fresh = _position(game, mistake)
        seen = fresh.observe(mistake.seat)
        given, better = (notation.read(game.rules, text) for text in (mistake.given, mistake.better))
        again = sources(ruler, seen, given, better, range(100, 124), 7)
        best = max(mistake.sources.own, key=lambda name: mistake.sources.own[name])
        told_points += mistake.sources.own[best]
        found_points += again.own.get(best, 0.0)
    assert told_points > 10
    assert found_points > told_points / 2


def test_the_same_answer_has_no_sources() -> None:
    game = played(("page", "squire"), 1)
    mistake = _mistakes(game)[0]
    fresh = _position(game, mistake)
    given = notation.read(game.rules, mistake.given)
    assert sources(Ruler(game.rules), fresh.observe(mistake.seat), given, given, range(4), 7) == Sources()


def test_sources_depend_on_no_hidden_card() -> None:
    game = played(("page", "squire"), 1)
    rules, ruler = game.rules, Ruler(game.rules)
    mistakes = [mistake for mistake in _mistakes(game) if mistake.sources != Sources()]
    assert mistakes
    for mistake in mistakes[: size(5, 1000)]:
        fresh = _position(game, mistake)
        other = rules.resample(fresh.observe(mistake.seat), Random(mistake.at))
        given, better = (notation.read(rules, text) for text in (mistake.given, mistake.better))
        one, same = (
            sources(ruler, rules.observe(state, mistake.seat), given, better, range(4), 7)
            for state in (fresh.state, other)
        )
        assert one == same


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_comes_later_is_told_where_the_turn_says_little(lang: str) -> None:
    game = played(("page", "squire"), 1)
    found, words = review(game), Words(game.rules, game.edition, lang)
    nothing = Facts(NOTHING, NOTHING, (), 2)
    first = msgspec.structs.replace(found.mistakes[0], facts=nothing, loss=6.0, sources=Sources())
    text = words.catalogue.text
    names = [spec.name for spec in game.rules.reason_specs]
    environs, missions = (words.reason(names.index(name)) for name in ("environs", "missions"))
    own = text("review-fact-source", points=3, source=environs)
    others = {
        also: text("review-fact-others", points=2, source=missions, also=also, players=2) for also in ("yes", "no")
    }
    stands = text("review-fact-stands", part=text("ui-why-part-vassals"))
    kept = msgspec.structs.replace(nothing, deeds={"kept-staff": 1.0})
    for expected, change in (
        ((own, others["yes"]), {"sources": Sources({"environs": 3.2, "vassals": 1.5}, {"missions": 2.0})}),
        ((others["no"],), {"sources": Sources({"environs": 1.1}, {"missions": 2.0})}),
        ((stands,), {"sources": Sources(stands={"goods": 3.0, "vassals": 2.0})}),
        ((others["no"], stands), {"sources": Sources({}, {"missions": 2.0}, {"vassals": 2.0})}),
        ((own,), {"loss": 9.0, "sources": Sources({"environs": 2.6}, {}, {"environs": 3.0})}),
        ((text("review-fact-later"),), {}),
        ((own,), {"facts": kept, "sources": Sources({"environs": 3.0})}),
    ):
        said = _reasons(game, found, msgspec.structs.replace(first, **change), words)
        assert said[-len(expected) :] == expected
        assert len(said) == len(expected) + ("facts" in change)


def test_what_comes_later_is_left_out_where_the_turn_explains_the_loss() -> None:
    game = played(("page", "squire"), 1)
    found, words = review(game), Words(game.rules, game.edition, "en")
    gains = {"points": 4.0, "missions": 0.0}
    enough = Facts(NOTHING, End(4, 0, 0), ("points",), 2, {"points": 4}, gains, dict.fromkeys(gains, 0.0))
    first = msgspec.structs.replace(found.mistakes[0], facts=enough)
    later, less = Sources({"environs": 6.0}), Sources({"environs": 4.0})
    assert len(_reasons(game, found, msgspec.structs.replace(first, loss=6.0, sources=later), words)) == 1
    assert len(_reasons(game, found, msgspec.structs.replace(first, loss=12.0, sources=later), words)) == 2
    # Points that the turn itself scores are not told twice.
    large = msgspec.structs.replace(first, loss=12.0, sources=less)
    assert len(reasons(game, large, words, {})) == 2
    assert len(reasons(game, large, words, {"environs": 3})) == 1


def test_what_only_the_estimate_sees_of_a_module_is_no_reason() -> None:
    """Both lines take a decree: that nobody knows yet which one it will be does not make one of them better."""
    game = played(("page", "squire"), 1, ("decrees",))
    found, words = review(game), Words(game.rules, game.edition, "en")
    gains = {"modules": 4.0}
    deeds: dict[str, float] = {"module-decrees": 4.0}
    unseen = Facts(NOTHING, NOTHING, (), 2, deeds, gains, {"modules": 1.0})
    first = msgspec.structs.replace(found.mistakes[0], facts=unseen, sources=Sources())
    assert _reasons(game, found, first, words) == (words.catalogue.text("review-fact-later"),)
    seen = msgspec.structs.replace(unseen, deeds=deeds | {"own-decrees-decree": 1.0})
    first = msgspec.structs.replace(first, facts=seen)
    assert _reasons(game, found, first, words) == ("It was better to take a decree.",)


def test_what_was_played_well_is_told_by_pieces_too() -> None:
    game = played(("page", "squire"), 1, ("decrees",))
    found, words = review(game), Words(game.rules, game.edition, "en")
    at = found.mistakes[0]
    gains, deeds = {"modules": 4.0}, {"module-decrees": 4.0}
    about = words.catalogue.text("review-find-about", points="2.0")
    for counted, expected in (({}, (about,)), ({"own-decrees-decree": 1.0}, ("It was good to take a decree.", about))):
        well = Turning(at.at, at.round, at.turn, 2.0, None, at.played, deeds | counted, gains)
        seats = tuple(msgspec.structs.replace(seat, turning=(well,)) for seat in found.seats)
        said = told(game, msgspec.structs.replace(found, seats=seats), words)
        assert said.seats[at.seat].turning[0].reasons == expected


def _reasons(game: Game, of: Review, mistake: Mistake, words: Words) -> tuple[str, ...]:
    turning = Turning(mistake.at, mistake.round, mistake.turn, -mistake.loss, 0, mistake.played)
    seats = [msgspec.structs.replace(seat, turning=()) for seat in of.seats]
    seats[mistake.seat] = msgspec.structs.replace(seats[mistake.seat], turning=(turning,))
    one = msgspec.structs.replace(of, seats=tuple(seats), mistakes=(mistake,))
    return told(game, one, words).seats[mistake.seat].turning[0].reasons


def test_whoever_passes_has_nothing_of_the_scoring_that_may_follow() -> None:
    """Passing is the end of a turn: a round that ends by it, and its scoring, are no part of a line."""
    game = played(("page", "squire"), 2, ("gold", "morgana"))
    rules, state = game.rules, course(game).start.copy()
    ruler, found = Ruler(rules), 0
    for step in course(game).steps:
        for _, entry in step.entries:
            options = rules.options(state) if step.luck is None else []
            if pack(A_PASS) in {pack(int(kind_of(option))) for option in options}:
                found += 1
                one = next(option for option in options if int(kind_of(option)) == A_PASS)
                end = after(rules, state, [one], step.seat)
                assert list(end.cells) == list(state.cells)
                request = Request(rules, rules.observe(state, step.seat), options)
                here = facts(ruler, request, [one], [one])
                assert here.given == here.better
            rules.apply(state, entry.action)
    assert found > 2
