"""HTML building blocks of the report: a self-contained page, light or dark, and tables."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

STYLE: Final = """
:root { color-scheme: light dark; --ground: #fbf9f4; --ink: #23201a; --quiet: #6b6456; --line: #d9d2c3; --bar: #7a5fa8;
  --dot: #5b3f8c; --mark: #b0482c; --p0: #7a5fa8; --p1: #3f8f7f; --p2: #c98a2b; --p3: #b0482c; --p4: #4a78b5;
  --p5: #8a9a3b; --p6: #b5679a; --p7: #8d8779; --heat: 122, 95, 168; }
@media (prefers-color-scheme: dark) { :root { --ground: #1b1a20; --ink: #ece8df; --quiet: #a79f90; --line: #3b3842;
  --bar: #a58bd6; --dot: #cbb6f2; --mark: #f08a68; --p0: #a58bd6; --p1: #63bfab; --p2: #e5b05a; --p3: #e07a5a;
  --p4: #7ea9e2; --p5: #b5c665; --p6: #dd93c3; --p7: #a9a396; --heat: 165, 139, 214; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 4rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.55 Georgia, "Iowan Old Style", "Times New Roman", serif; }
h1 { font-size: clamp(1.5rem, 5vw, 2rem); line-height: 1.2; margin: 0 0 .75rem; overflow-wrap: anywhere; }
h2 { font-size: 1.35rem; margin: 2.75rem 0 .5rem; } p { max-width: 44rem; margin: .5rem 0; }
.quiet { color: var(--quiet); } .note { border-left: 3px solid var(--mark); padding-left: .8rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .95rem; margin: .75rem 0; }
.wide { overflow-x: auto; }
caption { text-align: left; color: var(--quiet); padding-bottom: .35rem; max-width: min(44rem, calc(100vw - 2.5rem)); }
th, td { padding: .35rem .9rem .35rem 0; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap;
  vertical-align: baseline; }
th { font-weight: 600; } thead th { vertical-align: bottom; } th.left { text-align: left; }
th.left { position: sticky; left: 0; background: var(--ground); max-width: 14rem; white-space: normal;
  overflow-wrap: break-word; } td.heat { padding-left: .6rem; padding-right: .6rem; }
small { display: block; color: var(--quiet); font-size: .8rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1.25rem; margin: 0 0 1rem; }
dt { color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; }
pre { margin: .5rem 0; padding: .75rem 1rem; border: 1px solid var(--line); white-space: pre-wrap;
  overflow-wrap: anywhere; font: .9rem/1.5 ui-monospace, Menlo, Consolas, monospace; }
figure { margin: .75rem 0 1.25rem; } figcaption { color: var(--quiet); font-size: .95rem; margin-bottom: .25rem; }
svg { display: block; overflow: visible; font-size: 14px; font-variant-numeric: tabular-nums; }
svg text { fill: var(--ink); paint-order: stroke; stroke: var(--ground); stroke-width: 4px; }
svg .name { font-weight: 600; } svg .told { text-anchor: end; }
svg .tick { text-anchor: middle; fill: var(--quiet); font-size: 13px; }
.grid { stroke: var(--line); } .whisker { stroke: var(--ink); stroke-width: 1.5; } .dot { fill: var(--dot); }
.thick { stroke: var(--bar); stroke-width: 6; } .bar { fill: var(--bar); opacity: .75; }
.part { stroke: var(--ground); } .mark { stroke: var(--mark); stroke-width: 2; stroke-dasharray: 5 3; }
.key { list-style: none; display: flex; flex-wrap: wrap; gap: .3rem 1.1rem; padding: 0; margin: .5rem 0; }
.key span { display: inline-block; width: .85rem; height: .85rem; margin-right: .4rem; vertical-align: -.1rem; }
.part0 { fill: var(--p0); background: var(--p0); } .part1 { fill: var(--p1); background: var(--p1); }
.part2 { fill: var(--p2); background: var(--p2); } .part3 { fill: var(--p3); background: var(--p3); }
.part4 { fill: var(--p4); background: var(--p4); } .part5 { fill: var(--p5); background: var(--p5); }
.part6 { fill: var(--p6); background: var(--p6); } .part7 { fill: var(--p7); background: var(--p7); }
@media (max-width: 36rem) { .spare { display: none; } dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-bottom: .5rem; } th.left { max-width: 9rem; } }
@media print { body { max-width: none; } h2 { break-after: avoid; } figure, tr { break-inside: avoid; } }
"""


class Cell(NamedTuple):
    """A table cell: its text, small print below it, and the intensity of its colour from 0 to 1."""

    text: str
    below: str = ""
    heat: float | None = None


def page(lang: str, title: str, parts: Sequence[str]) -> str:
    """A complete, self-contained page."""
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n{body}\n</main>\n</body>\n</html>\n"
    )


def section(title: str, *parts: str) -> str:
    """A part of the page under a heading."""
    return f"<section>\n<h2>{escape(title)}</h2>\n" + "\n".join(part for part in parts if part) + "\n</section>"


def table(caption: str, head: Sequence[str], rows: Sequence[Sequence[str | Cell]]) -> str:
    """A table whose first column holds row headings."""
    top = "".join(f'<th scope="col"{_left(place)}>{escape(text)}</th>' for place, text in enumerate(head))
    lines = [f"<tr>{''.join(_cell(place, cell) for place, cell in enumerate(row))}</tr>" for row in rows]
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(caption)}"><table>'
        f"<caption>{escape(caption)}</caption>\n<thead><tr>{top}</tr></thead>\n<tbody>\n"
        + "\n".join(lines)
        + "\n</tbody></table></div>"
    )


def command(text: str) -> str:
    """A command to copy."""
    return f"<pre><code>{escape(text)}</code></pre>"


def facts(pairs: Sequence[tuple[str, str]]) -> str:
    """A definition list."""
    return "<dl>" + "".join(f"<dt>{escape(name)}</dt><dd>{escape(text)}</dd>" for name, text in pairs) + "</dl>"


def key(names: Sequence[str]) -> str:
    """The legend of a stacked chart."""
    items = "".join(
        f'<li><span class="part{place}" aria-hidden="true"></span>{escape(name)}</li>'
        for place, name in enumerate(names)
    )
    return f'<ul class="key">{items}</ul>'


def paragraph(text: str, kind: str = "") -> str:
    """A paragraph, optionally with a class."""
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def _left(place: int) -> str:
    return ' class="left"' if place == 0 else ""


def _cell(place: int, cell: str | Cell) -> str:
    text, below, heat = cell if isinstance(cell, Cell) else Cell(cell)
    if place == 0:
        return f'<th scope="row" class="left">{escape(text)}</th>'
    style = "" if heat is None else f' class="heat" style="background: rgba(var(--heat), {0.55 * heat:.2f})"'
    small = f"<small>{escape(below)}</small>" if below else ""
    return f"<td{style}>{escape(text)}{small}</td>"
