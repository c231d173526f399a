modules-treasures = Os Tesouros dos Arredores
modules-treasures-lying = Nas peças
modules-treasures-removed = Fora do jogo
