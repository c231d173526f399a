"""Scenes: the real game screen at every kind of prompt, for looking at it and for measuring it.

    ./merlin python -m tools.scenes           makes build/scenes, kept until a source changes, and prints the names
    ./merlin python -m tools.scenes --serve   builds the gallery as well and shows it at http://127.0.0.1:8766
    ./merlin python -m tools.scenes --shoot all-turn base-tower --size 1280x800 360x740 --lang de --dark
                                              takes pictures into build/screenshots/scenes

A scene opens at `gallery.html?scene=NAME&lang=de&theme=dark` and is named after its modules and its prompt:
`base-turn`, `all-arrived-build`, `morgana-poison`. The screen has a `TableConnection` as at a table; what the server
would say comes from the file. `tools/scene_positions.py` says where the positions come from.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

import msgspec

from merlin_bigbox.game.diff import Differ
from merlin_bigbox.game.forecast import sheet
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.guide import guide
from merlin_bigbox.game.log_lines import lines
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.prompt import prompt
from merlin_bigbox.game.scoring import completed
from merlin_bigbox.game.view import view
from merlin_bigbox.game.words import Words
from merlin_bigbox.locale.languages import LANGUAGES, Lang
from merlin_bigbox.server.protocol.http import HouseRules, SeatInfo, TableInfo
from merlin_bigbox.server.protocol.live import StepMessage, TableMessage
from tools import locks
from tools.scene_positions import Found, Table, find, missing, tables

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "build" / "scenes"
STAMP: Final = FOLDER / ".made-from"
SOURCES: Final = (
    "src/merlin_bigbox/edition",
    "src/merlin_bigbox/engine",
    "src/merlin_bigbox/game",
    "src/merlin_bigbox/interactions",
    "src/merlin_bigbox/locale",
    "src/merlin_bigbox/modules",
    "src/merlin_bigbox/server/protocol",
    "docs/rules",
    "tools/scenes.py",
    "tools/scene_positions.py",
)
NAMES: Final = ("Ana", "Enid", "Sagramore", "Bertilak")
BOTS: Final = ("", "lancelot", "courtier", "squire")
LOG_LINES: Final = 80
NOON: Final = 1_800_000_000.0


def fingerprint() -> str:
    """Changes whenever a scene could change."""
    hasher = hashlib.sha256()
    for name in SOURCES:
        path = ROOT / name
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and file.suffix not in {".pyc", ".so"}:
                hasher.update(f"{file.relative_to(ROOT)}\n".encode() + file.read_bytes())
    return hasher.hexdigest()


def slug(table: str, kind: str) -> str:
    """The name of a scene."""
    return f"{table}-{kind.replace(' ', '-').replace('_', '-')}"


def make() -> list[str]:
    """Bring the scenes up to date, one process for all that ask; gives their names."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (FOLDER / ".lock").open("w") as lock:
        locks.wait_for(lock)
        return _make()


def _make() -> list[str]:
    index = FOLDER / "index.json"
    made = fingerprint()
    if not (STAMP.exists() and STAMP.read_text(encoding="utf-8") == made):
        STAMP.unlink(missing_ok=True)
        with ProcessPoolExecutor(2) as pool:
            names = [name for some in pool.map(write_table, range(len(tables()))) for name in some]
        for old in {file.name.partition(".")[0] for file in FOLDER.glob("*.*.json")} - set(names):
            for file in FOLDER.glob(f"{old}.*.json"):
                file.unlink()
        index.write_bytes(msgspec.json.encode([name for name in names if not name.startswith("guide-")]))
        STAMP.write_text(made, encoding="utf-8")
    return msgspec.json.decode(index.read_bytes(), type=list[str])


def write_table(number: int) -> list[str]:
    """Make the scenes of one set of modules; gives the names of the files."""
    table = tables()[number]
    found = find(table)
    if absent := missing(table, found):
        raise LookupError(f"{table.name}: no position was found for {', '.join(absent)} (tools/scene_positions.py)")
    names = [f"guide-{table.name}"]
    for lang in LANGUAGES:
        first = next(iter(found.values())).game
        _write(f"guide-{table.name}.{lang}", guide(table.options, first.edition, lang))
    for kind, moment in found.items():
        names.append(slug(table.name, kind))
        for lang in LANGUAGES:
            _write(f"{names[-1]}.{lang}", scene(table, kind, moment, lang))
    return names


def scene(table: Table, kind: str, found: Found, lang: Lang) -> dict[str, Any]:
    """What the page is told of one moment, in one language."""
    game = found.game.copy()
    words = Words(game.rules, game.edition, lang, NAMES[: table.options.players])
    differ = Differ()
    message = TableMessage(
        info=info(table, found.viewer, over=game.is_over),
        viewer=SEAT_NAMES[found.viewer],
        at=game.at,
        changes=differ.changes(view(game, found.viewer)),
        prompt=prompt(game, found.viewer, words, facts=True, deltas=True),
        can_undo=game.can_undo(found.viewer),
        sheet=sheet(game, words),
        log=lines(game, found.viewer, words)[-LOG_LINES:],
        recap=0,
        chat=(),
        note="",
    )
    steps = [step(game, action, found.viewer, words, differ) for action in found.moves]
    return {"guide": f"guide-{table.name}", "kind": kind, "message": message, "steps": steps}


def step(game: Game, action: int, viewer: int, words: Words, differ: Differ) -> StepMessage:
    """Play a move; gives what the page is told of it."""
    before, seat = game.at, game.decider or 0
    label = words.action(action)
    game.play(action)
    return StepMessage(
        before=before,
        at=game.at,
        seat=SEAT_NAMES[seat],
        label=label,
        lines=tuple(line for line in lines(game, viewer, words) if line.at > before),
        changes=differ.changes(view(game, viewer)),
        prompt=prompt(game, viewer, words, facts=True, deltas=True),
        can_undo=game.can_undo(viewer),
        sheet=sheet(game, words),
        undone=False,
        kept=game.at,
        scoring=completed(game, words, before),
    )


def info(table: Table, viewer: int, *, over: bool) -> TableInfo:
    """A table with one person, whose eyes these are, and bots."""
    options = table.options
    return TableInfo(
        id="scene",
        status="over" if over else "playing",
        players=options.players,
        modules=options.modules,
        variants=options.variants,
        seats=tuple(_seat(seat, viewer) for seat in range(options.players)),
        host=True,
        clock=None,
        clock_runs=None,
        hints=True,
        watchers=0,
        house=HouseRules(),
        people=(),
        commitment="0" * 64,
        seed="0" * 64 if over else None,
        rematch=None,
        created=NOON,
        changed=NOON,
    )


def _seat(seat: int, viewer: int) -> SeatInfo:
    own = seat == viewer
    name = NAMES[seat]
    return SeatInfo(
        SEAT_NAMES[seat], "person" if own else "bot", name, None if own else BOTS[seat] or "merlin", own, own, None
    )


def _write(name: str, content: object) -> None:
    (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(content))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.scenes", description=__doc__, allow_abbrev=False)
    parser.add_argument("--serve", action="store_true", help="show them in a browser")
    parser.add_argument("--port", type=int, default=8766)
    parser.add_argument("--shoot", nargs="*", metavar="NAME", help="take pictures of these; of all without a name")
    parser.add_argument("--size", nargs="+", default=["1280x800"], metavar="WxH")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--dark", action="store_true")
    options = parser.parse_args()
    names = make()
    if options.shoot is not None:
        from tools import scene_pictures  # noqa: PLC0415 – making scenes takes no browser

        wanted = options.shoot or names
        for path in scene_pictures.shoot(wanted, options.size, options.lang, dark=options.dark):
            print(path)
    elif options.serve:
        from tools import scene_server  # noqa: PLC0415 – as above

        scene_server.show(options.port, names)
    else:
        print("\n".join(names))
    return 0


if __name__ == "__main__":
    sys.exit(main())
