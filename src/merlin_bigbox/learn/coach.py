"""What the coach remarks in somebody's first games: facts about the asked seat's moment, never the best move.

A remark is worked out from what the seat may know: its observation, its options tried on that (`Prospect`), and the
events it heard since its last turn. Each trigger is one function; the first that holds is told. Nothing is kept here:
who was told what, and that each is told once, is the business of the page.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final

from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.engine.base import names as n
from merlin_bigbox.engine.base.fields import ARRIVED_SPACE, DIE_FACE, MISSION_CARD
from merlin_bigbox.engine.base.foresight import score_now
from merlin_bigbox.engine.base.rounds import LAST_ROUND, ends_with_scoring
from merlin_bigbox.engine.base.tables import TERRAIN_NAMES, VASSAL_NAMES, base_tables
from merlin_bigbox.engine.base.turn import asked_next
from merlin_bigbox.engine.core.events import Event
from merlin_bigbox.engine.core.packed import field, kind_of
from merlin_bigbox.engine.core.ruleset import ROUND
from merlin_bigbox.engine.core.state import State, top
from merlin_bigbox.game.elements import elements_of
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.notation import COLOUR_NAMES, cell_name, read
from merlin_bigbox.game.prospect import Prospect
from merlin_bigbox.game.requirements import requirements_met
from merlin_bigbox.game.shown import Remark
from merlin_bigbox.game.words import Words

PAYS: Final = 3
"""From so many points on it is worth a word that a staff would repeat an action."""
AT_HOME: Final = 2
"""From so many vassals on it is worth a word that they are at home before a scoring."""
SEARCHED: Final = 160
"""So many positions are looked at for help against a traitor."""
SCORINGS_AFTER: Final = 3
"""The round that begins after the first scoring (BASE-19)."""
BUILD: Final = "build"
INFLUENCE: Final = "influence_"
MOVING_FLAGS: Final = (n.REVERSE, n.TURN, n.DIFFERENT_ACTION, n.MIRROR)
"""Flags that lead to the action of another space (BASE-63 … 66)."""

Params = dict[str, str | int]
Found = tuple[Params, tuple[str, ...]] | None
"""What the words of a remark need, and the parts of the board it speaks of."""


class Moment:
    """What the asked seat knows within its own turn."""

    def __init__(self, prospect: Prospect, heard: Sequence[Event], words: Words) -> None:
        self.prospect = prospect
        self.rules = prospect.rules
        self.seat = prospect.seat
        self.state: State = prospect.trial.seen
        self.cells = self.state.cells
        self.tables = base_tables(prospect.rules)
        self.heard = heard
        self.words = words
        self.asked = int(kind_of(top(self.state)))
        self.round = int(self.cells[ROUND])

    @property
    def begins(self) -> bool:
        """Whether a turn begins."""
        return self.asked == n.F_TURN

    @property
    def begins_round(self) -> bool:
        """Whether it is the first turn of a round: all dice are there."""
        dice = range(n.OWN_DICE + 1)
        return self.begins and all(self.cells[at.DICE + self.seat * n.DICE_SLOTS + slot] for slot in dice)

    @cached_property
    def is_last_turn(self) -> bool:
        """Whether this turn, which begins, is the seat's last in this round."""
        dice = [at.DICE + self.seat * n.DICE_SLOTS + slot for slot in range(n.DICE_SLOTS)]
        used = [cell for cell in dice if self.cells[cell]]
        if not self.begins or len(used) != 1:
            return False
        state = self.state.copy()
        state.cells[used[0]] = 0
        return int(asked_next(self.rules, state, self.seat)) == n.F_TURNS

    def offered(self, kind: int) -> list[int]:
        """The options of a kind."""
        return [action for action in self.prospect.actions if int(kind_of(action)) == kind]

    @cached_property
    def complete(self) -> list[int]:
        """The options that play a card all of whose requirements are met."""
        found = self.offered(n.A_MISSION)
        return [action for action in found if self._met(int(field(action, MISSION_CARD)))]

    def _met(self, card: int) -> bool:
        return all(requirements_met(self.tables, self.state, card, self.seat))

    def card(self, action: int) -> str:
        """The element of the card that an option plays."""
        return f"card:{self.tables.edition.missions[int(field(action, MISSION_CARD))].id}"

    def goods(self, kind: int) -> list[int]:
        """How many goods of a kind the seat has of each colour."""
        first = at.GOODS + self.seat * at.GOODS_OF_SEAT + kind * n.COLOURS
        return [int(self.cells[first + colour]) for colour in range(n.COLOURS)]

    @cached_property
    def traitors(self) -> tuple[str, ...]:
        """The elements of the seat's traitors."""
        first = at.TRAITORS + self.seat * n.COLOURS
        return tuple(f"traitor:{COLOUR_NAMES[c]}" for c in range(n.COLOURS) if self.cells[first + c])

    def scored(self, state: State, reason: int) -> int:
        """The points of a scoring at once for one reason."""
        trial = state.copy()
        cell = int(self.rules.sheet + self.seat * self.rules.reason_count + reason)
        before = int(trial.cells[cell])
        score_now(self.rules, trial)
        return int(trial.cells[cell]) - before

    @cached_property
    def lost(self) -> int:
        """The points that unguarded traitors would cost now (BASE-70)."""
        return -self.scored(self.state, n.R_TRAITORS) if self.traitors else 0

    @cached_property
    def _others(self) -> tuple[int, int]:
        """Where the turns of others right before this one begin and end among the events."""
        turns = [index for index, event in enumerate(self.heard) if event.kind == n.E_TURN]
        if not self.begins or not turns or int(self.heard[turns[-1]].seat) != self.seat:
            return (0, 0)
        begin = turns[-1]
        for index in reversed(turns[:-1]):
            if int(self.heard[index].seat) == self.seat:
                break
            begin = index
        return (begin, turns[-1])

    @property
    def others_did(self) -> Sequence[Event]:
        """What happened in the turns of others right before this one."""
        begin, end = self._others
        return self.heard[begin:end]

    @property
    def heard_before(self) -> Sequence[Event]:
        """What happened before the turns of the others."""
        return self.heard[: self._others[0]]


def remarks(game: Game, words: Words, prospect: Prospect) -> tuple[Remark, ...]:
    """What can be remarked of this moment to the asked seat, the most urgent first; nothing outside of its turns."""
    if int(kind_of(top(prospect.trial.seen))) not in (n.F_TURN, n.F_ARRIVED, n.F_AFTER):
        return ()
    heard = [entry.event for entry in game.events_for(prospect.seat)]
    moment = Moment(prospect, heard, words)
    found: list[Remark] = []
    for name, trigger in TRIGGERS.items():
        told = trigger(moment)
        if told is not None:
            found.append(Remark(name, words.catalogue.text(f"coach-{name}", **told[0]), told[1]))
    return tuple(found)


# --- the triggers, in the order in which they are told --------------------------------------------------------------


def _complete(m: Moment) -> Found:
    """The turn could end, and a card is complete though none was played (BASE-50)."""
    if m.asked != n.F_AFTER or not m.complete or m.cells[at.COMPLETED] or not m.offered(n.A_END_TURN):
        return None
    points = max(m.prospect.outcomes[action].points for action in m.complete)
    best = next(action for action in m.complete if m.prospect.outcomes[action].points == points)
    return {"points": points}, (m.card(best),)


def _help_is_near(m: Moment) -> Found:
    """The last turn before a scoring, a traitor is unguarded, and something in this turn helps (BASE-70)."""
    if not m.is_last_turn or not ends_with_scoring(m.round) or not m.lost:
        return None
    return ({}, m.traitors) if _can_be_helped(m) else None


def _can_be_helped(m: Moment) -> bool:
    """Whether a line of this turn, up to chance and to new information, ends with less lost to traitors."""
    waiting = [m.state]
    looked = 0
    while waiting and looked < SEARCHED:
        state = waiting.pop(0)
        for action in m.rules.options(state):
            spec = m.rules.action_specs[int(kind_of(action))]
            if not spec.foretold or kind_of(action) == n.A_END_TURN:
                continue
            after = state.copy()
            m.rules.apply(after, action)
            looked += 1
            if -m.scored(after, n.R_TRAITORS) < m.lost:
                return True
            if int(m.rules.decider(after)) == m.seat and int(kind_of(top(after))) != n.F_AFTER:
                waiting.append(after)
            if looked >= SEARCHED:
                break
    return False


def _scoring_ahead(m: Moment) -> Found:
    """A round begins that ends with a scoring, and traitors are unguarded."""
    if not m.begins_round or not ends_with_scoring(m.round) or not m.lost:
        return None
    return {"points": m.lost}, m.traitors


def _die_completes(m: Moment) -> Found:
    """A die leads to where a card can be completed that is not complete yet."""
    ready = {int(field(action, MISSION_CARD)) for action in m.complete}
    for kind, whose in ((n.A_DIE, "own"), (n.A_MERLIN_DIE, "merlin")) if m.begins else ():
        for action in m.offered(kind):
            then = [read(m.rules, text) for text in m.prospect.deltas[action].best]
            cards = {int(field(each, MISSION_CARD)) for each in then if kind_of(each) == n.A_MISSION}
            if cards - ready:
                elements = elements_of(m.rules, action, int(top(m.state)))[:1]
                return {"face": int(field(action, DIE_FACE)), "whose": whose}, elements
    return None


def _only_ticks(m: Moment) -> Found:
    """A turn begins with a complete card."""
    return ({}, (m.card(m.complete[0]),)) if m.begins and m.complete else None


def _first_turn(m: Moment) -> Found:
    """The very first turn."""
    return ({}, ()) if m.round == 1 and m.begins_round else None


def _staff_pays(m: Moment) -> Found:
    """Merlin's action is done, and repeating it would pay (BASE-18)."""
    if m.asked != n.F_AFTER or not m.offered(n.A_STAFF):
        return None
    cards = [m.prospect.deltas[action].now for action in m.complete]
    points = m.prospect.deltas[m.offered(n.A_STAFF)[0]].now - max(cards, default=0)
    return ({"points": points}, ("staff",)) if points >= PAYS else None


def _last_staffs(m: Moment) -> Found:
    """The last round begins, and there are staffs (BASE-80)."""
    held = m.cells[at.STAFF + m.seat] > 0
    return ({}, ("staff",)) if held and m.round == LAST_ROUND and m.begins_round else None


def _last_apple(m: Moment) -> Found:
    """The seat's last turn of the game, and there is an apple (BASE-80)."""
    held = m.cells[at.APPLE + m.seat] > 0
    return ({}, ("apple",)) if held and m.round == LAST_ROUND and m.is_last_turn else None


def _nothing_ahead(m: Moment) -> Found:
    """No die leads to an action that can be performed or pays; an apple or a flag would lead elsewhere."""
    dice = [*m.offered(n.A_DIE), *m.offered(n.A_MERLIN_DIE)] if m.begins else []
    leads = [lead for action in dice for lead in m.prospect.leads[action]]
    if not leads or not all(lead.closed or lead.gain == 0 for lead in leads):
        return None
    flags = m.goods(n.FLAG)
    colours = [int(m.tables.flag_colour[ability]) for ability in MOVING_FLAGS]
    usable = [colour for colour in colours if colour < n.COLOURS and flags[colour]]
    elements = [f"good:flag:{COLOUR_NAMES[colour]}" for colour in usable]
    if m.cells[at.APPLE + m.seat]:
        elements.insert(0, "apple")
    return ({}, tuple(elements)) if elements else None


def _evicted(m: Moment) -> Found:
    """A vassal of the seat was sent home by another (BASE-30)."""
    for event in m.others_did:
        if event.kind == n.E_EVICTED and int(event.seat) == m.seat:
            name = VASSAL_NAMES[event.values()[0]]
            return {"vassal": name}, (f"vassal:{name}",)
    return None


def _would_evict(m: Moment) -> Found:
    """An arrival where deploying would send another player's vassal home (BASE-30)."""
    for action in m.offered(n.A_DEPLOY) if m.asked == n.F_ARRIVED else ():
        for event in m.prospect.outcomes[action].events:
            if event.kind == n.E_EVICTED and int(event.seat) != m.seat:
                vassal, colour, _ = event.values()
                name = VASSAL_NAMES[vassal]
                told: Params = {"player": m.words.seat(int(event.seat)), "vassal": name}
                return told, (f"slot:{name}:{COLOUR_NAMES[colour]}",)
    return None


def _no_marker(m: Moment) -> Found:
    """An arrival on an influence space without a marker anywhere (BASE-36)."""
    if m.asked != n.F_ARRIVED:
        return None
    space = int(field(top(m.state), ARRIVED_SPACE))
    on_ring = space < len(m.tables.ring) and m.tables.ring[space].startswith(INFLUENCE)
    return ({}, (f"space:{space}",)) if on_ring and not _markers(m) and m.offered(n.A_FORFEIT) else None


def _markers(m: Moment) -> list[int]:
    """In which principalities the seat has markers, once for each."""
    first = at.MARKERS + m.seat * n.COLOURS
    return [colour for colour in range(n.COLOURS) for _ in range(int(m.cells[first + colour]))]


def _first_flag(m: Moment) -> Found:
    """There is a flag."""
    flags = m.goods(n.FLAG)
    colour = next((colour for colour in range(n.COLOURS) if flags[colour]), None)
    return None if colour is None else ({}, (f"good:flag:{COLOUR_NAMES[colour]}",))


def _first_material(m: Moment) -> Found:
    """There is one material, and a die leads to a build space (BASE-43)."""
    held = m.goods(n.MATERIAL)
    if not m.begins or sum(held) != 1:
        return None
    dice = [*m.offered(n.A_DIE), *m.offered(n.A_MERLIN_DIE)]
    spaces = [lead.space for action in dice for lead in m.prospect.leads[action]]
    if not any(space < len(m.tables.ring) and m.tables.ring[space] == BUILD for space in spaces):
        return None
    colour = held.index(1)
    fits = sum(
        1
        for cell in range(int(m.tables.cell_count))
        if int(m.tables.accepted[cell]) >> colour & 1 and not m.cells[at.BUILT + cell] and m.cells[at.TILE + cell] > 0
    )
    told: Params = {"colour": m.words.colour(colour), "tiles": fits}
    return (told, (f"good:material:{COLOUR_NAMES[colour]}",)) if fits else None


def _lead_lost(m: Moment) -> Found:
    """Another player has built, and a territory would now bring the seat less (BASE-73)."""
    for event in m.others_did:
        cell = event.values()[0]
        if event.kind != n.E_BUILT or m.cells[at.BUILT + cell] != int(event.seat) + 1:
            continue
        without = m.state.copy()
        without.cells[at.BUILT + cell] = 0
        now, before = m.scored(m.state, n.R_ENVIRONS), m.scored(without, n.R_ENVIRONS)
        if now < before:
            terrain = TERRAIN_NAMES[int(m.tables.terrain[m.cells[at.TILE + cell] - 1])]
            told: Params = {"player": m.words.seat(int(event.seat)), "terrain": terrain, "points": before - now}
            return told, (f"cell:{cell_name(cell)}",)
    return None


def _taken_away(m: Moment) -> Found:
    """Another player took the Grail or Excalibur that the seat had (BASE-38, BASE-39)."""
    for kind, what in ((n.E_GRAIL, "grail"), (n.E_EXCALIBUR, "excalibur")):
        takers = [int(event.seat) for event in m.others_did if event.kind == kind]
        owners = [int(event.seat) for event in m.heard_before if event.kind == kind]
        if takers and owners and owners[-1] == m.seat:
            return {"player": m.words.seat(takers[-1]), "what": what}, (what,)
    return None


def _markers_out(m: Moment) -> Found:
    """The last marker was placed, and the next scoring brings some home again (BASE-74)."""
    placed = _markers(m)
    returns = len(placed) > len(set(placed)) and m.round < LAST_ROUND - 1
    return ({"markers": len(placed)}, ()) if returns and m.cells[at.MARKER + m.seat] == 0 else None


def _at_home(m: Moment) -> Found:
    """The last turn before a scoring, and several vassals are at home (BASE-76)."""
    if not m.is_last_turn or not ends_with_scoring(m.round):
        return None
    first = at.VASSAL + m.seat * n.VASSALS
    home = [VASSAL_NAMES[vassal] for vassal in range(n.VASSALS) if m.cells[first + vassal] == 0]
    return ({"vassals": len(home)}, tuple(f"vassal:{name}" for name in home)) if len(home) >= AT_HOME else None


def _after_scoring(m: Moment) -> Found:
    """The first turn after the first scoring: what brought most points so far."""
    if m.round != SCORINGS_AFTER or not m.begins_round:
        return None
    first = int(m.rules.sheet + m.seat * m.rules.reason_count)
    points = [int(m.cells[first + reason]) for reason in range(int(m.rules.reason_count))]
    most = max(points)
    if most <= 0 or points.count(most) > 1:
        return None
    return {"reason": m.words.reason(points.index(most))}, ()


TRIGGERS: Final[dict[str, Callable[[Moment], Found]]] = {
    "complete": _complete,
    "help-near": _help_is_near,
    "scoring-ahead": _scoring_ahead,
    "die-completes": _die_completes,
    "only-ticks": _only_ticks,
    "first-turn": _first_turn,
    "staff-pays": _staff_pays,
    "last-staffs": _last_staffs,
    "last-apple": _last_apple,
    "nothing-ahead": _nothing_ahead,
    "evicted": _evicted,
    "would-evict": _would_evict,
    "no-marker": _no_marker,
    "first-flag": _first_flag,
    "first-material": _first_material,
    "lead-lost": _lead_lost,
    "taken-away": _taken_away,
    "markers-out": _markers_out,
    "at-home": _at_home,
    "after-scoring": _after_scoring,
}
"""The remarks by their names: the first that holds and was not told yet is told, at most one a turn."""
