"""`merlin track`: measures a bot against the knight on fixed deals, and prints its row for the list."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout

import msgspec

from merlin_bigbox.arena import play_arena, summarise
from merlin_bigbox.arena.formatting import Wording
from merlin_bigbox.arena.tracks import HEADING, row_of, track_named
from merlin_bigbox.cli.arena import GAMES_FILE, report, show
from merlin_bigbox.cli.cluster import interrupted
from merlin_bigbox.cli.console import Jobs, Json, Language, OutFolder, Resume, cores, kept_in, look_for, output
from merlin_bigbox.cli.progress import GamesProgress
from merlin_bigbox.edition import load

INTERRUPTED = 130


def track(
    name: str,
    /,
    *,
    bot: str,
    games: int | None = None,
    out: OutFolder = None,
    resume: Resume = False,
    jobs: Jobs = None,
    lang: Language = None,
    json: Json = False,
) -> int:
    """Measure a bot against the knight, whose rating is 1500, on the fixed deals of a track.

    Example: merlin track 2-base --bot mybot.py:MyBot
    """
    look = look_for(lang)
    words = Wording(look.catalogue.lang)
    chosen = track_named(name)
    settings = chosen.settings(bot, load())
    results = kept_in(out, GAMES_FILE, resume=resume)
    workers = cores(jobs)
    try:
        # Bots' output is for their authors and must not mix with the figures.
        with redirect_stdout(sys.stderr), GamesProgress(look, words.text("playing")) as progress:
            settings.check()
            finished = play_arena(
                settings, games or chosen.games, workers, results=results, resume=resume, progress=progress.tell
            )
    except KeyboardInterrupt:
        print(interrupted(look, None, kept=out is not None), file=sys.stderr)
        return INTERRUPTED
    summary = summarise(settings, finished)
    row = row_of(chosen, summary, bot)
    if json:
        print(msgspec.json.format(msgspec.json.encode(row._asdict()), indent=2).decode())
        return 0
    if out is None:
        show(output(), summary, words)
    else:
        report(summary, settings, words, out, json=False)
    print(f"\n{HEADING}\n{row.markdown()}")
    return 0
