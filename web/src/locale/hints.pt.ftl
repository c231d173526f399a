# Dicas, e o registro que explica jogadas.
hint-ask = O que Merlin faria?
hint-short = Dica
hint-title = O conselho de Merlin
hint-thinking = Merlin está pensando…
hint-close = Fechar o conselho
hint-this = Merlin escolheria isto
hint-key = perguntar o que Merlin faria
hint-explain = Explicar jogadas
hint-explain-off = Não há dicas nesta mesa.
hint-why = Por quê?
hint-why-about = Por quê: { $about }
hint-why-wait = Procurando motivos…
hint-allow = Dicas
hint-allow-yes = Dicas são permitidas
hint-allow-about = Quem tem a vez pode perguntar o que Merlin faria, e o histórico pode explicar jogadas. Sem dicas, nada é explicado antes do fim da partida.
hint-without = Sem dicas.
