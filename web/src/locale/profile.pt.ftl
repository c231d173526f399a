# As próprias partidas ao longo do tempo, neste navegador.
profile-title = Suas partidas
profile-about = O que você jogou, ganhou e perdeu, e para onde foram os pontos. Fica só neste navegador e é seu; o servidor não guarda nada disso.
profile-sum = No total
profile-you = você
profile-games = partidas
profile-won = vitórias
profile-margin = diferença
profile-luck = sorte
profile-rate = pontos perdidos por turno
profile-points = pontos
profile-victory = (vitória)
profile-person = uma pessoa
profile-people = pessoas
profile-like = Suas escolhas custam mais ou menos o mesmo que as de { $bot }.
profile-interval = Entre parênteses: onde está a média com 95% de certeza, pelas partidas jogadas até agora.
profile-few = A partir de { $games } partidas, intervalos dizem quão certo isso é.
profile-time = Ao longo do tempo
profile-skill = diferença sem a sorte
profile-leaks = Pontos fortes e fracos
profile-lost = pontos perdidos por partida
profile-no-leaks = Nenhum erro digno de nota.
profile-kind-traitors = escudos contra traidores
profile-kind-missions = missões
profile-kind-environs = arredores
profile-kind-influence = influência
profile-kind-vassals = assistentes
profile-kind-goods = bandeiras, materiais, maçãs e cajados
profile-kind-modules = módulos
profile-kind-points = pontos na hora
profile-kind-later = o que aparece depois
profile-habits = Você e os bots, no jogo básico
profile-habit-traitors = traidores sem escudo por pontuação
profile-habit-completed = missões completadas
profile-habit-held = missões na mão ao final
profile-from = De onde vêm os pontos
profile-from-shields = Espaço de pontos: escudos
profile-from-flags = Espaço de pontos: bandeiras
profile-from-materials = Espaço de pontos: materiais
profile-from-markers = Espaço de pontos: influência
profile-from-missions = Cartas de missão
profile-from-missions-flag = Bandeira de missões
profile-from-traitors = Traidores
profile-from-excalibur = Excalibur
profile-from-environs = Arredores
profile-from-influence = Influência
profile-from-grail = Graal
profile-from-vassals = Assistentes
profile-from-apples = Maçãs restantes
profile-from-staffs = Cajados restantes
profile-from-goods = Itens restantes
profile-measured = Os bots foram medidos em partidas de três:
profile-levels = Adversários
profile-again = Erros para tentar de novo
profile-again-about = A posição antes de um dos seus erros, na mesa. Toda resposta a até 0,3 ponto da melhor está certa.
profile-answer = Mostrar a resposta
profile-all = Todas as partidas
profile-yours = Seus dados
profile-empty = Termine uma partida, e ela vem para cá com a análise.
profile-missing = { $games ->
    [0] { $games } partidas terminadas ainda não estão aqui.
    [one] Uma partida terminada ainda não está aqui.
   *[other] { $games } partidas terminadas ainda não estão aqui.
}
profile-add = Adicionar
profile-adding = { $games ->
    [0] Analisando mais { $games } partidas…
    [one] Analisando mais uma partida…
   *[other] Analisando mais { $games } partidas…
}
profile-export = Salvar como arquivo
profile-import = Ler um arquivo
profile-imported = { $games ->
    [0] { $games } partidas foram lidas.
    [one] Uma partida foi lida.
   *[other] { $games } partidas foram lidas.
}
profile-no-file = Este não é um arquivo de perfil.
profile-erase = Apagar
profile-erase-about = { $games ->
    [0] { $games } partidas serão esquecidas neste navegador. Isso não pode ser desfeito.
    [one] Uma partida será esquecida neste navegador. Isso não pode ser desfeito.
   *[other] { $games } partidas serão esquecidas neste navegador. Isso não pode ser desfeito.
}
profile-erase-yes = Apagar tudo
