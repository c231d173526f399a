"""Weights learned from self-play: the model that the search uses, and the training that makes it."""
