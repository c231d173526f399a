"""The log: one line an event, nothing that steers a terminal or is secret, and never more than a disk can take."""

import ast
import io
import logging
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

import merlin_bigbox
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.logs import Damper, JsonLines, TextLines, about, hashed

PERSON = "0123456789abcdef0123456789abcdef"
CODE = "A1B2-C3D4-E5F6-G7H8-J9K0-M1N2-P3Q4-R5S6"
SEED = "5eed" * 16


def lines(form: logging.Formatter, limits: Limits | None = None) -> tuple[logging.Logger, io.StringIO]:
    """A logger of its own that writes in this form."""
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(form)
    if limits is not None:
        handler.addFilter(Damper(limits, lambda: CLOCK[0]))
    log = logging.Logger("test")  # noqa: LOG001 – one that no other handler hears
    log.addHandler(handler)
    return log, out


def raised(words: str) -> ValueError:
    """An error with these words that came from somewhere."""

    def fail() -> None:
        raise ValueError(words)

    try:
        fail()
    except ValueError as error:
        return error
    raise AssertionError


CLOCK = [0.0]


def test_a_line_of_json_says_what_happened_and_where() -> None:
    log, out = lines(JsonLines())
    log.warning("it was %s", "refused", extra=about("not-kept", table="t1", person=PERSON, reason="disk-full"))
    line = msgspec.json.decode(out.getvalue())
    assert line | {"time": 0} == {
        "time": 0,
        "level": "warning",
        "event": "not-kept",
        "table": "t1",
        "person": hashed(PERSON),
        "reason": "disk-full",
        "message": "it was refused",
    }
    assert PERSON not in out.getvalue()


@pytest.mark.parametrize("form", [JsonLines(), TextLines()])
def test_nothing_in_a_line_steers_a_terminal_or_makes_another_line(form: logging.Formatter) -> None:
    """Neither in the message nor in its fields nor in the words of an error."""
    evil = "\x1b[2J\x9b31m\r\n2026-01-01 ERROR forged\u202e\u2028\x00\ud800"
    log, out = lines(form)
    log.warning("%s", evil, extra=about("evil", table=evil, reason=evil))
    assert out.getvalue().count("\n") == 1
    log.error("failed %s", evil, exc_info=raised(evil))
    text = out.getvalue()
    assert all(sign == "\n" or sign.isprintable() for sign in text)
    assert all(line.startswith(("{", "  | ")) or " WARNING " in line or " ERROR " in line for line in text.splitlines())
    assert not any(line.startswith("2026-01-01 ERROR forged") for line in text.splitlines())


@pytest.mark.parametrize("form", [JsonLines(), TextLines()])
@pytest.mark.parametrize("secret", [PERSON, CODE, SEED, f"{PERSON}.{SEED}", "Zq9_" * 12])
def test_what_looks_like_a_secret_is_not_written(form: logging.Formatter, secret: str) -> None:
    log, out = lines(form)
    log.warning("the cookie merlin=%s came", secret, extra=about("cookie", reason=secret))
    log.error("failed", exc_info=raised(secret))
    assert secret not in out.getvalue()
    assert secret[:20] not in out.getvalue()


def test_a_flood_of_one_event_is_damped_and_counted_and_leaves_room_for_others() -> None:
    limits = replace(Limits(), log_lines_each_at_once=5.0, log_lines_each_per_minute=6.0)
    CLOCK[0] = 0.0
    log, out = lines(JsonLines(), limits)
    for _ in range(10_000):
        log.warning("flood", extra=about("flood"))
    log.warning("another", extra=about("another"))
    assert len(out.getvalue().splitlines()) == 6
    CLOCK[0] = 10.0
    log.warning("flood", extra=about("flood"))
    assert msgspec.json.decode(out.getvalue().splitlines()[-1])["suppressed"] == 9_995


def test_no_number_of_events_writes_more_than_a_disk_can_take() -> None:
    """A year of flood by every event at once, in seconds of an hour: 60 lines a minute and a first burst."""
    CLOCK[0] = 0.0
    limits = Limits()
    log, out = lines(TextLines(), limits)
    for second in range(3600):
        CLOCK[0] = float(second)
        for event in range(20):
            log.warning("x" * 100_000, extra=about(f"event-{event}"))
    assert len(out.getvalue().splitlines()) <= limits.log_lines_at_once + limits.log_lines_per_minute * 60
    assert max(map(len, out.getvalue().splitlines())) < 1_200


@pytest.mark.parametrize("form", [JsonLines(), TextLines()])
def test_no_clock_and_no_wrong_arguments_make_a_line_fail(form: logging.Formatter) -> None:
    for created in (-1e18, 1e18, 0.0):
        record = logging.LogRecord("test", logging.WARNING, "file", 1, "%s %s", ("one",), None)
        record.created = created
        assert "%s %s" in form.format(record)


def test_the_server_logs_in_the_form_it_was_told() -> None:
    code = (
        "import logging\nfrom merlin_bigbox.server.limits import Limits\n"
        "from merlin_bigbox.server.logs import configure\nconfigure('json', Limits())\n"
        "log = logging.getLogger('any')\nlog.warning('one\\x1b')\nlog.info('two')"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert msgspec.json.decode(found.stderr)["message"] == "one\\x1b"


@pytest.mark.parametrize(
    "command", [["serve", "--port", "0"], ["play", "--no-browser"], ["backup", "x.db"], ["doctor"]]
)
def test_what_the_store_says_while_it_is_opened_steers_no_terminal_either(command: list[str], tmp_path: Path) -> None:
    """Before the server runs, or without one."""
    code = (
        "import logging, sys\nfrom merlin_bigbox.cli import local_server, main\n"
        "from merlin_bigbox.server import doctor\nfrom merlin_bigbox.server.store import SQLiteStore\n"
        "def evil(*a, **k):\n    logging.getLogger('x').warning('damaged: \\x1b[2J')\n    sys.exit(0)\n"
        "SQLiteStore.open_now = local_server.copy_data = doctor.look_at = evil\n"
        f"main({[*command, '--lang', 'en']!r})"
    )
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    done = [sys.executable, "-c", code]
    found = subprocess.run(done, capture_output=True, check=True, cwd=tmp_path, env=environment, timeout=300)
    assert b"damaged: \\x1b[2J" in found.stderr
    assert b"\x1b[2J" not in found.stderr


# --- every line is about something -----------------------------------------------------------------------------------

SERVER = Path(merlin_bigbox.__file__).parent / "server"
PAGE = Path(__file__).parents[2] / "docs" / "serving.md"


def _lines_logged() -> list[tuple[str, ast.Call]]:
    """Every warning and error that the server logs."""
    return [
        (f"{path.relative_to(SERVER).as_posix()}:{node.lineno}", node)
        for path in SERVER.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("warning", "error", "exception", "critical")
        and isinstance(node.func.value, ast.Name)
        and node.func.value.id == "log"
    ]


def test_every_line_names_its_event_and_every_event_is_documented() -> None:
    """A fixed word each: so lines can be damped, counted and searched for."""
    events: set[str] = set()
    for place, call in _lines_logged():
        extra = next((keyword.value for keyword in call.keywords if keyword.arg == "extra"), None)
        assert isinstance(extra, ast.Call), f"{place}: a line without extra=about(…)"
        assert isinstance(extra.args[0], ast.Constant), f"{place}: the event is a fixed word"
        events.add(str(extra.args[0].value))
    page = PAGE.read_text(encoding="utf-8")
    table = page[page.index("| event |") :].partition("\n\n")[0]
    documented = {line.split("`")[1] for line in table.splitlines()[2:]}
    assert events == documented
