"""Simulations: reproducible on any number of cores, resumable, and counted rightly."""

import json
from pathlib import Path

import pytest

from merlin_bigbox.arena import BrokenGameError, Statistics, simulate
from merlin_bigbox.arena.games import play_game
from merlin_bigbox.arena.pieces import FEWEST_PIECES
from merlin_bigbox.bots import names
from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.game import archive
from merlin_bigbox.game.record import verify

RANDOM = ("random",) * 4
PIECE = 2
"""Games in a piece."""
GAMES = PIECE * FEWEST_PIECES


def random_games(games: int = GAMES, seed: int = 7, jobs: int = 1, resume: Path | None = None) -> Statistics:
    return simulate(load(), (), 4, RANDOM, games, seed, jobs, resume=resume)


@pytest.mark.slow
def test_two_processes_give_what_one_gives() -> None:
    assert random_games(jobs=2) == random_games(jobs=1)


def test_statistics_are_those_of_the_games() -> None:
    """Every figure against the games played one by one."""
    rules = compose(load(), (), 4)
    outcomes = [play_game(rules, RANDOM, 7, index) for index in range(10)]
    result = random_games(games=10)
    assert result.games == 10
    assert result.decisions == sum(outcome.decisions for outcome in outcomes)
    assert result.forced_share == sum(outcome.forced for outcome in outcomes) / result.decisions
    assert result.shortest == min(outcome.decisions for outcome in outcomes)
    assert result.longest == max(outcome.decisions for outcome in outcomes)
    figures = result.bots["random"]
    assert figures.seats == 40
    assert figures.mean_points == sum(sum(outcome.points) for outcome in outcomes) / 40
    assert figures.win_share == 0.25
    assert sum(figures.sources.values()) == pytest.approx(figures.mean_points)
    assert sum(position.win_share for position in result.positions) == pytest.approx(1)
    first = [outcome.points[outcome.first] for outcome in outcomes]
    assert result.positions[0].mean_points == sum(first) / 10
    assert json.loads(json.dumps(result.as_json()))["games"] == 10


def test_bots_move_on_by_a_seat_from_game_to_game() -> None:
    rules = compose(load(), (), 2)
    names = [play_game(rules, ("sensible", "random"), 1, index).names for index in range(2)]
    assert names == [["sensible", "random"], ["random", "sensible"]]


def test_checking_every_turn_changes_nothing() -> None:
    assert simulate(load(), (), 4, RANDOM, 10, 7, check=True) == random_games(games=10)


def test_lost_component_is_reported_with_the_game() -> None:
    rules = compose.__wrapped__(load(), (), 4)
    rules.pieces[0].total += 1
    with pytest.raises(
        BrokenGameError, match=r"^game 3 of seed 7, after 0 decisions: good 0 of colour 0: 6 found, 7 in"
    ):
        play_game(rules, RANDOM, 7, 3, check=True)


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[tuple[int, int]] = []
    simulate(load(), (), 4, RANDOM, 3, 7, progress=lambda done, games: told.append((done, games)))
    assert told == [(0, 3), (1, 3), (2, 3), (3, 3)]


def test_interrupted_simulation_is_resumed_with_the_same_result(tmp_path: Path) -> None:
    """Interrupted after the first piece, a further line cut off in the middle: only the rest is played again."""
    file = tmp_path / "games.jsonl"

    def interrupt(done: int, games: int) -> None:
        if done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(load(), (), 4, RANDOM, 4, 7, progress=interrupt, resume=file)
    assert len(file.read_text(encoding="utf-8").splitlines()) == 3
    with file.open("a", encoding="utf-8") as cut:
        cut.write('{"games":[[1,2]],"tal')
    told: list[int] = []
    result = simulate(load(), (), 4, RANDOM, 4, 7, progress=lambda done, games: told.append(done), resume=file)
    assert told == [1, 2, 3, 4]
    assert result == random_games(4)
    kept = file.read_bytes()
    assert random_games(4, resume=file) == result
    assert file.read_bytes() == kept


def test_more_games_can_be_asked_for_later(tmp_path: Path) -> None:
    """In larger pieces, if there are many: what is left of a piece is played. Fewer are refused."""
    file = tmp_path / "games.jsonl"
    random_games(3, resume=file)
    assert random_games(GAMES, resume=file) == random_games(GAMES)
    plans = [line for line in file.read_text(encoding="utf-8").splitlines() if '"plan"' in line]
    assert plans == ['{"plan":{"games":3,"size":1}}', f'{{"plan":{{"games":{GAMES},"size":{PIECE}}}}}']
    kept = file.read_bytes()
    with pytest.raises(OptionsError, match=f"holds more games than 3; ask for {GAMES} or more"):
        random_games(3, resume=file)
    assert file.read_bytes() == kept


def test_file_of_other_settings_is_refused_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    random_games(games=2, seed=1, resume=file)
    kept = file.read_bytes()
    with pytest.raises(OptionsError, match=r"other settings: players, bots, seed$"):
        simulate(load(), (), 2, ("random", "random"), 2, 2, resume=file)
    assert file.read_bytes() == kept


@pytest.mark.parametrize(
    "content", ["notes\n", "[]\n", '{"a":1}\n', "no line\x00", '{"format":"merlin simulation 1"}\n5\n', "\xff\n"]
)
def test_any_other_file_is_refused_and_kept(tmp_path: Path, content: str) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(OptionsError, match="is not a file of finished games"):
        random_games(games=2, resume=file)
    assert file.read_text(encoding="utf-8") == content


def test_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    with pytest.raises(OptionsError, match=r"games cannot be used: "):
        random_games(games=2, resume=tmp_path / "file" / "games")


@pytest.mark.slow
@pytest.mark.compiled_only
@pytest.mark.parametrize("bots", [("random", "random"), ("page", "random")])
def test_kept_games_are_those_that_were_counted(tmp_path: Path, bots: tuple[str, ...]) -> None:
    """A file a batch, the same bytes from any number of processes, and the same figures as without."""
    settings = (load(), ("gold",), 2, bots, 12 if bots[0] == "page" else 120, 7)
    counted = simulate(*settings)
    assert simulate(*settings, records=tmp_path / "one") == counted
    assert simulate(*settings, 2, records=tmp_path / "two") == counted
    files = archive.files(tmp_path / "one")
    assert len(files) > 1
    assert [file.read_bytes() for file in files] == [file.read_bytes() for file in archive.files(tmp_path / "two")]
    kept = [(number, record) for file in files for number, record in archive.games(file)]
    assert [number for number, _ in kept] == list(range(counted.games))
    points = [dict(zip(record.names, verify(record).points, strict=True)) for _, record in kept]
    if bots[0] == "page":
        assert sum(found["page"] for found in points) / len(points) == pytest.approx(counted.bots["page"].mean_points)


def test_a_kept_game_that_was_cut_off_is_left_out(tmp_path: Path) -> None:
    """Killed while it wrote, an arena leaves the games before it readable; written again, a game counts once."""
    simulate(load(), (), 2, ("random", "random"), 2, 7, records=tmp_path)
    file, second = archive.files(tmp_path)
    records = {number: record.json() for path in (file, second) for number, record in archive.games(path)}
    file.unlink()
    second.unlink()
    archive.append(file, 0, records[0])
    whole = file.stat().st_size
    archive.append(file, 1, records[1])
    with file.open("r+b") as cut:
        cut.truncate(whole + 100)
    assert [number for number, _ in archive.games(file)] == [0]
    archive.mend(tmp_path)
    assert file.stat().st_size == whole
    archive.append(file, 1, records[1])
    archive.append(file, 1, records[1])
    assert [number for number, _ in archive.games(file)] == [0, 1]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"players": 3}, "4 bots for 3 players; name one for each seat"),
        ({"players": 5}, "5 players; the game is for 2, 3 or 4"),
        ({"bots": ("random", "random", "random", "clever")}, f'unknown bot "clever"; available: {", ".join(names())}'),
        ({"games": 0}, "0 games; at least one is needed"),
        ({"jobs": 0}, "0 jobs; at least one is needed"),
    ],
)
def test_impossible_simulations_are_refused(changes: dict[str, object], message: str) -> None:
    options: dict[str, object] = {"players": 4, "bots": RANDOM, "games": 1, "jobs": 1}
    with pytest.raises(OptionsError) as caught:
        simulate(load(), **{**options, **changes})  # type: ignore[arg-type]
    assert str(caught.value) == message


def test_random_games_are_those_of_the_engine() -> None:
    """The fast path plays what `Ruleset.playout` plays."""
    from merlin_bigbox.arena.games import derived_seed
    from merlin_bigbox.engine.core.random import Random

    rules: Ruleset = compose(load(), (), 4)
    random = Random(derived_seed(7, 5))
    state = rules.new_state()
    rules.chance(state, random)
    decisions = rules.playout(state, random, 100000)
    outcome = play_game(rules, RANDOM, 7, 5)
    assert outcome.decisions == decisions
    width = rules.reason_count
    assert outcome.sources == [
        [state.cells[rules.sheet + seat * width + reason] for reason in range(width)] for seat in range(4)
    ]
