"""Where games are played: in this process, in several here, or on a cluster; all behind `concurrent.futures`."""

from merlin_bigbox.arena.engines.opened import Opened
from merlin_bigbox.arena.engines.opening import open_executor

__all__ = ["Opened", "open_executor"]
