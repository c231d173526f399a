"""Says that OpenSpiel is missing before its game is imported: it is no part of the extra."""

from importlib.util import find_spec

if find_spec("pyspiel") is None:
    raise ImportError("merlin_bigbox.research.open_spiel_game needs OpenSpiel: pip install open-spiel")
