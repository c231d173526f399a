"""Clicks in a real Chromium: how long until the board has changed, next to how long an empty answer takes."""

from __future__ import annotations

import os
from dataclasses import dataclass

from playwright.sync_api import sync_playwright

from tools import browser, node

PAUSE = 60
"""Milliseconds between clicks: the server takes twenty messages a second from one socket."""

# A click on one of the offered options, and the time until the picture after the change is drawn. What else changes the
# board meanwhile (a bot's move) comes later: the table is asked first.
CLICK = """async (pause) => {
  const bar = () => document.querySelector("#prompt");
  const ready = () => [...document.querySelectorAll("#prompt button[data-action]:not(:disabled)")];
  const until = (is) => new Promise((done) => {
    const look = () => { if (is()) { seen.disconnect(); done(); } };
    const seen = new MutationObserver(look);
    seen.observe(document.body, { subtree: true, childList: true, attributes: true });
    look();
  });
  const over = () => document.querySelector("#final-headline") !== null;
  await until(() => ready().length > 0 || over());
  if (over()) return null;
  await new Promise((done) => setTimeout(done, pause));
  const options = ready();
  if (!options.length) return -1;
  const at = bar().dataset.at;
  const option = options[Math.floor(Math.random() * options.length)];
  const started = performance.now();
  option.click();
  await until(() => over() || bar()?.dataset.at !== at);
  await new Promise((done) => requestAnimationFrame(done));
  return performance.now() - started;
}"""
FETCH = """async () => {
  const started = performance.now();
  await (await fetch("/api/me")).text();
  return performance.now() - started;
}"""
SETTINGS = '{"speed": "instant", "sound": false, "autoplay": false}'


@dataclass(frozen=True)
class Times:
    """Seconds of each click, and of an empty question and answer between them."""

    clicks: list[float]
    fetches: list[float]


def measure(url: str, count: int) -> Times:
    """Play games against a bot by clicking, so many clicks in all."""
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(node.program())
    program = browser.provide()
    if program is None:
        raise RuntimeError(f"there is no Chromium. {browser.HOW_TO_INSTALL}")
    times = Times([], [])
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=program, args=list(browser.ARGUMENTS))
        context = running.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce", locale="en-GB")
        context.add_init_script(f"localStorage.setItem('merlin-settings', '{SETTINGS}');")
        context.request.post(f"{url}/api/me", data={})
        page = context.new_page()
        while len(times.clicks) < count:
            plan = {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
            table = context.request.post(f"{url}/api/tables", data=plan).json()["id"]
            page.goto(f"{url}/table/{table}")
            page.locator("#prompt").wait_for()
            while len(times.clicks) < count and (spent := page.evaluate(CLICK, PAUSE)) is not None:
                if spent >= 0:
                    times.clicks.append(spent / 1000)
                    times.fetches.append(page.evaluate(FETCH) / 1000)
        running.close()
    return times
