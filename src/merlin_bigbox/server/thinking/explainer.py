"""Hints for the player to move and reasons for past decisions, based only on what the reader may know."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from merlin_bigbox.bots import Why
from merlin_bigbox.bots.explanation.onlooker import Seen, Viewpoint
from merlin_bigbox.bots.own import is_own
from merlin_bigbox.engine.core.errors import MalformedError
from merlin_bigbox.game import notation
from merlin_bigbox.game.game import UNDO
from merlin_bigbox.game.history import state_before
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.words import Words
from merlin_bigbox.locale.languages import Lang
from merlin_bigbox.server.limits import Buckets, Limits
from merlin_bigbox.server.live.watcher import Watcher
from merlin_bigbox.server.protocol.live import Hint, Reasons, Weigh, Weighed, WhyAsked
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.sources import MACHINE, Sources
from merlin_bigbox.server.tables.table import Table
from merlin_bigbox.server.thinking.interface import Share, Thinking
from merlin_bigbox.server.thinking.pool import limit_of
from merlin_bigbox.server.thinking.protocol import (
    LOOKING,
    Explained,
    HintQuestion,
    SeenQuestion,
    WeighQuestion,
    hint_question,
    seen_question,
    weigh_question,
)

ADVISER: Final = "merlin"
REMEMBERED: Final = 1_000


WEIGHING: Final = 2.0
"""Seconds after which a choice is no longer weighed: it is played without."""


class _Decision(NamedTuple):
    """A past decision, from whose point of view it is explained, and the question for a worker."""

    mover: int
    observer: int
    viewpoint: Viewpoint
    asked: SeenQuestion


class Explainer:
    """Asks the workers for reasons, a limited number at a time, and puts them into words."""

    def __init__(self, thinking: Thinking, limits: Limits, sources: Sources = MACHINE) -> None:
        self._thinking = thinking
        self._most = limits.reasons_waiting
        self._most_each = limits.reasons_waiting_each
        self._rates = Buckets(limits.reasons_per_second, limits.reasons_at_once, sources.monotonic)
        self._waiting: Counter[str] = Counter()
        self._known: OrderedDict[tuple[str, int, int], Explained] = OrderedDict()

    async def answer(self, table: Table, watcher: Watcher, message: Hint | WhyAsked) -> Reasons:
        """The answer for a socket; refused if its view has changed in the meantime."""
        eyes = watcher.view
        if isinstance(message, Hint):
            found = await self._hint(table, watcher, message)
        else:
            found = await self.why(table, eyes, message.at, watcher.lang, watcher.user.id, message.id)
        if watcher.view != eyes:
            raise RefusalError("stale", "another seat is shown now")
        return found

    # --- hints ---------------------------------------------------------------------------------------------------

    async def _hint(self, table: Table, watcher: Watcher, message: Hint) -> Reasons:
        async with table.lock:
            asked = _hint_asked(table, watcher, message)
        found = await self._explain(asked, Share(watcher.user.id, table.row.id))
        async with table.lock:
            if table.game.at != message.at:
                raise RefusalError("stale", f"the table is at {table.game.at}, not at {message.at}")
        lines = _why(found).lines(table.views.words(watcher.lang))
        action = notation.write(table.game.rules, found.chosen)
        return Reasons(message.id, message.at, action, tuple(lines), len(asked.options) > 1)

    # --- warnings ------------------------------------------------------------------------------------------------

    async def weigh(self, table: Table, watcher: Watcher, message: Weigh) -> Weighed:
        """Whether a choice that is about to be made would lose many points."""
        eyes = watcher.view
        async with table.lock:
            _check_asked(table, watcher, message)
            asked = weigh_question(table.game, _actions(table, message), WEIGHING)
        found = await self._explain(asked, Share(watcher.user.id, table.row.id))
        async with table.lock:
            if table.game.at != message.at or watcher.view != eyes:
                raise RefusalError("stale", f"the table is at {table.game.at}, not at {message.at}")
        if found.other is None:
            return Weighed(message.id, message.at, 0.0, ())
        lines = _seen(found).warning(table.views.words(watcher.lang))
        return Weighed(message.id, message.at, round(-found.better, 1), tuple(lines))

    # --- reasons -------------------------------------------------------------------------------------------------

    async def why(self, table: Table, eyes: int | None, at: int, lang: Lang, person: str, request: int = 0) -> Reasons:
        """Why the decision of record `at` was made, from this point of view."""
        async with table.lock:
            decision = _decision(table, eyes, at)
        key = (table.row.id, at, decision.observer)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = await self._explain(decision.asked, Share(person, table.row.id))
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        seen = _seen(found)
        words = table.views.words(lang)
        lines = [*_in_its_words(found, words, decision), *seen.lines(words, decision.viewpoint, decision.mover)]
        action = notation.write(table.game.rules, found.chosen)
        return Reasons(request, at, action, tuple(lines), seen.is_choice)

    @contextmanager
    def place(self, person: str) -> Iterator[None]:
        """A place among those whose questions are thought about; refused if there is none, or if they ask too often."""
        full = self._waiting.total() >= self._most or self._waiting[person] >= self._most_each
        if full or not self._rates.take(person):
            raise RefusalError("too-many", "too many questions; wait a little")
        self._waiting[person] += 1
        try:
            yield
        finally:
            self._waiting[person] -= 1
            if not self._waiting[person]:
                del self._waiting[person]

    async def _explain(self, asked: HintQuestion | SeenQuestion | WeighQuestion, share: Share) -> Explained:
        with self.place(share.account):
            found = await self._thinking.explain(asked, share)
        if found is None:
            raise RefusalError("no-answer")
        return found


def _hint_asked(table: Table, watcher: Watcher, message: Hint) -> HintQuestion:
    _check_asked(table, watcher, message)
    return hint_question(table.game, ADVISER, limit_of(ADVISER))


def _check_asked(table: Table, watcher: Watcher, message: Hint | Weigh) -> None:
    seat = SEAT_NAMES.index(message.seat)
    table.check_move(seat, message.at, watcher.user.id)
    if table.decider != seat:
        raise RefusalError("not-your-turn", f"{SEAT_NAMES[table.decider or 0]} is asked")
    if watcher.view != seat:
        raise RefusalError("not-now", "the cards of this seat are not shown here")
    _check_allowed(table)


def _actions(table: Table, message: Weigh) -> list[int]:
    try:
        actions = [notation.read(table.game.rules, text) for text in message.actions]
    except MalformedError as error:
        raise RefusalError("malformed", str(error)) from error
    if not actions or actions[0] not in table.game.options_now():
        raise RefusalError("not-offered", "this is not offered")
    return actions


def _decision(table: Table, eyes: int | None, at: int) -> _Decision:
    game, over = table.game, table.row.status == "over"
    if table.row.status == "waiting":
        raise RefusalError("not-now", "the game has not started")
    if not over:
        _check_allowed(table)
    entry = game.entries[at - 1] if 0 < at <= game.at else None
    if entry is None or entry.seat < 0 or entry.action == UNDO:
        raise RefusalError("malformed", f"record {at} is no decision of a seat")
    state = state_before(game, at)
    if state is None:
        raise RefusalError("no-answer" if game.log_from else "stale", f"record {at} cannot be gone back to")
    # Once the game is over, nothing is hidden.
    observer = entry.seat if over else -1 if eyes is None else eyes
    viewpoint: Viewpoint = "outside" if observer < 0 else "seat"
    if observer == entry.seat:
        viewpoint = "own" if eyes == entry.seat else "mover"
    seen = game.rules.observe(state, observer)
    bot = table.seats[entry.seat].bot or ""
    own = bot if is_own(bot) else ""
    limit = LOOKING + limit_of("") + (limit_of(own) if own else 0.0)
    return _Decision(entry.seat, observer, viewpoint, seen_question(game, seen, entry.seat, entry.action, limit, own))


def _seen(found: Explained) -> Seen:
    return Seen(
        found.chosen,
        found.gains,
        found.other,
        found.other_gains,
        found.better,
        found.offered,
        found.perhaps_more,
        found.deeds,
        found.other_deeds,
    )


def _why(found: Explained) -> Why:
    return Why(found.chosen, found.gains, found.other, found.other_gains, found.better, found.sure, found.deeds)


def _in_its_words(found: Explained, words: Words, decision: _Decision) -> list[str]:
    """What one's own bot says of its choice, before anything else; who may not see its cards hears it with others."""
    said = list(found.said)
    if found.own is not None:
        said = _why(found.own).lines(words)
    if not said:
        return []
    exact = decision.observer == decision.mover
    says = words.catalogue.text("ui-own-says" if exact else "ui-own-says-perhaps", bot=decision.asked.bot)
    return [f"{says} {said[0]}", *said[1:]]


def _check_allowed(table: Table) -> None:
    if not table.row.hints:
        raise RefusalError("no-hints", "nothing is explained at this table while the game runs")
