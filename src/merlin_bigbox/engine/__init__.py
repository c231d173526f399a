"""The rules of the game: pure functions over plain data, compiled when a C compiler is at hand."""
