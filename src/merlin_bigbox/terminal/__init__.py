"""The table as text: board, castles, choices and the telling of what happened, for terminals of any width."""
