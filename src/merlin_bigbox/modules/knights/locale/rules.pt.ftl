# As regras dos Cavaleiros da Távola Redonda em resumo: uma mensagem para cada regra numerada.

rule-KNIGHT-1 = Os 12 aliados formam duas pilhas de 6, A e B. A pilha A começa com o primeiro jogador e passa no sentido horário, a pilha B começa com o último jogador e passa no sentido anti-horário; cada um pega, à vista de todos, um aliado de cada uma. Em cada passo escolhe primeiro quem tem a pilha A, e quem tem as duas escolhe primeiro da A. Como variante, o acaso dá a cada jogador um aliado de cada pilha.
    .title = Conquista dos aliados
rule-KNIGHT-2 = A peça de um aliado sai do jogo ao ser usada, a não ser que a sua regra diga outra coisa.
    .title = Peças dos aliados
rule-KNIGHT-3 = Sir Tristram tem 6 peças. Quando as ações livres estão disponíveis, uma delas altera um dado não usado da sua própria cor em 1 ou 2, entre 1 e 6.
    .title = Sir Tristram
rule-KNIGHT-4 = Com Sir Lamorak, em um espaço de principado ou no espaço de influência de assistente, você também pode colocar de novo um assistente que já está no principado; ninguém precisa sair. É uma colocação como qualquer outra. Isso não vale ao realocar um assistente nem com as habilidades que colocam em qualquer lugar ou duas vezes.
    .title = Sir Lamorak
rule-KNIGHT-5 = Sir Gawain tem 3 peças. Quando as ações livres estão disponíveis, uma delas põe o seu dado não usado do Merlin ou do Artur em qualquer face.
    .title = Sir Gawain
rule-KNIGHT-6 = Com Sir Lancelot, o marechal fica no principado do primeiro espaço do seu cavaleiro. Cada vez que você coloca ali um assistente, seja de que modo for, ele cumpre o dever duas vezes; um assistente apenas ativado o cumpre uma vez.
    .title = Sir Lancelot
rule-KNIGHT-7 = Sir Gareth tem 6 peças, uma de cada cor. Na primeira vez que você expulsa um traidor de uma cor, seja por que meio for, põe a peça dela e ganha 1 ponto. No fim do jogo, de 1 a 6 peças valem 1, 3, 5, 7, 9 ou 12 pontos.
    .title = Sir Gareth
rule-KNIGHT-8 = Sir Geraint tem 5 peças, uma para cada espaço de pontos de vitória. Cada vez que você realiza um desses espaços, ganha 1 ponto a mais, mesmo que ele não dê nenhum, e também pelo espaço de outro jogador ou com um cajado; na primeira vez, põe ainda a peça do espaço. No fim do jogo, de 1 a 5 peças valem 1, 3, 5, 7 ou 10 pontos. O jogo básico tem quatro desses espaços.
    .title = Sir Geraint
rule-KNIGHT-9 = Sir Galahad tem 6 peças. Quando você pega um item que precisa vir de principados indicados, pode descartar uma peça por item para pegar o mesmo tipo de qualquer outro principado, também quando o estoque indicado está vazio ou bloqueado. Isso não ajuda onde nenhum principado é indicado, por exemplo em um espaço de influência sem nenhum marcador seu no tabuleiro de jogo.
    .title = Sir Galahad
rule-KNIGHT-10 = Sir Bors tem 3 peças. Com uma delas você ignora o dado escolhido da sua própria cor, põe o seu cavaleiro em qualquer espaço de principado, mesmo aquele em que ele está, e realiza a ação dali. O dado fica usado.
    .title = Sir Bors
rule-KNIGHT-11 = Sir Gaheris tem 2 peças de fortaleza. Ao construir um palacete, você pode pôr uma delas sob ele. Ela conta como mais um palacete na pontuação dos arredores. Em uma torre você recebe o bônus duas vezes, cada vez um escudo, uma bandeira ou um marcador, em dois principados diferentes; a ação de um tesouro nunca é dobrada. Um palacete obtido com um picto pode receber uma fortaleza, um que substitui outro não.
    .title = Sir Gaheris
rule-KNIGHT-12 = Com Artur, um palacete sobre uma fortaleza não pode ser retirado nem substituído, e você mantém mais um palacete no território; uma cabana sobre ele sai sozinha. Sem Artur, um palacete com fortaleza e cabana volta para o dono, e a fortaleza sai do jogo.
    .title = Fortalezas com outros módulos
rule-KNIGHT-13 = Sir Percival tem 8 peças. Quando você completa uma carta de missão, uma delas muda a cor de um requisito que indica uma cor: um item, um marcador, um assistente ou dois assistentes em um principado. Você pode usar uma peça por carta, e só onde a carta fica assim completa, sozinha ou com outras ajudas.
    .title = Sir Percival
rule-KNIGHT-14 = Sir Bedivere lhe dá mais 2 cartas no início, de modo que você tem 6 cartas na mão durante todo o jogo. Ele tem 6 peças; quando as ações livres estão disponíveis, uma delas troca uma carta da mão por uma das cartas à mostra.
    .title = Sir Bedivere
rule-KNIGHT-15 = Sir Kay tem 2 peças. Sempre que um dos seus marcadores é posto em um principado, você pode acrescentar ali uma peça. Na próxima pontuação de influência ela conta como um marcador para a maioria, mas não nos pontos concedidos; depois volta para você.
    .title = Sir Kay

## Exemplos impressos

rule-KNIGHT-X1 = Pede-se uma bandeira roxa. Uma peça de Sir Percival basta para mostrar em seu lugar uma bandeira de outra cor.
    .title = Exemplo: outra bandeira
rule-KNIGHT-X2 = Onde está o marechal, uma colocação dá 2 materiais de construção, 2 escudos, 2 bandeiras ou 2 marcadores.
    .title = Exemplo: o marechal
rule-KNIGHT-X3 = Por 1 a 6 peças, Sir Gareth dá no fim 1, 3, 5, 7, 9 ou 12 pontos.
    .title = Exemplo: Sir Gareth no fim
rule-KNIGHT-X4 = Por 1 a 5 peças, Sir Geraint dá no fim 1, 3, 5, 7 ou 10 pontos.
    .title = Exemplo: Sir Geraint no fim
