"""Reviews of finished games: what luck was worth, what choices were worth, and which were mistakes."""
