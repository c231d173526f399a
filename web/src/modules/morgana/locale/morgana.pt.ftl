modules-kitchen = Cozinha da bruxa
modules-morgana-beside = Morgana ainda está ao lado do tabuleiro
modules-morgana-closes = Morgana bloqueia: { $place }
modules-morgana-die = { $count ->
    [one] { $title }: { $face }
   *[other] { $title }: { $face } ({ $count } dados)
}
modules-morgana-no-dice = nenhum dado
modules-morgana-used = dado usado nesta rodada
modules-topped = Marcador de Morgana sobre um marcador de { $name }
modules-cauldron-steps = { $steps ->
    [one] Morgana anda 1 passo
   *[other] Morgana anda até { $steps } passos
}
modules-cauldron-other = outro lado: { $effect }
modules-cauldron-used = usado nesta rodada
