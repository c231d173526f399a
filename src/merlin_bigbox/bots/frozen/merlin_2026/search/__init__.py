"""Valuation, turn search, playout and tree search as they were in 2026; compiled."""
