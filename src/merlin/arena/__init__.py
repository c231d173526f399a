"""Many games between bots: simulations that are counted, and contests that are rated; both can be resumed."""

from merlin.arena.games import BrokenGameError
from merlin.arena.report import html_report
from merlin.arena.settings import Settings
from merlin.arena.simulate import simulate
from merlin.arena.statistics import BotStatistics, PositionStatistics, Statistics
from merlin.arena.summary import Summary, summarise
from merlin.arena.tournament import all_cores, play_arena

__all__ = [
    "BotStatistics",
    "BrokenGameError",
    "PositionStatistics",
    "Settings",
    "Statistics",
    "Summary",
    "all_cores",
    "html_report",
    "play_arena",
    "simulate",
    "summarise",
]
