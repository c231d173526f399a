"""One line on what an option means now: the fact of where it leads, as that will be after it."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.edition.words import VASSALS
from merlin_bigbox.engine.base.cells import die_at
from merlin_bigbox.engine.base.names import A_BUILD, A_DEPLOY, A_END_TURN, A_FORFEIT, DICE_SLOTS
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.specs import action_field, frame_field
from merlin_bigbox.engine.core.state import top
from merlin_bigbox.game.facts import Facts, cut, sentence
from merlin_bigbox.game.notation import COLOUR_NAMES, read
from merlin_bigbox.game.prospect import Prospect
from merlin_bigbox.game.shown import Delta, Lead
from merlin_bigbox.game.words import Words

BROUGHT: Final[dict[str, str]] = dict(
    zip(VASSALS, ("marker", "good:shield", "good:material", "good:flag"), strict=True)
)
"""What the duty of each vassal is about (BASE-31 … 34)."""


TURNED: Final = "new_face"
"""The field of an action that turns a die to another face."""


class OptionFacts:
    """The facts of the options of one prompt, in one language."""

    def __init__(self, words: Words, prospect: Prospect, *, advises: bool = True) -> None:
        self.words = words
        self.advises = advises
        """Whether the best tile or vassal found on a space is named."""
        self.prospect = prospect
        self.now = Facts(words, prospect.trial.seen, prospect.seat)

    def of(self, action: int, elements: tuple[str, ...], leads: tuple[Lead, ...], delta: Delta | None) -> str:
        """What an option means now, or nothing; `delta` is what it changes, if that is known."""
        if leads:
            best = delta.best if delta else ()
            chosen = next((lead for lead in leads if lead.then and lead.then == best[: len(lead.then)]), leads[0])
            return self.arrival(f"space:{chosen.space}", delta)
        for element in elements:
            if told := self._told(action, element, delta):
                return told
        return self._of_nothing(action)

    def _of_nothing(self, action: int) -> str:
        """What it means to do nothing more: the turns that are left, or what is given up."""
        text, frame = self.words.catalogue.text, int(top(self.prospect.trial.seen))
        if kind_of(action) == A_END_TURN:
            cells, seat = self.prospect.trial.seen.cells, self.prospect.seat
            return text("fact-end-turn", dice=sum(int(cells[die_at(seat, slot)]) > 0 for slot in range(DICE_SLOTS)))
        asked = self.prospect.rules.frame_specs[int(kind_of(frame))]
        if kind_of(action) == A_FORFEIT and "space" in asked.fields:
            return cut(text("fact-forfeit", what=self.words.space(frame_field(asked, frame, "space"))))
        return ""

    def of_tie(self, colour: str) -> str:
        """What a tie in a principality is about."""
        return self.now.of(f"marker:{colour}")

    def _told(self, action: int, element: str, delta: Delta | None) -> str:
        kind, _, rest = element.partition(":")
        if kind == "space":
            return self.arrival(element, delta)
        if kind in ("cell", "marker", "principality"):
            return self._after(action).of_base(element)
        spec = self.prospect.trial.spec_of(action)
        if kind == "die" and TURNED in spec.fields:
            face = action_field(spec, action, TURNED)
            return self._after(action).of(f"die:own:{face}" if rest.startswith("own:") else element)
        if kind == "slot":
            vassal, _, colour = rest.partition(":")
            return self._after(action).of_base(f"{BROUGHT[vassal]}:{colour}")
        if kind == "stock":
            return self._after(action).of_base(f"good:{rest}")
        return self.now.of(element)

    def _after(self, action: int) -> Facts:
        """The board after the option, as far as its seat can know."""
        if not self.prospect.trial.spec_of(action).foretold:
            return self.now
        state = self.prospect.trial.seen.copy()
        self.prospect.rules.apply(state, action)
        return Facts(self.words, state, self.prospect.seat)

    def arrival(self, space: str, delta: Delta | None) -> str:
        """What waits on a space, whose name the option has; the best tile or vassal found where it brings something."""
        position = int(space.removeprefix("space:"))
        name = self.words.space(position)
        told = self.now.of(space).removeprefix(f"{name}: ")
        if (colour := self._land(position)) and told == self.now.of(f"principality:{colour}"):
            told = self.now.in_land(colour)
        helps = self.advises and delta is not None and delta.now + delta.scoring > 0
        found = self._best(delta, told) if delta is not None and helps else ""
        return cut(sentence(found or told))

    def _land(self, position: int) -> str | None:
        """The colour of the principality that a space is, if it is one."""
        colour = self.prospect.rules.space_specs[position].name.removeprefix("principality_")
        return colour if colour in COLOUR_NAMES else None

    def _best(self, delta: Delta, told: str) -> str:
        """What was found to be the best to do there: the tile to build on, the vassal to send."""
        text = self.words.catalogue.text
        for written in delta.best:
            action = read(self.prospect.rules, written)
            if kind_of(action) == A_BUILD and (tiles := len(self.now.open_tiles())):
                return text("fact-build-best", tiles=tiles, cell=written.split()[1])
            if kind_of(action) == A_DEPLOY:
                vassal = action_field(self.prospect.trial.spec_of(action), action, "vassal")
                return text("fact-deploy-best", vassal=self.words.vassal(vassal), told=told)
        return ""
