"""Facts about spaces, dice, figures and castles: what one would do there now, and where they lead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.engine.base import names as n
from merlin_bigbox.engine.base.movement import can_enter, figure_at, walk
from merlin_bigbox.engine.base.spaces import PointsSpace
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.ruleset import POINTS
from merlin_bigbox.engine.core.specs import action_field
from merlin_bigbox.game.notation import COLOUR_NAMES, SEAT_NAMES

if TYPE_CHECKING:
    from merlin_bigbox.game.facts import Facts


def space(told: Facts, number: str) -> str:
    """What a space would bring to the viewer right now."""
    rules, state, seat = told.rules, told.state, told.seat
    position = int(number)
    if position >= len(rules.spaces):
        return ""
    name = told.words.space(position)
    if not can_enter(rules, state, position):
        return told.text("fact-space-closed", space=name)
    colour = rules.space_specs[position].name.removeprefix("principality_")
    if colour in COLOUR_NAMES:
        return told.land(colour)
    if seat is None:
        return ""
    action = rules.spaces[position]
    out = rules.borrow()
    rules.offer_space(state, seat, position, True, False, out)
    choices = [choice for choice in out.as_list() if kind_of(choice) not in (n.A_STOP, n.A_DECLINE)]
    rules.hand_back(out)
    if isinstance(action, PointsSpace):
        trial = state.copy()
        action.apply(rules, trial, seat, n.A_PERFORM)
        points = int(rules.points_of(trial, seat) - rules.points_of(state, seat))
        return (not points and _lacking(told, position)) or told.text("fact-space-points", space=name, points=points)
    if any(kind_of(option) == n.A_BUILD for option in choices):
        return told.text("fact-build", tiles=len(told.open_tiles()))
    if choices and all(kind_of(option) == n.A_PERFORM for option in choices):
        return told.words.about_space(position).removesuffix(".")
    if colours := _colours(told, choices):
        return told.text("fact-space-colours", space=name, colours=colours)
    lacking = "" if choices else _lacking(told, position)
    return lacking or told.text("fact-space", space=name, number=len(choices))


def _lacking(told: Facts, position: int) -> str:
    """Why a space brings nothing, if that is said of it."""
    why = told.words.why_no_action(position)
    return told.text("fact-space-why", space=told.words.space(position), why=why) if why else ""


def _colours(told: Facts, choices: list[int]) -> str:
    """The colours that one can choose from, where all choices have one."""
    specs = [told.rules.action_specs[int(kind_of(choice))] for choice in choices]
    if not specs or any("colour" not in spec.fields for spec in specs):
        return ""
    found = {action_field(spec, choice, "colour") for spec, choice in zip(specs, choices, strict=True)}
    if len(found) == n.COLOURS:
        return told.text("fact-any-colour")
    return ", ".join(told.colour(colour) for colour in sorted(found))


def die(told: Facts, name: str, face: str = "") -> str:
    """Where a die of the viewer's leads, both ways for figures that may go either."""
    rules, state, seat = told.rules, told.state, told.seat
    words = rules.field_words["die"]
    if seat is None or (name == "own") != bool(face) or (name != "own" and name not in words):
        return ""
    slot = 0 if name == "own" else words.index(name)
    shown = [int(state.cells[at.die_at(seat, own)]) for own in range(n.OWN_DICE)]
    pips = int(face) if name == "own" else int(state.cells[at.die_at(seat, slot)])
    if pips <= 0 or (name == "own" and pips not in shown):
        return ""
    figure = n.KNIGHT_FIGURE if name == "own" else slot - n.MERLIN_DIE + n.MERLIN_FIGURE
    ways = (n.CLOCKWISE,) if name == "own" else (n.CLOCKWISE, n.COUNTER_CLOCKWISE)
    start = figure_at(state, seat, figure)
    ends = [told.words.space(int(walk(rules, state, start, pips, way))) for way in ways]
    return told.text("fact-die", what=told.piece(f"{name}-die"), face=pips, spaces=" · ".join(dict.fromkeys(ends)))


def figure(told: Facts, name: str, seat: str = "") -> str:
    """Where a figure stands; a knight is somebody's."""
    if name == "knight":
        if seat not in SEAT_NAMES[: int(told.rules.players)]:
            return ""
        owner = SEAT_NAMES.index(seat)
        where = told.words.space(int(told.state.cells[at.KNIGHT + owner]))
        return told.text("fact-knight", figure=told.piece(name), player=told.who(owner), space=where)
    places = places_of_figures(told)
    return (
        told.text("fact-held", what=told.piece(name), holder=told.words.space(places[name])) if name in places else ""
    )


def places_of_figures(told: Facts) -> dict[str, int]:
    """The figures that belong to nobody, and their spaces."""
    found = {"merlin": int(told.state.cells[at.MERLIN])}
    for part in told.rules.views.values():
        found |= dict(part.figures(told.rules, told.state))
    return found


def castle(told: Facts, name: str) -> str:
    """What a player has, as far as everybody sees it: points, dice, goods, traitors without a shield."""
    if name not in SEAT_NAMES[: int(told.rules.players)]:
        return ""
    seat, cells = SEAT_NAMES.index(name), told.state.cells
    goods = [int(cells[at.GOODS + seat * at.GOODS_OF_SEAT + good]) for good in range(at.GOODS_OF_SEAT)]
    traitors = [int(cells[at.TRAITORS + seat * n.COLOURS + colour]) for colour in range(n.COLOURS)]
    return told.text(
        "fact-castle",
        player=told.who(seat),
        points=int(cells[POINTS + seat]),
        dice=sum(int(cells[at.die_at(seat, slot)]) > 0 for slot in range(n.DICE_SLOTS)),
        goods=sum(goods),
        traitors=sum(max(0, count - goods[n.SHIELD * n.COLOURS + colour]) for colour, count in enumerate(traitors)),
    )


def pile(told: Facts) -> str:
    """How many mission cards are left to draw."""
    cells = told.state.cells
    cards = len(told.words.edition.missions)
    gone = sum(int(cells[at.HAND_SIZE + seat]) for seat in range(int(told.rules.players)))
    gone += sum(int(cells[at.DISPLAY + slot]) > 0 for slot in range(at.DISPLAY_ROOM))
    gone += sum(int(cells[at.PLACE + card]) == at.IN_DISCARD for card in range(cards))
    return told.text("fact-left", what=told.piece("pile"), left=cards - gone)
