"""Collects the decisions of games while they are played, and makes a table of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyarrow as pa

from merlin_bigbox.arena.match import Played
from merlin_bigbox.arena.play import Play
from merlin_bigbox.bots import Bot, Searched, Searching
from merlin_bigbox.dataset.columns import schema
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.research import rewards
from merlin_bigbox.research.looking import Looking


class Rows:
    """The rows of some games. `watch` is told of every decision, `end` of every end of a game."""

    def __init__(self, rules: Ruleset, names: Sequence[str]) -> None:
        self.rules, self.names = rules, list(names)
        self.looking = Looking(rules)
        self.columns: dict[str, list[Any]] = {name: [] for name in schema(rules).names}
        self._begin = 0

    def watch(self, play: Play, bot: Bot, seat: int, action: int) -> None:
        """Note a decision before it is played."""
        seen = self.looking.at(play.state, seat)
        offered = int(seen.mask.sum())
        found: list[Searched] = bot.searched() if offered > 1 and isinstance(bot, Searching) else []
        numbers = self.looking.numbers
        self._add(
            decision=play.decisions - 1,
            at=0 if play.entries is None else len(play.entries),
            seat=seat,
            observation=seen.observation,
            mask=seen.mask,
            offered=offered,
            action=numbers.number(action),
            searched=[numbers.number(one.action) for one in found] or None,
            visits=[one.visits for one in found] or None,
            values=[one.value for one in found] or None,
        )

    def end(self, played: Played) -> None:
        """Note how the game ended that was watched."""
        for seat in self.columns["seat"][self._begin :]:
            self._add(game=played.seating.game, deal=played.seating.deal, bot=played.seating.seats[seat])
            self._add(**ending(played.points, played.sources, seat))
        self._begin = len(self.columns["seat"])

    def _add(self, **cells: object) -> None:
        for name, cell in cells.items():
            self.columns[name].append(cell)

    def table(self) -> pa.Table:
        """All rows as a table."""
        wanted = schema(self.rules)
        return pa.Table.from_arrays([_array(self.columns[field.name], field.type) for field in wanted], schema=wanted)


def ending(points: list[int], sources: list[list[int]], seat: int) -> dict[str, Any]:
    """What the rows of a seat say about the end of their game."""
    return {
        "win": float(rewards.at_end(rewards.WIN, points)[seat]),
        "points": points,
        "margins": [own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)],
        "sources": sources[seat],
    }


def _array(cells: list[Any], kind: pa.DataType) -> pa.Array:
    """A column; rows of numpy are joined without making Python's numbers of them."""
    if pa.types.is_fixed_size_list(kind):
        flat = np.concatenate(cells) if isinstance(cells[0], np.ndarray) else np.array(cells).ravel()
        inner = pa.array(flat.astype(kind.value_type.to_pandas_dtype()), kind.value_type)
        return pa.FixedSizeListArray.from_arrays(inner, kind.list_size)
    return pa.array(cells, kind)
