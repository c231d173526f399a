"""Finds a Chromium for the tests of the page, and installs one where it may."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools import node

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
HOW_TO_INSTALL = (
    "Debian: apt-get install chromium; Fedora: dnf install chromium; elsewhere: ./merlin python -m tools.browser, "
    "or install Chromium or Chrome by hand; MERLIN_CHROMIUM=/path/to/it says where it is"
)
# A test wants the page and nothing else: no first visit, no updates, no lookups; and containers have no sandbox.
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find() -> Path | None:
    """The path of a Chromium: the one named by MERLIN_CHROMIUM, one on the path, or the one of Playwright."""
    named = os.environ.get("MERLIN_CHROMIUM")
    if named:
        return Path(named) if Path(named).exists() else None
    for name in NAMES:
        if path := shutil.which(name):
            return Path(path)
    return _of_playwright()


def _of_playwright() -> Path | None:
    """The Chromium Playwright has downloaded before, if it did."""
    script = (
        "from playwright.sync_api import sync_playwright as start\n"
        "with start() as playwright: print(playwright.chromium.executable_path)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment(), capture_output=True, text=True, check=False
    )
    path = Path(done.stdout.strip())
    return path if done.returncode == 0 and path.is_file() else None


def environment() -> dict[str, str]:
    """Playwright's own node may miss libraries of the system; the one that builds the page is known to run."""
    return {**node.environment(), "PLAYWRIGHT_NODEJS_PATH": str(node.program())}


def provide() -> Path | None:
    """Find a Chromium, or install one: with the system's package manager if allowed, otherwise through Playwright."""
    found = find()
    if found is not None or os.environ.get("MERLIN_CHROMIUM"):
        return found
    apt = shutil.which("apt-get")
    if apt is not None and os.geteuid() == 0:
        print("Installing chromium with apt-get …", flush=True)
        settings = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        if not any(Path("/var/lib/apt/lists").glob("*_Packages*")):
            subprocess.run([apt, "update", "-qq"], env=settings, check=False)
        install = [apt, "install", "-y", "-qq", "--no-install-recommends", "chromium"]
        if subprocess.run(install, env=settings, stdout=subprocess.DEVNULL, check=False).returncode:
            # The lists may be older than what they point to.
            subprocess.run([apt, "update", "-qq"], env=settings, check=False)
            subprocess.run(install, env=settings, stdout=subprocess.DEVNULL, check=False)
        if (found := find()) is not None:
            return found
    print("Downloading Chromium through Playwright …", flush=True)
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], env=environment(), check=False)
    return find()


def main() -> int:
    found = provide()
    if found is None:
        print(f"There is no Chromium. {HOW_TO_INSTALL}", file=sys.stderr)
        return 1
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
