# As regras de O Decreto do Rei em resumo: uma mensagem para cada regra numerada.

rule-DECREE-1 = Há 24 decretos: 6 mostram um escudo, 6 um material de construção e 6 uma bandeira, cada um de uma cor determinada, e 6 mostram pontos. Eles são embaralhados, e 4 ficam ocultos em cada principado.
    .title = Os decretos
rule-DECREE-2 = Quando realiza a ação de um espaço de principado, seja como for que chegou a ela, você pode, depois de colocar o seu assistente, examinar os decretos que estão ali em vez de cumprir o dever dele. Então precisa pegar um deles. A partir daí, você sabe o que resta ali. Se o assistente foi para outro principado, os decretos ainda são os do espaço realizado. O espaço de influência para assistentes, realocar, ativar um assistente e a habilidade da dama de companhia não permitem examinar decretos.
    .title = Examinar os decretos
rule-DECREE-3 = Ao pegar um decreto, você pega o item mostrado, da cor dele, se houver, ou ganha os pontos. O decreto fica aberto diante de você.
    .title = Pegar um decreto
rule-DECREE-4 = Sempre que as ações livres estiverem abertas para você, pode gastar decretos, até várias vezes por turno. 1 decreto: altere em um um dos seus dados não usados, próprio ou do Merlin, entre 1 e 6. 2 decretos: pegue um item qualquer ou ponha um marcador de influência em um principado qualquer. 3 decretos: ganhe 5 pontos. Os decretos gastos saem do jogo.
    .title = Gastar decretos
