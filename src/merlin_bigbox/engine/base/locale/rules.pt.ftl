# As regras do jogo básico em resumo: uma mensagem para cada regra numerada.

## Sempre

rule-ALL-1 = Quando você ganha algo, pega o que ainda houver no estoque ou no seu tabuleiro de castelo, mesmo que seja menos ou nada; o resto da ação acontece do mesmo modo. Um pagamento precisa ser completo; caso contrário, o efeito não é oferecido.
    .title = Ganhos e pagamentos
rule-ALL-2 = O que você gasta volta para o lugar de onde veio. Das peças do jogo básico, só os cajados do Merlin saem do jogo.
    .title = Destino do que se gasta
rule-ALL-3 = Você só pode renunciar a uma ação por inteiro e antes que ela comece. Depois de começada, tudo o que nela não estiver marcado com “pode” é feito até onde for possível.
    .title = Renúncia por inteiro
rule-ALL-4 = Primeiro se prepara o jogo básico, depois os módulos em uso. Os dados são rolados por último.
    .title = Ordem da preparação
rule-ALL-5 = No fim de uma rodada vem a pontuação, se houver uma nessa rodada; depois todos os dados são rolados, o marcador de primeiro jogador passa adiante e o marcador de rodadas avança. Depois da rodada 6 seguem apenas a pontuação e os pontos do fim do jogo.
    .title = Fim de uma rodada
rule-ALL-6 = Se há uma decisão, e de quem ela é, nunca depende de algo oculto a outro jogador. Por isso toda ação iniciada pergunta todas as suas escolhas, e todo turno termina com um “encerrar turno” explícito, que o programa pode escolher por você.
    .title = O oculto permanece oculto

## Preparação

rule-BASE-1 = O jogo é para 2, 3 ou 4 jogadores, sentados em ordem horária. O primeiro jogador é sorteado.
    .title = Jogadores e lugares
rule-BASE-2 = O Merlin começa no espaço do principado preto (Dragão). No início, o Graal e a Excalibur não são de ninguém.
    .title = Merlin, Graal e Excalibur
rule-BASE-3 = Cada um dos seis principados tem 6 bandeiras, 6 escudos e 6 materiais de construção da sua cor.
    .title = Estoque dos principados
rule-BASE-4 = Há 11 maçãs. Cada jogador pega 1, e as demais formam o estoque.
    .title = As maçãs
rule-BASE-5 = As 55 cartas de missão são embaralhadas, e 3 delas são reveladas como cartas à mostra. Cada jogador compra 4 cartas para a mão, que fica oculta.
    .title = Cartas no início
rule-BASE-6 = Cada jogador tem 4 assistentes no tabuleiro de castelo, 7 palacetes, 3 cajados do Merlin, 6 marcadores de influência, 3 dados pessoais e 1 dado do Merlin, e começa com 0 pontos. O sétimo marcador de influência da caixa não é usado.
    .title = Peças de cada jogador
rule-BASE-7 = Os 24 traidores, 4 de cada cor, são misturados. Cada jogador tira 3.
    .title = Traidores no início
rule-BASE-8 = As 24 peças de terreno – de montanha, floresta e lago, 5 simples e 3 com torre de cada – são misturadas e dispostas em 4 fileiras de 6, com uma borda acima e outra abaixo. Com 2 ou 3 jogadores, retiram-se antes uma peça simples e uma com torre de cada terreno, o que deixa 3 fileiras de 6.
    .title = Montagem dos arredores
rule-BASE-9 = As 4 peças iniciais são embaralhadas, e cada jogador recebe uma. Ela mostra o espaço de principado onde o seu cavaleiro começa, as cores de uma bandeira, um escudo e um material de construção que você pega do estoque e o principado que recebe um dos seus 6 marcadores de influência; essas cores podem ser todas diferentes.
    .title = As peças iniciais
rule-BASE-10 = Cada jogador rola os seus 4 dados. Com três ou quatro números iguais, você rola todos de novo, até que isso não ocorra mais; dois pares são válidos.
    .title = Rolagem dos dados

## Rodadas e turnos

rule-BASE-11 = O jogo dura 6 rodadas. Em cada rodada começa o primeiro jogador, e os turnos seguem um a um no sentido horário, até que todos tenham usado todos os seus dados: 4 turnos cada.
    .title = As seis rodadas
rule-BASE-12 = No seu turno, você escolhe um dos seus dados não usados, move o peão correspondente e realiza a ação do espaço alcançado. Não é possível pular um turno.
    .title = O seu turno
rule-BASE-13 = Os seus dados pessoais movem o seu cavaleiro no sentido horário o número de espaços que mostram.
    .title = Dado pessoal
rule-BASE-14 = O dado do Merlin move o Merlin o número de espaços que o dado mostra, no sentido horário ou anti-horário, como você preferir.
    .title = Dado do Merlin
rule-BASE-15 = Um mesmo espaço pode ter qualquer quantidade de peões.
    .title = Vários peões num espaço
rule-BASE-16 = Você pode renunciar à ação do espaço, mas não ao movimento. A renúncia não é oferecida quando a ação é um simples ganho, sem nada a escolher.
    .title = Renúncia à ação
rule-BASE-17 = Antes de mover, você pode devolver 1 maçã ao estoque e pôr o dado escolhido em qualquer número de 1 a 6.
    .title = Uso de uma maçã
rule-BASE-18 = Depois de realizar uma ação com o Merlin, você pode gastar 1 cajado para realizar a mesma ação mais uma vez, refazendo todas as escolhas; o cajado sai do jogo. Vale no máximo um cajado por movimento do Merlin, e nenhum depois de uma ação renunciada, pois não há o que repetir.
    .title = Uso de um cajado
rule-BASE-19 = Há uma pontuação depois das rodadas 2, 4 e 6. Depois de cada uma das rodadas 1 a 5 prepara-se a seguinte: todos os dados são rolados (de novo, se saírem três ou quatro números iguais), o marcador de primeiro jogador vai para a esquerda e o marcador de rodadas avança.
    .title = Entre as rodadas
rule-BASE-20 = No seu turno, as ações livres – completar missões e usar bandeiras – ficam disponíveis antes do movimento, depois de cada movimento de um peão e antes da ação dele, depois da ação até o fim do turno (portanto, também antes que um cajado a repita) e entre as partes de uma ação que tenha várias, por exemplo antes do bônus de uma torre. Elas são oferecidas ao lado da escolha principal do momento: o dado, depois as suas mudanças e o movimento, a primeira escolha da ação ou “realizar”, a parte seguinte, o cajado ou “encerrar turno”. Cada parte de uma ação, em si, nunca é interrompida.
    .title = Momento das ações livres
rule-BASE-21 = O que você não pode fazer nunca é oferecido. Também não se oferece o que não teria efeito algum, como uma maçã para o mesmo número do dado ou uma troca que pega de volta exatamente o item devolvido.
    .title = O que é oferecido
rule-BASE-22 = Você escolhe primeiro o dado, e essa escolha é definitiva. Depois pode alterá-lo, e então o peão se move; até esse momento o dado conta como não usado.
    .title = Escolha do dado
rule-BASE-23 = A quantidade indicada para cada tipo de espaço é a do círculo do jogo básico. Em outros círculos, ela é diferente.
    .title = Quantidade de espaços

## Os 24 espaços

rule-BASE-30 = Em um dos 6 espaços de principado, você escolhe um dos seus 4 assistentes que esteja no seu tabuleiro de castelo ou em outro principado e o coloca no lugar próprio dele neste principado. Se ali estiver o assistente do mesmo tipo de outro jogador, este volta para o tabuleiro de castelo do dono. Em seguida, o seu assistente cumpre o dever; mesmo que não possa, a colocação vale.
    .title = Espaço de principado
rule-BASE-31 = O seu construtor pega 1 material de construção do principado onde está, se ali houver algum.
    .title = Dever do construtor
rule-BASE-32 = O seu porta-bandeira pega 1 bandeira do principado onde está, se ali houver alguma.
    .title = Dever do porta-bandeira
rule-BASE-33 = O seu escudeiro pega 1 escudo do principado onde está, se ali houver algum.
    .title = Dever do escudeiro
rule-BASE-34 = A sua dama de companhia põe 1 marcador de influência do seu tabuleiro de castelo no principado onde ela está, se você ainda tiver algum no tabuleiro.
    .title = Dever da dama de companhia
rule-BASE-35 = Há 4 espaços de pontos de vitória: escudo, bandeira, material de construção e influência. Você ganha 1 ponto para cada item seu desse tipo ou para cada marcador de influência seu no tabuleiro de jogo.
    .title = Espaço de pontos de vitória
rule-BASE-36 = Há 3 espaços de influência para itens: bandeira, material de construção e escudo. Você pega 1 item desse tipo de um principado onde tenha ao menos um marcador de influência.
    .title = Espaço de influência: item
rule-BASE-37 = No único espaço de influência para assistentes, você leva um dos seus assistentes, do tabuleiro de castelo ou de outro principado, para um principado onde tenha ao menos um marcador de influência. Lá ele cumpre o dever.
    .title = Espaço de influência: assistente
rule-BASE-38 = Neste espaço (1 no círculo), você descarta um traidor seu à escolha, se tiver algum, e fica com a Excalibur, que vem do tabuleiro de jogo ou de quem a possui.
    .title = Pegar a Excalibur
rule-BASE-39 = Neste espaço (1 no círculo), você pega 1 maçã do estoque, se houver, e fica com o Graal, que vem do tabuleiro de jogo ou de quem o possui.
    .title = Pegar o Graal
rule-BASE-40 = Neste espaço (1 no círculo), você leva um dos seus assistentes do principado onde está para o principado vizinho, no sentido horário ou anti-horário, e lá ele cumpre o dever; o assistente de outro jogador que ocupe o lugar volta para o tabuleiro de castelo do dono. Se os seus quatro assistentes estiverem no tabuleiro de castelo, você coloca um deles em qualquer principado.
    .title = Realocar um assistente
rule-BASE-41 = Em um dos 2 espaços de troca, você devolve um dos seus itens ao principado dele e depois pega um item qualquer de qualquer principado.
    .title = Espaço de troca
rule-BASE-42 = Em um dos 2 espaços de missão, você descarta até duas cartas da mão e depois pega a mesma quantidade, cada uma das cartas à mostra ou do topo do baralho. Uma carta à mostra que for pega é reposta na hora.
    .title = Espaço de missão
rule-BASE-43 = Em um dos 3 espaços de construção, você devolve um material de construção de uma cor que uma peça de terreno livre aceite e põe um palacete seu nessa peça. Você não pode ter mais de 7 palacetes nos arredores.
    .title = Construir um palacete
rule-BASE-44 = A partir de uma peça de terreno, siga em linha reta pelas peças em todas as seis direções. A peça aceita a cor de cada ícone da borda em que uma dessas linhas termina.
    .title = Materiais que servem
rule-BASE-45 = Depois de construir em uma peça com torre, você também pode ficar com um escudo ou uma bandeira de qualquer cor do estoque, ou pôr um marcador de influência do seu tabuleiro de castelo em qualquer principado.
    .title = Peça com torre

## Missões

rule-BASE-50 = Uma vez por turno, quando as ações livres estiverem disponíveis, você pode completar uma carta de missão da mão se cumprir todos os requisitos dela: ganha os pontos impressos e põe a carta na pilha de descarte. Basta possuir o que a carta pede; nada é gasto.
    .title = Completar uma missão
rule-BASE-51 = No fim do seu turno, você pega uma carta nova para cada carta completada, das cartas à mostra ou do baralho. Uma carta à mostra que for pega é reposta na hora.
    .title = Novas cartas de missão
rule-BASE-52 = Quando for necessária uma carta e o baralho estiver vazio, a pilha de descarte é embaralhada e vira o novo baralho. Se os dois estiverem vazios, não há o que comprar.
    .title = Baralho vazio
rule-BASE-53 = Uma carta pode pedir: um item de certo tipo e cor; um item de certo tipo em qualquer cor; um marcador de influência seu em certo principado; um marcador de influência seu em qualquer principado; certo assistente seu em certo principado; dois assistentes seus quaisquer em certo principado; ou dois assistentes seus determinados juntos em um mesmo principado, seja qual for. Várias indicações de marcador em qualquer principado pedem a mesma quantidade de marcadores seus no tabuleiro de jogo, onde quer que estejam. Uma mesma peça nunca serve a dois requisitos de uma carta.
    .title = O que as missões pedem

## Bandeiras

rule-BASE-60 = Você usa uma bandeira devolvendo-a ao principado dela. Em um turno, pode usar quantas bandeiras quiser.
    .title = Uso das bandeiras
rule-BASE-61 = Com esta bandeira, você descarta todos os seus traidores de uma cor sem entregar escudos. Pode usá-la no seu turno, quando as ações livres estiverem disponíveis, ou na etapa dos traidores de uma pontuação, antes de devolver escudos.
    .title = Bandeira: expulsar traidores
rule-BASE-62 = Depois de completar uma carta de missão, você pode usar esta bandeira para completar uma segunda no mesmo turno e ganhar 2 pontos a mais; no fim do turno, pega duas cartas novas. A bandeira é devolvida antes da segunda carta e por isso não conta para os requisitos dela. Isso vale uma vez por turno.
    .title = Bandeira: missões
rule-BASE-63 = Use esta bandeira antes de mover o seu cavaleiro com um dado: esse movimento é feito no sentido anti-horário.
    .title = Bandeira: ao contrário
rule-BASE-64 = Use esta bandeira antes de mover para virar o dado escolhido para a face oposta, ou seja, 7 menos o número mostrado.
    .title = Bandeira: virar um dado
rule-BASE-65 = Depois de mover qualquer peão e antes da ação, use esta bandeira para realizar a ação de um espaço onde esteja o cavaleiro de outro jogador, no lugar da ação do espaço alcançado. Se você moveu o Merlin, um cajado repete então essa ação.
    .title = Bandeira: ação diferente
rule-BASE-66 = Depois de mover o seu cavaleiro e antes da ação, use esta bandeira para pô-lo no espaço oposto, 12 espaços adiante no círculo, e realizar a ação de lá; o cavaleiro fica nesse espaço. Isso vale uma vez por movimento e pode ser combinado com a bandeira de ação diferente.
    .title = Bandeira: espelhar

## Pontuação

rule-BASE-70 = A começar pelo primeiro jogador, cada um, na sua vez, pode usar bandeiras que expulsam traidores e depois precisa devolver um escudo correspondente para cada traidor que puder. Cada traidor restante custa 3 pontos, e o total pode ficar abaixo de 0. Em seguida, todos os traidores são descartados.
    .title = Pontuação: traidores
rule-BASE-71 = Se você possui a Excalibur e nenhum traidor seu ficou sem ser expulso, ganha 3 pontos, mesmo que não tivesse traidor algum.
    .title = Pontuação: Excalibur
rule-BASE-72 = Então cada jogador tira 3 traidores novos; se o estoque estiver vazio, os traidores descartados são misturados e formam um novo. Depois da rodada 6, ninguém tira traidores. Quando ninguém mais tem turnos, também não se pergunta mais nada que não possa mudar coisa alguma: depois do último turno de todos ninguém pega missões, e todos os palacetes e peças ficam como estão.
    .title = Novos traidores
rule-BASE-73 = Um território é um grupo de peças ligadas entre si e do mesmo terreno; uma única peça também pode formar um. Quem tem ali mais palacetes ganha tantos pontos quantas são as peças do território; se vários empatam com mais palacetes, os pontos são divididos pelo número deles, com arredondamento para baixo, e cada um recebe essa parte. Sem palacete não há pontos; os palacetes ficam onde estão.
    .title = Pontuação: arredores
rule-BASE-74 = Os principados pontuam no sentido horário, a começar pelo preto, e cada um vale tantos pontos quantos são os marcadores de influência nele. Quem tem ali mais marcadores leva todos os pontos; se vários empatam com mais marcadores, os pontos são divididos pelo número deles, com arredondamento para baixo, e cada um recebe essa parte. Assim que um principado pontua, cada jogador mantém nele no máximo 1 marcador, e os outros voltam para os tabuleiros de castelo.
    .title = Pontuação: influência
rule-BASE-75 = Se você possui o Graal, uma vez em cada pontuação pode levar todos os pontos de um principado onde esteja empatado na maior influência; os outros não recebem nada ali. É preciso decidir no momento em que esse principado pontua, antes dos seguintes.
    .title = Pontuação: o Graal
rule-BASE-76 = Você ganha 1 ponto para cada assistente seu que esteja em um principado.
    .title = Pontuação: assistentes

## Fim do jogo

rule-BASE-80 = Depois da pontuação da rodada 6, você ganha 1 ponto para cada maçã, 2 pontos para cada cajado do Merlin e 1 ponto a cada 3 itens que sobrarem, somados todos os tipos. Outras peças só dão pontos quando um módulo em uso assim determina.
    .title = Pontos no fim
rule-BASE-81 = Vence quem tiver mais pontos. Em caso de empate, os empatados vencem juntos.
    .title = Vitória e empate

## Exemplos

rule-BASE-X1 = A peça da segunda fileira e quinta coluna (B5) aceita exatamente as cores cinza, laranja e azul. Isso vale com 4 fileiras e com 3.
    .title = Exemplo: materiais que servem
rule-BASE-X2 = Você cumpre os três requisitos de uma carta de 3 pontos. Ganha 3 pontos e descarta a carta.
    .title = Exemplo: completar uma missão
rule-BASE-X3 = Você tem três traidores e escudos para apenas dois deles. Perde 3 pontos.
    .title = Exemplo: traidores
rule-BASE-X4 = Em um território de floresta de 5 peças, os jogadores vermelho e amarelo têm um palacete cada: ambos ganham 2 pontos. O azul, sozinho em 2 peças, ganha 2 pontos; o verde, sozinho em 1 peça, ganha 1 ponto.
    .title = Exemplo: arredores
rule-BASE-X5 = No principado preto, os jogadores amarelo, azul e vermelho têm um marcador de influência cada. Cada um deles ganha 1 ponto.
    .title = Exemplo: influência empatada
rule-BASE-X6 = Em um principado, o jogador vermelho tem 3 marcadores de influência, o verde 2 e o azul 1. O vermelho ganha 6 pontos; depois voltam exatamente 2 marcadores vermelhos e 1 verde.
    .title = Exemplo: maior influência
rule-BASE-X7 = Quatro jogadores têm 4, 3, 3 e 1 assistentes nos principados. Eles ganham a mesma quantidade de pontos: 4, 3, 3 e 1.
    .title = Exemplo: assistentes
rule-BASE-X8 = Dois jogadores empatam com mais marcadores em um principado que tem 4 marcadores de influência ao todo: cada um ganha 2 pontos. Se um deles possui o Graal e o usa, ganha 4 pontos em vez disso, e o outro não ganha nenhum.
    .title = Exemplo: o Graal
rule-BASE-X9 = No fim, você ainda tem duas bandeiras, dois materiais de construção e um escudo. Esses cinco itens dão 1 ponto.
    .title = Exemplo: itens que sobram
rule-BASE-X10 = Em um espaço de troca, você devolve um material de construção azul e pega em troca uma bandeira laranja.
    .title = Exemplo: troca
rule-BASE-X11 = Você realoca o seu construtor um principado no sentido anti-horário, e ele chega ao roxo. Ali pega um material de construção roxo.
    .title = Exemplo: realocar o construtor
rule-BASE-X12 = Você paga um material de construção cinza, constrói em uma peça de lago com torre e pega como bônus um escudo preto.
    .title = Exemplo: peça com torre

## Os componentes impressos

rule-EDITION-1 = No sentido horário, os seis principados são preto (Dragão), cinza (Pomba), azul (Peixe), roxo (Serpente), laranja (Raposa) e marrom (Águia). Ficam frente a frente preto e roxo, cinza e laranja, azul e marrom.
    .title = Os seis principados
rule-EDITION-2 = O medalhão de ações tem 24 espaços, e a cada quatro há um principado. Existem quatro versões desse círculo, conforme os módulos em uso, e nem toda ação aparece em todas elas.
    .title = O medalhão de ações
rule-EDITION-3 = Os arredores são hexágonos com um lado plano em cima, em 6 colunas; a segunda, a quarta e a sexta coluna ficam meia peça mais abaixo. A partir de uma peça, siga cada uma das seis direções – reto para cima, reto para baixo e as quatro inclinadas – até o primeiro lugar do lado de fora. Se ele ficar além da margem esquerda ou direita, não dá nada, mesmo que também fique acima ou abaixo; caso contrário, é o ícone da borda superior ou inferior nessa coluna.
    .title = Forma dos arredores
rule-EDITION-4 = Há 55 cartas de missão. Os pontos de uma carta são o número dos seus requisitos.
    .title = Cartas e seus pontos
rule-EDITION-5 = Quem tem a caixa do jogo pode fornecer um arquivo corrigido dos componentes. Uma partida salva indica exatamente a edição com que foi jogada, de modo que uma partida antiga sempre pode ser reproduzida.
    .title = Edições corrigidas
