# As regras da Cidade de Caerleon em resumo: uma mensagem para cada regra numerada.

rule-CITY-1 = Seis bairros cobrem os seis principados, e cada um tem a cor do seu lugar. Como variante, eles são distribuídos ao acaso; um bairro assume então a cor do seu lugar. Onde outra regra fala de um principado, leia bairro; um item de um principado é um item da cor dele, vindo da Ferraria, da Pedreira ou da Alfaiataria.
    .title = Os seis bairros
rule-CITY-2 = Todos os escudos ficam na Ferraria, todos os materiais de construção na Pedreira e todas as bandeiras na Alfaiataria, 6 de cada cor. O ouro fica na Casa da Moeda, as maçãs e os viscos no Pomar.
    .title = O que fica onde
rule-CITY-3 = Um bairro tem um lugar para uma dama de companhia e dois para os outros assistentes. Uma dama manda para casa a de outro jogador. Qualquer outro assistente manda para casa um do seu tipo, se houver; senão ocupa um lugar livre; se não houver, você escolhe qual dos dois volta para casa, que pode ser até um seu.
    .title = Lugares de um bairro
rule-CITY-4 = A sua dama de companhia põe 1 marcador de influência no bairro, como sempre.
    .title = A dama de companhia
rule-CITY-5 = Na Pedreira o seu construtor pega 2 materiais de construção, na Ferraria o seu escudeiro pega 2 escudos, na Alfaiataria o seu porta-bandeira pega 2 bandeiras. Os outros assistentes pegam 1 ali. Você escolhe as cores.
    .title = Pedreira, Ferraria e Alfaiataria
rule-CITY-6 = Na Casa da Moeda o seu assistente pega 2 moedas de ouro. No Pomar ele pega 2 entre maçãs e viscos, em qualquer combinação. Você só pode pegar o que ainda houver.
    .title = Casa da Moeda e Pomar
rule-CITY-7 = No Mercador você faz até 4 trocas. Em cada uma devolve um item ou uma moeda de ouro e pega um item de qualquer tipo e cor, ou devolve um item e pega uma moeda de ouro. Entre duas trocas as ações livres são possíveis.
    .title = Mercador
rule-CITY-8 = Em um espaço de influência você pega um item da cor de um bairro onde tenha um marcador de influência.
    .title = Espaços de influência
rule-CITY-X1 = No Mercador, dois escudos azuis, uma moeda de ouro e um material de construção laranja viram três bandeiras pretas e um material de construção marrom.
    .title = Exemplo: quatro trocas
rule-CITY-X2 = O seu marcador de influência está no bairro roxo. No espaço de influência de materiais de construção você pode pegar um roxo.
    .title = Exemplo: influência em um bairro
rule-CITY-X3 = A dama de companhia do amarelo chega a um bairro: o amarelo põe ali um marcador de influência.
    .title = Exemplo: uma dama de companhia
rule-CITY-X4 = A dama de companhia do azul manda a do verde para casa. O marcador de influência azul fica ao lado do verde.
    .title = Exemplo: uma dama manda outra para casa
rule-CITY-X5 = Você tem um marcador de influência na Ferraria. Pelo espaço de influência de assistentes você coloca ali o seu escudeiro, que pega 2 escudos.
    .title = Exemplo: pela influência à Ferraria
