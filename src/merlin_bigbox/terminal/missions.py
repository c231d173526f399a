"""Mission cards in one line: points, and each requirement with a mark if it is met."""

from __future__ import annotations

from rich.text import Text

from merlin_bigbox.edition import Need, Piece, Where
from merlin_bigbox.game.requirements import requirements_met
from merlin_bigbox.terminal.scene import Scene
from merlin_bigbox.terminal.style import BAD, GOOD, MET, TITLE, UNMET, Look


def card_line(scene: Scene, card: int, seat: int | None) -> Text:
    """The card with this number; with a seat, marks the requirements it meets."""
    missions = scene.game.edition.missions
    index = next(place for place, mission in enumerate(missions) if mission.id == card)
    mission = missions[index]
    marks = requirements_met(scene.tables, scene.state, index, seat) if seat is not None else ()
    line = Text(f"{mission.id:>2} ", style=TITLE)
    line.append(scene.look.text("points-short", points=mission.points), style=GOOD if all(marks) and marks else "")
    for number, need in enumerate(mission.needs):
        line.append("  ")
        if marks:
            line.append(f"{MET if marks[number] else UNMET} ", style=GOOD if marks[number] else BAD)
        line.append_text(need_text(scene.look, need))
    return line


def need_text(look: Look, need: Need) -> Text:
    """A requirement in a word or two and the letter of its principality."""
    form = need.form
    names = [name for name in need.pieces if name is not None]
    if form.piece is Piece.VASSAL:
        shown = " + ".join(look.text(f"vassal-{name}") for name in names) or look.text(
            "any-vassals", number=form.number
        )
    else:
        shown = look.text(f"good-{names[0]}") if names else look.text("marker")
        if form.number > 1:
            shown = f"{form.number} × {shown}"
    if form.where is Where.GIVEN:
        arrow = " →" if form.piece is Piece.VASSAL else ""
        return Text(f"{shown}{arrow} ").append_text(look.colour(need.colour or ""))
    if form.where is Where.ANY:
        return Text(f"{shown} {look.text('any')}")
    # Vassals that are named one after the other are meant to stand together.
    return Text(shown if form.piece is Piece.VASSAL and names else f"{shown} {look.text('one-colour')}")
