"""The table as text: board, castles, choices and log, for terminals of any width."""
