"""Many games between bots: simulated on several cores, counted, and resumed where they were interrupted."""

from merlin.arena.games import BrokenGameError
from merlin.arena.simulate import simulate
from merlin.arena.statistics import BotStatistics, PositionStatistics, Statistics

__all__ = ["BotStatistics", "BrokenGameError", "PositionStatistics", "Statistics", "simulate"]
