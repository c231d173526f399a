"""Mission cards in one line: points, and each requirement with a mark if it is met."""

from __future__ import annotations

from rich.text import Text

from merlin_bigbox.edition import Need, NeedForm
from merlin_bigbox.engine.base.missions import met
from merlin_bigbox.engine.core.arrays import vector
from merlin_bigbox.terminal.scene import Scene
from merlin_bigbox.terminal.style import BAD, GOOD, MET, TITLE, UNMET, Look


def card_line(scene: Scene, card: int, seat: int | None) -> Text:
    """The card with this number; with a seat, marks the requirements it meets."""
    missions = scene.game.edition.missions
    index = next(place for place, mission in enumerate(missions) if mission.id == card)
    mission = missions[index]
    marks = _met(scene, index, seat) if seat is not None else []
    line = Text(f"{mission.id:>2} ", style=TITLE)
    line.append(scene.look.text("points-short", points=mission.points), style=GOOD if all(marks) and marks else "")
    for number, need in enumerate(mission.needs):
        line.append("  ")
        if marks:
            line.append(f"{MET if marks[number] else UNMET} ", style=GOOD if marks[number] else BAD)
        line.append_text(need_text(scene.look, need))
    return line


def _met(scene: Scene, index: int, seat: int) -> list[bool]:
    """Which requirements are met; no piece counts for two of them (BASE-53)."""
    tables = scene.tables
    needs = [int(tables.needs[at]) for at in range(int(tables.first_need[index]), int(tables.first_need[index + 1]))]
    served: list[int] = []
    marks = []
    for need in needs:
        trial = vector([*served, need])
        holds = met(trial, 0, len(served) + 1, scene.state, seat)
        marks.append(holds)
        if holds:
            served.append(need)
    return marks


def need_text(look: Look, need: Need) -> Text:
    """A requirement in a word or two and the letter of its principality."""
    any_colour = look.text("any")
    if need.form is NeedForm.GOOD:
        return _with_colour(look, look.text(f"good-{need.good}"), need.colour)
    if need.form is NeedForm.ANY_GOOD:
        return Text(f"{look.text(f'good-{need.good}')} {any_colour}")
    if need.form is NeedForm.INFLUENCE:
        return _with_colour(look, look.text("marker"), need.colour)
    if need.form is NeedForm.INFLUENCE_ANY:
        return Text(f"{look.text('marker')} {any_colour}")
    if need.form is NeedForm.VASSAL_IN:
        return _with_colour(look, f"{look.text(f'vassal-{need.vassal}')} →", need.colour)
    if need.form is NeedForm.TWO_VASSALS_IN:
        return _with_colour(look, f"{look.text('two-vassals')} →", need.colour)
    return Text(f"{look.text(f'vassal-{need.vassal}')} + {look.text(f'vassal-{need.second_vassal}')}")


def _with_colour(look: Look, name: str, colour: str | None) -> Text:
    return Text(f"{name} ").append_text(look.colour(colour or ""))
