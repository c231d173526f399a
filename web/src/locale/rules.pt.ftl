# O livro de regras.

rules-title = As regras
rules-lead = Todas as regras deste jogo.
rules-edition = Quais dados impressos são certos?
rules-search = Palavra ou número, como BASE-45
rules-found = { $count ->
    [0] { $count } regras encontradas
    [one] { $count } regra encontrada
   *[other] { $count } regras encontradas
}
rules-none = Nenhuma regra fala disso.
rules-unknown = A regra { $id } não existe.
rules-chapters = Capítulos
rules-link = Regra { $id }: link para ela
rules-turn = Regra anterior e próxima
rules-all = Todas as regras
rules-loading = Abrindo o livro…
rules-section-setup = Preparação
rules-section-turns = Rodadas e turnos
rules-section-spaces = Os espaços do medalhão
rules-section-missions = Missões
rules-section-flags = Bandeiras
rules-section-scoring = Pontuação
rules-section-end = O fim da partida
rules-section-examples = Exemplos
