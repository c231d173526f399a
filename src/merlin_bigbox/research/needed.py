"""Says what is missing before an environment is imported: `pip install merlin-bigbox[research]` brings it."""

from importlib.util import find_spec

MISSING = [name for name in ("numpy", "gymnasium", "pettingzoo") if find_spec(name) is None]
if MISSING:
    raise ImportError(
        f"merlin_bigbox.research needs {', '.join(MISSING)}: pip install 'merlin-bigbox[research]', "
        "or in a checkout ./merlin test --only lint, which brings them"
    )
