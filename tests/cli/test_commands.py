"""The other commands: replay, verify, simulate, check, rules, edition, help and version."""

from __future__ import annotations

import json
import re
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from merlin_bigbox import __version__, engine_mode
from merlin_bigbox.cli import console
from merlin_bigbox.game import archive
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
    told = run("verify", game, "--lang", "en").out
    assert "correct" in told
    assert "proved: A fresh deal" in told
    assert "claimed: The names of the players" in told
    finding = json.loads(run("verify", game, "--json").out)
    assert {one["part"]: one["level"] for one in finding["findings"]}["dice"] == "proved"
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


@pytest.mark.parametrize(("lang", "number"), [("en", r"\d\.\d\d\b"), ("de", r"\d,\d\d\b"), ("pt", r"\d,\d\d\b")])
def test_numbers_are_written_as_the_language_does(run: Run, lang: str, number: str) -> None:
    result = run("simulate", "--games", "2", "--players", "2", "--bots", "random", "--lang", lang)
    mean = next(line for line in result.out.splitlines() if line.startswith(catalogue(lang).text("cli-mean")))
    assert re.search(number, mean)


@pytest.mark.slow
def test_kept_games_are_replayed_and_verified(run: Run) -> None:
    """Every game of a simulation or an arena can be kept, found by its number, and played again by itself."""
    settings = ("--games", "7", "--players", "2", "--bots", "page,random", "--seed", "3")
    for command in ("simulate", "arena"):
        kept = run(command, *settings, "--records", command)
        assert kept.code == 0
        assert json.loads(run("verify", command, "--json").out)["games"] >= 7
        assert "correct" in run("verify", command).out
        shown = run("replay", command, "--game", "6")
        assert shown.code == 0
        assert "game 6: 2 players" in shown.out
        again = run(command, *settings, "--game", "6")
        assert again.out == archive.find(Path(command), 6).text()


def test_kept_games_that_are_not_there(run: Run) -> None:
    run("simulate", "--games", "1", "--players", "2", "--bots", "random", "--records", "kept")
    assert "no game 4" in run("replay", "kept", "--game", "4").err
    assert "--game" in run("replay", "kept").err
    Path("empty").mkdir()
    assert "no kept games" in run("verify", "empty").err
    next(Path("kept").iterdir()).write_bytes(b"nothing compressed")
    assert "cannot be read" in run("verify", "kept").err
    assert "numbered 0 to 9" in run("simulate", "--games", "10", "--game", "10", "--bots", "random").err


OWN_BOTS = {
    "raises": ("raise ValueError('no idea')", "no idea"),
    "answers": ("return 'left'", "which is none of the"),
    "ends": ("raise SystemExit(3)", "SystemExit"),
}


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("way", OWN_BOTS)
def test_a_bot_of_ones_own_that_fails_is_told_with_the_place(run: Run, way: str, jobs: str) -> None:
    """In a simulation as in the arena: one line with the bot, the game, the decision and the line of the file."""
    body, told = OWN_BOTS[way]
    text = f"class Mine:\n    def __init__(self, random): pass\n    def choose(self, request):\n        {body}\n"
    Path("mine.py").write_text(text, encoding="utf-8")
    result = run("simulate", "--games", "12", "--players", "2", "--bots", "mine.py:Mine", "--jobs", jobs)
    assert (result.code, result.out) == (2, "")
    assert told in result.err
    assert re.search(r'the bot "mine.py:Mine" .*; seed 0, game \d+, decision \d+, seat \d', result.err)


@pytest.mark.slow
@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_bot_that_ends_its_process_is_told_in_one_line(run: Run, command: str) -> None:
    text = "import os\nclass Gone:\n    def __init__(self, random): pass\n    def choose(self, request): os._exit(3)\n"
    Path("gone.py").write_text(text, encoding="utf-8")
    result = run(command, "--games", "12", "--players", "2", "--bots", "gone.py:Gone,random", "--jobs", "2")
    assert (result.code, result.out) == (2, "")
    assert "a process ended in the middle of a game" in result.err
    assert "Traceback" not in result.err


def test_what_a_bot_prints_stays_out_of_the_figures(run: Run) -> None:
    body = "print('thinking'); return request.options[0]"
    text = f"class Loud:\n    def __init__(self, random): pass\n    def choose(self, request):\n        {body}\n"
    Path("loud.py").write_text(text, encoding="utf-8")
    settings = ("simulate", "--games", "1", "--players", "2", "--bots", "loud.py:Loud")
    assert json.loads(run(*settings, "--json").out)["games"] == 1
    assert run(*settings, "--game", "0").out.startswith("Merlin game record\n")


def test_simulate_resumes(run: Run) -> None:
    """What was finished is not played again."""
    arguments = ("simulate", "--games", "3", "--players", "2", "--bots", "random", "--out", "done", "--json")
    first = json.loads(run(*arguments).out)
    kept = Path("done/figures.json").read_bytes()
    refused = run(*arguments)
    assert (refused.code, refused.out) == (2, "")
    assert "--resume" in refused.err
    second = json.loads(run(*arguments, "--resume").out)
    assert second.pop("speed")["games_per_second"] == 0 < first.pop("speed")["games_per_second"]
    assert first == second == json.loads(kept)
    assert Path("done/figures.json").read_bytes() == kept
    Path("old").mkdir()
    Path("old/batches.jsonl").write_text("{}\n", encoding="utf-8")
    refused = run(*(word.replace("done", "old") for word in arguments), "--resume")
    assert (refused.code, refused.out) == (2, "")
    assert "earlier version" in refused.err


def test_check_finds_nothing_wrong(run: Run) -> None:
    """One game of two players keeps all promises."""
    result = run("check", "--games", "1", "--players", "2")
    assert result.code == 0
    assert "no problem found" in result.out


def test_check_rules_and_edition_as_json(run: Run) -> None:
    checked = json.loads(run("check", "--games", "1", "--players", "2", "--json").out)
    assert checked["games"] == 1
    assert checked["findings"] == []
    (rule,) = json.loads(run("rules", "BASE-45", "--json").out)
    assert (rule["id"], rule["title"]) == ("BASE-45", catalogue("en").rule("BASE-45")[0])
    assert run("rules", "helicopter", "--json").code == 1
    edition = json.loads(run("edition", "--json").out)
    assert edition["builtin"] is True
    assert {entry["level"] for entry in edition["components"]} == {"text", "seen", "reconstructed"}


def test_help_explains_a_command(run: Run) -> None:
    assert run("help").out == run("--help").out
    assert run("help", "arena").out == run("arena", "--help").out
    unknown = run("help", "fly")
    assert (unknown.code, unknown.out) == (2, "")
    assert "fly" in unknown.err


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_completion_knows_every_command(run: Run, shell: str) -> None:
    script = run("completion", shell).out
    assert all(name in script for name in ("simulate", "verify", "edition", "--records"))


def test_an_arena_of_one_bot_explains_itself(run: Run) -> None:
    result = run("arena", "--bots", "knight")
    assert result.code == 2
    assert "nobody to be rated against" in result.err
    assert "simulate --bots knight" in result.err


def test_check_ends_with_1_and_shows_the_first_problems(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is wrong is shown, the rest is counted."""
    from merlin_bigbox.game.options import GameOptions
    from merlin_bigbox.game.testing.conformance import Finding, Outcome

    found = [Finding(GameOptions(2), seed, 9, f"apple {seed} is lost") for seed in range(8)]
    monkeypatch.setattr("merlin_bigbox.cli.check.check_many", lambda *_, **__: Outcome(100, found))
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


@pytest.mark.parametrize("lang", ["en", "de", "pt"])
def test_edition_tells_which_lessons_it_breaks(run: Run, lang: str) -> None:
    """A ring in another order leads elsewhere; a copy of the built-in file breaks nothing."""
    text = resources.files("merlin_bigbox.edition").joinpath("bigbox.toml").read_text(encoding="utf-8")
    Path("copy.toml").write_text(text, encoding="utf-8")
    assert "first-points" not in run("edition", "copy.toml", "--lang", lang).out
    other = text.replace('"build", "vp_shield", "influence_flag"', '"build", "influence_flag", "vp_shield"')
    Path("other.toml").write_text(other, encoding="utf-8")
    assert 'first-points: "perform" is not offered' in run("edition", "other.toml", "--lang", lang).out
    assert json.loads(run("edition", "other.toml", "--json").out)["lessons"]


def test_a_game_can_be_played_with_a_corrected_edition(run: Run) -> None:
    """The record carries the edition, and goes on with it."""
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
    for command in (
        "play",
        "serve",
        "backup",
        "copy",
        "doctor",
        "simulate",
        "replay",
        "verify",
        "check",
        "rules",
        "rulebook",
        "edition",
        "completion",
    ):
        assert command in result.out
        assert f"Example: merlin {command}" in run(command, "--help").out
    assert run("--version").out.strip() == f"{__version__}, {engine_mode()} engine"


def test_a_command_to_repeat_is_told_as_the_program_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a checkout it is ./merlin; whoever installed it has another name to type."""
    assert console.as_called("./merlin arena --bots ./merlin.py:My") == "./merlin arena --bots ./merlin.py:My"
    monkeypatch.setattr(console, "PROGRAM", console.INSTALLED)
    assert console.as_called("./merlin arena --bots ./merlin.py:My") == "merlin-bigbox arena --bots ./merlin.py:My"
