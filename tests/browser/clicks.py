"""Counts the clicks of a base game, by what they are for: somebody sensible plays a known deal on the page.

    ./merlin python -m tests.browser.clicks --deals 1 2 3 4 5

What brings most by the page's own figures is chosen, missions are completed as soon as they can be, and nothing is
given up. Every click counts: on a space, a row, a step towards a choice, a mission, the end of a turn.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, WebSocket, sync_playwright

from tests.browser.dealt import SAME_NONCE
from tests.browser.player import LOOK, Player
from tools import browser, node
from tools.serving import Server

SETTINGS: Final = {"speed": "instant", "sound": False, "ending": "once"}
"""As at the first visit, but without pauses: a turn ends at once instead of after the bar."""
BOTS: Final = ("knight", "knight", "knight")
SEAT: Final = "red"


@dataclass(frozen=True)
class Choice:
    """What one click or several steps choose: an option, with a way where it leads to the round table."""

    name: str
    kind: str
    elements: tuple[str, ...]
    worth: int
    beside: bool
    secret: bool


def choices(prompt: dict[str, Any]) -> list[Choice]:
    """As `web/src/lib/choices.ts` makes them."""
    found = []
    for option in prompt["options"]:
        ways = [lead for lead in option["leads"] if lead["then"]]
        for lead in ways or [None]:
            then = lead["then"] if lead else []
            space = [f"space:{lead['space']}"] if lead else []
            delta = (lead or {}).get("delta") or option["delta"] or {"now": option["points"], "scoring": 0}
            found.append(
                Choice(
                    " > ".join((option["action"], *then)),
                    option["kind"],
                    (*space, *option["elements"], *option["steps"]),
                    delta["now"] + delta["scoring"],
                    option["beside"] or option["group"] in {"missions", "flags"},
                    option["secret"],
                )
            )
    return found


def sensible(offered: list[Choice]) -> Choice:
    """A mission that is ready; else what brings most, help only if that is more than nothing; never to give up."""
    ready = [choice for choice in offered if choice.kind == "mission"]
    useful = [choice for choice in offered if choice.kind != "forfeit" and not (choice.beside and choice.worth <= 0)]
    return max(ready or useful or offered, key=lambda choice: choice.worth)


class Counting:
    """Somebody who plays, and counts."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.clicks: Counter[str] = Counter()
        self.turns = 0
        self._prompts: dict[int, dict[str, Any]] = {}
        player.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        def hear(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] in {"table", "step"} and message["prompt"]:
                self._prompts[message["at"]] = message["prompt"]

        socket.on("framereceived", hear)

    def play(self) -> None:
        """To the end."""
        while True:
            seen = self.player.wait_to_be_asked()
            if seen.over:
                return
            if seen.dialog:
                self.player.page.locator("dialog[open] button.primary").last.click()
                self.clicks["dialog"] += 1
                continue
            offered = choices(self._prompts[seen.at])
            meant = sensible(offered)
            # A bar ends the turn by itself, or the only choice plays itself.
            ends = meant.kind == "end turn" and self.player.page.locator("#prompt .end").count() > 0
            if not ends and (len(offered) > 1 or meant.secret):
                self._choose(meant, offered, seen.at)
            self.player.page.wait_for_function(f"(at) => ({LOOK})().at > at || ({LOOK})().over", arg=seen.at)

    def _choose(self, meant: Choice, offered: list[Choice], at: int) -> None:
        """With as few clicks as there are: its row, else the part of the board that means the least else."""
        self.turns += meant.kind in {"die", "merlin"}
        picked: list[str] = []
        for _ in range(6):
            seen = self.player.look()
            if seen.at != at or not seen.asks:
                return
            self.clicks[meant.kind if not picked else f"{meant.kind}, step {len(picked) + 1}"] += 1
            if meant.name in seen.options:
                self.player.option(meant.name).click()
                return
            open_ = [choice for choice in offered if set(picked) <= set(choice.elements)]
            targets = [one for one in seen.glowing if one in meant.elements and one not in picked]
            targets.sort(key=lambda one: sum(one in choice.elements for choice in open_))
            if not any(self._click(one, picked) for one in targets):
                help_ = self.player.page.locator(f"#prompt [data-help='{meant.kind.split()[0]}']")
                (help_ if help_.count() else self.player.page.locator("#prompt .list")).first.click()
        raise AssertionError(f"{meant} cannot be chosen: {self.player.look()}")

    def _click(self, element: str, picked: list[str]) -> bool:
        picked.append(element)
        return self.player.click_element(element)


@contextmanager
def dealt(number: int, folder: Path) -> Iterator[Server]:
    """A server with a known deal."""
    server = Server(folder, program=("-m", "tests.browser.dealt", str(number)))
    server.start()
    try:
        yield server
    finally:
        server.stop()


def count(chromium: Browser, server: Server) -> Counting:
    """Play one base game against three bots."""
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce", locale="en-US")
    context.add_init_script(
        f"localStorage.setItem('merlin-settings', {json.dumps(json.dumps(SETTINGS))}); {SAME_NONCE}"
    )
    counting = Counting(Player(context, server.url))
    counting.player.open(f"/table/{counting.player.new_table('me', *BOTS)}")
    counting.play()
    context.close()
    return counting


def main() -> int:
    parser = argparse.ArgumentParser(prog="./merlin python -m tests.browser.clicks", description=__doc__)
    parser.add_argument("--deals", type=int, nargs="+", default=list(range(1, 6)))
    options = parser.parse_args()
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(node.program())
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=browser.find(), args=list(browser.ARGUMENTS))
        for number in options.deals:
            with tempfile.TemporaryDirectory() as folder, dealt(number, Path(folder)) as server:
                counting = count(running, server)
            kinds = ", ".join(f"{kind} {often}" for kind, often in counting.clicks.most_common())
            print(f"deal {number}: {counting.clicks.total()} clicks in {counting.turns} turns ({kinds})", flush=True)
        running.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
