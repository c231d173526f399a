"""King's favor."""
