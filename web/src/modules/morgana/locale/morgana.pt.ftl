modules-kitchen = Cozinha da bruxa
modules-morgana-beside = A Morgana ainda está ao lado do tabuleiro
modules-morgana-closes = A Morgana fecha: { $place }
modules-morgana-die = { $count ->
    [one] { $title }: { $face }
   *[other] { $title }: { $face } ({ $count } dados)
}
modules-morgana-no-dice = nenhum dado
modules-morgana-used = dado usado nesta rodada
modules-topped = Marcador da Morgana sobre um marcador de { $name }
modules-cauldron-steps = { $steps ->
    [one] A Morgana anda 1 passo
   *[other] A Morgana anda até { $steps } passos
}
modules-cauldron-other = outro lado: { $effect }
modules-cauldron-used = usado nesta rodada
