# As pessoas na mesa: deixar entrar, remover, silenciar; como chegam e quem escreve.
people-title = Pessoas na mesa
people-about = { $what }: { $name }
people-none = Não há mais ninguém aqui.
people-watches = assiste
people-state-asked = pede um lugar
people-state-admitted = pode se sentar
people-state-removed = não pode se sentar
people-state-blocked = bloqueada
people-muted = não pode escrever
people-ignored = oculta para você
people-admit = Deixar entrar
people-decline = Recusar
people-remove = Remover
people-block = Bloquear
people-unblock = Desbloquear
people-mute = Silenciar para todos
people-unmute = Deixar escrever de novo
people-ignore = Ocultar as mensagens
    .of = Não me mostrar o que { $name } escreve
people-hear = Mostrar as mensagens
people-approval = Eu decido quem entra
people-approval-about = Quem abre o link pede um lugar, e você decide. Senão, senta quem chegar primeiro.
people-watchers-chat = Quem assiste pode escrever no chat
people-watchers-chat-about = Quem joga sempre pode.
people-deltas = As opções mostram o que mudam
people-deltas-about = Pontos agora e na pontuação, para todos nesta mesa.
people-planner = A rodada pode ser planejada
people-planner-about = Todas as ordens dos dados restantes, com seus pontos. Depende da linha acima.
people-knock = Pedir um lugar
people-knocked = Você pediu um lugar. Quem abriu a mesa decide.
people-let-in = Você pode entrar: escolha um lugar.
people-requests = { $count ->
    [one] Alguém pede um lugar.
   *[other] { $count } pessoas pedem um lugar.
}
people-decide = Decidir
people-blocked-title = Esta mesa está fechada para você
people-house = Lugares e chat
