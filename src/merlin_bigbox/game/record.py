"""Game records: a readable text file and the same as JSON, replayed without any generator."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

import msgspec

from merlin_bigbox.edition import Edition, EditionError, from_source, load
from merlin_bigbox.engine.catalogue import check_version
from merlin_bigbox.engine.core.errors import MalformedError, MerlinError, OptionsError
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.game import notation
from merlin_bigbox.game.dice import commitment, random_at, read_seed
from merlin_bigbox.game.game import UNDO, Entry, Game
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.options import GameOptions

TITLE: Final = "Merlin game record"
HIDDEN: Final = "?"
_KEYS: Final = (
    "rules",
    "edition",
    "players",
    "modules",
    "variants",
    "names",
    "seed",
    "commitment",
    "branched",
    "result",
    "edition-source",
)


class RecordError(MerlinError):
    """A record that cannot be read or replayed; the message says where and why."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game on paper. `lines` are (frame, seat or chance, action); a redacted action ends with a question mark."""

    options: GameOptions
    edition: Edition
    lines: tuple[tuple[str, str, str], ...]
    seed: str = ""
    commitment: str = ""
    names: tuple[str, ...] = ()
    result: tuple[int, ...] = ()
    redacted: bool = field(default=False)
    branched: int = 0
    """How many of the first actions were taken over from another game: the seed answers for chance after them only."""

    # --- writing -------------------------------------------------------------------------------------------------

    def headers(self) -> dict[str, str]:
        """The facts above the actions, in order."""
        found = {
            "rules": str(self.options.version),
            "edition": self.edition.digest,
            "players": str(self.options.players),
            "modules": " ".join(self.options.modules) or "-",
            "variants": " ".join(self.options.variants),
            "names": " | ".join(self.names),
            "seed": self.seed,
            "commitment": self.commitment,
            "branched": str(self.branched) if self.branched else "",
            "result": " ".join(map(str, self.result)),
            "edition-source": "" if self.edition.is_builtin else self.edition.source,
        }
        return {key: value for key, value in found.items() if value}

    def text(self) -> str:
        """The record as a text file."""
        top = [TITLE, *(f"{key}: {value}" for key, value in self.headers().items()), ""]
        actions = [f"{number} {frame} / {who}: {text}" for number, (frame, who, text) in enumerate(self.lines, 1)]
        return "\n".join([*top, *actions, ""])

    def json(self) -> str:
        """The record as JSON."""
        data = {"format": TITLE, **self.headers(), "actions": [list(line) for line in self.lines]}
        return msgspec.json.encode(data).decode()


def record(game: Game, names: tuple[str, ...] = (), viewer: int | None = None, *, public: bool = False) -> Record:
    """The record of a game. While it runs, a viewer (or the public) gets what it may know: `chance card ?`."""
    hide = (public or viewer is not None) and not game.is_over
    lines: list[tuple[str, str, str]] = []
    owners = _drawing_seats(game)
    for number, entry in enumerate(game.entries):
        who = SEAT_NAMES[entry.seat] if entry.seat >= 0 else "chance"
        if entry.action == UNDO:
            lines.append((entry.frame, who, "undo"))
            continue
        text = notation.write(game.rules, entry.action)
        owner = owners.get(number)
        # Before the log begins nobody can tell whom chance told something: all of it stays hidden.
        secret = number < game.log_from or (owner is not None and owner != viewer)
        if hide and secret and entry.seat < 0:
            text = f"{game.rules.action_specs[int(kind_of(entry.action))].name} {HIDDEN}"
        lines.append((entry.frame, who, text))
    seed = game.seed.hex() if game.seed is not None and not hide else ""
    return Record(
        game.options,
        game.edition,
        tuple(lines),
        seed=seed,
        commitment=commitment(game.seed) if game.seed is not None else "",
        names=names,
        result=game.points if game.is_over else (),
        redacted=hide and any(text.endswith(HIDDEN) for _, _, text in lines),
        branched=game.given,
    )


def _drawing_seats(game: Game) -> dict[int, int]:
    """For each entry that told one seat alone something: which seat. Only what chance told is secret itself."""
    heard: dict[int, int] = {}
    for at, event in game.log:
        if event.audience >= 0:
            heard[at - 1] = int(event.audience)
    return heard


# --- reading -----------------------------------------------------------------------------------------------------


def read(text: str, name: str = "record") -> Record:
    """A record from its text or JSON form."""
    if text.lstrip().startswith("{"):
        return _read_json(text, name)
    rows = text.splitlines()
    if not rows or rows[0].strip() != TITLE:
        raise RecordError(f'{name}: line 1: expected "{TITLE}"')
    headers: dict[str, str] = {}
    lines: list[tuple[str, str, str]] = []
    body = False
    for number, row in enumerate(rows[1:], 2):
        if not row.strip():
            body = True
        elif body:
            lines.append(_read_line(row, len(lines) + 1, f"{name}: line {number}"))
        else:
            key, colon, value = row.partition(": ")
            if not colon or key not in _KEYS:
                raise RecordError(f'{name}: line {number}: unknown header "{row[:40]}"')
            headers[key] = value
    return _build(headers, lines, name)


def _read_line(row: str, expected: int, where: str) -> tuple[str, str, str]:
    count, _, rest = row.partition(" ")
    asked, colon, action = rest.partition(": ")
    frame, slash, who = asked.partition(" / ")
    if not (colon and slash and action):
        raise RecordError(f'{where}: expected "number frame / who: action", found "{row[:40]}"')
    if count != str(expected):
        raise RecordError(f'{where}: action {expected} is missing, found "{count}"')
    return frame, who, action.strip()


def _read_json(text: str, name: str) -> Record:
    try:
        data = msgspec.json.decode(text, type=dict[str, str | list[tuple[str, str, str]]])
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise RecordError(f"{name}: not a record: {error}") from error
    lines = data.pop("actions", [])
    if data.pop("format", "") != TITLE or isinstance(lines, str):
        raise RecordError(f'{name}: expected "format": "{TITLE}" and a list of "actions"')
    headers: dict[str, str] = {}
    for key, value in data.items():
        if key not in _KEYS or not isinstance(value, str):
            raise RecordError(f'{name}: unknown header "{key[:40]}"')
        headers[key] = value
    return _build(headers, lines, name)


def _number(headers: dict[str, str], key: str, name: str) -> int:
    value = headers.get(key, "")
    if not (value.isascii() and value.isdigit() and len(value) < 6):
        raise RecordError(f'{name}: header "{key}" should be a number, found "{value[:20]}"')
    return int(value)


def _build(headers: dict[str, str], lines: list[tuple[str, str, str]], name: str) -> Record:
    version = _number(headers, "rules", name)
    try:
        check_version(version)
    except OptionsError as error:
        raise RecordError(f"{name}: {error}") from error
    edition = _edition(headers, name)
    modules = headers.get("modules", "-")
    options = GameOptions(
        _number(headers, "players", name),
        () if modules == "-" else tuple(modules.split()),
        tuple(headers.get("variants", "").split()),
        version,
    )
    result = headers.get("result", "")
    branched = _number(headers, "branched", name) if "branched" in headers else 0
    if branched > len(lines):
        raise RecordError(f"{name}: branched after action {branched}, but there are {len(lines)}")
    try:
        options.rules(edition)
        points = tuple(int(word) for word in result.split())
        if "seed" in headers:
            read_seed(headers["seed"])
    except ValueError as error:
        raise RecordError(f'{name}: header "result" should be numbers, found "{result[:40]}"') from error
    except MerlinError as error:
        raise RecordError(f"{name}: {error}") from error
    return Record(
        options,
        edition,
        tuple(lines),
        seed=headers.get("seed", ""),
        commitment=headers.get("commitment", ""),
        names=tuple(part.strip() for part in headers["names"].split("|")) if "names" in headers else (),
        result=points,
        redacted=any(text.endswith(HIDDEN) for _, _, text in lines),
        branched=branched,
    )


def _edition(headers: dict[str, str], name: str) -> Edition:
    wanted = headers.get("edition", "")
    source = headers.get("edition-source", "")
    try:
        edition = from_source(source, f"{name}: edition-source") if source else load()
    except EditionError as error:
        raise RecordError(str(error)) from error
    if edition.digest != wanted:
        held = "the embedded edition" if source else "the built-in edition"
        raise RecordError(f"{name}: edition {wanted[:12] or 'missing'}… is not {held} ({edition.digest[:12]}…)")
    return edition


# --- replaying ---------------------------------------------------------------------------------------------------


def replay(recorded: Record, upto: int | None = None, name: str = "record") -> Game:
    """The game after the first `upto` actions, or all of them."""
    if recorded.redacted:
        raise RecordError(f"{name}: hidden cards are left out of this record; it cannot be replayed before the end")
    if upto is not None and not 0 <= upto <= len(recorded.lines):
        raise RecordError(f"{name}: there is no action {upto}; it has {len(recorded.lines)}")
    # The outcomes of chance are in the record, so the seed is kept from answering while they are played.
    game = Game(recorded.options, recorded.edition)
    for number, (frame, who, text) in enumerate(recorded.lines[:upto], 1):
        try:
            game.replay([_entry(game, frame, who, text)])
        except MerlinError as error:
            message = str(error)
            place = "" if message.startswith("action ") else f"action {number}: "
            raise RecordError(f"{name}: {place}{message}") from error
    game.seed = read_seed(recorded.seed) if recorded.seed else None
    game.given = min(recorded.branched, game.at)
    return game


def _entry(game: Game, frame: str, who: str, text: str) -> Entry:
    if who != "chance" and who not in SEAT_NAMES[: game.options.players]:
        raise MalformedError(f'nobody is called "{who}"')
    seat = -1 if who == "chance" else SEAT_NAMES.index(who)
    return Entry(frame, seat, UNDO if text == "undo" else notation.read(game.rules, text))


def verify(recorded: Record, name: str = "record") -> Game:
    """Replay, and prove the dice: with a seed, every outcome of chance follows from it and from nothing else.

    In a game that branched off another one, the actions taken over are given; the seed proves what came after them.
    """
    game = replay(recorded, name=name)
    if recorded.result and (not game.is_over or game.points != recorded.result):
        found = " ".join(map(str, game.points)) if game.is_over else "an unfinished game"
        raise RecordError(
            f"{name}: the result should be {' '.join(map(str, recorded.result))}, replaying gives {found}"
        )
    if recorded.seed:
        _verify_chance(recorded, name)
    return game


def _verify_chance(recorded: Record, name: str) -> None:
    seed = read_seed(recorded.seed)
    if recorded.commitment and commitment(seed) != recorded.commitment:
        raise RecordError(f"{name}: the seed is not the one that the commitment was made for")
    game = Game(recorded.options, recorded.edition)
    for frame, who, text in recorded.lines:
        if who == "chance" and game.at >= recorded.branched:
            expected = notation.write(game.rules, int(game.rules.sample(game.state, random_at(seed, game.at))))
            if expected != text:
                raise RecordError(f'{name}: action {game.at + 1}: chance gave "{text}", the seed gives "{expected}"')
        game.replay([_entry(game, frame, who, text)])


def with_names(recorded: Record, names: tuple[str, ...]) -> Record:
    """The same record with the players' names."""
    return replace(recorded, names=names)
