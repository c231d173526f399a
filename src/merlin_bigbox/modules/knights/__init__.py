"""Knights of the Round Table."""
