"""Merlin for research: environments for programs that learn, and the game as text."""
