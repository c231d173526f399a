# O livro de regras ilustrado e o cartão de referência.

rulebook-title = O livro de regras
rulebook-about = Cada regra uma vez, na ordem em que se aprende. As imagens são posições do jogo de verdade; os números na margem levam a cada regra.
rulebook-contents = Sumário
rulebook-search = Procurar nas regras
rulebook-reference = Cartão de referência
rulebook-print = Imprimir
rulebook-whole = O livro de regras inteiro
rulebook-changes = O que muda: { $title }
rulebook-to-lesson = Começar a lição
rulebook-short = Em resumo
rulebook-try = Experimente
rulebook-lesson = Lição “{ $title }”
rulebook-needs = requer { $modules }
reference-title = Merlin em resumo
reference-ring = O medalhão
reference-count = { $count } espaços, em sentido horário
reference-knight = Cavaleiro: sentido horário, seus dados
reference-merlin = Merlin: nos dois sentidos, dado branco
reference-apple = Maçã: qualquer número em um dado
reference-staff = Cajado: repete a ação do Merlin
reference-spaces = Espaços
reference-flags = Bandeiras
reference-needs = Requisitos das missões
reference-scoring = Pontuação
reference-end = Fim do jogo
reference-rounds = depois das rodadas { $rounds }
