"""Arthur."""
