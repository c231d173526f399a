modules-treasures = Treasures of the environs
modules-treasures-lying = On the tiles
modules-treasures-removed = Out of the game
