"""`merlin review`: what luck and choices were worth in a recorded game, and the turns that decided it."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.table import Table

from merlin_bigbox.arena.html import page, section, table
from merlin_bigbox.bots.explanation.why import number
from merlin_bigbox.cli.console import Json, Language, look_for, output, progress_bar
from merlin_bigbox.cli.replay import recorded_in
from merlin_bigbox.game.record import replay as replay_record
from merlin_bigbox.game.words import Words
from merlin_bigbox.review.review import review as make_review
from merlin_bigbox.review.telling import ReviewLine, ReviewSeat, ReviewTold, ReviewTurning, told
from merlin_bigbox.terminal.style import QUIET, TITLE


def review(
    file: Path,
    /,
    *,
    game: Annotated[int | None, Parameter(name="--game")] = None,
    full: Annotated[bool, Parameter(negative="")] = False,
    seed: int = 0,
    html: Path | None = None,
    lang: Language = None,
    json: Json = False,
) -> int:
    """Tell luck from skill in a recorded game, and show the turns that decided it.

    Example: merlin review evening.merlin --full --html evening.html
    """
    look = look_for(lang)
    name = str(file) if game is None else f"{file}, game {game}"
    recorded = recorded_in(file, game)
    played = replay_record(recorded, None, name)
    names = recorded.names if len(recorded.names) == recorded.options.players else None
    words = Words(played.rules, played.edition, look.catalogue.lang, names)
    with progress_bar() as bar:
        task = bar.add_task(words.catalogue.text("review-working"), total=1.0)
        found = make_review(played, "full" if full else "quick", seed, lambda share: bar.update(task, completed=share))
    if json:
        print(msgspec.json.encode(found).decode())
        return 0
    said = told(played, found, words)
    if html is not None:
        html.write_text(as_html(said, name, words), encoding="utf-8")
        output().print(str(html), markup=False, highlight=False)
        return 0
    _print(said, name, words)
    return 0


# --- in a terminal ---------------------------------------------------------------------------------------------------


def _print(said: ReviewTold, name: str, words: Words) -> None:
    console, text = output(), words.catalogue.text
    console.print(text("review-title", file=name), style=TITLE, markup=False)
    console.print(text("review-how", level=said.level), style=QUIET)
    console.print()
    for head, rows in _tables(said, words):
        shown = Table(title=head[0], title_style=TITLE, title_justify="left", box=None, padding=(0, 2, 0, 0))
        shown.add_column("")
        for each in head[1:]:
            shown.add_column(each, justify="right")
        for row in rows:
            shown.add_row(*row)
        console.print(shown)
        console.print()
    for seat in said.seats:
        console.print(text("review-turning", player=seat.name), style=TITLE, markup=False)
        for line in _seat_lines(seat, words):
            console.print(line, markup=False, highlight=False)
        console.print()
    for line in said.missed:
        console.print(line, markup=False, highlight=False)


def _seat_lines(seat: ReviewSeat, words: Words) -> list[str]:
    said = [seat.verdict, seat.mistakes]
    for each in seat.turning:
        said += _turning_lines(each, words)
    return said if seat.turning else [*said, words.catalogue.text("review-no-turning")]


def _turning_lines(each: ReviewTurning, words: Words) -> list[str]:
    text = words.catalogue.text
    said = [f"{each.when} ({_signed(each.points, words)}): {each.title}", f"    {' '.join(each.reasons)}"]
    if each.played:
        said.append("    " + text("review-played", line=" ".join(each.played)))
    if each.better:
        said.append("    " + text("review-better", line=" ".join(each.better)))
    return said


Rows = list[tuple[str, ...]]


def _tables(said: ReviewTold, words: Words) -> list[tuple[tuple[str, ...], Rows]]:
    """The tables: their heading and the names of their columns, and their rows."""
    text = words.catalogue.text
    names = tuple(seat.name for seat in said.seats)
    labels = {line.name: line.label for seat in said.seats for line in seat.luck}
    account: Rows = []
    for index, part in enumerate(said.seats[0].account):
        account.append((part.label, *(_measured(seat.account[index], words) for seat in said.seats)))
        if part.name == "luck":
            for name, label in labels.items():
                found = [next((line.points for line in seat.luck if line.name == name), 0.0) for seat in said.seats]
                account.append((f"  {label}", *(_signed(points, words) for points in found)))
    account.append((text("review-rate"), *(number(seat.rate, words) for seat in said.seats)))
    account.append((text("review-band"), *(seat.band for seat in said.seats)))
    sources = [(each.label, *map(str, each.points)) for each in said.sources]
    sources.append((text("review-score"), *(str(seat.points) for seat in said.seats)))
    dice = [
        (
            each.label,
            *(f"{faces} ({_signed(worth, words)})" for faces, worth in zip(each.faces, each.worth, strict=True)),
        )
        for each in said.dice
    ]
    missions = [(each.label, *map(str, each.points)) for each in said.missions]
    modules: Rows = [(each.label, *map(str, each.points)) for each in said.modules]
    tables: list[tuple[tuple[str, ...], Rows]] = [
        ((text("review-account"), *names), account),
        ((text("review-sources"), *names), list(sources)),
        ((text("review-dice"), *names), list(dice)),
        ((text("review-missions"), *names), list(missions)),
    ]
    return [*tables, ((text("review-modules"), *names), modules)] if modules else tables


def _turn_rows(said: ReviewTold, seat: ReviewSeat) -> Rows:
    """The seat's turns and the scorings: what was reached, and the points of the seat."""
    number_of = [each.seat for each in said.seats].index(seat.seat)
    return [
        (turn.label, ", ".join(turn.spaces), str(turn.points[number_of]))
        for turn in said.turns
        if turn.seat in (None, seat.seat)
    ]


def _signed(points: float, words: Words) -> str:
    return number(points, words, "+")


def _measured(part: ReviewLine, words: Words) -> str:
    """Points, and how exactly they are known."""
    return f"{_signed(part.points, words)}{f' ± {number(part.error, words)}' if part.error else ''}"


# --- as a page -------------------------------------------------------------------------------------------------------


def as_html(said: ReviewTold, name: str, words: Words) -> str:
    """The review as a page of its own."""
    text = words.catalogue.text
    parts = [f"<p>{escape(text('review-account-about'))}</p>"]
    for head, rows in _tables(said, words):
        parts.append(section(head[0], table("", ("", *head[1:]), rows)))
    for seat in said.seats:
        items = [f"<p>{escape(line.strip())}</p>" for line in _seat_lines(seat, words)]
        turns = table("", ("", text("review-spaces"), text("review-score")), _turn_rows(said, seat))
        parts.append(section(text("review-turning", player=seat.name), *items))
        parts.append(section(text("review-turns", player=seat.name), turns))
    if said.missed:
        missed = "".join(f"<li>{escape(line)}</li>" for line in said.missed)
        parts.append(section(text("review-missions-held"), f"<ul>{missed}</ul>"))
    return page(words.catalogue.lang, text("review-title", file=name), parts)
