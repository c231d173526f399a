"""Tables in memory: their games, seats, clocks and bots."""
