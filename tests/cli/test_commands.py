"""The other commands: replay, verify, simulate, check, rules, edition, help and version."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from merlin_bigbox import __version__
from merlin_bigbox.locale import catalogue

if TYPE_CHECKING:
    from tests.cli.conftest import Run


@pytest.fixture
def game(run: Run) -> str:
    """The name of a record with some moves."""
    run(
        "play",
        "--terminal",
        "--bots",
        "random",
        "--players",
        "3",
        "--seed",
        "3",
        "--save",
        "game.merlin",
        typed="1\n" * 12,
    )
    return "game.merlin"


@pytest.mark.parametrize(("lang", "word"), [("en", "first player"), ("de", "Startspieler"), ("pt", "jogador")])
def test_replay_tells_the_game_and_shows_the_table(run: Run, game: str, lang: str, word: str) -> None:
    """In words, then the board."""
    result = run("replay", game, "--lang", lang)
    assert result.code == 0
    assert word in result.out
    assert "┌0──" in result.out


def test_replay_stops_where_it_is_told(run: Run, game: str) -> None:
    """--at counts actions; what came later is not told."""
    early = json.loads(run("replay", game, "--at", "60", "--json").out)
    late = json.loads(run("replay", game, "--json").out)
    assert early["at"] == 60 < late["at"] == late["actions"]
    assert early["log"] == late["log"][: len(early["log"])]
    assert len(early["log"]) < len(late["log"])


def test_replay_as_json_hides_hands_of_a_running_game(run: Run, game: str) -> None:
    """The table is that of a spectator."""
    table = json.loads(run("replay", game, "--json").out)["table"]
    assert table["viewer"] is None
    assert any(card is None for player in table["players"] for card in player["hand"])


def test_verify_proves_a_game(run: Run, game: str) -> None:
    """In words and as JSON."""
    assert "right" in run("verify", game).out
    finding = json.loads(run("verify", game, "--json").out)
    assert finding["right"] is True
    assert finding["proved"] is True


def test_simulate_sums_up(run: Run) -> None:
    """A table for people, JSON for programs; the same seed gives the same figures."""
    result = run("simulate", "--games", "4", "--players", "2", "--bots", "random", "--lang", "de")
    assert result.code == 0
    assert catalogue("de").text("reason-influence") in result.out
    arguments = ("simulate", "--games", "4", "--players", "3", "--bots", "random", "--seed", "5", "--json")
    one, two = (json.loads(run(*arguments).out) for _ in range(2))
    assert one["games"] == 4
    assert one["bots"] == two["bots"]


def test_simulate_resumes(run: Run) -> None:
    """What was finished is not played again."""
    arguments = ("simulate", "--games", "3", "--players", "2", "--bots", "random", "--resume", "done", "--json")
    first = json.loads(run(*arguments).out)
    second = json.loads(run(*arguments).out)
    assert first["bots"] == second["bots"]
    assert second["games_per_second"] == 0


def test_check_finds_nothing_wrong(run: Run) -> None:
    """One game of two players keeps all promises."""
    result = run("check", "--games", "1", "--players", "2")
    assert result.code == 0
    assert "no problem found" in result.out


def test_check_ends_with_1_and_shows_the_first_problems(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is wrong is shown, the rest is counted."""
    from merlin_bigbox.game.options import GameOptions
    from merlin_bigbox.game.testing.conformance import Finding, Outcome

    found = [Finding(GameOptions(2), seed, 9, f"apple {seed} is lost") for seed in range(8)]
    monkeypatch.setattr("merlin_bigbox.cli.checking.check_many", lambda *_, **__: Outcome(100, found))
    result = run("check", "--games", "8", "--players", "2")
    assert result.code == 1
    assert "apple 0 is lost" in result.out
    assert "apple 7 is lost" not in result.out
    assert "… and 3 more" in result.out


@pytest.mark.parametrize("lang", ["en", "de", "pt"])
def test_rules_by_id_by_word_and_all(run: Run, lang: str) -> None:
    """An id shows title, text and uses; a word is searched; nothing lists all."""
    title, text = catalogue(lang).rule("BASE-45")
    page = run("rules", "base-45", "--lang", lang)
    assert page.code == 0
    assert title in page.out
    assert " ".join(text.split()) in " ".join(page.out.split())
    assert catalogue(lang).text("cli-rule-used") in page.out
    found = run("rules", "Excalibur", "--lang", lang)
    assert "BASE-38" in found.out
    assert "BASE-1 " not in found.out
    everything = run("rules", "--lang", lang)
    assert all(rule in everything.out for rule in catalogue(lang).rule_ids())


def test_rules_about_nothing(run: Run) -> None:
    """A word that no rule has ends with 1."""
    result = run("rules", "helicopter")
    assert result.code == 1
    assert "helicopter" in result.out


@pytest.mark.parametrize("lang", ["en", "de", "pt"])
def test_edition_shows_how_each_fact_is_known(run: Run, lang: str) -> None:
    """The built-in edition, and a copy of it in a file."""
    result = run("edition", "--lang", lang)
    assert result.code == 0
    for level in ("text", "seen", "reconstructed"):
        assert catalogue(lang).text(f"cli-level-{level}").split()[0] in result.out
    assert "rondel" in result.out


def test_a_game_can_be_played_with_a_corrected_edition(run: Run) -> None:
    """The record carries the edition, and goes on with it."""
    from importlib import resources

    text = resources.files("merlin_bigbox.edition").joinpath("bigbox.toml").read_text(encoding="utf-8")
    Path("mine.toml").write_text(text.replace("apples = 11", "apples = 12"), encoding="utf-8")
    assert "mine.toml" in run("edition", "mine.toml").out
    result = run(
        "play", "--terminal", "--edition", "mine.toml", "--bots", "random", "--save", "game.merlin", typed="1\n1\n"
    )
    assert result.code == 0
    assert run("play", "--terminal", "--load", "game.merlin", typed="1\n").code == 0


def test_the_overview_names_every_command(run: Run) -> None:
    """`merlin` alone helps a newcomer on."""
    result = run()
    assert result.code == 0
    for command in ("play", "serve", "backup", "simulate", "replay", "verify", "check", "rules", "edition"):
        assert command in result.out
        assert f"Example: merlin {command}" in run(command, "--help").out
    assert run("--version").out.strip() == __version__
