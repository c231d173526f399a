### O que o instrutor observa nas primeiras partidas: até 14 palavras, um fato, nunca a melhor jogada.

coach-complete =
    { $points ->
        [0] Espere: uma missão está completa. 0 pontos, e nada é gasto.
        [one] Espere: uma missão está completa. 1 ponto, e nada é gasto.
       *[other] Espere: uma missão está completa. { $points } pontos, e nada é gasto.
    }
coach-help-near = Último turno antes da pontuação. Há ajuda por perto contra um traidor.
coach-scoring-ahead = Há pontuação após esta rodada. Traidores sem escudo custariam { $points } pontos.
coach-die-completes =
    { $whose ->
        [merlin] O { $face } de Merlin pode completar uma missão. Descubra como.
       *[own] Seu { $face } pode completar uma missão. Descubra como.
    }
coach-only-ticks = Uma carta está toda marcada. Jogue-a a qualquer momento deste turno.
coach-first-turn = Siga antes o caminho de todos os dados. A ordem importa.
coach-staff-pays = Um cajado renderia mais { $points }. Guardado, vale 2 pontos.
coach-last-staffs = Última rodada: um cajado vale 2 guardado, ou repete a ação de Merlin.
coach-last-apple = Uma maçã vale 1 ponto agora. Outro espaço rende mais?
coach-nothing-ahead = Nada útil à frente? Uma maçã ou uma bandeira muda isso.
coach-evicted =
    { $vassal ->
        [lady] Sua dama de companhia voltou ao castelo. O que ela trouxe é seu.
        [shield_bearer] Seu escudeiro voltou ao castelo. O que ele trouxe continua seu.
        [builder] Seu construtor voltou ao castelo. O que ele trouxe continua seu.
       *[flag_bearer] Seu porta-bandeira voltou ao castelo. O que ele trouxe continua seu.
    }
coach-would-evict =
    { $vassal ->
        [lady] Aqui está a dama de companhia de { $player }. A sua a mandaria de volta.
        [shield_bearer] Aqui está o escudeiro de { $player }. O seu o mandaria de volta.
        [builder] Aqui está o construtor de { $player }. O seu o mandaria de volta.
       *[flag_bearer] Aqui está o porta-bandeira de { $player }. O seu o mandaria de volta.
    }
coach-no-marker = Sem marcador, sem escolha. A dama de companhia coloca um.
coach-first-flag = Uma bandeira é uma ferramenta: aponte para ver quando ela funciona.
coach-first-material =
    { $tiles ->
        [0] Seu material ({ $colour }) ainda não serve em nenhuma peça livre.
        [one] Seu material ({ $colour }) serve em uma peça. Toque nela.
       *[other] Seu material ({ $colour }) serve em { $tiles } peças. Toque em uma.
    }
coach-lead-lost =
    { $terrain ->
        [mountain] { $player } construiu na montanha: { $points } a menos para você na pontuação.
        [wood] { $player } construiu na floresta: { $points } a menos para você na pontuação.
       *[lake] { $player } construiu no lago: { $points } a menos para você na pontuação.
    }
coach-taken-away =
    { $what ->
        [grail] { $player } pegou o Graal. O espaço dele o traz de volta.
       *[excalibur] { $player } pegou a Excalibur. O espaço dela a traz de volta.
    }
coach-markers-out = Seus { $markers } marcadores estão em jogo. A pontuação devolve alguns.
coach-at-home = Cada assistente em um principado vale 1 ponto. { $vassals } ainda estão no castelo.
coach-after-scoring = Até aqui, a maioria dos pontos veio de: { $reason }. Restam duas pontuações.
