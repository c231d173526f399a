"""Puzzles: positions of bot games in which one plan for the turn is clearly best."""
