"""Rulings where two modules meet, loaded only when both are in play."""
