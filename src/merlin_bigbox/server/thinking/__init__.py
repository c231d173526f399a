"""Worker processes that run the bots, and explanations computed there."""
