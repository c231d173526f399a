"""What was different by older versions of the rules: a file for each, composed last when such a game is played."""
