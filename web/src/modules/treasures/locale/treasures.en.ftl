modules-treasures = Treasures
modules-treasures-removed = Out of the game:
modules-treasures-free = { $count } free
