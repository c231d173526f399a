"""The base game: a module like the others, only always in play."""
