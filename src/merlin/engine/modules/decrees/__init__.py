"""The King's decree."""
