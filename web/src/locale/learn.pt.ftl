# Aprender a jogar: a lista de lições e quem acompanha. Estas palavras vêm só com estas páginas.
learn-title = Aprender a jogar
learn-about = Lições curtas na mesa de verdade. Uma frase, uma jogada; no fim de cada uma, um pequeno desafio.
learn-start = Começar a lição { $number } · { $title }
learn-go-on = Continuar a lição { $number } · { $title }
learn-numbered = Lição { $number } · { $title }
learn-first-game = Sua primeira partida
learn-first-game-about = Sua primeira partida: um jogo inteiro contra dois Pajens, os bots mais fáceis, com o guia ao seu lado. A preparação é escolhida para que você possa completar uma missão já no primeiro turno; o resto fica por conta dos dados. Depois da primeira pontuação você pode parar.
learn-progress = Lições concluídas
learn-count = { $done } de { $all } concluídas
learn-left = faltam { $minutes } min
learn-minutes = { $minutes } min
learn-state-done = concluída
learn-state-begun = começada
learn-modules = Módulos
learn-modules-about = Uma lição para cada módulo, as mais leves primeiro. Elas partem das dez acima.
learn-unknown = Essa lição não existe.

learn-coach = Guia
learn-lessons = Lições
learn-step = Passo { $step } de { $steps }, depois um desafio
learn-challenge = O desafio
learn-solved = Desafio resolvido
learn-compare = Caminhos comparados
learn-yours = Seu caminho
learn-solution = A solução
learn-tempting = O caminho tentador
learn-done = Feito.
learn-back = Voltar
learn-again = De novo
learn-skip = Pular
learn-next = Avançar
learn-show-me = Mostre
learn-show-solution = Mostrar a solução
learn-otherwise = Boa ideia para depois. Primeiro, a peça em destaque.
learn-right = Certo: { $answer }.
learn-wrong = A resposta é { $answer }.
learn-never-again = Não mostrar mais
learn-dismiss = Fechar esta observação
learn-weight = Peso { $weight } de 3
learn-adds = { $choices } escolhas, cerca de { $minutes } min
learn-lesson = Lição
learn-rules = Regras
learn-came-along = { $module } precisa de { $modules }: também entrou.
learn-total = Cerca de { $minutes } minutos com três jogadores
learn-next-module = Na próxima vez, experimente { $module }
learn-play-it = Jogar com ele

learn-welcome = Dois Pajens jogam contra você, os bots mais fáceis. O guia diz no máximo uma frase por turno; escolha os dados como quiser. Depois da primeira pontuação você pode parar.
learn-deal = Esta preparação foi escolhida: você começa e já pode completar uma missão no primeiro turno. O resto fica por conta dos dados.
learn-begin = Começar
learn-scored = A primeira pontuação terminou
learn-stand = Sua situação
learn-place = { $place ->
    [1] Você está na frente, com { $points } pontos.
   *[other] Você está em { $place }º lugar entre { $players }, com { $points } pontos.
}
learn-two-more = Ainda faltam quatro rodadas e duas pontuações. Continue ou pare aqui: a partida espera por você.
learn-play-on = Continuar
learn-stop-here = Parar aqui
learn-points-from = Seus pontos
learn-tried = O que você já experimentou
learn-not-yet = ainda não: lição, { $minutes } min
learn-kept = Esta partida espera em “Suas mesas”, na página inicial. Continue quando quiser.
learn-measured = Fatos medidos: lugares, sorte, planos
learn-seats = { $all ->
    [true] Quem vence com todos os módulos, pela ordem de jogo:
   *[false] Quem vence o jogo básico, pela ordem de jogo:
}
learn-seat = { $seat }º { $share }% ({ $low } – { $high })
learn-luck = Entre bots de forças diferentes, a sorte responde por { $share }% ({ $low } – { $high }) da variância da diferença.
learn-plan-base = No jogo básico, quem vence ganha vantagem com: { $plan }.
learn-decisions = mais decisões por partida
learn-points = mais pontos por jogador
learn-plan = quem vence ganha vantagem com
learn-from-shields = espaço de pontos: escudos
learn-from-flags = espaço de pontos: bandeiras
learn-from-materials = espaço de pontos: materiais
learn-from-markers = espaço de pontos: influência
learn-from-missions = cartas de missão
learn-from-missions-flag = bandeira de missões
learn-from-traitors = traidores
learn-from-excalibur = Excalibur
learn-from-environs = arredores
learn-from-influence = influência
learn-from-grail = Graal
learn-from-vassals = assistentes
learn-from-apples = maçãs restantes
learn-from-staffs = cajados restantes
learn-from-goods = itens restantes
learn-from-module = o próprio módulo
learn-measured-about = Partidas entre cavaleiros, planos em partidas de três; entre parênteses, onde está a média com 95% de certeza. Um módulo que precisa de outro é comparado com uma partida que tem esse outro. Para medir de novo:
