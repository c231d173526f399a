"""`merlin play`: whole games through the terminal loop, commands, saving and leaving."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from rich.cells import cell_len

from merlin_bigbox.bots.spec import load_class
from merlin_bigbox.cli import terminal_game
from merlin_bigbox.game.record import read, verify
from merlin_bigbox.terminal.session import Session

if TYPE_CHECKING:
    from tests.cli.conftest import Run

ENOUGH = 3000
QUICK = ("play", "--terminal", "--bots", "random", "--seed", "7")
WON = {"en": ("wins with", "share the victory"), "de": ("gewinn", "Sieg"), "pt": ("vence com", "dividem a vitória")}


def numbers(seed: int) -> str:
    """Numbers as an impatient player types them: one that is too large is refused and costs nothing."""
    generator = random.Random(seed)
    return "".join(f"{generator.randint(1, 9)}\n" for _ in range(3 * ENOUGH))


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "de", "pt"])
def test_a_whole_game_by_always_the_first_choice(run: Run, lang: str) -> None:
    """The game is told to its end with the winners (BASE-81), and no line is wider than the terminal."""
    result = run(*QUICK, "--players", "3", "--lang", lang, typed="1\n" * ENOUGH)
    assert result.code == 0
    assert result.err == ""
    assert any(words in result.out for words in WON[lang])
    assert [line for line in result.out.splitlines() if cell_len(line) > 80 and "> " not in line] == []


@pytest.mark.slow
@pytest.mark.parametrize(("players", "lang"), [("2", "de"), ("4", "en"), ("4", "pt")])
def test_a_whole_game_of_random_numbers_is_saved_and_proved(run: Run, players: str, lang: str) -> None:
    """The file written after each move replays to the same end, its dice proved."""
    result = run(*QUICK, "--players", players, "--lang", lang, "--save", "game.merlin", typed=numbers(int(players)))
    assert result.code == 0
    assert any(words in result.out for words in WON[lang])
    game = verify(read(Path("game.merlin").read_text(encoding="utf-8")))
    assert game.is_over
    assert [path.name for path in Path().iterdir()] == ["game.merlin"]


@pytest.mark.parametrize(("program", "lang"), [("merlin", "de"), ("merlin-bigbox", "en"), ("merlin-bigbox", "pt")])
def test_how_to_go_on_is_told_by_the_program_s_name(
    run: Run, monkeypatch: pytest.MonkeyPatch, program: str, lang: str
) -> None:
    """Installed it has another name than in a checkout, and the line can be typed as it stands."""
    monkeypatch.setattr(terminal_game, "PROGRAM", program)
    told = run(*QUICK, "--lang", lang, "--save", "game.merlin", typed="1\n").out
    assert f": {program} play --load game.merlin\n" in told


def test_output_to_a_pipe_has_no_escape_codes(run: Run) -> None:
    """Without a terminal everything is plain text."""
    assert "\x1b" not in run(*QUICK, typed="1\n1\nhelp\nsheet\nlog\n").out


def test_no_color_has_no_escape_codes_even_on_a_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """NO_COLOR is kept where the terminal could do colours."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b" in run(*QUICK, typed="1\n").out
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in run(*QUICK, typed="1\n").out


def test_choices_by_notation_are_the_same_as_by_number(run: Run) -> None:
    """A choice can be typed as the words behind it."""
    offered = next(line for line in run(*QUICK).out.splitlines() if line.startswith("1  Die"))
    words = offered[offered.rindex("die") :].strip()
    by_number = run(*QUICK, "--save", "a.merlin", typed="1\n")
    by_words = run(*QUICK, "--save", "b.merlin", typed=f"{words}\n")
    assert by_number.code == by_words.code == 0
    assert Path("a.merlin").read_text(encoding="utf-8") == Path("b.merlin").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "typed", ["0", "99", "-1", "²", "fly to the moon", "build Z9 grey", "grail", "chance roll 1 2 3 4"]
)
def test_a_refused_choice_changes_nothing(run: Run, typed: str) -> None:
    """What is not understood or not offered is answered with a line, and the question stands."""
    run(*QUICK, "--save", "game.merlin")
    before = Path("game.merlin").read_text(encoding="utf-8")
    result = run("play", "--terminal", "--load", "game.merlin", "--save", "game.merlin", typed=f"{typed}\n")
    assert "Nothing was played." in " ".join(result.out.split())
    assert Path("game.merlin").read_text(encoding="utf-8") == before


def test_undo_takes_back_to_the_last_real_choice(run: Run) -> None:
    """The question before is asked again, and the record keeps both."""
    result = run(*QUICK, "--save", "game.merlin", typed="undo\n1\nundo\n")
    assert "There is nothing to take back." in result.out
    assert "Taken back." in result.out
    assert "undo" in Path("game.merlin").read_text(encoding="utf-8")


@pytest.mark.parametrize(("lang", "word"), [("de", "hilfe"), ("pt", "ajuda")])
def test_commands_have_words_in_each_language(run: Run, lang: str, word: str) -> None:
    """Help is found by the word of the language, and nothing is played."""
    result = run(*QUICK, "--lang", lang, typed=f"{word}\n")
    assert "BASE-45" in result.out


def test_choices_are_typed_in_the_words_of_their_labels(run: Run) -> None:
    """In any language; words that fit several choices play nothing."""
    result = run(*QUICK, "--lang", "de", typed="bewegen\nmerlinwürfel\n")
    assert "„bewegen“ passt zu mehreren: 1, 2" in result.out
    assert "Merlin" in result.out.rsplit("passt zu mehreren", 1)[1]
    assert "weder eine Zahl" not in result.out


def test_rules_log_sheet_and_board_answer_and_ask_again(run: Run) -> None:
    """Looking around plays nothing."""
    result = run(*QUICK, typed="rules BASE-45\nrules tower\nrules qqq\nlog\nlog all\nsheet\nboard\n")
    assert "Tower" in result.out
    assert "No rule mentions “qqq”" in result.out
    assert "Score sheet" in result.out
    assert result.out.count("Round 1 of 6") == 2


def test_the_end_of_the_input_saves_what_was_played(run: Run) -> None:
    """Nothing is lost: the game is in a new file, which goes on from there."""
    result = run(*QUICK, typed="1\n")
    assert result.code == 0
    assert "merlin play --load merlin-1.merlin" in result.out
    again = run("play", "--load", "merlin-1.merlin", typed="1\n")
    assert again.code == 0
    assert "Round 1 of 6" in again.out


def test_a_loaded_game_goes_on_in_its_own_file(run: Run) -> None:
    """Every move is kept there, as when it was begun; the same bots sit at the table."""
    run("play", "--terminal", "--players", "2", "--bots", "merlin@0.01", "--seed", "7", "--save", "game.merlin")
    before = Path("game.merlin").read_text(encoding="utf-8")
    moves: list[str] = []

    class Watching(Session):
        def play(self, action: int) -> None:
            super().play(action)
            moves.append(Path("game.merlin").read_text(encoding="utf-8"))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("merlin_bigbox.cli.terminal_game.Session", Watching)
        result = run("play", "--load", "game.merlin", typed="1\n")
    assert result.code == 0
    assert "Merlin@0.01" in result.out
    assert moves
    assert moves[0].startswith(before)
    assert len({before, *moves}) == len(moves) + 1


def test_a_saved_game_of_a_bot_that_is_gone_is_refused(run: Run) -> None:
    """Nobody is made to play for it unasked; another bot can be named."""
    text = (
        "class Mine:\n    def __init__(self, random): pass\n    def choose(self, request): return request.options[0]\n"
    )
    Path("mine.py").write_text(text, encoding="utf-8")
    run("play", "--terminal", "--players", "2", "--bots", "mine.py:Mine", "--seed", "7", "--save", "game.merlin")
    Path("mine.py").unlink()
    load_class.cache_clear()
    assert "mine.py" in run("play", "--load", "game.merlin", typed="1\n").err
    assert run("play", "--load", "game.merlin", "--bots", "random", typed="1\n").code == 0


def test_leaving_asks_and_no_is_respected(run: Run) -> None:
    """Only who says no loses the game."""
    result = run(*QUICK, typed="1\nquit\nn\n")
    assert "The game was not saved." in result.out
    assert list(Path().iterdir()) == []


def test_interrupting_saves(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C leaves cleanly."""

    def interrupted(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    result = run(*QUICK, "--save", "game.merlin")
    assert result.code == 0
    assert "game.merlin" in result.out
    assert "Traceback" not in result.err


def test_two_people_at_one_terminal_hand_over(run: Run) -> None:
    """Before another person's turn the terminal is handed over, and hidden cards are not told."""
    result = run("play", "--terminal", "--players", "2", "--seat", "red,yellow", "--seed", "7", typed="\n" + "1\n" * 30)
    assert "hand over the keyboard" in result.out


def test_no_auto_asks_even_for_a_single_choice(run: Run) -> None:
    """With --no-auto nothing is played without asking."""
    assert "Only choice" in run(*QUICK, typed="1\n" * 30).out
    assert "Only choice" not in run(*QUICK, "--no-auto", typed="1\n" * 30).out


def test_a_file_that_is_there_is_never_overwritten(run: Run) -> None:
    """The command save refuses another file's name."""
    Path("diary.txt").write_text("dear diary", encoding="utf-8")
    result = run(*QUICK, typed="save diary.txt\nsave mine.merlin\n")
    assert "diary.txt already exists" in result.out
    assert Path("diary.txt").read_text(encoding="utf-8") == "dear diary"
    assert Path("mine.merlin").exists()
