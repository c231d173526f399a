"""The modules of the Big Box beyond the base game, a folder each."""
