# As regras dos Tesouros dos Arredores em resumo: uma mensagem para cada regra numerada.

rule-TREASURE-1 = 15 peças de tesouro, 5 de cada terreno, substituem as 15 peças de terreno sem torre. Com 2 ou 3 jogadores são retiradas, de cada terreno, uma peça de tesouro ao acaso e uma peça com torre. Há 2 cajados neutros.
    .title = Peças de tesouro
rule-TREASURE-2 = Depois de construir em uma peça de tesouro, você realiza a ação dela até onde for possível. Excalibur e Graal funcionam como os espaços de mesmo nome: descarte um dos seus traidores e fique com a Excalibur, ou pegue uma maçã e fique com o Graal.
    .title = Usar um tesouro
rule-TREASURE-3 = Pegue um cajado neutro, se ainda houver. Ele é, em todos os aspectos, um cajado como os seus.
    .title = Tesouro: um cajado
rule-TREASURE-4 = Ganhe 1 ponto e pegue uma maçã.
    .title = Tesouro: um ponto e uma maçã
rule-TREASURE-5 = Escolha um principado onde você tenha um marcador de influência e pegue de lá os dois itens mostrados.
    .title = Tesouro: influência
rule-TREASURE-6 = No sentido horário, cada um dos outros jogadores devolve, à sua escolha, uma peça de um dos dois tipos mostrados: um item ao estoque dele, um marcador de influência ao tabuleiro de castelo. Quem não tem nenhuma não devolve nada.
    .title = Tesouro: devolver
rule-TREASURE-X1 = O tesouro mostra um material de construção e um escudo. Você escolhe o principado preto e pega os dois de lá.
    .title = Exemplo: dois itens por influência
rule-TREASURE-X2 = O tesouro mostra uma bandeira e um escudo. O amarelo devolve um escudo e o verde uma bandeira; o azul não tem nenhum dos dois e não devolve nada.
    .title = Exemplo: os outros devolvem
