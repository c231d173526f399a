"""What the page costs a browser: ./merlin python -m benchmarks.page plays whole games in a Chromium and counts.

Processor time of the page's main thread comes from the browser's own tracing (`ThreadTime`, which stands still while
others have the processor), so that a busy machine measures nearly the same. Three things are told apart: opening a
table; a click, from the pointer on its way to the board that answers it, drawn; and a step, which is what each move of
others costs that is shown afterwards. They come at the speed "fast", so that each is drawn by itself. What is done in
the page only to see whether there is something to click belongs to nothing.
"""

from __future__ import annotations

import argparse
import itertools
import os
import random
import statistics
import sys
import tempfile
from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import BrowserContext, CDPSession, sync_playwright

from benchmarks.web_load import percentile
from tests.browser.player import Player
from tools import browser, node, web_build
from tools.serving import serving

CATEGORIES: Final = ("blink.user_timing", "disabled-by-default-devtools.timeline")
SETTINGS: Final = '{"speed": "fast", "sound": false, "autoplay": false, "ending": "off"}'
LONG: Final = 50.0
"""Milliseconds of a task that one notices."""
TASK: Final = "RunTask"
MARK: Final = "merlin-clock"
LOOK: Final = "merlin-look"
"""Made by whatever is done in the page only to look at it."""
LOOK_EVERY: Final = 100
# When the page shows another moment of the table, or another step of a choice.
WATCH: Final = """
  window.shownAt = [];
  new MutationObserver((seen) => {
    const moment = seen.some((one) => one.attributeName === "data-at");
    window.shownAt.push([performance.now(), moment]);
  }).observe(document, { subtree: true, attributeFilter: ["data-at", "data-depth"] });
"""
# Cheap, because it is asked again and again: another moment than the one that was answered, and something to choose.
SETTLED: Final = """(answered) => {
  performance.mark("merlin-look");
  const prompt = document.getElementById("prompt");
  return document.getElementById("final-headline") !== null
    || [...document.getElementsByTagName("dialog")].some((one) => one.querySelector("button.primary"))
    || (prompt !== null && prompt.dataset.at !== answered && prompt.getAttribute("aria-busy") !== "true"
      && prompt.querySelector("button[data-action]:not(:disabled), button[data-step]") !== null);
}"""
# What a change still has to do, the next frame included, belongs to it.
AFTERWARDS: Final = """() => new Promise((done) => {
  performance.mark("merlin-look");
  requestAnimationFrame(() => setTimeout(() => {
    performance.mark("merlin-look");
    done(performance.now());
  }, 60));
})"""
# Where there is something to click in the prompt, and whether it answers at once.
SPOTS: Final = """() => {
  const dialog = [...document.querySelectorAll("dialog[open] button.primary")].at(-1);
  const found = dialog ? [dialog]
    : [...document.querySelectorAll("#prompt :is(button[data-action], button[data-step]):not(:disabled)")];
  return { over: document.querySelector("#final-headline") !== null,
    at: document.querySelector("#prompt")?.dataset.at ?? "", found: found.map((one) => {
      const box = one.getBoundingClientRect();
      return [box.left + box.width / 2, box.top + box.height / 2, "action" in one.dataset];
    }) };
}"""
GOALS: Final = {"mount": 400.0, "click p50": 20.0, "click p99": 60.0, "longest": 100.0, "requests": 40.0}


@dataclass
class Costs:
    """Of one game: milliseconds of the main thread at opening, for each click and step; tasks after it, requests."""

    mount: float = 0.0
    clicks: list[float] = field(default_factory=list)
    steps: list[float] = field(default_factory=list)
    tasks: list[float] = field(default_factory=list)
    requests: int = 0

    def rows(self) -> dict[str, float]:
        """The figures that there are goals for, and a few more."""
        return {
            "mount": self.mount,
            "click p50": statistics.median(self.clicks),
            "click p99": percentile(self.clicks, 0.99),
            "step p50": statistics.median(self.steps) if self.steps else 0.0,
            "step p99": percentile(self.steps, 0.99) if self.steps else 0.0,
            "longest": max(self.tasks, default=0.0),
            "long tasks": float(sum(task > LONG for task in self.tasks)),
            "clicks": float(len(self.clicks)),
            "steps": float(len(self.steps)),
            "requests": float(self.requests),
        }


class Tracing:
    """The tasks of the page's main thread, told by the browser."""

    def __init__(self, session: CDPSession) -> None:
        self._session = session
        self._told: list[dict[str, Any]] = []
        self._done = False
        session.on("Tracing.dataCollected", lambda told: self._told.extend(told["value"]))
        session.on("Tracing.tracingComplete", lambda _: self._end())

    def _end(self) -> None:
        self._done = True

    def start(self) -> None:
        """Begin to listen."""
        self._session.send(
            "Tracing.start",
            {"traceConfig": {"includedCategories": list(CATEGORIES)}, "transferMode": "ReportEvents"},
        )

    def stop(self, wait: Callable[[], None]) -> list[tuple[float, float, float]]:
        """When each task of the page's main thread began and ended, and its processor time, in milliseconds.

        Tasks that only look at the page are left out.
        """
        self._session.send("Tracing.end")
        while not self._done:
            wait()
        threads = {
            (event["pid"], event["tid"])
            for event in self._told
            if event.get("name") == "thread_name" and event["args"].get("name") == "CrRendererMain"
        }
        # The page counts from its opening: it makes a mark, and tells when by its own clock.
        mark = next(event for event in self._told if event["name"] == MARK)
        opened = mark["ts"] - mark["args"]["data"]["startTime"] * 1000
        looks = sorted(event["ts"] for event in self._told if event["name"] == LOOK)
        return sorted(
            (
                (event["ts"] - opened) / 1000,
                (event["ts"] - opened + event.get("dur", 0)) / 1000,
                event.get("tdur", 0) / 1000,
            )
            for event in self._told
            if event.get("ph") == "X"
            and event["name"] == TASK
            and (event["pid"], event["tid"]) in threads
            and bisect_left(looks, event["ts"]) == bisect_left(looks, event["ts"] + event.get("dur", 0))
        )


def play(context: BrowserContext, url: str, modules: tuple[str, ...], most: int) -> Costs:
    """One game by clicking, of at most so many clicks."""
    costs = Costs()
    me = Player(context, url)
    table = me.new_table("me", "random", "random", "random", modules=modules)
    me.page.on("request", lambda request: _count(costs, request.url))
    session = context.new_cdp_session(me.page)
    tracing = Tracing(session)
    me.page.goto("about:blank")
    tracing.start()
    spans: list[tuple[float, float]] = []
    me.page.goto(f"{url}/table/{table}")
    luck = random.Random(7)
    begun, answered = 0.0, ""
    for _ in range(most):
        me.page.wait_for_function(SETTLED, arg=answered, polling=LOOK_EVERY)
        ended = me.page.evaluate(AFTERWARDS)
        spans.append((begun, ended))
        spots = me.page.evaluate(SPOTS)
        if spots["over"]:
            break
        x, y, answers = luck.choice(spots["found"])
        begun = me.page.evaluate("() => performance.now()")
        me.page.mouse.click(x, y)
        answered = spots["at"] if answers else ""
    shown = me.page.evaluate("(name) => (performance.mark(name), window.shownAt)", MARK)
    tasks = tracing.stop(lambda: me.page.wait_for_timeout(50))
    me.page.close()
    _share(tasks, spans, shown, costs)
    return costs


def _count(costs: Costs, url: str) -> None:
    costs.requests += url.startswith("http")


def _share(
    tasks: Sequence[tuple[float, float, float]],
    spans: Sequence[tuple[float, float]],
    shown: Sequence[tuple[float, bool]],
    costs: Costs,
) -> None:
    """Give every task to what caused it; looking at the page between clicks belongs to nothing.

    A click has everything up to the task that shows the next step after the board that answers it.
    """

    def spent(begun: float, ended: float) -> float:
        return sum(cost for at, _, cost in tasks if begun <= at < ended)

    (opened, mounted), *clicked = spans
    costs.mount = spent(opened, mounted)
    costs.tasks = [cost for at, _, cost in tasks if at > mounted]
    for begun, ended in clicked:
        answers = [(at, moment) for at, moment in shown if begun <= at <= ended]
        # Tasks that show another moment than the first answer, each of which begins a step.
        later = [at for at, moment in answers[1:] if moment]
        starts = sorted({start for start, end, _ in tasks if any(start <= at <= end for at in later)})
        edges = [begun, *starts, ended]
        costs.clicks.append(spent(edges[0], edges[1]))
        costs.steps += [spent(*edge) for edge in itertools.pairwise(edges[1:])]


def main() -> int:
    from merlin_bigbox.engine.catalogue import module_names  # noqa: PLC0415 – the engine that is on the path by now

    parser = argparse.ArgumentParser(prog="./merlin python -m benchmarks.page", description=__doc__, allow_abbrev=False)
    parser.add_argument("--most", type=int, default=1_000, help="clicks a game")
    parser.add_argument("--size", default="1280x800")
    options = parser.parse_args()
    web_build.build()
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(node.program())
    program = browser.provide()
    width, _, height = options.size.partition("x")
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=program, args=list(browser.ARGUMENTS))
        for name, modules in (("base game", ()), ("all modules", tuple(module_names()))):
            context = running.new_context(
                viewport={"width": int(width), "height": int(height)}, reduced_motion="reduce", locale="en-US"
            )
            context.add_init_script(f"localStorage.setItem('merlin-settings', '{SETTINGS}'); {WATCH}")
            rows = play(context, server.url, modules, options.most).rows()
            told = [
                f"{what} {value:.0f}" + (f" (goal {GOALS[what]:.0f})" if what in GOALS else "")
                for what, value in rows.items()
            ]
            print(f"{name}: {', '.join(told)}", flush=True)
            context.close()
        running.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
