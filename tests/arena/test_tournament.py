"""Arenas are reproducible on any number of cores, and resume where they were stopped with nothing lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from merlin_bigbox.arena.match import Luck, Played, contest
from merlin_bigbox.arena.play import Play
from merlin_bigbox.arena.settings import Settings
from merlin_bigbox.arena.timing import STEP, Times, time_figures
from merlin_bigbox.arena.tournament import Finished, all_cores, play_arena
from merlin_bigbox.edition import load
from merlin_bigbox.engine.base.names import E_ROLLED
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import listen
from tests.arena.last_bot import LAST
from tests.arena.synthetic import played

TWO = Settings(load(), ("random", LAST), 2, seed=7)


def lines(file: Path) -> list[dict[str, Any]]:
    """The lines of a results file but for the times, in the order of the games."""
    entries = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    for entry in entries:
        entry.pop("times", None)
    return [entries[0], *sorted(entries[1:], key=lambda entry: int(entry["game"]))]


def untimed(games: list[Played]) -> list[dict[str, Any]]:
    """The games but for the times."""
    return [{key: value for key, value in game.as_json().items() if key != "times"} for game in games]


def without_times(finished: Finished) -> dict[str, Any]:
    """All that does not hang on the machine."""
    totals: dict[str, Any] = finished.totals.as_json()["totals"]
    return totals


def test_two_processes_write_what_one_writes(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    play_arena(TWO, 8, 1, results=one)
    play_arena(TWO, 8, 2, results=two)
    assert lines(two) == lines(one)
    assert len(lines(one)) == 1 + 8


def test_a_game_can_be_played_alone() -> None:
    """It follows from seed, deal, table and rotation."""
    games = played(TWO, 4)
    alone = contest(TWO, TWO.schedule().seating(3))
    assert untimed([alone]) == untimed(games)[3:]


def test_games_of_a_deal_have_the_same_luck() -> None:
    """The same seat begins; in another deal it may be another."""
    settings = Settings(load(), ("random", "random", LAST), 3, seed=2)
    games = played(settings, 30)
    for deal in range(10):
        assert len({game.first for game in games if game.seating.deal == deal}) == 1
    assert len({game.first for game in games}) > 1


def test_luck_does_not_hang_on_what_was_played() -> None:
    """Two quite different games of one deal have the same dice in every round; another deal has others."""

    def rolls(seed: int, choices: int) -> list[tuple[int, int]]:
        rules = TWO.rules()
        random = Random(choices)
        play = Play(rules, Luck(seed).outcome)
        journal = listen(play.state)
        play.run(lambda _, options: options[random.below(len(options))])
        return sorted((int(event.seat), event.values()[0]) for event in journal.events if event.kind == E_ROLLED)

    assert len(rolls(9, 1)) == 2 * 5
    assert rolls(9, 1) == rolls(9, 2)
    assert rolls(9, 1) != rolls(10, 1)


def test_sums_and_seats_fit_the_points() -> None:
    for game in played(TWO, 4):
        assert [sum(line) for line in game.sources] == game.points
        asked = sum(times.decisions for times in game.times)
        assert asked == game.decisions - game.forced
        assert sorted(game.seating.seats) == [LAST, "random"]


class Stopped(Exception):  # noqa: N818 – it stands for Ctrl-C
    """Stops an arena in the middle."""


@pytest.mark.parametrize("cut", ["", '{"game":7,"de'])
def test_stopped_arena_goes_on_with_the_same_result(tmp_path: Path, cut: str) -> None:
    """After three games, perhaps with a line cut off in the middle, only the rest is played."""
    whole, file = tmp_path / "whole", tmp_path / "stopped"
    play_arena(TWO, 8, results=whole)

    def stop(done: int, _: int) -> None:
        if done == 3:
            raise Stopped

    with pytest.raises(Stopped):
        play_arena(TWO, 8, results=file, progress=stop)
    kept = file.read_bytes()
    assert len(kept.splitlines()) == 4
    file.write_bytes(kept + cut.encode())
    told: list[tuple[int, int]] = []
    play_arena(TWO, 8, results=file, resume=True, progress=lambda done, total: told.append((done, total)))
    assert told == [(done, 8) for done in range(3, 9)]
    assert lines(file) == lines(whole)
    assert file.read_bytes().startswith(kept)


def test_more_games_can_be_asked_for_later(tmp_path: Path) -> None:
    """And fewer again: only as many of the kept ones count."""
    file = tmp_path / "games"
    few = play_arena(TWO, 2, results=file)
    many = play_arena(TWO, 6, results=file, resume=True)
    assert without_times(many) == without_times(play_arena(TWO, 6))
    assert play_arena(TWO, 2, results=file, resume=True) == few


def test_results_are_not_gone_on_with_unasked(tmp_path: Path) -> None:
    file = tmp_path / "games"
    play_arena(TWO, 2, results=file)
    kept = file.read_bytes()
    with pytest.raises(OptionsError, match=r"games is there already; go on with it by --resume, or choose another"):
        play_arena(TWO, 2, results=file)
    assert file.read_bytes() == kept


def test_results_of_other_settings_are_refused_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "games"
    play_arena(TWO, 2, results=file)
    kept = file.read_bytes()
    other = Settings(load(), (LAST, "random"), 2, modules=("gold",), seed=8)
    with pytest.raises(OptionsError, match=r"other settings: bots, modules, seed, reasons$"):
        play_arena(other, 2, results=file, resume=True)
    assert file.read_bytes() == kept


def test_results_of_another_program_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot or a rule that was changed since plays other games."""
    file = tmp_path / "games"
    monkeypatch.setattr("merlin_bigbox.arena.settings.program", lambda: "older")
    play_arena(TWO, 2, results=file)
    monkeypatch.undo()
    with pytest.raises(OptionsError, match=r"other settings: program \(its rules or bots have been changed since\)$"):
        play_arena(TWO, 2, results=file, resume=True)


def test_two_arenas_do_not_write_into_one_file(tmp_path: Path) -> None:
    file = tmp_path / "games"

    def tell(done: int, _: int) -> None:
        if done == 1:
            with pytest.raises(OptionsError, match="is being written by another arena"):
                play_arena(TWO, 2, results=file, resume=True)

    play_arena(TWO, 2, results=file, progress=tell)
    assert len(file.read_bytes().splitlines()) == 3


@pytest.mark.parametrize(
    "content", ["notes\n", "[]\n", '{"a":1}\n', "\xff\n", '{"format":"merlin arena 0"}\n{"game":0}\n', "no line"]
)
def test_any_other_file_is_refused_and_kept(tmp_path: Path, content: str) -> None:
    file = tmp_path / "games"
    file.write_bytes(content.encode("latin-1"))
    with pytest.raises(OptionsError, match="is not the file of an arena"):
        play_arena(TWO, 2, results=file, resume=True)
    assert file.read_bytes() == content.encode("latin-1")


@pytest.mark.parametrize(("line", "told"), [('{"game":0}', "is not the file of an arena"), ("", "holds a game twice")])
def test_a_file_with_a_wrong_line_is_refused_and_kept(tmp_path: Path, line: str, told: str) -> None:
    file = tmp_path / "games"
    play_arena(TWO, 2, results=file)
    content = file.read_bytes()
    content += (line.encode() or content.splitlines()[-1]) + b"\n"
    file.write_bytes(content)
    with pytest.raises(OptionsError, match=told):
        play_arena(TWO, 2, results=file, resume=True)
    assert file.read_bytes() == content


def test_a_file_whose_games_are_not_of_the_plan_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games"
    play_arena(TWO, 2, results=file)
    header, first, _ = file.read_text(encoding="utf-8").splitlines()
    other = first.replace('"rotation":0', '"rotation":1')
    file.write_text(f"{header}\n{other}\n", encoding="utf-8")
    with pytest.raises(OptionsError, match="holds games of other bots"):
        play_arena(TWO, 2, results=file, resume=True)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"players": 5}, "5 players; the game is for 2, 3 or 4"),
        ({"bots": ("random", "clever")}, 'unknown bot "clever"; available: '),
        ({"bots": ("random@0.5",)}, 'the bot "random" obeys no time limit; leave "@0.5" out'),
        ({"bots": ("random@soon",)}, '"random@soon": after the @ come seconds for a decision, such as @0.5'),
        ({"bots": ("random@-1",)}, '"random@-1": after the @ come seconds for a decision, such as @0.5'),
        ({"limit": 0.0}, "a limit of 0 seconds; it has to be more than zero"),
        ({"bots": ()}, "no bots; name at least one"),
    ],
)
def test_impossible_settings_are_refused(changes: dict[str, Any], message: str) -> None:
    options: dict[str, Any] = {"players": 2, "bots": ("random",), **changes}
    with pytest.raises(OptionsError) as caught:
        play_arena(Settings(load(), **options), 2)
    assert str(caught.value).startswith(message)


def test_numbers_of_games_and_jobs_are_checked() -> None:
    with pytest.raises(OptionsError, match="0 games; at least one is needed"):
        play_arena(TWO, 0)
    with pytest.raises(OptionsError, match="0 jobs; at least one is needed"):
        play_arena(TWO, 2, 0)
    assert all_cores() >= 1


def test_times_are_summed_and_their_quantiles_are_close() -> None:
    """Within two and a half percent; the longest is exact and never exceeded."""
    one, two = Times(), Times()
    for number in range(1, 1001):
        (one if number % 2 else two).note(number / 1000, 0.9)
    one.add(two)
    figures = time_figures(one, 0.9)
    assert figures.decisions == 1000
    assert figures.mean == pytest.approx(0.5005)
    assert figures.median == pytest.approx(0.5, rel=STEP / 2 + 0.003)
    assert figures.p99 == pytest.approx(0.99, rel=STEP / 2 + 0.003)
    assert figures.p99 <= figures.longest == 1.0
    assert figures.over_share == 0.1
    assert Times.from_json(json.loads(json.dumps(one.as_json()))) == one
    assert time_figures(Times(), None).over_share is None
