"""The game as a benchmark: how long, how wide, how lucky and how hidden it is, measured and written down."""
