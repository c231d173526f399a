# O que leva ao livro de regras.

book-rulebook = O livro de regras ilustrado
