"""A game on paper: the readable text of a record, the same as JSON, and reading both."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

import msgspec

from merlin_bigbox.edition import Edition, EditionError, from_source, load
from merlin_bigbox.engine.catalogue import check_version
from merlin_bigbox.engine.core.errors import MerlinError, OptionsError
from merlin_bigbox.game.dice import OLD_SCHEME, SCHEME, Dice, Share, read_seed
from merlin_bigbox.game.options import GameOptions

TITLE: Final = "Merlin game record"
HIDDEN: Final = "?"
NONE: Final = "-"
ORIGIN: Final = re.compile(r"record|deal|table [a-z2-9]{10}")
_KEYS: Final = (
    "rules",
    "edition",
    "players",
    "modules",
    "variants",
    "names",
    "dice",
    "seed",
    "commitment",
    "pledges",
    "shares",
    "branched",
    "origin",
    "origin-dice",
    "result",
    "edition-source",
    "chain",
    "signed-by",
    "signature",
)
Past = tuple[tuple[int, Dice], ...]


class RecordError(MerlinError):
    """A record that cannot be read or replayed; the message says where and why."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game on paper. `lines` are (frame, seat or chance, action); a redacted action ends with a question mark."""

    options: GameOptions
    """Players, modules, variants, and the version of the rules."""
    edition: Edition
    """The printed components it was played with."""
    lines: tuple[tuple[str, str, str], ...]
    """Every action in order: the question, the seat or chance, the answer."""
    seed: str = ""
    """The seed of chance, in hexadecimal; empty while it is secret."""
    commitment: str = ""
    """The digest of the seed, told before the first roll."""
    names: tuple[str, ...] = ()
    """The players' names, by seat."""
    result: tuple[int, ...] = ()
    """The points at the end, by seat."""
    redacted: bool = field(default=False)
    """Whether what a seat may not know is left out."""
    branched: int = 0
    """How many of the first actions were taken over from another game: the seed answers for chance after them only."""
    scheme: int = OLD_SCHEME
    """How chance follows from the seed; see game/dice.py."""
    shares: tuple[Share | None, ...] = ()
    """What the person at each seat pledged and added to the dice."""
    origin: str = ""
    """What the game it branched off is said to be: a table, or a record."""
    past: Past = ()
    """The dice of that game, and of games before it, by which chance can be proved, each from so many actions on."""
    chain: str = ""
    """The last link of the chain over the lines, of a finished game."""
    signed_by: str = ""
    """The key of the server that signed it."""
    signature: str = ""
    """Its signature."""

    @property
    def dice(self) -> Dice | None:
        """The dice of the game, if their seed is told."""
        return Dice(read_seed(self.seed), self.scheme, self.shares) if self.seed else None

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
            "dice": str(self.scheme) if self.scheme != OLD_SCHEME else "",
            "seed": self.seed,
            "commitment": self.commitment,
            "pledges": " ".join(NONE if share is None else share.pledge.hex() for share in self.shares),
            "shares": " ".join(_nonces(self.shares)),
            "branched": str(self.branched) if self.branched else "",
            "origin": self.origin,
            "origin-dice": "; ".join(_write_dice(at, dice) for at, dice in self.past),
            "result": " ".join(map(str, self.result)),
            "edition-source": "" if self.edition.is_builtin else self.edition.source,
            "chain": self.chain,
            "signed-by": self.signed_by,
            "signature": self.signature,
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


def _nonces(shares: tuple[Share | None, ...]) -> list[str]:
    return [NONE if share is None or share.nonce is None else share.nonce.hex() for share in shares]


def _write_dice(at: int, dice: Dice) -> str:
    return " ".join([str(at), str(dice.scheme), dice.seed.hex(), *_nonces(dice.shares)])


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
            if key in headers:
                raise RecordError(f'{name}: line {number}: header "{key}" is there twice')
            headers[key] = value
    return _build(headers, lines, name)


def _read_line(row: str, expected: int, where: str) -> tuple[str, str, str]:
    count, _, rest = row.partition(" ")
    asked, colon, action = rest.partition(": ")
    frame, slash, who = asked.partition(" / ")
    if not (colon and slash and action):
        raise RecordError(f'{where}: expected "number frame / who: action", found "{row[:40]}"')
    if count != str(expected):
        raise RecordError(f'{where}: action {expected} is missing, found "{count[:20]}"')
    return frame, who, action.strip()


def _read_json(text: str, name: str) -> Record:
    try:
        data = msgspec.json.decode(text, type=dict[str, str | list[tuple[str, str, str]]])
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
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
    return _digits(headers.get(key, ""), f'{name}: header "{key}"')


def _digits(value: str, what: str) -> int:
    if not (value.isascii() and value.isdigit() and len(value) < 6):
        raise RecordError(f'{what} should be a number, found "{value[:20]}"')
    return int(value)


def _build(headers: dict[str, str], lines: list[tuple[str, str, str]], name: str) -> Record:
    for key, value in headers.items():
        # A signature is over lines: what JSON could tell as one header must not be several lines there.
        if len(value.splitlines()) > 1:
            raise RecordError(f'{name}: header "{key}" should be one line')
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
        for key in ("seed", "commitment", "chain", "signed-by"):
            if key in headers:
                read_seed(headers[key], key)
        shares = _shares(headers, options.players, name)
        past = _past(headers.get("origin-dice", ""), branched, options.players, name)
    except ValueError as error:
        raise RecordError(f'{name}: header "result" should be numbers, found "{result[:40]}"') from error
    except RecordError:
        raise
    except MerlinError as error:
        raise RecordError(f"{name}: {error}") from error
    _check_together(headers, branched, name)
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
        scheme=_scheme(headers.get("dice", str(OLD_SCHEME)), name),
        shares=shares,
        origin=headers.get("origin", ""),
        past=past,
        chain=headers.get("chain", ""),
        signed_by=headers.get("signed-by", ""),
        signature=headers.get("signature", ""),
    )


def _check_together(headers: dict[str, str], branched: int, name: str) -> None:
    """Headers that make sense with others only."""
    if ("signature" in headers) != ("signed-by" in headers) or ("signature" in headers and "chain" not in headers):
        raise RecordError(f'{name}: headers "signature", "signed-by" and "chain" belong together')
    if len(headers.get("signature", "")) not in (0, 128):
        raise RecordError(f'{name}: header "signature" should have 128 hexadecimal digits')
    if "origin" in headers and (not branched or ORIGIN.fullmatch(headers["origin"]) is None):
        raise RecordError(
            f'{name}: header "origin" should be a table or a record that it branched off, or a chosen deal'
        )


def _scheme(text: str, name: str) -> int:
    if text not in ("1", "2"):
        raise RecordError(f'{name}: dice of scheme "{text[:20]}"; this program knows schemes {OLD_SCHEME} to {SCHEME}')
    return int(text)


def _shares(headers: dict[str, str], players: int, name: str) -> tuple[Share | None, ...]:
    """What each seat pledged, with the nonces that were told."""
    pledges, nonces = headers.get("pledges", "").split(), headers.get("shares", "").split()
    if not pledges and not nonces:
        return ()
    if len(pledges) != players or len(nonces) != players:
        raise RecordError(f'{name}: headers "pledges" and "shares" should have {players} parts each')
    shares: list[Share | None] = []
    for pledge, nonce in zip(pledges, nonces, strict=True):
        if pledge == NONE and nonce != NONE:
            raise RecordError(f'{name}: header "shares" has a share that nobody pledged')
        told = None if nonce == NONE else read_seed(nonce, "share")
        shares.append(None if pledge == NONE else Share(read_seed(pledge, "pledge"), told))
    return tuple(shares)


def _past(text: str, branched: int, players: int, name: str) -> Past:
    """The dice that answered for the actions taken over. Their pledges are in the records of those games."""
    found: list[tuple[int, Dice]] = []
    for part in text.split("; ") if text else ():
        words = part.split(" ")
        at, scheme, seed = (*words[:3], "", "", "")[:3]
        nonces = words[3:]
        start = _digits(at, f'{name}: header "origin-dice"')
        follows = start == 0 if not found else start > found[-1][0]
        if not follows or start >= branched or len(nonces) not in (0, players):
            raise RecordError(f'{name}: header "origin-dice" should tell the dice from action 0 on, in order')
        shares = tuple(None if word == NONE else Share(b"", read_seed(word, "share")) for word in nonces)
        found.append((start, Dice(read_seed(seed), _scheme(scheme, name), shares)))
    return tuple(found)


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
