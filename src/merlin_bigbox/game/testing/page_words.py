"""What the lines of a rule page's block can say, each once for setting up and once for checking.

Before the position starts a line sets something, afterwards the same line claims that it is so:

    players 3 · modules favor gold (these two first) · round 2 · first player yellow · merlin on build
    grail with red · excalibur with nobody
    environs mmwwlL … · tile C3 lake tower · display 4 5 6 · draw pile 1 2 · discard pile 3
    stock shield blue 0 · apple supply 2 · traitor supply black black
    red: knight on 4, dice 2 4 6 merlin 1, shield blue 2, builder in purple, builder at home, markers in blue 3,
         markers at home 5, apples 2, staffs 1, traitors black brown, missions 17 39, manors on A1 B2, points 4

It starts with one of these:

    red to move · red arrives on build · red arrives with merlin on 14 · scoring after round 2 · end of round 3
    new game · new game up to starting tile

Then, besides the above: `> die 4` plays, and

    offers: perform; forfeit · offers only: … · does not offer: … · asks red: turn · waits for chance: roll
    chance can be: chance roll 1 1 2 2 · chance cannot be: … · red: scored influence 4 · game over

Modules in play add words of their own: see `scenario.py` in their folders.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.base.tables import GOOD_NAMES, VASSAL_NAMES
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.testing import words
from merlin_bigbox.game.testing.module_words import module_words
from merlin_bigbox.game.testing.position import HOME, Position
from merlin_bigbox.game.testing.scenario import Scenario


class PageError(AssertionError):
    """A rule page says something that is not so, or that means nothing."""


SEATS: Final = "|".join(SEAT_NAMES)
SEAT_LINE: Final = re.compile(rf"({SEATS}): (.+)")
START_LINES: Final[tuple[tuple[re.Pattern[str], Callable[[Scenario, re.Match[str]], Position]], ...]] = (
    (re.compile(rf"({SEATS}) to move"), lambda to, said: to.turn(said[1])),
    (re.compile(rf"({SEATS}) arrives on (\w+)"), lambda to, said: to.arrived(said[1], "knight", said[2])),
    (re.compile(rf"({SEATS}) arrives with (\w+) on (\w+)"), lambda to, said: to.arrived(said[1], said[2], said[3])),
    (re.compile(r"scoring after round (\d)"), lambda to, said: to.scoring(int(said[1]))),
    (re.compile(r"end of round (\d)"), lambda to, said: to.end_of_round(int(said[1]))),
    (re.compile(r"new game"), lambda to, _: Position.new_game(to.rules)),
    (re.compile(r"new game up to ([a-z ]+)"), lambda to, said: Position.new_game(to.rules).run_chance(said[1])),
)
VASSALS: Final = "|".join(VASSAL_NAMES)
GOODS: Final = "|".join(GOOD_NAMES)
DICE: Final = r"dice(?: (nothing|[1-6 ]+?))?(?: merlin ([1-6]))?"


class Telling:
    """One block being told: first a scenario, then a position."""

    def __init__(self, edition: Edition | None = None) -> None:
        self.edition = edition
        self.players = 4
        self.modules: tuple[str, ...] = ()
        self.scenario: Scenario | None = None
        self.position: Position | None = None
        self.checks = 0

    def tell(self, line: str) -> None:
        """Say one line: set up, start, play or check."""
        if self.position is None:
            self._set_up(line)
        elif line.startswith("> "):
            self.position.play(line[2:])
        else:
            self.checks += 1
            if not (_check_offers(self.position, line) or _check(self.position, line)):
                raise PageError("nothing can be said like this of a position")

    def _set_up(self, line: str) -> None:
        if said := re.fullmatch(r"(players|modules) (.+)", line):
            if self.scenario is not None:
                raise PageError("players and modules come first")
            if said[1] == "players":
                self.players = int(said[2])
            else:
                self.modules = tuple(said[2].split())
            return
        if self.scenario is None:
            self.scenario = Scenario(self.players, self.modules, self.edition)
        for pattern, start in START_LINES:
            if found := pattern.fullmatch(line):
                self.position = start(self.scenario, found)
                return
        if not _set(self.scenario, line):
            raise PageError("nothing can be set up like this")


def _numbers(text: str) -> list[int]:
    return [int(word) for word in text.split() if word != "nothing"]


def _names(text: str) -> list[str]:
    return [word for word in text.split() if word != "nothing"]


# --- setting up ------------------------------------------------------------------------------------------------------

TABLE_SETTERS: Final[tuple[tuple[str, Callable[[Scenario, re.Match[str]], object]], ...]] = (
    (r"round (\d)", lambda to, said: to.round(int(said[1]))),
    (r"first player (\w+)", lambda to, said: to.first(said[1])),
    (r"merlin on (\w+)", lambda to, said: to.merlin(said[1])),
    (r"grail with (\w+)", lambda to, said: to.grail(said[1])),
    (r"excalibur with (\w+)", lambda to, said: to.excalibur(said[1])),
    (r"environs ([mwlMWL. ]+)", lambda to, said: to.environs(said[1])),
    (r"tile (\w\d) ([\w-]+(?: tower)?)", lambda to, said: to.tile(said[1], said[2])),
    (r"display (.+)", lambda to, said: to.display(_numbers(said[1]))),
    (r"draw pile (.+)", lambda to, said: to.pile(*_numbers(said[1]))),
    (r"discard pile (.+)", lambda to, said: to.discards(*_numbers(said[1]))),
    (r"stock (\w+ \w+) (\d)", lambda to, said: to.stock(said[1], int(said[2]))),
    (r"apple supply (\d+)", lambda to, said: to.apple_supply(int(said[1]))),
    (r"traitor supply (.+)", lambda to, said: to.traitor_supply(*_names(said[1]))),
)
CASTLE_SETTERS: Final[tuple[tuple[str, Callable[[Scenario, re.Match[str]], object]], ...]] = (
    (r"knight on (\w+)", lambda to, said: to.knight(said[1])),
    (
        r"dice(?: (nothing|[1-6 ]+?))?(?: merlin ([1-6]))?",
        lambda to, said: to.dice(*_numbers(said[1] or ""), merlin=int(said[2] or 0)),
    ),
    (rf"((?:{GOODS}) \w+)(?: (\d))?", lambda to, said: to.goods(said[1], int(said[2] or 1))),
    (rf"({VASSALS}) in (\w+)", lambda to, said: to.vassal(said[1], said[2])),
    (r"markers? in (\w+)(?: (\d))?", lambda to, said: to.markers(said[1], int(said[2] or 1))),
    (r"apples (\d+)", lambda to, said: to.apples(int(said[1]))),
    (r"staffs (\d)", lambda to, said: to.staffs(int(said[1]))),
    (r"traitors (.+)", lambda to, said: to.traitors(*_names(said[1]))),
    (r"missions (.+)", lambda to, said: to.hand(*_numbers(said[1]))),
    (r"manors? on (.+)", lambda to, said: to.manors(*_names(said[1]))),
    (r"points (-?\d+)", lambda to, said: to.points(int(said[1]))),
)


def _set(scenario: Scenario, line: str) -> bool:
    if castle := SEAT_LINE.fullmatch(line):
        scenario.seat(castle[1])
        return all(
            _say(CASTLE_SETTERS, scenario, clause) or _say_of_module("CASTLE_WORDS", scenario, clause)
            for clause in castle[2].split(", ")
        )
    return _say(TABLE_SETTERS, scenario, line) or _say_of_module("TABLE_WORDS", scenario, line)


def _say(
    ways: tuple[tuple[str, Callable[[Scenario, re.Match[str]], object]], ...], scenario: Scenario, text: str
) -> bool:
    for pattern, setter in ways:
        if said := re.fullmatch(pattern, text):
            setter(scenario, said)
            return True
    return False


def _say_of_module(kind: str, scenario: Scenario, text: str) -> bool:
    for word in module_words(kind, scenario.rules.modules):
        if said := re.fullmatch(word.pattern, text):
            word.set(scenario, said)
            return True
    return False


# --- checking --------------------------------------------------------------------------------------------------------

Found = tuple[object, object]
"""What the page says, and what is so."""
TABLE_CHECKS: Final[tuple[tuple[str, Callable[[Position, re.Match[str]], Found]], ...]] = (
    (r"round (\d)", lambda of, said: (int(said[1]), of.round)),
    (r"first player (\w+)", lambda of, said: (said[1], of.first)),
    (r"merlin on (\w+)", lambda of, said: (words.space_number(of.rules, said[1]), of.merlin)),
    (r"grail with (\w+)", lambda of, said: (said[1], of.grail or "nobody")),
    (r"excalibur with (\w+)", lambda of, said: (said[1], of.excalibur or "nobody")),
    (r"tile (\w\d) ([\w-]+(?: tower)?)", lambda of, said: (said[2].replace(" ", "-"), of.tile(said[1]))),
    (r"display (.+)", lambda of, said: (_numbers(said[1]), of.display())),
    (r"draw pile (.+)", lambda of, said: (_numbers(said[1]), of.pile())),
    (r"discard pile (.+)", lambda of, said: (_numbers(said[1]), of.discards())),
    (r"stock (\w+ \w+) (\d)", lambda of, said: (int(said[2]), of.stock(said[1]))),
    (r"apple supply (\d+)", lambda of, said: (int(said[1]), of.apple_supply)),
    (r"game over", lambda of, _: (True, of.is_over)),
)
CASTLE_CHECKS: Final[tuple[tuple[str, Callable[[Position, str, re.Match[str]], Found]], ...]] = (
    (r"knight on (\w+)", lambda of, seat, said: (words.space_number(of.rules, said[1]), of.knight(seat))),
    (
        DICE,
        lambda of, seat, said: (
            [sorted(_numbers(said[1] or "")), int(said[2] or 0)],
            [sorted(filter(None, of.dice(seat)[:3])), of.dice(seat)[3]],
        ),
    ),
    (rf"((?:{GOODS}) \w+)(?: (\d))?", lambda of, seat, said: (int(said[2] or 1), of.goods(seat, said[1]))),
    (rf"({VASSALS}) in (\w+)", lambda of, seat, said: (said[2], of.at(seat, said[1]))),
    (rf"({VASSALS}) at home", lambda of, seat, said: (HOME, of.at(seat, said[1]))),
    (r"markers? at home (\d)", lambda of, seat, said: (int(said[1]), of.markers_home(seat))),
    (r"markers? in (\w+)(?: (\d))?", lambda of, seat, said: (int(said[2] or 1), of.markers(seat, said[1]))),
    (r"apples (\d+)", lambda of, seat, said: (int(said[1]), of.apples(seat))),
    (r"staffs (\d)", lambda of, seat, said: (int(said[1]), of.staffs(seat))),
    (r"traitors (.+)", lambda of, seat, said: (sorted(_names(said[1])), sorted(of.traitors(seat)))),
    (r"missions (.+)", lambda of, seat, said: (sorted(_numbers(said[1])), of.hand(seat))),
    (
        r"manors? on (.+)",
        lambda of, seat, said: ([seat] * len(_names(said[1])), [of.manor(each) for each in _names(said[1])]),
    ),
    (r"points (-?\d+)", lambda of, seat, said: (int(said[1]), of.points(seat))),
    (r"scored ([\w-]+) (-?\d+)", lambda of, seat, said: (int(said[2]), of.scored(seat, said[1]))),
)


def compare(position: Position, seat: str, text: str) -> Found | None:
    """What a clause about a seat's castle, or without a seat a line about the table, says, and what is so.

    Nothing if that can be said of no position.
    """
    if seat:
        for pattern, check in CASTLE_CHECKS:
            if said := re.fullmatch(pattern, text):
                return check(position, seat, said)
    else:
        for pattern, check_table in TABLE_CHECKS:
            if said := re.fullmatch(pattern, text):
                return check_table(position, said)
    for word in module_words("CASTLE_WORDS" if seat else "TABLE_WORDS", position.rules.modules):
        if said := re.fullmatch(word.pattern, text):
            return word.check(position, seat, said)
    return None


def clauses(line: str) -> list[tuple[str, str]]:
    """What a line claims, one by one: the seat that it is about, if any, and the words."""
    if castle := SEAT_LINE.fullmatch(line):
        return [(castle[1], clause) for clause in castle[2].split(", ")]
    return [("", line)]


def _check(position: Position, line: str) -> bool:
    for seat, text in clauses(line):
        found = compare(position, seat, text)
        if found is None:
            return False
        _same(text, found)
    return True


def _same(text: str, found: Found) -> None:
    said, so = found
    if said != so:
        raise PageError(f"{text}: the page says {said}, but it is {so}")


def _check_offers(position: Position, line: str) -> bool:
    what, _, rest = line.partition(": ")
    said = [each.strip() for each in rest.split(";")]
    if what == "offers only":
        _same(line, (sorted(said), sorted(position.options())))
    elif what in ("offers", "chance can be"):
        _same(line, ([], [each for each in said if not position.offers(each)]))
    elif what in ("does not offer", "chance cannot be"):
        _same(line, ([], [each for each in said if position.offers(each)]))
    elif what == "waits for chance":
        _same(line, ((True, rest), (position.by_chance, position.asks())))
    elif what.startswith("asks "):
        position.run_chance()
        _same(line, (f"{what.removeprefix('asks ')} {rest}", position.asks()))
    else:
        return False
    return True
