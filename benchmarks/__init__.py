"""How fast the engine is, next to other games' engines: `./merlin python -m benchmarks`."""
