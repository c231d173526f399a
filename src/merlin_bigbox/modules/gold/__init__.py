"""Gold coins and mistletoe."""
