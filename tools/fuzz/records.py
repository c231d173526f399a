"""Fuzzing records: true ones are changed and forged; each is refused with a RecordError, or believed as far as it goes.

What a record really proves is worked out here once more, in another way.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256
from typing import Final

from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game import chain, notation, record, signature
from merlin_bigbox.game.dice import OLD_SCHEME, SCHEME, Dice, Share
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.proof import Examined, examine
from merlin_bigbox.game.record_text import Record, RecordError, read
from tools.fuzz.outcome import Finding, Outcome

HOST: Final = sha256(b"the key of the host").digest()
FORGER: Final = sha256(b"the key of a forger").digest()
NONCE: Final = sha256(b"nonce").digest()
ODD: Final = (
    "",
    "\0",
    "\x0b",
    "\x85",
    "\u2028",
    "\r",
    "\n\n",
    "\ud800",
    "-",
    "²",
    "٣",
    "9" * 5_000,
    "?",
    " / ",
    ": ",
    "{",
    "\ufeff",
)
"""Signs that separate lines for some and not for others, digits that are none, and what separates parts of a line."""
SHORT: Final = 0.85
"""Most mutations are of records of games that have only begun: they are as long as needed, and quickly replayed."""


# --- true records ----------------------------------------------------------------------------------------------------


def _played(game: Game, decisions: int = 10**6) -> Game:
    chance = Random(1)
    game.run_chance()
    while not game.is_over and decisions > 0:
        decisions -= 1
        seat = game.decider or 0
        options = game.options_now()
        game.play(options[chance.below(len(options))])
        if decisions % 17 == 0 and game.can_undo(seat):
            game.undo(seat)
    return game


def _begun(scheme: int, seed: bytes, decisions: int, modules: tuple[str, ...] = ()) -> Game:
    shares = (Share(sha256(NONCE).digest(), NONCE), Share(sha256(b"withheld").digest()))
    dice = Dice(seed, scheme, () if scheme == OLD_SCHEME else shares)
    return _played(Game(GameOptions(2, modules), dice=dice), decisions)


def _branch(of: Record, at: int, decisions: int = 10**6) -> Record:
    game = record.replay(replace(of, result=(), chain="", signature="", signed_by=""), at)
    if of.dice is not None:
        game.past = ((0, of.dice.bare),)
    game.given = at
    game.dice = Dice(sha256(b"another seed").digest())
    return record.record(_played(game, decisions), ("Ann", "Bob"), origin="table abcdefghij")


@lru_cache(maxsize=1)
def originals() -> tuple[tuple[Record, ...], tuple[Record, ...]]:
    """True records: of games that have only begun, and of finished ones, which are signed."""
    names = ("Ann", "Bob")
    begun = (
        record.record(_begun(SCHEME, bytes(range(32)), 6), names),
        record.record(_begun(SCHEME, bytes(range(1, 33)), 12, ("gold", "decrees")), names),
        record.record(_begun(OLD_SCHEME, bytes(range(2, 34)), 8), names),
    )
    whole = signature.sign(record.record(_begun(SCHEME, bytes(range(32)), 10**6), names), HOST)
    finished = (
        whole,
        signature.sign(_branch(whole, 150), HOST),
        record.record(_begun(OLD_SCHEME, bytes(range(2, 34)), 10**6)),
    )
    return (*begun, _branch(begun[0], 40, 6)), finished


# --- changes of what a record says -----------------------------------------------------------------------------------

Change = Callable[[Record, random.Random], Record]


def _at_some_line(recorded: Record, chance: random.Random, *, of_chance: bool) -> tuple[int, Game] | None:
    """A line of chance or of a seat, and the game before it."""
    places = [
        at for at, (_, who, text) in enumerate(recorded.lines) if (who == "chance") == of_chance and text != "undo"
    ]
    if not places or recorded.redacted:
        return None
    at = chance.choice(places)
    bare = replace(recorded, result=(), chain="", signature="", signed_by="", lines=recorded.lines[:at])
    try:
        return at, record.replay(bare)
    except RecordError:
        return None


def rig(recorded: Record, chance: random.Random) -> Record:
    """Chance gave something else, which is possible, too; the game ends there."""
    found = _at_some_line(recorded, chance, of_chance=True)
    if found is None or not found[1].by_chance:
        return recorded
    at, game = found
    outcome = notation.write(game.rules, int(game.rules.sample(game.state, Random(chance.getrandbits(60)))))
    return _cut(recorded, at, (recorded.lines[at][0], "chance", outcome))


def decide(recorded: Record, chance: random.Random) -> Record:
    """A seat chose something else; the game ends there."""
    found = _at_some_line(recorded, chance, of_chance=False)
    if found is None or not (options := found[1].options_now()):
        return recorded
    at, game = found
    frame, who, _ = recorded.lines[at]
    return _cut(recorded, at, (frame, who, notation.write(game.rules, chance.choice(options))))


def _cut(recorded: Record, at: int, line: tuple[str, str, str]) -> Record:
    return replace(
        recorded,
        lines=(*recorded.lines[:at], line),
        result=(),
        chain="",
        signature="",
        signed_by="",
        branched=min(recorded.branched, at + 1),
        past=tuple((start, dice) for start, dice in recorded.past if start < min(recorded.branched, at + 1)),
    )


def swap_lines(recorded: Record, chance: random.Random) -> Record:
    lines = list(recorded.lines)
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return replace(recorded, lines=tuple(lines))


def drop_line(recorded: Record, chance: random.Random) -> Record:
    at = chance.randrange(len(recorded.lines))
    return replace(recorded, lines=recorded.lines[:at] + recorded.lines[at + 1 :])


def undo_line(recorded: Record, chance: random.Random) -> Record:
    at = chance.randrange(len(recorded.lines))
    line = ("undo", chance.choice(SEAT_NAMES[:2]), "undo")
    return replace(recorded, lines=(*recorded.lines[:at], line, *recorded.lines[at:]))


def other_seed(recorded: Record, chance: random.Random) -> Record:
    seed = chance.randbytes(32)
    told = sha256(seed).hexdigest() if chance.random() < 0.7 else recorded.commitment
    return replace(recorded, seed=seed.hex(), commitment=told)


def no_seed(recorded: Record, _: random.Random) -> Record:
    return replace(recorded, seed="", commitment="")


def type_branched(recorded: Record, chance: random.Random) -> Record:
    """The old trick: whatever was rigged is said to be from elsewhere."""
    at = chance.randint(0, len(recorded.lines))
    past = recorded.past
    if recorded.dice is not None and chance.random() < 0.5:
        past = ((0, recorded.dice.bare),)
    return replace(recorded, branched=at, past=past if at else (), origin="record" if at else "")


def other_scheme(recorded: Record, _: random.Random) -> Record:
    return replace(recorded, scheme=SCHEME if recorded.scheme == OLD_SCHEME else OLD_SCHEME)


def other_shares(recorded: Record, chance: random.Random) -> Record:
    nonce = chance.randbytes(32)
    pledge = sha256(nonce).digest() if chance.random() < 0.6 else chance.randbytes(32)
    made = (Share(pledge, nonce if chance.random() < 0.7 else None), None)
    return replace(recorded, shares=made if chance.random() < 0.7 else ())


def other_result(recorded: Record, chance: random.Random) -> Record:
    return replace(recorded, result=tuple(chance.randrange(120) for _ in range(chance.choice((0, 2, 2, 3)))))


def other_names(recorded: Record, chance: random.Random) -> Record:
    return replace(recorded, names=chance.choice(((), ("Eve",), ("Bob", "Ann"), ("a|b", "\n"), ("x" * 99, ""))))


def other_options(recorded: Record, chance: random.Random) -> Record:
    options = GameOptions(
        chance.choice((2, 3, 4)), chance.choice(((), ("gold",))), version=chance.choice((1, recorded.options.version))
    )
    return replace(recorded, options=options)


def chain_again(recorded: Record, _: random.Random) -> Record:
    """Whoever changes lines can also reckon the chain anew."""
    link = chain.FIRST
    for frame, who, text in recorded.lines:
        link = chain.link(link, frame, SEAT_NAMES.index(who) if who in SEAT_NAMES else -1, text)
    return replace(recorded, chain=link.hex())


def sign_as_forger(recorded: Record, chance: random.Random) -> Record:
    signed = signature.sign(chain_again(recorded, chance), FORGER)
    return signed if chance.random() < 0.5 else replace(signed, signed_by=signature.public_key(HOST))


def unsign(recorded: Record, chance: random.Random) -> Record:
    kept = chance.random() < 0.5
    return replace(recorded, signature="", signed_by="", chain=recorded.chain if kept else "")


CHANGES: Final[tuple[Change, ...]] = (
    *(rig, rig, decide, swap_lines, drop_line, undo_line, other_seed, no_seed, type_branched, type_branched),
    *(other_scheme, other_shares, other_result, other_names, other_options, chain_again, sign_as_forger, unsign),
)


# --- changes of how it is written ------------------------------------------------------------------------------------


def spoiled_text(text: str, chance: random.Random) -> str:
    """A record as text with something wrong in one place."""
    lines = text.split("\n")
    at = chance.randrange(len(lines))
    what = chance.randrange(7)
    if what == 0:
        place = chance.randrange(len(text))
        return text[:place] + chance.choice(ODD + tuple("0aA:/ ")) + text[place + 1 :]
    if what == 1:
        return text[: chance.randrange(len(text))]
    if what == 2:
        del lines[at]
    elif what == 3:
        lines.insert(at, lines[at])
    elif what == 4:
        other = chance.randrange(len(lines))
        lines[at], lines[other] = lines[other], lines[at]
    elif what == 5:
        lines[at] += chance.choice(ODD) + chance.choice(lines)
    else:
        key, colon, _ = lines[at].partition(": ")
        lines[at] = key + colon + chance.choice(ODD)
    return "\n".join(lines)


def spoiled_json(text: str, chance: random.Random) -> str:
    """A record as JSON with a value of another kind, or with one that would be several lines as text."""
    data: dict[str, object] = json.loads(text)
    key = chance.choice(list(data))
    what = chance.randrange(5)
    if what == 0:
        data[key] = chance.choice((None, 1, True, [], {}, [[]], "", -1, 1e99, "[" * 100))
    elif what == 1:
        # The next headers are told as a part of this one: as lines of text both are the same.
        keys = list(data)
        place = keys.index(key)
        swallowed = keys[place + 1 : place + 1 + chance.randint(1, 6)]
        told = [f"{name}: {data.pop(name)}" for name in swallowed if isinstance(data[name], str)]
        data[key] = "\n".join([str(data[key]), *told])
    elif what == 2:
        data[key] = f"{data[key]}{chance.choice(ODD)}"
    elif what == 3:
        del data[key]
    else:
        actions = data.get("actions")
        if isinstance(actions, list) and actions:
            line = actions[chance.randrange(len(actions))]
            if isinstance(line, list):
                line[chance.randrange(3)] = chance.choice((*ODD, None, 7, "chance", "red", ["x"]))
    return json.dumps(data)


# --- what is true ----------------------------------------------------------------------------------------------------


def false_claims(found: Record, seen: Examined) -> list[str]:
    """What was said to be proved, and is not: worked out in another way than `proof` and `verify` do."""
    claims: list[str] = []
    said = {(finding.part, finding.seat): finding for finding in seen.findings}
    proved = {part for (part, _), finding in said.items() if finding.level == "proved"}
    if extra := proved - {"start", "dice", "share", "chain", "signature"}:
        claims.append(f"{', '.join(extra)} can never be proved")
    line = seen.game.in_force
    if "dice" in proved and (wrong := _not_following(found, found.branched, 10**9)):
        claims.append(f"action {wrong} does not follow from the seed")
    own = sum(number > found.branched for number, entry in line if entry.seat < 0)
    if said["dice", None].count != own:
        claims.append(f"{said['dice', None].count} outcomes after the start, there are {own}")
    if "start" in proved and (wrong := _not_following(found, 0, 10**9)):
        claims.append(f"the start is not proved: action {wrong} does not follow from any seed that is told")
    signed = "signature" in proved
    if signed and found.signed_by == signature.public_key(HOST) and not any(found == each for each in originals()[1]):
        claims.append("the host never signed this")
    if "chain" in proved and (not signed or chain_again(found, random.Random(0)).chain != found.chain):
        claims.append("the chain is not proved")
    for seat, share in enumerate(found.shares):
        finding = said.get(("share", SEAT_NAMES[seat]))
        holds = share is not None and share.nonce is not None and sha256(share.nonce).digest() == share.pledge
        if finding is not None and finding.level == "proved" and not holds:
            claims.append(f"the share of {SEAT_NAMES[seat]} is not proved")
    if found.result and found.result != seen.game.points:
        claims.append("the result is another one")
    return claims


def _not_following(found: Record, first: int, last: int) -> int:
    """The number of the first outcome in force after action `first` that does not follow from its dice; 0 if all do."""
    game = record.replay(replace(found, result=(), chain="", signature="", signed_by=""))
    rules = game.rules
    state = rules.new_state()
    rules.settle(state)
    draws: Counter[str] = Counter()
    for number, entry in game.in_force:
        if entry.seat < 0:
            dice = found.dice if number > found.branched else _of_the_past(found, number)
            if first < number <= last:
                if dice is None:
                    return number
                generator = dice.random(entry.frame, draws[entry.frame], number - 1)
                if int(rules.sample(state, generator)) != int(entry.action):
                    return number
            draws[entry.frame] += 1
        rules.apply(state, entry.action)
    return 0


def _of_the_past(found: Record, number: int) -> Dice | None:
    return next((dice for start, dice in reversed(found.past) if start < number), None)


# --- running ---------------------------------------------------------------------------------------------------------


def made(seed: int, number: int) -> str:
    """The mutation of this number."""
    chance = random.Random(f"{seed}/{number}")
    begun, finished = originals()
    found = chance.choice(begun if chance.random() < SHORT else finished)
    for _ in range(chance.choice((0, 1, 1, 2, 3))):
        found = chance.choice(CHANGES)(found, chance)
    if chance.random() < 0.5:
        text = found.text()
        return spoiled_text(text, chance) if chance.random() < 0.5 else text
    text = found.json() if not _odd(found) else found.text()
    return spoiled_json(text, chance) if chance.random() < 0.6 and text.startswith("{") else text


def _odd(found: Record) -> bool:
    try:
        found.json()
    except UnicodeError:
        return True
    return False


def check(text: str) -> tuple[str, str]:
    """Read and examine it: what became of it, and the problem if there is one."""
    try:
        found = read(text)
        seen = examine(found)
    except RecordError:
        return "refused", ""
    except Exception as error:  # noqa: BLE001 – any other error is the finding
        return "broke", f"{error!r}"
    wrong = false_claims(found, seen)
    proved = sorted({finding.part for finding in seen.findings if finding.level == "proved"})
    return f"holds, proved: {' '.join(proved) or 'nothing'}", "; ".join(wrong)


def fuzz_records(seed: int, first: int, count: int, progress: Callable[[int], None] = lambda _: None) -> Outcome:
    """Examine so many mutations; all findings are told."""
    outcome = Outcome()
    for number in range(first, first + count):
        answer, problem = check(made(seed, number))
        outcome.sent += 1
        outcome.answers[answer] += 1
        if problem:
            outcome.findings.append(Finding("records", seed, number, problem))
        progress(1)
    return outcome
