"""The round planner: every order of a seat's remaining dice, and what each is worth, from what the seat knows."""
