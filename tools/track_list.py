"""Measures the bots of the house on all tracks, and writes the list of docs/research/submit.md.

    ./merlin python -m tools.track_list --write

What is finished is kept, by the digest of the program: whoever stops it goes on with the same command, and after a
change of rules or bots all is played anew. `--part 0.1` plays a tenth of the games, and the rows say so. Rows that are
not asked for (`--only`) stay as they are.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final, NamedTuple

from merlin_bigbox.arena import play_arena, summarise
from merlin_bigbox.arena.tracks import HEADING, TRACKS, Row, row_of, track_named
from merlin_bigbox.bots.fingerprint import program
from merlin_bigbox.edition import load

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "research" / "submit.md"
FOLDER: Final = Path("build/tracks")
BEGIN, END = "<!-- list: made by tools.track_list -->", "<!-- end of list -->"
FEWEST: Final = 20
"""So many games are played of everything, whatever the part."""


class Entry(NamedTuple):
    """A bot on a track, and in how many games it is measured."""

    bot: str
    track: str
    games: int


QUICK: Final = ("random", "page", "minstrel", "squire", "falconer", "herald", "builder", "courtier", "defender")
SEARCHING: Final[dict[str, dict[str, int]]] = {
    "lancelot@6v": {"2-base": 200, "4-base": 100, "4-all": 20},
    "merlin@40v": {"2-base": 100, "4-base": 40, "4-all": 20},
}
"""Bots that count visits, as a row of theirs comes out the same on every machine; so many games in an hour."""
FEWER: Final = {"4-all": 100}
"""Where the knight itself takes seconds for a game, the quick ones do not play all of them."""


def entries(part: float = 1.0) -> list[Entry]:
    """All rows of the list, those of the quick bots first."""
    found = [Entry(bot, name, FEWER.get(name, track.games)) for name, track in TRACKS.items() for bot in QUICK]
    found += [Entry(bot, name, games) for bot, of in SEARCHING.items() for name, games in of.items()]
    return [each._replace(games=min(each.games, max(FEWEST, round(each.games * part)))) for each in found]


def measured(entry: Entry, folder: Path, jobs: int) -> Row:
    """A row; games that are kept in the folder are not played again."""
    track = track_named(entry.track)
    settings = track.settings(entry.bot, load())
    kept = folder / program()[:12] / f"{entry.track} {entry.bot.replace('@', ' ')}.jsonl"
    kept.parent.mkdir(parents=True, exist_ok=True)

    def tell(done: int, games: int) -> None:
        print(f"\r{entry.bot} {entry.track}: {done} of {games} games ", end="", file=sys.stderr, flush=True)

    finished = play_arena(settings, entry.games, jobs, results=kept, resume=kept.exists(), progress=tell)
    print(file=sys.stderr)
    return row_of(track, summarise(settings, finished), entry.bot)


def page_text(text: str, rows: list[Row]) -> str:
    """The page with these rows, by track and rating. What stands there of other bots and tracks of the list stays."""
    head, begin, rest = text.partition(BEGIN)
    before, end, tail = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"there is no place for the list: {BEGIN} … {END}")
    listed = {(entry.bot, entry.track) for entry in entries()}
    lines = {_subject(line): line for line in before.splitlines()}
    lines = {subject: line for subject, line in lines.items() if subject in listed}
    lines |= {(row.bot, row.track): row.markdown() for row in rows}
    table = "\n".join([HEADING, *sorted(lines.values(), key=_place)])
    return f"{head}{begin}\n\n{table}\n\n{end}{tail}"


def _subject(line: str) -> tuple[str, ...]:
    """Of whom and of which track a row is."""
    return tuple(cell.strip() for cell in line.split("|")[1:3])


def _place(line: str) -> tuple[int, float]:
    """By track, and within a track the best first."""
    _, _, track, _, rating, *_ = (cell.strip() for cell in line.split("|"))
    return list(TRACKS).index(track), -float(rating.split()[0])


def main() -> int:
    """Measure, print each row as it is found, and write the list if that is wanted."""
    parser = argparse.ArgumentParser(
        prog="./merlin python -m tools.track_list",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--part", type=float, default=1.0, help="which part of the games, such as 0.1")
    parser.add_argument("--only", default="", help="bots and tracks, such as page,2-base; all without it")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FOLDER, help="where finished games are kept")
    parser.add_argument("--write", action="store_true", help="put the rows into the page")
    asked = parser.parse_args()
    if not 0 < asked.part <= 1:
        parser.error("--part is more than 0, and 1 at most")
    names = set(filter(None, asked.only.split(",")))
    tracks, bots = names & set(TRACKS), names - set(TRACKS)
    if unknown := bots - {*QUICK, *SEARCHING}:
        parser.error(f"{', '.join(sorted(unknown))}: neither a track nor a bot of the list")
    wanted = [
        each for each in entries(asked.part) if each.track in (tracks or TRACKS) and (not bots or each.bot in bots)
    ]
    rows: list[Row] = []
    print(HEADING)
    for entry in wanted:
        rows.append(measured(entry, asked.out, asked.jobs))
        print(rows[-1].markdown(), flush=True)
    if asked.write:
        PAGE.write_text(page_text(PAGE.read_text(encoding="utf-8"), rows), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
