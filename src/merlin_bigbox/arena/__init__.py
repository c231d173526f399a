"""Many games between bots: simulations that are counted, and contests that are rated; both can be resumed."""

from merlin_bigbox.arena.games import BrokenGameError
from merlin_bigbox.arena.report import html_report
from merlin_bigbox.arena.settings import Settings
from merlin_bigbox.arena.simulate import replay_game, simulate
from merlin_bigbox.arena.standings import Summary, summarise
from merlin_bigbox.arena.statistics import BotStatistics, PositionStatistics, Statistics
from merlin_bigbox.arena.tournament import all_cores, play_arena
from merlin_bigbox.arena.tracks import TRACKS, Row, Track, row_of, track_named

__all__ = [
    "TRACKS",
    "BotStatistics",
    "BrokenGameError",
    "PositionStatistics",
    "Row",
    "Settings",
    "Statistics",
    "Summary",
    "Track",
    "all_cores",
    "html_report",
    "play_arena",
    "replay_game",
    "row_of",
    "simulate",
    "summarise",
    "track_named",
]
