# Bots aussuchen: Wie sie heißen, sagt der Server.
bots-for = Bot für { $seat }
bots-for-all = Für alle Bots an diesem Tisch
bots-levels = Stufen, von schwach bis stark
bots-temperaments = Temperamente des Ritters
bots-level = Stufe { $level } von { $most }:
bots-at-once = antwortet sofort
bots-thinks = denkt bis zu { $seconds } s nach
bots-change = Anderen Bot aussuchen
bots-strength = Wie die Bots spielen
bots-strength-gentle = sanft
bots-strength-solid = solide
bots-strength-strong = stark
