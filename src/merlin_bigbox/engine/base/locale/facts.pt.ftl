## Fatos: uma linha sobre uma parte do tabuleiro, no máximo 70 caracteres

fact-you = você
fact-free = livre
fact-nobody = ninguém ainda
fact-nobody-yet = ninguém
fact-no-influence = ainda sem influência
fact-tower = torre
fact-lead = { $counts } → { $player } +{ $points }
fact-tie = { $counts } → empate, +{ $points } para cada
fact-no-player = { $counts } → sem pontos
fact-tile = { $cell } { $terrain }, { $tiles ->
        [0] { $tiles } peças
        [one] 1 peça
       *[other] { $tiles } peças
    }: { $shares }
fact-land = { $colour }: { $shares }
fact-slot = { $vassal }, { $colour }: { $owner }
fact-good = { $good-key ->
        [flag] bandeira { $colour-feminine }
        [material] material { $colour-name }
       *[other] { $good } { $colour-name }
    }
fact-traitor = { $number ->
        [0] { $number } traidores { $colour-plural }
        [one] traidor { $colour-name }
       *[other] { $number } traidores { $colour-plural }
    }: { $state ->
        [covered] com escudo
       *[other] sem escudo, −{ $points }
    }
fact-shield = { $what }: expulsa seu traidor
fact-material = { $what }: { $tiles ->
        [0] nenhuma peça livre serve
        [one] serve em 1 peça livre
       *[other] serve em { $tiles } peças livres
    }
fact-own = { $what }: você tem { $number }
fact-left = { $what }: { $left ->
        [0] restam 0
        [one] resta 1
       *[other] restam { $left }
    }
fact-stock = { $what }: { $left ->
        [0] restam 0
        [one] resta 1
       *[other] restam { $left }
    }, você tem { $own }
fact-held = { $what }: { $holder }
fact-vassal-out = { $vassal }: { $colour }
fact-vassal-home = { $vassal }: no seu castelo
fact-mission = { $met } de { $needs } cumpridos, { $points ->
        [0] { $points } pontos
        [one] 1 ponto
       *[other] { $points } pontos
    }
fact-missing = falta: { $needs }
fact-mission-ready = Tudo cumprido: { $points ->
        [0] { $points } pontos
        [one] 1 ponto
       *[other] { $points } pontos
    }
fact-apples = Maçãs: você tem { $number }, 1 ponto cada no fim
fact-staffs = Cajados: você tem { $number }, 2 pontos cada no fim
fact-grail = Graal: { $holder }
fact-excalibur = Excalibur: { $holder }
fact-space = { $space }: { $number ->
        [0] nada para você
        [one] 1 escolha
       *[other] { $number } escolhas
    }
fact-space-points = { $space }: { $points ->
        [0] { $points } pontos
        [one] 1 ponto
       *[other] { $points } pontos
    } para você
fact-space-colours = { $space }: { $colours }
fact-space-why = { $space }: { $why }
fact-any-colour = qualquer cor
fact-die = { $what } { $face } → { $spaces }
fact-knight = { $figure } ({ $player }): { $space }
fact-castle = { $player }: { $points ->
        [0] { $points } pontos
        [one] 1 ponto
       *[other] { $points } pontos
    } · dados { $dice } · itens { $goods } · traidores sem escudo { $traitors }
fact-end-turn = { $dice ->
        [0] Seu último turno nesta rodada
        [one] Dado restante nesta rodada: 1
       *[other] Dados restantes nesta rodada: { $dice }
    }
fact-forfeit = Você abre mão de: { $what }
fact-space-closed = { $space }: fechado
fact-build = você pode construir em { $tiles ->
        [0] { $tiles } peças
        [one] 1 peça
       *[other] { $tiles } peças
    }
fact-build-best = você pode construir em { $tiles ->
        [0] { $tiles } peças
        [one] 1 peça
       *[other] { $tiles } peças
    }; a melhor: { $cell }
fact-deploy-best = melhor: { $vassal } · { $told }

## Avisos: o que está prestes a ser desperdiçado

caution-traitor = Última chance antes da pontuação: traidores sem escudo custam { $points ->
        [0] { $points } pontos
        [one] 1 ponto
       *[other] { $points } pontos
    } que você poderia salvar.
caution-forfeit = Você abre mão de { $points ->
        [0] { $points } pontos
        [one] 1 ponto
       *[other] { $points } pontos
    } que esta ação poderia render.
caution-mission = { $points ->
        [0] Há missões prontas: completar uma antes de encerrar o turno?
        [one] Uma missão está pronta: completá-la antes de encerrar o turno?
       *[other] { $points } missões estão prontas: completar uma antes de encerrar o turno?
    }
caution-staff = Seu último turno: um cajado renderia { $points ->
        [0] { $points } pontos
        [one] 1 ponto
       *[other] { $points } pontos
    } a mais do que guardá-lo.
caution-flag = Seu último turno: “{ $instead }” ainda renderia { $points ->
        [0] { $points } pontos
        [one] 1 ponto
       *[other] { $points } pontos
    }.
caution-marker = É seu último marcador de influência.
