"""Games as data: every row is as its game was, however the games were played, and reads back everywhere."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from merlin_bigbox.arena import Settings
from merlin_bigbox.arena.engines import open_executor
from merlin_bigbox.cli import dataset, main
from merlin_bigbox.dataset import shards
from merlin_bigbox.dataset.columns import described, schema
from merlin_bigbox.dataset.proof import DatasetError, prove
from merlin_bigbox.dataset.shards import data_file, make
from merlin_bigbox.edition import load
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.game import archive
from merlin_bigbox.game.record import replay
from merlin_bigbox.locale import catalogue, languages
from merlin_bigbox.research.merlin_v0 import raw_env
from tests.arena.dask_cluster import dask_cluster
from tests.sizes import size


def settings(*bots: str, players: int = 2, modules: tuple[str, ...] = (), seed: int = 4) -> Settings:
    return Settings(load(), bots, players, modules, seed=seed)


@pytest.fixture(autouse=True)
def small_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games are a shard, so that a few games are several."""
    monkeypatch.setattr(shards, "MOST_GAMES", 2)


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def change(path: Path, column: str, edit: Callable[[list[object]], None]) -> None:
    """Write a file again with other cells in a column."""
    table = pq.read_table(path)
    cells = table.column(column).to_pylist()
    edit(cells)
    place = table.column_names.index(column)
    field = table.schema.field(column)
    pq.write_table(table.set_column(place, field, pa.array(cells, field.type)), path)


@pytest.mark.parametrize(
    ("players", "modules"), [(2, ()), (3, ("arthur", "gold", "market")), (4, ("decrees", "gold", "knights", "morgana"))]
)
def test_reading_back_and_replaying_gives_the_same_rows(tmp_path: Path, players: int, modules: tuple[str, ...]) -> None:
    """Every row of every game, with modules and hidden cards; a thousand games in full size."""
    games = size(3, 334)
    made = make(settings("random", players=players, modules=modules), games, tmp_path)
    proved = prove(tmp_path)
    assert proved == (games, made.rows)
    assert made.shards == -(-games // 2)
    assert made.rows > games * 100


def test_a_row_is_what_an_environment_shows(tmp_path: Path) -> None:
    """The record of a game leads to a row's decision, and the environment's observation is the row's."""
    chosen = settings("random")
    make(chosen, 1, tmp_path)
    row = pq.read_table(data_file(tmp_path, 0)).slice(57, 1).to_pylist()[0]
    game = replay(archive.find(tmp_path / "records", 0), row["at"])
    env = raw_env(players=2)
    env.reset(seed=1)
    env._game.take_over(game.state)
    env._select()
    assert env._game.seat == row["seat"]
    seen = env.observe(f"player_{row['seat']}")
    assert np.array_equal(seen["observation"], row["observation"])
    assert np.array_equal(seen["action_mask"], row["mask"])
    assert row["mask"][row["action"]] == 1


def test_going_on_after_a_stop_gives_the_same_files(tmp_path: Path) -> None:
    """To the byte: a dataset that was stopped, killed while writing, and asked for fewer games at first."""
    chosen = settings("page", "random")
    make(chosen, 5, tmp_path / "whole")

    def stop(done: int, _games: int) -> None:
        if done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        make(chosen, 3, tmp_path / "parts", progress=stop)
    assert len(list((tmp_path / "parts" / "data").iterdir())) == 1
    make(chosen, 3, tmp_path / "parts", resume=True)
    whole = data_file(tmp_path / "parts", 0)
    whole.write_bytes(whole.read_bytes()[:1_000])
    make(chosen, 5, tmp_path / "parts", resume=True)
    assert contents(tmp_path / "parts") == contents(tmp_path / "whole")


@pytest.mark.compiled_only
def test_what_a_search_found_stands_beside_its_choice(tmp_path: Path) -> None:
    """A bot that searches tells visits and values of what it weighed; others, and forced decisions, nothing."""
    make(settings("merlin@3v", "random"), 1, tmp_path)
    rows = pq.read_table(tmp_path / "data").to_pylist()
    assert all(row["searched"] is None for row in rows if row["bot"] == "random" or row["offered"] == 1)
    searched = [row for row in rows if row["searched"] is not None]
    assert len(searched) > 20
    assert any(sum(row["visits"]) >= 3 for row in searched)
    for row in searched:
        assert row["action"] in row["searched"]
        assert len(row["searched"]) == len(row["visits"]) == len(row["values"])
    assert prove(tmp_path).rows == len(rows)


def test_the_ends_of_games_stand_in_every_row(tmp_path: Path) -> None:
    """Points by source sum to the points, margins are ahead of the best other seat."""
    make(settings("page", "random", players=3), 1, tmp_path)
    for row in pq.read_table(tmp_path / "data").to_pylist():
        points, own = row["points"], row["points"][row["seat"]]
        others = [other for seat, other in enumerate(points) if seat != row["seat"]]
        assert sum(row["sources"]) == own
        assert row["margins"][row["seat"]] == own - max(others)
        assert (row["win"] > 0) == (own >= max(others))


@pytest.mark.parametrize(
    ("column", "edit", "told"),
    [
        ("observation", lambda cells: cells[30].__setitem__(60, 5), "decision 30: observation"),
        ("mask", lambda cells: cells[31].__setitem__(3, 1 - cells[31][3]), "decision 31: mask"),
        ("action", lambda cells: cells.__setitem__(9, cells[9] + 1), "decision 9: action"),
        ("deal", lambda cells: cells.__setitem__(0, 7), "decision 0: deal"),
        ("margins", lambda cells: cells[5].reverse(), "decision 5: margins"),
        ("sources", lambda cells: cells[5].reverse(), "decision 5: sources"),
    ],
)
def test_a_row_that_is_not_as_its_game_was_is_found(
    tmp_path: Path, column: str, edit: Callable[[list[object]], None], told: str
) -> None:
    """With its file, its game and its decision."""
    make(settings("random"), 1, tmp_path)
    change(data_file(tmp_path, 0), column, edit)
    with pytest.raises(DatasetError, match=f"game 0, {told}"):
        prove(tmp_path)


def test_what_is_missing_is_found(tmp_path: Path) -> None:
    """Rows, shards or records."""
    make(settings("random"), 3, tmp_path)
    second = data_file(tmp_path, 2)
    table, kept = pq.read_table(second), second.read_bytes()
    pq.write_table(table.slice(0, len(table) - 1), second)
    with pytest.raises(DatasetError, match="ends within game 2"):
        prove(tmp_path)
    second.unlink()
    with pytest.raises(DatasetError, match="games 2 to 2 are not there"):
        prove(tmp_path)
    second.write_bytes(kept)
    archive.write(archive.file_for(tmp_path / "records", 2), archive.packed([]))
    with pytest.raises(DatasetError, match="the records of games 2 to 2"):
        prove(tmp_path)


def test_other_settings_are_refused(tmp_path: Path) -> None:
    """A folder goes on only as it was begun, and only if that is asked for."""
    make(settings("random"), 2, tmp_path)
    with pytest.raises(OptionsError, match="--resume"):
        make(settings("random"), 2, tmp_path)
    with pytest.raises(OptionsError, match="other settings: seed"):
        make(settings("random", seed=5), 2, tmp_path, resume=True)
    with pytest.raises(OptionsError, match="begun for 2 games"):
        make(settings("random"), 1, tmp_path, resume=True)
    with pytest.raises(OptionsError, match="is not the folder of a dataset"):
        prove(tmp_path / "data")


def test_schema_and_card_say_what_is_there(tmp_path: Path) -> None:
    """Each column is told once, actions and blocks in words; the card has the command that makes it again."""
    chosen = settings("page", "random", modules=("gold",))
    made = make(chosen, 2, tmp_path)
    told = json.loads((tmp_path / "schema.json").read_text(encoding="utf-8"))
    rules = chosen.rules()
    assert told == json.loads(json.dumps(described(rules)))
    table = pq.read_table(tmp_path / "data")
    assert table.schema.equals(schema(rules))
    assert [one["name"] for one in told["columns"]] == table.column_names
    assert len(told["actions"]["texts"]) == len(table.column("mask")[0])
    assert sum(block["size"] for block in told["observation"]["blocks"]) == len(table.column("observation")[0])
    card = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert card.startswith("---\npretty_name")
    assert "\nmerlin-bigbox dataset --games 2 --bots page,random --players 2 --seed 4 --modules gold --out DIR" in card
    assert f"{made.rows:,} decisions in 2 games" in card
    assert all(f"| `{name}` |" in card for name in table.column_names)


@pytest.mark.parametrize("lang", languages())
def test_the_command_makes_and_checks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    """In words and as JSON, in each language."""
    monkeypatch.chdir(tmp_path)
    options = ("--players", "2", "--bots", "random", "--jobs", "1", "--lang", lang)
    assert main(("dataset", "--games", "2", *options, "--out", "games", "--json")) == 0
    made = json.loads(capsys.readouterr().out)
    assert main(("dataset", "check", "games", "--jobs", "1", "--lang", lang)) == 0
    expected = catalogue(lang).text("cli-dataset-proved", folder="games", games=2, rows=made["rows"])
    assert expected in capsys.readouterr().out
    assert main(("dataset", "check", "games", "--jobs", "1", "--json")) == 0
    assert json.loads(capsys.readouterr().out) == {"folder": "games", "right": True, "games": 2, "rows": made["rows"]}


def test_what_is_missing_from_the_libraries_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With what brings it."""
    monkeypatch.setattr(dataset, "find_spec", lambda name: None)
    assert main(("dataset", "--out", "x")) == 2
    assert "a dataset needs numpy and pyarrow: pip install 'merlin-bigbox[research]'" in capsys.readouterr().err


def test_what_the_command_cannot_do_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """In one line each."""
    for arguments, told in (
        (("dataset",), "--out"),
        (("dataset", "check"), "name the folder"),
        (("dataset", "--games", "0", "--out", "x", "--jobs", "1"), "at least one"),
    ):
        assert main(arguments) == 2
        assert told in capsys.readouterr().err


@pytest.mark.slow
def test_workers_make_the_same_files(tmp_path: Path) -> None:
    """On two processes, the bytes of one."""
    chosen = settings("random")
    make(chosen, 4, tmp_path / "one")
    make(chosen, 4, tmp_path / "two", jobs=2)
    assert contents(tmp_path / "one") == contents(tmp_path / "two")
    assert prove(tmp_path / "two", jobs=2).games == 4


@pytest.mark.slow
@pytest.mark.compiled_only
def test_a_cluster_makes_the_same_files(tmp_path: Path) -> None:
    """On the workers of Dask, the bytes of one process."""
    chosen = settings("random")
    make(chosen, 4, tmp_path / "here")
    with dask_cluster(tmp_path, 2) as cluster, open_executor(cluster.address) as opened:
        make(chosen, 4, tmp_path / "there", executor=opened.executor, slots=opened.slots)
    assert contents(tmp_path / "there") == contents(tmp_path / "here")
