"""What a seat or a spectator may see, built up from an observation; nothing hidden was ever in it."""

from __future__ import annotations

from typing import Any

import msgspec

from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.engine.base import names as n
from merlin_bigbox.engine.base.environs import majority
from merlin_bigbox.engine.base.scoring import weigh_markers
from merlin_bigbox.engine.base.tables import GOOD_NAMES, TERRAIN_NAMES, VASSAL_NAMES, base_tables
from merlin_bigbox.engine.core.arrays import zeros
from merlin_bigbox.engine.core.layout import UNKNOWN
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.ruleset import POINTS, ROUND, SEATS, Observation
from merlin_bigbox.engine.core.state import State, top
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.notation import COLOUR_NAMES, SEAT_NAMES, cell_name
from merlin_bigbox.game.requirements import requirements_met


class PlayerView(msgspec.Struct, frozen=True):
    """A castle board and what belongs to it. Colours without a piece are left out; a hidden card is null.

    `covered` counts the traitors for which there is a shield: each of the others costs points in a scoring.
    """

    seat: str
    points: int
    knight: int
    dice: tuple[int, ...]
    merlin_die: int
    apples: int
    staffs: int
    markers: int
    manors: int
    goods: dict[str, dict[str, int]]
    vassals: dict[str, str | None]
    traitors: dict[str, int]
    covered: dict[str, int]
    hand: tuple[int | None, ...]


class StockView(msgspec.Struct, frozen=True):
    """Equal pieces that lie together: a kind of good and its colour, or a piece without a colour."""

    piece: str
    colour: str | None
    count: int


class PrincipalityView(msgspec.Struct, frozen=True):
    """A principality: what lies there, the markers of each seat and the vassals by seat.

    `cover` is the name of what lies on it in its place, if anything (`places` of the guide tells of it). `stock` counts
    the goods of its colour, wherever they are kept; `keeps` is what is kept here. `stake` is what a scoring would give
    for it now, to the `leaders`: several are tied, and nobody's influence may be the strongest.
    """

    colour: str
    emblem: str
    cover: str | None
    stock: dict[str, int]
    keeps: tuple[StockView, ...]
    markers: dict[str, int]
    vassals: dict[str, str]
    stake: int
    leaders: tuple[str, ...]


class TileView(msgspec.Struct, frozen=True):
    """A tile of the environs; the kind is its name in the notation, the manor is its owner's seat."""

    cell: str
    kind: str
    terrain: str
    tower: bool
    manor: str | None


class FigureView(msgspec.Struct, frozen=True):
    """A figure on the round table: its element, which piece it is, the seat of a knight, and where it stands."""

    element: str
    piece: str
    seat: str | None
    space: int


class View(msgspec.Struct, frozen=True):
    """The whole table as one seat sees it, or a spectator. Nobody has won before the end of the game.

    `met` tells of each mission card on display or in the viewer's hand which requirements the viewer meets.
    """

    viewer: str | None
    """The seat that sees it; None for a spectator."""
    at: int
    """How many actions came before."""
    round: int
    """The round, from 1 to 6."""
    first: str
    """The seat that begins the round."""
    current: str
    """The seat whose turn it is."""
    asked: str
    """The question that is asked, by its name in the notation."""
    rule: str
    """The rule by which it is asked."""
    decider: str | None
    """The seat that has to answer; None at the end."""
    merlin: int
    """The space on which Merlin stands."""
    grail: str | None
    """The seat that has the Holy Grail."""
    excalibur: str | None
    """The seat that has Excalibur."""
    apples: int
    """Apples in the supply."""
    display: tuple[int | None, ...]
    """The numbers of the mission cards on display."""
    pile: int
    """Cards in the draw pile."""
    discards: tuple[int, ...]
    """The numbers of the discarded cards."""
    met: dict[int, tuple[bool, ...]]
    """The requirements that the viewer meets, by the number of the card."""
    players: tuple[PlayerView, ...]
    """Everybody's castle board."""
    principalities: tuple[PrincipalityView, ...]
    """The six principalities."""
    environs: tuple[TileView, ...]
    """The tiles around the castle."""
    figures: tuple[FigureView, ...]
    """Who stands where on the round table."""
    winners: tuple[str, ...]
    """The winners, once the game is over."""
    modules: dict[str, dict[str, Any]]
    """What each module in play shows."""


def view(game: Game, seat: int | None) -> View:
    """The game as the seat (or a spectator) may see it now."""
    seen: Observation = game.observe(seat)
    state = seen.state
    cells = state.cells
    players = game.options.players
    ids = [mission.id for mission in game.edition.missions]
    discards = tuple(ids[card] for card in range(len(ids)) if cells[at.PLACE + card] == at.IN_DISCARD)
    display = tuple(_card(ids, int(cells[at.DISPLAY + slot])) for slot in range(game.edition.stock.display))
    in_hands = sum(int(cells[at.HAND_SIZE + owner]) for owner in range(players))
    shown = sum(card is not None for card in display)
    spec = game.rules.frame_specs[int(kind_of(top(state)))]
    return View(
        viewer=None if seat is None else SEAT_NAMES[seat],
        at=game.at,
        round=int(cells[ROUND]),
        first=SEAT_NAMES[int(cells[at.FIRST])],
        current=SEAT_NAMES[int(cells[at.CURRENT])],
        asked=spec.name,
        rule=spec.rule,
        decider=None if game.decider is None else SEAT_NAMES[game.decider],
        merlin=int(cells[at.MERLIN]),
        grail=_holder(int(cells[at.GRAIL])),
        excalibur=_holder(int(cells[at.EXCALIBUR])),
        apples=int(cells[at.APPLES]),
        display=display,
        pile=len(ids) - in_hands - shown - len(discards),
        discards=discards,
        met={} if seat is None else _met(game, state, seat, display),
        players=tuple(_player(state, owner, ids) for owner in range(players)),
        principalities=tuple(_principality(game, state, colour) for colour in range(n.COLOURS)),
        environs=tuple(_tile(game, state, cell) for cell in range(at.CELLS) if cells[at.TILE + cell] > 0),
        figures=_figures(game, state),
        winners=tuple(SEAT_NAMES[seat] for seat in game.winners),
        modules={name: slice_.describe(game.rules, state, seen.seat) for name, slice_ in game.rules.views.items()},
    )


def _holder(value: int) -> str | None:
    return SEAT_NAMES[value - 1] if value > 0 else None


def _met(game: Game, state: State, seat: int, display: tuple[int | None, ...]) -> dict[int, tuple[bool, ...]]:
    places = {mission.id: place for place, mission in enumerate(game.edition.missions)}
    hand = _player(state, seat, list(places)).hand
    shown = [card for card in (*hand, *display) if card is not None]
    return {card: requirements_met(base_tables(game.rules), state, places[card], seat) for card in shown}


def _card(ids: list[int], entry: int) -> int | None:
    return ids[entry - 1] if entry > 0 else None


def _player(state: State, seat: int, ids: list[int]) -> PlayerView:
    cells = state.cells
    dice = [int(cells[at.die_at(seat, slot)]) for slot in range(n.DICE_SLOTS)]
    goods = at.GOODS + seat * at.GOODS_OF_SEAT
    traitors = _by_colour(state, at.TRAITORS + seat * n.COLOURS)
    shields = _by_colour(state, goods + n.SHIELD * n.COLOURS)
    hand = [int(cells[at.HAND + seat * at.HAND_ROOM + slot]) for slot in range(int(cells[at.HAND_SIZE + seat]))]
    return PlayerView(
        seat=SEAT_NAMES[seat],
        points=int(cells[POINTS + seat]),
        knight=int(cells[at.KNIGHT + seat]),
        dice=tuple(face for face in dice[: n.OWN_DICE] if face > 0),
        merlin_die=dice[n.MERLIN_DIE],
        apples=int(cells[at.APPLE + seat]),
        staffs=int(cells[at.STAFF + seat]),
        markers=int(cells[at.MARKER + seat]),
        manors=int(cells[at.MANOR + seat]),
        goods={name: _by_colour(state, goods + kind * n.COLOURS) for kind, name in enumerate(GOOD_NAMES)},
        vassals={name: _place(state, seat, vassal) for vassal, name in enumerate(VASSAL_NAMES)},
        traitors=traitors,
        covered={colour: min(count, shields[colour]) for colour, count in traitors.items() if colour in shields},
        hand=tuple(None if entry <= UNKNOWN else ids[entry - 1] for entry in hand),
    )


def _figures(game: Game, state: State) -> tuple[FigureView, ...]:
    """The knights, Merlin and the figures of the modules, in the order in which they share a space."""
    seats = range(game.options.players)
    knights = [(f"knight:{SEAT_NAMES[seat]}", int(state.cells[at.KNIGHT + seat])) for seat in seats]
    figures = [*knights, ("merlin", int(state.cells[at.MERLIN]))]
    for part in game.rules.views.values():
        figures.extend(part.figures(game.rules, state))
    return tuple(
        FigureView(f"figure:{name}", name.partition(":")[0], name.partition(":")[2] or None, space)
        for name, space in figures
    )


def _by_colour(state: State, first: int) -> dict[str, int]:
    counts = {name: int(state.cells[first + colour]) for colour, name in enumerate(COLOUR_NAMES)}
    return {name: count for name, count in counts.items() if count > 0}


def _place(state: State, seat: int, vassal: int) -> str | None:
    value = int(state.cells[at.VASSAL + seat * n.VASSALS + vassal])
    return COLOUR_NAMES[value - 1] if value > 0 else None


def _principality(game: Game, state: State, colour: int) -> PrincipalityView:
    cells = state.cells
    seats = range(game.options.players)
    markers = {SEAT_NAMES[seat]: int(cells[at.MARKERS + seat * n.COLOURS + colour]) for seat in seats}
    vassals = {
        name: SEAT_NAMES[seat]
        for vassal, name in enumerate(VASSAL_NAMES)
        for seat in seats
        if cells[at.VASSAL + seat * n.VASSALS + vassal] == colour + 1
    }
    strengths = zeros(SEATS + 1)
    stake = int(weigh_markers(game.rules, state, colour, strengths))
    most, _ = majority(strengths)
    stock = {name: int(cells[at.STOCK + kind * n.COLOURS + colour]) for kind, name in enumerate(GOOD_NAMES)}
    keeps = [(name, COLOUR_NAMES[colour], count) for name, count in stock.items()]
    cover = next(filter(None, (part.cover(game.rules, state, colour) for part in game.rules.views.values())), None)
    return PrincipalityView(
        colour=COLOUR_NAMES[colour],
        emblem=game.edition.emblems[colour],
        cover=None if cover is None else cover.name,
        stock=stock,
        keeps=tuple(
            StockView(name, of or None, count) for name, of, count in (keeps if cover is None else cover.keeps)
        ),
        markers={seat: count for seat, count in markers.items() if count > 0},
        vassals=vassals,
        stake=stake,
        leaders=tuple(SEAT_NAMES[seat] for seat in seats if most > 0 and strengths[seat] == most),
    )


def _tile(game: Game, state: State, cell: int) -> TileView:
    kind = int(state.cells[at.TILE + cell]) - 1
    tables = base_tables(game.rules)
    owner = int(state.cells[at.BUILT + cell])
    return TileView(
        cell=cell_name(cell),
        kind=tables.tile_kinds[kind].name,
        terrain=TERRAIN_NAMES[int(tables.terrain[kind])],
        tower=int(tables.tower[kind]) == 1,
        manor=_holder(owner),
    )
