# A pergunta antes de uma escolha que custa pontos.
teach-costs = { $points ->
    [0] Isso custa cerca de { $points } pontos.
    [one] Isso custa cerca de um ponto.
   *[other] Isso custa cerca de { $points } pontos.
}
teach-why = Por quê?
teach-again = Olhar de novo
teach-anyway = Jogar mesmo assim
teach-ask = Perguntar antes de um erro
teach-about = Merlin avalia a sua escolha pelo que você sabe, onde a mesa permite dicas.
teach-at = { $points ->
    [0] nunca
    [one] a partir de um ponto
   *[other] a partir de { $points } pontos
}
