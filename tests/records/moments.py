"""Moments of a game by rules version 1 that would not happen by version 2, found by playing its record again."""

from merlin_bigbox.game.game import Game
from merlin_bigbox.game.record import Record


def moments(kept: Record) -> set[str]:
    """The rules of version 2 that it would have broken; for BASE-72 together with the frame that was asked."""
    watch = _Watch(kept)
    for frame, _, text in kept.lines:
        watch.look(frame, text)
    return watch.found


class _Watch:
    """Plays a record again and looks at each action before it."""

    def __init__(self, kept: Record) -> None:
        self.found: set[str] = set()
        self.game = Game(kept.options, kept.edition)
        self.last_turn = 0
        if kept.result:
            self.last_turn = max(number for number, line in enumerate(kept.lines, 1) if line[2] == "end turn")
        self.market = ""
        if "caerleon" in kept.options.modules:
            self.market = kept.edition.colours[kept.edition.caerleon.districts.index("market")]
        self.morgana = "beside the board"
        self.used: set[tuple[int, str]] = set()
        """The laborers that were used, with the round."""

    def look(self, frame: str, text: str) -> None:
        """Note what is special about the action, then play it."""
        game = self.game
        laborer = (game.round, text[-1])
        if text.startswith("laborer "):
            self.used.add(laborer)
        if text.startswith("buy laborer ") and laborer in self.used:
            self.found.add("MARKET-5")
        if text.startswith("poison morgana ") and frame != "morgana die":
            self.found.add("MORGANA-5")
        if frame == "cauldron effect" and text == "decline" and len(game.choices()) > 1:
            shown = game.choices()[0]
            if shown.startswith(("hut ", "dark influence ")):
                self.found.add("MORGANA-8")
        if text.startswith("morgana to "):
            self.morgana = text.removeprefix("morgana to ")
        if frame == "district exchange" and text.startswith("return ") and self.morgana == self.market:
            self.found.add("MORGANA-9")
        if frame in ("take card", "keep", "tile or piece") and 0 < self.last_turn <= game.at:
            self.found.add(f"BASE-72 {frame}")
        game.step(game.read(text))
