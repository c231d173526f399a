"""Somebody in front of a browser: opens the page, looks what can be done, clicks or types, and plays to the end."""

from __future__ import annotations

import json
import random
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "build" / "screenshots"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

PATIENCE = 120_000
"""Milliseconds; long, because a busy machine must not fail a right answer."""
LOOK_EVERY = 30
"""Milliseconds."""
MOST_MOVES = 3_000

# Everything a person could react to, in one look.
LOOK = """() => {
  // What was tapped on a phone takes the room of the other choices.
  const shown = (one) => one.checkVisibility({ visibilityProperty: true });
  const all = (where) => [...document.querySelectorAll(where)].filter(shown);
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const prompt = document.querySelector("#prompt");
  // While an answer is on its way nothing can be chosen.
  const sent = dialog || prompt?.getAttribute("aria-busy") === "true";
  return {
    at: Number(prompt?.dataset.at ?? -1),
    depth: Number(prompt?.dataset.depth ?? 0),
    over: document.querySelector("#final-headline") !== null,
    dialog: dialog?.querySelector("button.primary") ? true : false,
    options: sent ? [] : all("#prompt button[data-action]:not(:disabled)").map((one) => one.dataset.action),
    steps: sent ? [] : all("#prompt button[data-step]:not(:disabled, [aria-pressed])").map((one) => one.dataset.step),
    glowing: [...new Set([...document.querySelectorAll("[data-el].glows")].filter(shown).map((one) => one.dataset.el))],
  };
}"""

# A spot of an element that is not covered by another one, once it has been scrolled to.
SPOT = """(name) => {
  for (const element of document.querySelectorAll(`[data-el="${CSS.escape(name)}"].glows`)) {
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const parts = [element, ...element.querySelectorAll("*")];
    for (const box of parts.map((part) => part.getBoundingClientRect()))
      for (const x of [0.5, 0.25, 0.75, 0.1, 0.9]) for (const y of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        const spot = { x: box.left + box.width * x, y: box.top + box.height * y };
        if (document.elementFromPoint(spot.x, spot.y)?.closest("[data-el]") === element) return spot;
      }
  }
  return null;
}"""

# The middle of the first such element, if there is one.
MIDDLE = """(selector) => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}"""


@dataclass(frozen=True)
class Look:
    """What a person sees at one moment."""

    at: int
    depth: int
    """How many steps of a choice were taken."""
    over: bool
    dialog: bool
    options: tuple[str, ...]
    """What the prompt offers: actions that are played together stand together, with > between them."""
    steps: tuple[str, ...]
    """Where there is more than the prompt shows: parts of the board by which it is found."""
    glowing: tuple[str, ...]

    @property
    def asks(self) -> bool:
        """Whether the page waits for this person."""
        return self.over or self.dialog or bool(self.options) or bool(self.steps)


class Player:
    """A person with a browser of their own."""

    def __init__(self, context: BrowserContext, url: str, *, touch: bool = False) -> None:
        self.context = context
        self.touch = touch
        """Whether everything is done with a finger: it points with the first tap, and does with the second."""
        self._confirms = False
        if touch:
            # A browser makes a click of a tap some time after the finger has gone.
            context.add_init_script("window.taps = 0; addEventListener('click', () => { window.taps += 1; }, true);")
        self.url = url
        self.problems: list[str] = []
        self.forgiven: list[str] = []
        """Patterns of console messages that a test brings about on purpose."""
        self.unreachable: set[str] = set()
        """Elements that glowed, but had no spot to click at."""
        self.page = self._watched(context.new_page())
        self.page.set_default_timeout(PATIENCE)

    # --- what must never happen -----------------------------------------------------------------------------------

    def _watched(self, page: Page) -> Page:
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.problems.append(f"error in the page: {error.message}\n{error.stack}"))
        page.on("request", self._asked)
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.problems.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.url, "data:", "blob:", self.url.replace("http", "ws"))):
            self.problems.append(f"request to another place: {request.url}")

    def complaints(self) -> list[str]:
        """What went wrong and was not brought about on purpose."""
        return [text for text in self.problems if not any(re.search(known, text) for known in self.forgiven)]

    # --- moving about ---------------------------------------------------------------------------------------------

    def open(self, path: str = "/") -> None:
        self.page.goto(self.url + path)
        # A shared screen may be covered at once, for whoever begins.
        self.page.locator("main, [role=main], dialog[open]").first.wait_for()

    def ask(self, path: str, body: object | None = None) -> Any:
        """Ask the server over HTTP as this browser."""
        if body is None:
            answer = self.context.request.get(self.url + path)
        else:
            answer = self.context.request.post(
                self.url + path, data=json.dumps(body), headers={"Content-Type": "application/json"}
            )
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def call_oneself(self, name: str) -> None:
        self.ask("/api/me", {})  # the first answer tells the browser who it is
        self.ask("/api/me", {"name": name})

    def new_table(self, *seats: str, modules: tuple[str, ...] = ()) -> str:
        """Make a table: "me" and "open" are what they say, anything else is a bot. Gives its id."""
        self.ask("/api/me", {})  # the first answer tells the browser who it is
        plans = [{"kind": seat} if seat in {"me", "open"} else {"kind": "bot", "bot": seat} for seat in seats]
        table: str = self.ask("/api/tables", {"seats": plans, "modules": list(modules)})["id"]
        return table

    def plate(self, seat: str) -> Locator:
        """Where a player is shown: the own castle, or a plate in the strip."""
        return self.page.locator(f'main [data-seat="{seat}"]')

    @property
    def own(self) -> Locator:
        """Where one is shown oneself; nowhere if one only watches."""
        return self.page.locator("[data-region=castle] [data-seat].viewer")

    def open_side(self, tab: str) -> None:
        """Open log, points, chat or notes: in the drawer, or on a phone from the menu."""
        self.page.locator("header button.opener").wait_for()
        if self.page.locator("#aside-opener").count() == 0:
            self.page.locator("header button.opener").click()
            self.page.locator(f"[data-sheet={tab}]").click()
            return
        if self.page.locator("#side").count() == 0:
            self.page.locator("#aside-opener").click()
        self.page.locator(f"#tab-{tab}").click()

    def choose_bot(self, name: str) -> None:
        """Take a bot of those that are shown to choose from."""
        self.page.locator(f"dialog[open] [data-bot={name}]").click()

    # --- playing --------------------------------------------------------------------------------------------------

    def look(self) -> Look:
        return msgspec.convert(self.page.evaluate(LOOK), Look)

    def wait_to_be_asked(self, after: int = -1) -> Look:
        """Wait until the page wants something of this person; `after` is the moment of what was answered last."""
        condition = f"""(after) => {{
          const seen = ({LOOK})();
          const asked = seen.options.length + seen.steps.length > 0 && seen.at !== after;
          return seen.over || seen.dialog || asked ? seen : null;
        }}"""
        while True:
            # Not with every frame, which is the default: drawing all of them keeps a core busy while nothing happens.
            self.page.wait_for_function(condition, arg=after, polling=LOOK_EVERY)
            # What is drawn counts: only then have the choices been fitted into their room.
            self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))")
            seen = self.look()
            if seen.over or seen.dialog or (seen.asks and seen.at != after):
                return seen

    def choose(self, action: str) -> None:
        """Click an option of the prompt; what found no room there is in the list of all."""
        if not self.option(action).count():
            self.page.keyboard.press(".")
            self._press(self.page.locator(f"dialog[open] button[data-action={json.dumps(action)}]"))
            return
        self._press(self.option(action))

    def _press(self, button: Locator) -> None:
        if not self.touch:
            button.click()
            return
        self._tap(button)
        if button.and_(self.page.locator("[data-action].marked")).count():
            self._tap(button)

    def _tap(self, where: Locator | dict[str, float]) -> None:
        """A finger on a button or on a spot of the board, until the page has got it."""
        before = self.page.evaluate("() => window.taps")
        if isinstance(where, dict):
            self.page.touchscreen.tap(where["x"], where["y"])
        else:
            where.tap()
        self.page.wait_for_function("(before) => window.taps > before", arg=before, polling=LOOK_EVERY)

    def option(self, action: str) -> Locator:
        return self.page.locator(f"#prompt button[data-action={json.dumps(action)}]:visible")

    def click_element(self, name: str) -> bool:
        """Click a part of the board where nothing covers it; tell whether there was such a spot."""
        spot: dict[str, float] | None = self.page.evaluate(SPOT, name)
        if spot is None:
            self.unreachable.add(name)
            return False
        if not self.touch:
            self.page.mouse.click(spot["x"], spot["y"])
            return True
        self._tap(spot)
        # The prompt says then what would be done, with a button for it. A second tap does the same. If the first was an
        # answer already, the button goes with the next question: where it is now is tapped, it is not waited for.
        self._confirms = not self._confirms
        button: dict[str, float] | None = self.page.evaluate(MIDDLE, "#prompt .confirm button")
        self._tap(button if self._confirms and button else spot)
        return True

    def move(self, seen: Look, luck: random.Random) -> bool:
        """Do one of the things that can be done: on the board where something glows, otherwise in the prompt.

        Tells whether that was an answer; a step of a choice is none yet.
        """
        if seen.dialog:
            self._press(self.page.locator("dialog[open] button.primary").last)
            self.page.wait_for_function(f"(before) => !({LOOK})().dialog || ({LOOK})().at !== before", arg=seen.at)
            return False
        on_board = seen.glowing and luck.random() < 0.7
        if not (on_board and self.click_element(luck.choice(sorted(seen.glowing)))):
            meant = luck.choice(seen.options + seen.steps)
            if meant in seen.options:
                self.choose(meant)
                return True
            # What was or could be chosen at an earlier step stands there, too, before it, and may be called the same.
            self._press(self.page.locator(f"#prompt button[data-step={json.dumps(meant)}]:not([aria-pressed])").last)
        return self.answered(seen)

    def answered(self, seen: Look) -> bool:
        """Whether what was just done was an answer, not a step towards one."""
        after = self.look()
        return after.at != seen.at or not after.asks

    def play_until_over(self, seed: int, most: int = MOST_MOVES) -> int:
        """Play by clicking until the final screen; gives the number of moves."""
        return self.play(seed, most, to_the_end=True)

    def play(self, seed: int, most: int, *, to_the_end: bool = False) -> int:
        """Make up to so many moves."""
        luck = random.Random(seed)
        answered = -1
        for number in range(most):
            seen = self.wait_to_be_asked(answered)
            if seen.over:
                return number
            answered = seen.at if self.move(seen, luck) else -1
        assert not to_the_end, f"the game was not over after {most} moves"
        return most

    # --- looking closely --------------------------------------------------------------------------------------------

    def picture(self, name: str) -> None:
        """Keep what the page looks like as an artefact of the build."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.mouse.move(0, 0)
        self.page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")

    def assert_no_sideways_scroll(self) -> None:
        wide = self.page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1], f"the page is {wide[0]} wide in a window of {wide[1]}"

    def assert_accessible(self) -> None:
        """axe-core finds nothing serious or critical on the screen as it is."""
        self.page.mouse.move(0, 0)  # what is pointed at dims its neighbours on purpose
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
        grave = [
            f"{one['impact']} {one['id']}: {one['help']} – "
            + "; ".join(f"{' '.join(map(str, node['target']))} {node['failureSummary']}" for node in one["nodes"][:4])
            for one in found["violations"]
            if one["impact"] in {"serious", "critical"}
        ]
        assert not grave, "\n".join(grave)
