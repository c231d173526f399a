# O que o companheiro diz deste módulo; como se escrevem lições: docs/learn.md.

lesson-morgana = Morgana
    .about = Uma ação a mais por rodada e problemas para os outros.
    .goal = Use um dado dela, um caldeirão e uma cabana.
    .done = Agora você sabe usar os dados dela.
    .challenge = Faça 6 pontos antes da próxima rodada.
    .hint = Aumente o dado até 7.
lesson-morgana-dice = Uma vez por rodada, use um dado dela: o 3 abre o caldeirão 3.
    .otherwise = Uma maçã envenenada sempre é possível. Tente o 3 e seu caldeirão.
lesson-morgana-place = Coloque-a no cinza: o espaço é pulado, e seu estoque fecha.
    .otherwise = Ela pode ficar em qualquer lugar. Hoje, no cinza.
lesson-morgana-hut = A cabana faz seu palacete valer em dobro. Depois, passe por cima do cinza.
