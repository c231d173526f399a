# A análise de uma partida terminada. Estas palavras vêm apenas com a página dela.
review-page = Análise
review-working = Merlin está revendo a partida…
review-by = { $n ->
    [1] um ponto
    [2] dois pontos
    [3] três pontos
    [4] quatro pontos
    [5] cinco pontos
    [6] seis pontos
    [7] sete pontos
    [8] oito pontos
    [9] nove pontos
    [10] dez pontos
    [11] onze pontos
    [12] doze pontos
   *[other] { $n } pontos
}
review-place = { $place ->
    [2] segundo
    [3] terceiro
   *[4] quarto
}
review-head-won = Você venceu por { $by }
review-head-shared = Você divide a vitória com { $names }
review-head-lost = { $name } venceu por { $by }; você ficou em { $place } lugar
review-head-lost-shared = { $name } dividem a vitória; você ficou em { $place } lugar
review-head-other = { $name } venceu por { $by }
review-head-other-shared = { $name } dividem a vitória
review-base = jogo básico
review-several = { $count } módulos
review-minutes = { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
}
review-again = Jogar de novo
review-replay = Replay
review-moment = Continuar de um momento
review-share = Compartilhar
review-share-text = Merlin: { $headline } – { $result }
review-copied = Copiado: { $text }
review-whose = De quem
review-you = Você
review-how = Como foi
review-how-about = Diferença esperada de { $name } depois de cada turno, e o que só a sorte faria dela. Termina em { $margin }, a sorte em { $luck }.
review-expected = diferença esperada
review-lucky = só por dados e cartas
review-end = fim: { $margin }
review-luck-alone = só a sorte: { $luck }
review-round = Rodada { $round }
review-turning = { $count ->
    [one] O momento decisivo
    [2] Dois momentos decisivos
    [3] Três momentos decisivos
   *[other] Momentos decisivos
}
review-turning-about = pela diferença esperada
review-none = Nenhum turno se destaca.
review-show = Mostrar
review-try = Tentar de novo
review-on = Continuar daqui
review-card-played = jogado
review-card-better = melhor
review-rate = { $points } pontos perdidos por turno
review-band = joga como { $bot }
review-skill = Sorte e habilidade
review-points = pontos
review-luck = sorte
review-choices = habilidade
review-skill-about = Sorte: o que dados e cartas mudaram em relação à média de tudo o que poderiam ter sido. Habilidade: o que as próprias decisões ganharam ou perderam em relação às de um jogador sólido.
review-account = A conta inteira
review-account-about = As partes somam a diferença para a média dos outros. O resto é o que a medida só viu depois: não é obra de ninguém. Depois de ± vem o erro padrão: com que exatidão isso foi medido.
review-sources = Pontos por origem
review-score = Pontos
review-point = Aponte para um número para ver de que turnos ele veio.
review-from = { $name }, { $source }: { $turns }
review-table = À mesa
review-quip-lucky = Hoje a sorte cavalgou comigo.
review-quip-won = Uma justa leal. Mais uma?
review-quip-flawless = Eu jogaria tudo de novo igual.
review-quip-unlucky = Os dados não foram meus amigos.
review-quip-astray = { $when }: ali eu me perdi.
review-quip-next = Fica para a próxima!
review-tag-missions = { $count ->
    [one] uma missão completada
   *[other] { $count } missões completadas
}
review-tag-flawless = nenhum erro digno de nota
review-level-quick = Este é um olhar rápido sobre a partida.
review-level-full = Merlin olhou esta partida de perto.
review-closer = Olhar mais de perto
review-closer-working = Merlin olha mais de perto…
review-turns = O que cada dado fez
review-turn = Turno
review-spaces = Espaço alcançado
review-others-turns = Nos turnos dos outros
review-dice = Os dados, rodada a rodada
review-dice-worth = O que todos os dados de uma rodada valeram para { $name }, em pontos da diferença esperada
review-missions = Missões
review-completed = Completadas
review-missed = Ficaram na mão
review-nothing = Nenhuma
review-modules = Módulos
review-module-luck = { $points } por sorte
review-back = Voltar à análise
review-table-back = Voltar à mesa
review-lines-played = O que foi jogado
review-lines-better = O que era melhor
review-lines-about = Ambos pelo que { $name } sabia. O que estaria ali aparece mais claro.
review-lines-nothing = Nada mais foi feito.
review-step-next = Próximo passo
review-step-before = Passo anterior
review-step-play = Reproduzir
review-step-pause = Pausar
review-try-title = Tentar de novo
review-try-goal = É a vez de { $name }. Encontre uma resposta tão boa quanto a melhor.
review-try-about = Jogue até o fim do turno. O que não perde mais de 0,3 ponto está certo.
review-try-judging = Merlin compara…
review-try-right = Certo
review-try-wrong = Ainda não
review-try-undo = Voltar atrás
review-try-restart = Do começo
