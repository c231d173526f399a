"""Morgana and the witch's kitchen."""
