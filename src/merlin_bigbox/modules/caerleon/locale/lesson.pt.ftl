# O que o companheiro diz deste módulo; como se escrevem lições: docs/learn.md.

lesson-caerleon = A Cidade de Caerleon
    .about = Seis bairros, seis novos motivos para ir até lá.
    .goal = Use um bairro e escolha quem volta ao castelo.
    .done = Agora você sabe usar os bairros.
    .challenge = Faça 3 pontos.
    .hint = No bairro do Mercador você faz até quatro trocas.
lesson-caerleon-smith = Na Ferraria, um escudeiro pega dois escudos de qualquer cor.
    .otherwise = Esse assistente pega um. Seu escudeiro pega dois.
lesson-caerleon-full = Os dois lugares estão cheios: quem volta? Escolha o construtor amarelo.
    .otherwise = O porta-bandeira azul também poderia ir. Desta vez, o construtor amarelo.
lesson-caerleon-shields = Dois escudos de qualquer cor: pegue o marrom e o preto.
    .otherwise = Uma boa cor. Desta vez, marrom e preto.
