"""One line on what an option means now: the fact of where it leads, as that will be after it."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.edition.words import VASSALS
from merlin_bigbox.engine.base.cells import die_at
from merlin_bigbox.engine.base.names import A_BUILD, A_END_TURN, A_FORFEIT, DICE_SLOTS
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.specs import action_field, frame_field
from merlin_bigbox.engine.core.state import top
from merlin_bigbox.game.facts import Facts, cut, sentence
from merlin_bigbox.game.notation import read
from merlin_bigbox.game.prospect import Prospect
from merlin_bigbox.game.shown import Lead
from merlin_bigbox.game.words import Words

BROUGHT: Final[dict[str, str]] = dict(
    zip(VASSALS, ("marker", "good:shield", "good:material", "good:flag"), strict=True)
)
"""What the duty of each vassal is about (BASE-31 … 34)."""


TURNED: Final = "new_face"
"""The field of an action that turns a die to another face."""


class OptionFacts:
    """The facts of the options of one prompt, in one language."""

    def __init__(self, words: Words, prospect: Prospect) -> None:
        self.words = words
        self.prospect = prospect
        self.now = Facts(words, prospect.trial.seen, prospect.seat)

    def of(self, action: int, elements: tuple[str, ...], leads: tuple[Lead, ...], best: tuple[str, ...]) -> str:
        """What an option means now, or nothing; `best` is its best continuation, if that is known."""
        if leads:
            chosen = next((lead for lead in leads if lead.then and lead.then == best[: len(lead.then)]), leads[0])
            return self.arrival(f"space:{chosen.space}", best)
        for element in elements:
            if told := self._told(action, element, best):
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
            told = self.arrival(f"space:{frame_field(asked, frame, 'space')}", ())
            return cut(text("fact-forfeit", what=told)) if told else ""
        return ""

    def of_tie(self, colour: str) -> str:
        """What a tie in a principality is about."""
        return self.now.of(f"marker:{colour}")

    def _told(self, action: int, element: str, best: tuple[str, ...]) -> str:
        kind, _, rest = element.partition(":")
        if kind == "space":
            return self.arrival(element, best)
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

    def arrival(self, space: str, best: tuple[str, ...]) -> str:
        """What waits on a space, whose name the option has; where one can build, the best tile found, too."""
        name = self.words.space(int(space.removeprefix("space:")))
        told = sentence(self.now.of(space).removeprefix(f"{name}: "))
        rules = self.prospect.rules
        for text in best:
            action = read(rules, text)
            if kind_of(action) == A_BUILD:
                tiles = len(self.now.open_tiles())
                cell = text.split()[1]
                return self.words.catalogue.text("fact-build-best", tiles=tiles, cell=cell) if tiles else told
        return told
