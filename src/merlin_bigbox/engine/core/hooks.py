"""Every way in which a module can take part in the game, on one page.

A module subclasses what it needs and hands the objects to the builder (`compose.Builder`), which puts them in
explicit order into the ruleset. Nothing in a rule ever asks whether a module is in play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from merlin_bigbox.engine.core.arrays import i64, vec, zeros
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.state import State

if TYPE_CHECKING:
    from merlin_bigbox.engine.core.ruleset import Ruleset

AUTOMATIC: Final = 0
DECISION: Final = 1
CHANCE: Final = 2
OVER: Final = 3


class FrameRules:
    """The rules of one kind of frame. `mode` says who answers it: nobody, a seat, chance; or that all is over."""

    mode: i64

    def __init__(self) -> None:
        self.mode = DECISION

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        """Write what the seat may choose: at least one action, each once, in a stable order."""

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        """Carry out an action. The frame is off the stack already; push what remains to be answered."""

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        """An automatic frame does its work here."""

    def sample(self, rules: Ruleset, state: State, frame: i64, random: Random) -> i64:
        """A chance frame: one outcome, with its probability."""
        return 0

    def contains(self, rules: Ruleset, state: State, frame: i64, action: i64) -> bool:
        """A chance frame: whether this is a possible outcome."""
        return False

    def probability(self, rules: Ruleset, state: State, frame: i64, action: i64) -> float:
        """A chance frame: how likely this outcome is."""
        return 0.0


class SpaceAction:
    """The action of a rondel space. A `gain` has no choices: it is performed, never forfeited (BASE-16)."""

    gain: bool

    def __init__(self) -> None:
        self.gain = False

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        """Write the first choices of the action; a gain writes "perform"."""

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        """Perform the action with this first choice; push frames for further ones."""

    def useful(self, rules: Ruleset, state: State, seat: i64) -> bool:
        """Whether performing it could have any effect at all (BASE-21)."""
        return True


class SpaceOffer:
    """Further first choices on spaces, beside those of the space itself.

    `reached` says that one's knight or Merlin came onto the space, `repeat` that a staff repeats its action. A choice
    of a kind that the space owns is carried out by the space; a kind of one's own is given to `apply`.
    """

    def offer(
        self, rules: Ruleset, state: State, seat: i64, position: i64, reached: bool, repeat: bool, out: Choices
    ) -> None:
        """Write the further choices."""

    def apply(self, rules: Ruleset, state: State, seat: i64, position: i64, action: i64) -> None:
        """Perform the action with a choice of this module's own kind."""

    def bars_staff(self, action: i64) -> bool:
        """Whether after this choice the move allows no staff any more."""
        return False


class TurnSource:
    """Something a turn can be taken with: the dice of one's own, and what modules add (MIX-3).

    A seat that has only optional sources left may pass for the rest of the round (MARKET-6, MORGANA-2).
    """

    optional: bool

    def __init__(self) -> None:
        self.optional = False

    def has_turn(self, rules: Ruleset, state: State, seat: i64) -> bool:
        """Whether the seat has a turn left in this round by this source."""
        return False

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        """Write the ways to begin a turn."""

    def begin(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        """Begin the turn: push the frames of its move."""


class FreeAction:
    """What may be done in any window of one's turn (BASE-20)."""

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        """Write what is open to the seat now."""

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        """Do it. The window's frame is back on the stack already."""


class FrameChange:
    """Something that changes the pending move (BASE-22), the action after it (BASE-65, 66) or the end of a turn."""

    def offer(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        """Write the changes open now; `frame` is the pending move or arrival."""

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> i64:
        """Make the change and return the frame that is pending now."""
        return frame


NOT_TOLD: Final = -1


class Blocker:
    """Something that closes spaces of the rondel or the stock of a principality."""

    def closes_space(self, rules: Ruleset, state: State, position: i64) -> bool:
        """Whether no figure can enter this space, which then does not count in movement."""
        return False

    def closes_stock(self, rules: Ruleset, state: State, kind: i64, colour: i64) -> bool:
        """Whether this good cannot be claimed."""
        return False

    def standing(self, rules: Ruleset, state: State) -> i64:
        """A number from 0 to 255 that differs wherever other spaces are closed: then bots need not ask for each."""
        return NOT_TOLD


class Listener:
    """Hears what the base game does, at once and in order; it may push frames and gain points."""

    def deployed(self, rules: Ruleset, state: State, seat: i64, vassal: i64, principality: i64) -> None:
        """A vassal was deployed; its duty is pending on the stack."""

    def deployed_by_space(
        self, rules: Ruleset, state: State, seat: i64, vassal: i64, principality: i64, space: i64
    ) -> None:
        """It was deployed by the action of the principality space of `space`; heard after `deployed`."""

    def marker_placed(self, rules: Ruleset, state: State, seat: i64, principality: i64) -> None:
        """An influence marker was placed."""

    def marker_returned(self, rules: Ruleset, state: State, seat: i64, principality: i64) -> None:
        """An influence marker went back to its castle board outside a scoring (MIX-7)."""

    def good_returned(self, rules: Ruleset, state: State, seat: i64, kind: i64, colour: i64) -> None:
        """A good went back to its stock; heard when all other effects of the moment are on the stack."""

    def manor_built(self, rules: Ruleset, state: State, seat: i64, cell: i64) -> None:
        """A manor was built; the bonus of a tower is pending on the stack."""

    def manor_left(self, rules: Ruleset, state: State, seat: i64, cell: i64) -> None:
        """A manor of the seat went back to its supply, by whatever rule: what lay on it or under it goes, too."""

    def traitor_repelled(self, rules: Ruleset, state: State, seat: i64, colour: i64) -> None:
        """A traitor was got rid of, by whatever means."""

    def space_scored(self, rules: Ruleset, state: State, seat: i64, element: i64) -> None:
        """A victory point space was performed; the element is the one printed on the space."""

    def would_score(self, rules: Ruleset, state: State, seat: i64) -> bool:
        """Whether a victory point space would bring something although there is nothing to count."""
        return False

    def card_completed(self, rules: Ruleset, state: State, seat: i64, card: i64) -> None:
        """A mission card was completed."""

    def round_ended(self, rules: Ruleset, state: State) -> None:
        """All turns of a round are over; a scoring may follow (ALL-5)."""

    def round_prepared(self, rules: Ruleset, state: State) -> None:
        """The dice of the next round are about to be rolled; push frames that come before them."""

    def turn_ended(self, rules: Ruleset, state: State, seat: i64) -> None:
        """A turn is over."""


class ClaimAlternative:
    """Another way to claim a good that has to come from given principalities (KNIGHT-9)."""

    def offer(self, rules: Ruleset, state: State, seat: i64, kind: i64, colour: i64, out: Choices) -> None:
        """Write the other ways to claim such a good; `colour` is the one given."""

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        """Claim it the other way."""


NEED_OF_AID: Final = 1
COLOUR_OF_AID: Final = 2
"""Where the actions of aids have the requirement, and the colour it is given."""


class Aid:
    """Something that helps to complete a mission card whose requirements are not all met (GOLD-3, KNIGHT-13)."""

    def ignores(self, rules: Ruleset, state: State, seat: i64) -> i64:
        """How many requirements the seat could ignore with this."""
        return 0

    def recolours(self, rules: Ruleset, state: State, seat: i64) -> i64:
        """How many requirements of one card could be given another colour with this: 0 or 1."""
        return 0

    def ignore_action(self) -> i64:
        """The kind of the action `<aid> <requirement>` that ignores one, or 0."""
        return 0

    def recolour_action(self) -> i64:
        """The kind of the action `<aid> <requirement> <colour>` that gives one another colour, or 0."""
        return 0

    def spend(self, rules: Ruleset, state: State, seat: i64, requirement: i64, colour: i64) -> None:
        """Pay for one use, and tell which requirement is ignored, or becomes of this colour."""


STRENGTH_BITS: Final = 8
PRIZE_BITS: Final = 40
"""The standing in a principality as one number: so many bits for each seat and for somebody who is no seat, then the
points that the markers are worth."""


class InfluenceWeight:
    """Something that changes how much markers count in the influence scoring (MIX-6, MORGANA-16)."""

    def weigh(self, rules: Ruleset, state: State, principality: i64, strengths: vec[i64]) -> i64:
        """Add to the strengths of the seats (the last entry is for somebody who is no seat); returns extra points."""
        return 0

    def add_to(self, rules: Ruleset, state: State, standings: vec[i64]) -> None:
        """Add what `weigh` does to the standings of all principalities; bots ask so often that it pays to override."""
        principality: i64
        index: i64
        for principality in range(len(standings)):
            strengths = zeros(PRIZE_BITS // STRENGTH_BITS)
            standings[principality] += self.weigh(rules, state, principality, strengths) << PRIZE_BITS
            for index in range(len(strengths)):
                standings[principality] += strengths[index] << (index * STRENGTH_BITS)

    def scored(self, rules: Ruleset, state: State, principality: i64) -> None:
        """The principality was scored: take back what lay there, before each seat keeps one marker (MIX-8)."""


class ManorWeight:
    """Something that changes how much a manor counts in the environs scoring (MIX-9)."""

    def extra(self, rules: Ruleset, state: State, cell: i64) -> i64:
        """How much more than one the manor on this tile counts."""
        return 0

    def won(self, rules: Ruleset, state: State, seat: i64, tiles: vec[i64]) -> None:
        """The seat won this territory alone; `tiles` marks its cells with 1."""


class Eviction:
    """Who has to make room when a vassal is deployed. One module owns this (BASE-30, CITY-3)."""

    def make_room(self, rules: Ruleset, state: State, seat: i64, vassal: i64, principality: i64) -> None:
        """Send others home, or push a frame that asks who goes; the vassal itself stands there already."""


class Cover:
    """What lies on a principality in place of its own board, and what is kept there.

    `keeps` has a piece by its name, its colour ("" if it has none) and how many there are, in the order of sight.
    """

    def __init__(self, name: str, keeps: list[tuple[str, str, int]]) -> None:
        self.name = name
        self.keeps = keeps


class ViewSlice:
    """What a module adds to the view of the table: plain data, made from an observation only."""

    def describe(self, rules: Ruleset, seen: State, seat: i64) -> dict[str, object]:
        """The module's part of the table as the seat (-1: a spectator) may see it."""
        return {}

    def figures(self, rules: Ruleset, seen: State) -> list[tuple[str, int]]:
        """The module's figures on the round table: their names and the spaces they stand on."""
        return []

    def cover(self, rules: Ruleset, seen: State, principality: i64) -> Cover | None:
        """What the module lays onto a principality, if anything."""
        return None


class Estimate:
    """What a module's pieces are worth to a seat in the middle of a game: only bots ask, no rule does."""

    def worth(self, rules: Ruleset, state: State, seat: i64, turns: i64, until_scoring: i64) -> i64:
        """In thousandths of a point, with so many own turns left in the game and until the next scoring."""
        return 0

    def steps(self, rules: Ruleset, state: State, seat: i64) -> i64:
        """By how many spaces the seat's knight could still go this round without a die; 0 if it could not."""
        return 0


class EndLine:
    """One line of the final reckoning (BASE-80)."""

    def score(self, rules: Ruleset, state: State, seat: i64) -> None:
        """Give the seat the points of this line."""


class Deck:
    """Cards of which some are hidden from some seats; it fills observations and resamples what they lack."""

    def observe(self, rules: Ruleset, state: State, seat: i64, seen: State) -> None:
        """Write into `seen` what the seat knows; every cell not written stays UNKNOWN."""

    def tell(self, rules: Ruleset, state: State, seat: i64, seen: State) -> None:
        """The same for zones that are not only `noted`, seats counted from the observer's on: what programs learn."""
        self.observe(rules, state, seat, seen)

    def tells_all_of(self) -> list[str]:
        """The zones of which `tell` writes every cell, so that nobody has to mark them UNKNOWN before."""
        return []

    def resample(self, rules: Ruleset, state: State, seat: i64, random: Random) -> None:
        """Fill the UNKNOWN cells of a copied observation with one arrangement consistent with all that is known."""

    def worlds(self, rules: Ruleset, seen: State) -> int:
        """How many arrangements `resample` could fill an observation's UNKNOWN cells with."""
        return 1

    def check(self, rules: Ruleset, state: State) -> str:
        """What is wrong with the deck, or nothing."""
        return ""
