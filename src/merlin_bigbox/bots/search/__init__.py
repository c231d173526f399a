"""Valuation, turn search, playout and tree search: everything that is compiled."""
