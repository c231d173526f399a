# A escolha dos bots: como se chamam é dito pelo servidor.
bots-for = Bot para { $seat }
bots-for-all = Para todos os bots desta mesa
bots-levels = Níveis, do mais fraco ao mais forte
bots-temperaments = Temperamentos do cavaleiro
bots-level = Nível { $level } de { $most }:
bots-at-once = responde na hora
bots-thinks = pensa até { $seconds } s
bots-change = Escolher outro bot
bots-strength = Como os bots jogam
bots-strength-gentle = gentil
bots-strength-solid = sólido
bots-strength-strong = forte
