"""The parts of the environment that run for every decision; compiled, and without numpy."""
