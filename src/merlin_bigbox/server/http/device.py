"""Which browser on which system somebody uses, in coarse words: enough to tell one's own apart."""

from __future__ import annotations

from typing import Final

BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chromium", "Chromium"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
"""Marks in the order in which they are looked for: most browsers also claim to be others."""
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)
LONGEST: Final = 500


def device(user_agent: str) -> str:
    """Such as "Firefox, Linux"; empty if nothing is known. Nothing of the text itself is kept."""
    told = user_agent[:LONGEST]
    found = (next((name for mark, name in marks if mark in told), "") for marks in (BROWSERS, SYSTEMS))
    return ", ".join(name for name in found if name)
