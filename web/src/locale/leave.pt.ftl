# Deixar uma mesa de vez, e mesas que serão removidas.
leave-title = Tirar a mesa da sua lista?
leave-menu = Tirar da minha lista
    .of = Tirar da minha lista a mesa com { $names }
leave-waiting-host = A mesa é removida para todos os que estão sentados nela.
leave-waiting = Você deixa o seu lugar.
leave-playing = Um bot continua a jogar por você. Até que todos tenham deixado a partida, você pode voltar pelo link; depois ela é removida de vez.
leave-over = Quando todos os que jogaram tiverem tirado a partida da lista, ela é removida de vez. Até lá, o link leva a ela.
leave-do = Tirar da minha lista
leave-stay = Manter
leave-left = A mesa não está mais na sua lista.
leave-removed = A mesa foi removida.
leave-soon = Faz tempo que ninguém usa esta mesa. Ela será removida em { $date }, a menos que alguém que joga aqui a abra.
leave-on = Será removida em { $date }
leave-gone = Esta mesa foi removida
leave-gone-about = As pessoas da mesa a removeram, ou ninguém a usou por muito tempo.
