"""Puts the modules of a game together, once: zones, frames, hooks and names in explicit order."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.core.arrays import i64, vec
from merlin_bigbox.engine.core.errors import CompositionError
from merlin_bigbox.engine.core.hooks import (
    Aid,
    Blocker,
    ClaimAlternative,
    Deck,
    EndLine,
    Estimate,
    Eviction,
    FrameChange,
    FrameRules,
    FreeAction,
    InfluenceWeight,
    Listener,
    ManorWeight,
    SpaceAction,
    SpaceOffer,
    TurnSource,
    ViewSlice,
)
from merlin_bigbox.engine.core.layout import PUBLIC, Piece, Zone
from merlin_bigbox.engine.core.ruleset import (
    AFTER_CHANGE,
    ARRIVAL_CHANGE,
    CLAIM_ALTERNATIVE,
    CORE_END,
    FREE,
    LEAST_POINTS,
    MOST_POINTS,
    MOVE_CHANGE,
    POINTS_EVENT,
    SEATS,
    SPACE_OFFER,
    Ruleset,
)
from merlin_bigbox.engine.core.specs import (
    ActionSpec,
    EventSpec,
    FrameSpec,
    ReasonSpec,
    SpaceSpec,
    declared,
    declared_bounds,
)
from merlin_bigbox.engine.core.state import blank, push

FIRST_MODULE_KIND: Final = 96
"""Kinds below are the base game's own constants; modules are given the next free ones."""

# So many fields there is room for; a frame has its seat besides.
FIELDS_OF_FRAME: Final = 5
FIELDS_OF_ACTION: Final = 6
FIELDS_OF_EVENT: Final = 3

# The stages of setup (ALL-4): the base game, the modules, the allies, the dice last, then the first round. Before them
# all, chance may take pieces out of the game that are then never laid (TREASURE-1).
BOX_STAGE: Final = -1
BASE_STAGE: Final = 0
MODULE_STAGE: Final = 1
ALLY_STAGE: Final = 2
DICE_STAGE: Final = 3
PLAY_STAGE: Final = 4


class Module:
    """A part of the game that can be in play or not. The base game is the first of them."""

    name: str = ""
    needs: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    """Table options of this module, such as random allies."""

    def prepare(self, builder: Builder) -> None:
        """Change the settings that other modules read when they build: heard by all before any builds."""

    def build(self, builder: Builder) -> None:
        """Hand everything this module has to the builder."""
        raise CompositionError(f"module {self.name} does not build anything")


class Builder:
    """Collects what the modules bring and checks that it fits together."""

    def __init__(self, players: int, variants: tuple[str, ...] = ()) -> None:
        self.rules = Ruleset(players)
        self.variants = variants
        self.next_cell: int = CORE_END
        self.next_kind: dict[str, int] = dict.fromkeys(("frame", "action", "event"), FIRST_MODULE_KIND)
        self.initial: list[tuple[int, int]] = []
        self.setup: list[tuple[int, int]] = []
        self.known_spaces: dict[str, tuple[SpaceAction, str]] = {}
        self.ring_names: list[str] = []
        self.replaced: dict[int, str] = {}
        self.settings: dict[str, int] = {}
        """Numbers that modules agree on before they build, such as how many dice a player has."""
        self.boards: list[str] = []
        """Which of the boards that the edition prints otherwise are in use (MIX-1), by its names for them."""
        self.overlays: list[tuple[str, str]] = []
        # What takes part, in order, until the rules are complete
        self.spaces: list[SpaceAction] = []
        self.sources: list[TurnSource] = []
        self.free: list[FreeAction] = []
        self.moves: list[FrameChange] = []
        self.arrivals: list[FrameChange] = []
        self.afters: list[FrameChange] = []
        self.space_offers: list[SpaceOffer] = []
        self.defences: list[FreeAction] = []
        self.claim_alternatives: list[ClaimAlternative] = []
        self.aids: list[Aid] = []
        self.influence_weights: list[InfluenceWeight] = []
        self.manor_weights: list[ManorWeight] = []
        self.estimates: list[Estimate] = []
        self.frozen_estimates: list[Estimate] = []
        self.blockers: list[Blocker] = []
        self.listeners: list[Listener] = []
        self.rules.event_specs[POINTS_EVENT] = EventSpec(
            "points", ("points", "reason"), ("points", "reason"), "", ("castle:{player}",)
        )

    # --- state ---------------------------------------------------------------------------------------------------

    def zone(
        self,
        name: str,
        size: int,
        visibility: int = PUBLIC,
        stride: int = 0,
        start: int = -1,
        *,
        of: tuple[str, ...] = (),
        least: int = 0,
        most: int = -1,
        holds: str = "",
        before: tuple[str, ...] = (),
        noted: bool = False,
    ) -> int:
        """Lay out the next zone and return its first cell; `start` only confirms where the owner expects it.

        What its cells are and hold is told as `layout.Zone` explains: that is how programs that learn read a game.
        """
        if any(zone.name == name for zone in self.rules.zones):
            raise CompositionError(f"two zones are called {name}")
        first = self.next_cell
        if start >= 0 and start != first:
            raise CompositionError(f"zone {name} starts at cell {first}, its module expects {start}")
        self.rules.zones.append(Zone(name, first, size, visibility, stride, of, least, most, holds, before, noted))
        self.next_cell = first + size
        return first

    def may_hold(self, name: str, more: int) -> None:
        """The cells of another's zone can hold so much more."""
        for zone in self.rules.zones:
            if zone.name == name:
                zone.most += more
                return
        raise CompositionError(f"there is no zone called {name}")

    def put(self, cell: int, value: int) -> None:
        """The value of a cell before setup begins."""
        self.initial.append((cell, value))

    def piece(self, name: str, total: int, sums: list[int], counted: list[int], value: int) -> None:
        """A component that is never lost: the sum of `sums`, plus each cell of `counted` that holds `value`."""
        self.rules.pieces.append(Piece(name, total, sums, counted, value))

    def more_of_piece(self, name: str, count: int, sums: list[int]) -> None:
        """So many more of a component that another module brought, and the further cells it can be in."""
        for piece in self.rules.pieces:
            if piece.name == name:
                piece.total += count
                piece.sums.extend(sums)
                return
        raise CompositionError(f"there is no component called {name}")

    def deck(self, deck: Deck) -> None:
        """Cards hidden from some."""
        self.rules.decks.append(deck)

    # --- names ---------------------------------------------------------------------------------------------------

    def _kind(self, what: str, taken: dict[int, str], name: str, kind: int) -> int:
        if kind < 0:
            kind = self.next_kind[what]
            self.next_kind[what] = kind + 1
        if kind in taken:
            raise CompositionError(f"{what} {name} and {what} {taken[kind]} have the same number {kind}")
        if name in taken.values():
            raise CompositionError(f"two {what}s are called {name}")
        return kind

    def frame(self, name: str, fields: tuple[str, ...], rule: str, rules: FrameRules, kind: int = -1) -> int:
        """A kind of frame and its rules; each field is `name:type`, or `name` where its type is the same word."""
        specs = self.rules.frame_specs
        kind = self._kind("frame", {k: s.name for k, s in specs.items()}, name, kind)
        names, types = declared(f"frame {name}", fields, FIELDS_OF_FRAME)
        specs[kind] = FrameSpec(name, names, types, rule)
        self.rules.frames[kind] = rules
        return kind

    def replace_frame(self, kind: int, owner: str, rules: FrameRules) -> None:
        """Other rules for a frame that exists already; only one module may do that."""
        if kind in self.replaced:
            raise CompositionError(f"modules {self.replaced[kind]} and {owner} both replace frame {kind}")
        self.replaced[kind] = owner
        self.rules.frames[kind] = rules

    def field_type(self, name: str, words: tuple[str, ...]) -> None:
        """A type of field whose values are these words, in this order."""
        if self.rules.field_words.setdefault(name, words) != words:
            raise CompositionError(f"two modules write the field type {name} differently")

    def more_words(self, name: str, words: tuple[str, ...]) -> None:
        """Further words of a type of field that another module declared, such as one more figure."""
        known = self.rules.field_words.get(name)
        if known is None:
            raise CompositionError(f"there is no field type {name} to add words to")
        self.rules.field_words[name] = (*known, *words)

    def reword(self, message: str, instead: str) -> None:
        """Say a message of the base game otherwise, with the same parameters."""
        if message in self.rules.reworded:
            raise CompositionError(f"two modules reword {message}")
        self.rules.reworded[message] = instead

    def estimate(self, estimate: Estimate, frozen: Estimate | None = None) -> None:
        """What bots may think a module's pieces are worth; `frozen` is what they thought in 2026, if that differs."""
        self.estimates.append(estimate)
        self.frozen_estimates.append(estimate if frozen is None else frozen)

    def view(self, name: str, view: ViewSlice) -> None:
        """What a module shows of itself."""
        self.rules.views[name] = view

    def action(
        self,
        name: str,
        fields: tuple[str, ...] = (),
        kind: int = -1,
        *,
        reveals: bool = False,
        touches: tuple[str, ...] = (),
        moves: bool = False,
        arrives: bool = False,
        foretold: bool = True,
        says: str = "",
        ends_in: str = "",
        steps: tuple[str, ...] = (),
    ) -> int:
        """A kind of action, how it is written, and how it is shown: `specs.ActionSpec` explains each fact."""
        specs = self.rules.action_specs
        kind = self._kind("action", {k: s.name for k, s in specs.items()}, name, kind)
        names, types = declared(f"action {name}", fields, FIELDS_OF_ACTION)
        specs[kind] = ActionSpec(
            name,
            names,
            types,
            reveals,
            touches,
            moves or arrives,
            arrives,
            foretold,
            says,
            ends_in,
            steps,
            declared_bounds(fields),
        )
        return kind

    def event(
        self,
        name: str,
        fields: tuple[str, ...],
        rule: str,
        kind: int = -1,
        *,
        touches: tuple[str, ...] = (),
        echo: bool = False,
        boundary: bool = False,
        by_nobody: bool = False,
        of_setup: bool = False,
    ) -> int:
        """A kind of event; its fields are declared like those of a frame, its facts are those of `specs.EventSpec`."""
        specs = self.rules.event_specs
        kind = self._kind("event", {k: s.name for k, s in specs.items()}, name, kind)
        names, types = declared(f"event {name}", fields, FIELDS_OF_EVENT)
        specs[kind] = EventSpec(name, names, types, rule, touches, echo, boundary, by_nobody, of_setup)
        return kind

    def reason(self, name: str, rule: str) -> int:
        """A reason for points: a column of the score sheet."""
        if any(spec.name == name for spec in self.rules.reason_specs):
            raise CompositionError(f"two reasons for points are called {name}")
        self.rules.reason_specs.append(ReasonSpec(name, rule))
        return len(self.rules.reason_specs) - 1

    # --- taking part ---------------------------------------------------------------------------------------------

    def start_with(self, stage: int, frame: i64) -> None:
        """A frame of setup, in its stage."""
        self.setup.append((stage, frame))

    def space(self, name: str, rule: str, action: SpaceAction) -> None:
        """What a space of the rondel does."""
        if name in self.known_spaces:
            raise CompositionError(f"two modules own the space {name}")
        self.known_spaces[name] = (action, rule)

    def lay_over(self, name: str, instead_of: str) -> None:
        """While preparing: this space, printed in no edition, lies over the first of that name on the outer ring."""
        self.overlays.append((name, instead_of))

    def laid_over(self, ring: list[str]) -> list[str]:
        """A ring as printed, with the spaces that modules lay over it."""
        found = list(ring)
        for name, instead_of in self.overlays:
            if instead_of not in found:
                raise CompositionError(f"the space {name} should lie over {instead_of}, which is not on the ring")
            found[found.index(instead_of)] = name
        return found

    def ring(self, names: list[str]) -> None:
        """The next ring: the outer one first. It is laid when all modules have brought their spaces."""
        self.ring_names.extend(names)

    def source(self, actions: list[int], source: TurnSource) -> None:
        """A way to take turns, begun by these kinds of action."""
        self.sources.append(source)
        for kind in actions:
            self.rules.source_of[kind] = source

    def free_action(self, actions: list[int], free: FreeAction) -> None:
        """Something open in every window of one's turn."""
        self.free.append(free)
        for kind in actions:
            self.rules.role[kind] = FREE
            self.rules.free_of[kind] = free

    def move_change(self, actions: list[int], change: FrameChange) -> None:
        """Something that changes the chosen die or its move."""
        self.moves.append(change)
        for kind in actions:
            self.rules.role[kind] = MOVE_CHANGE
            self.rules.change_of[kind] = change

    def arrival_change(self, actions: list[int], change: FrameChange) -> None:
        """Something that changes which action is performed after a move."""
        self.arrivals.append(change)
        for kind in actions:
            self.rules.role[kind] = ARRIVAL_CHANGE
            self.rules.change_of[kind] = change

    def after_change(self, actions: list[int], change: FrameChange) -> None:
        """Something offered after an action beside the end of the turn."""
        self.afters.append(change)
        for kind in actions:
            self.rules.role[kind] = AFTER_CHANGE
            self.rules.change_of[kind] = change

    def space_offer(self, actions: list[int], offer: SpaceOffer) -> None:
        """Further choices on spaces; `actions` are the kinds that the offer carries out itself."""
        self.space_offers.append(offer)
        for kind in actions:
            self.rules.role[kind] = SPACE_OFFER
            self.rules.offer_of[kind] = offer

    def claim_alternative(self, actions: list[int], alternative: ClaimAlternative) -> None:
        """Another way to claim a good from given principalities."""
        self.claim_alternatives.append(alternative)
        for kind in actions:
            self.rules.role[kind] = CLAIM_ALTERNATIVE
            self.rules.claim_of[kind] = alternative

    def defence(self, actions: list[int], free: FreeAction) -> None:
        """Something that may be used in the traitor step of a scoring before shields are returned (BASE-70)."""
        self.defences.append(free)
        for kind in actions:
            self.rules.free_of[kind] = free

    def aid(self, aid: Aid) -> None:
        """Something that helps to complete cards."""
        self.aids.append(aid)

    def influence_weight(self, weight: InfluenceWeight) -> None:
        """Something that counts in the influence scoring."""
        self.influence_weights.append(weight)

    def manor_weight(self, weight: ManorWeight) -> None:
        """Something that counts in the environs scoring."""
        self.manor_weights.append(weight)

    def eviction(self, eviction: Eviction) -> None:
        """Who makes room for vassals."""
        self.rules.eviction = eviction

    def blocker(self, blocker: Blocker) -> None:
        """Something that closes spaces or stocks."""
        self.blockers.append(blocker)

    def listener(self, listener: Listener) -> None:
        """Something that reacts to what happens."""
        self.listeners.append(listener)

    def scoring_step(self, frame_kind: int, after: int = -1) -> None:
        """A step of every scoring, an automatic frame: the last one, or right after the step `after`."""
        steps = self.rules.scoring
        if after < 0:
            steps.append(frame_kind)
        else:
            steps.insert(steps.index(after) + 1, frame_kind)

    def ending(self, line: EndLine) -> None:
        """The next line of the final reckoning."""
        self.rules.endings.append(line)

    # --- older versions of the rules -----------------------------------------------------------------------------

    def frame_called(self, name: str) -> int:
        """The kind of the frame with this name."""
        return next(kind for kind, spec in self.rules.frame_specs.items() if spec.name == name)

    def action_called(self, name: str) -> int:
        """The kind of the action with this name."""
        return next(kind for kind, spec in self.rules.action_specs.items() if spec.name == name)

    def older_frame(self, kind: int, rules: FrameRules) -> None:
        """What a frame did in an older version, whoever owns it now."""
        self.rules.frames[kind] = rules

    def older_source(self, actions: list[int], source: TurnSource) -> None:
        """How turns that begin with these actions were taken in an older version."""
        rules = self.rules
        self.sources[self.sources.index(rules.source_of[actions[0]])] = source
        for kind in actions:
            rules.source_of[kind] = source

    def older_free_action(self, actions: list[int], free: FreeAction) -> None:
        """How these free actions worked in an older version."""
        rules = self.rules
        self.free[self.free.index(rules.free_of[actions[0]])] = free
        for kind in actions:
            rules.free_of[kind] = free

    # --- done ----------------------------------------------------------------------------------------------------

    def _pack(self) -> None:
        """Hand what takes part to the rules, in arrays that never change again."""
        rules = self.rules
        rules.spaces = vec[SpaceAction](self.spaces)
        rules.sources = vec[TurnSource](self.sources)
        rules.free = vec[FreeAction](self.free)
        rules.moves = vec[FrameChange](self.moves)
        rules.arrivals = vec[FrameChange](self.arrivals)
        rules.afters = vec[FrameChange](self.afters)
        rules.space_offers = vec[SpaceOffer](self.space_offers)
        rules.defences = vec[FreeAction](self.defences)
        rules.claim_alternatives = vec[ClaimAlternative](self.claim_alternatives)
        rules.aids = vec[Aid](self.aids)
        rules.influence_weights = vec[InfluenceWeight](self.influence_weights)
        rules.manor_weights = vec[ManorWeight](self.manor_weights)
        rules.estimates = vec[Estimate](self.estimates)
        rules.frozen_estimates = vec[Estimate](self.frozen_estimates)
        rules.blockers = vec[Blocker](self.blockers)
        rules.listeners = vec[Listener](self.listeners)

    def finish(self, key: str, modules: tuple[str, ...]) -> Ruleset:
        """The composed ruleset."""
        rules = self.rules
        rules.key = key
        rules.modules = modules
        for name in self.ring_names:
            if name not in self.known_spaces:
                raise CompositionError(f"nobody owns the space {name}")
            action, rule = self.known_spaces[name]
            self.spaces.append(action)
            rules.space_specs.append(SpaceSpec(name, rule))
        self._pack()
        rules.reason_count = len(rules.reason_specs)
        reasons = len(rules.reason_specs)
        rules.sheet = self.zone(
            "score sheet",
            SEATS * reasons,
            PUBLIC,
            reasons,
            of=("reason",),
            least=LEAST_POINTS,
            most=MOST_POINTS,
            noted=True,
        )
        rules.size = self.next_cell
        state = blank(rules.size)
        for cell, value in self.initial:
            state.cells[cell] = value
        self.setup.sort(key=_stage)
        for _, frame in reversed(self.setup):
            push(state, frame)
        rules.settle(state)
        rules.start = state
        return rules


def _stage(step: tuple[int, int]) -> int:
    return step[0]


def check_needs(modules: list[Module]) -> None:
    """Every module finds what it needs."""
    names = [module.name for module in modules]
    for module in modules:
        for need in module.needs:
            if need not in names:
                raise CompositionError(f"module {module.name} needs module {need}")
