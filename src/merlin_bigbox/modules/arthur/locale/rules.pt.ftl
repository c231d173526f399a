# As regras do Artur em resumo, como a ajuda as mostra.

## Preparação e turnos

rule-ARTHUR-1 = O medalhão tem um círculo externo próprio de 24 espaços e um círculo interno de 13 espaços para o Artur. Os espaços do Graal e da Excalibur ficam agora no círculo interno, assim como o do anel de sinete.
    .title = O medalhão com o Artur
rule-ARTHUR-2 = As bandeiras pretas e as cinza são substituídas: em vez de expulsar traidores e de permitir uma segunda missão, são as bandeiras “±1” e “Alternar”.
    .title = Outras bandeiras
rule-ARTHUR-3 = Os 30 pictos são embaralhados e 4 deles são revelados. Cada jogador tem também um dado preto do Artur: com 5 dados, são 5 turnos de cada um por rodada.
    .title = Pictos e dado do Artur no início
rule-ARTHUR-4 = Se você rolar uma quadra ou uma quina com os seus 5 dados, role todos de novo até que não haja nenhuma. Uma trinca com um par vale.
    .title = Rolar cinco dados
rule-ARTHUR-5 = O dado do Artur move o Artur no círculo interno pelo número mostrado, no sentido horário ou anti-horário, à sua escolha; depois você realiza a ação desse espaço interno. Uma maçã também pode alterar este dado.
    .title = O dado do Artur

## Espaços internos

rule-ARTHUR-6 = Nos espaços internos de escudo, bandeira e material de construção, você pega um item desse tipo de qualquer principado. No espaço de influência, põe um marcador de influência do seu tabuleiro de castelo em qualquer principado.
    .title = Espaços internos: itens e influência
rule-ARTHUR-7 = Os espaços internos do Graal e da Excalibur fazem o mesmo que no jogo básico.
    .title = Espaços internos: Graal e Excalibur
rule-ARTHUR-8 = Você fica com o anel de sinete, que vem do tabuleiro de jogo ou de quem o possui; depois completa uma carta da mão sem cumprir os requisitos, pelos pontos impressos. Isso não gasta a carta única do seu turno, e cada carta completada é reposta no fim do turno. Se você tiver uma carta, precisa fazer isso, mesmo que já possua o anel. Em um turno em que usou o mercado, você só fica com o anel.
    .title = Espaço interno: anel de sinete
rule-ARTHUR-9 = O seu cavaleiro vai, no sentido horário, ao próximo espaço de principado – a partir de um espaço de principado, ao seguinte – e você realiza a ação de lá.
    .title = Espaço interno: escadas
rule-ARTHUR-10 = Você move o Merlin 1, 2 ou 3 espaços, no sentido horário ou anti-horário, e realiza a ação de lá; um cajado pode repeti-la. Depois do movimento, pode renunciar à ação, assim como depois das escadas e de mover o Artur. Se o Merlin se mover duas vezes no mesmo turno, um movimento dentro do outro, cada um permite o seu próprio cajado, primeiro o interno.
    .title = Espaço interno: Merlin
rule-ARTHUR-11 = Você substitui o palacete de outro jogador por um seu do estoque. Não custa material de construção nem dá bônus de torre ou tesouro. O palacete substituído volta para o dono, e uma cabana sobre ele volta para o estoque. Sem palacete no seu estoque, isso não é oferecido.
    .title = Espaço interno: substituir um palacete
rule-ARTHUR-12 = Em um dos 3 espaços de pictos, você pega um dos pictos à mostra, ganha o bônus dele na hora, e um novo é revelado. Com as pilhas vazias, nenhum é revelado.
    .title = Espaços internos: pictos
rule-ARTHUR-13 = O bônus de um picto é um item do tipo e da cor mostrados; uma maçã; um marcador de influência no principado mostrado; ou um palacete em uma peça livre do terreno mostrado, sem material de construção. Esse palacete é construído como qualquer outro: vale o bônus de torre ou tesouro. Você pode pegar um picto mesmo que o bônus seja impossível e pode recusar um palacete.
    .title = Bônus dos pictos

## Novos espaços externos

rule-ARTHUR-14 = Você pega uma maçã do estoque.
    .title = Espaço da maçã
rule-ARTHUR-15 = Você move o Artur 1 espaço, no sentido horário ou anti-horário, e realiza a ação desse espaço interno.
    .title = Mover o Artur
rule-ARTHUR-16 = Um dos seus assistentes que esteja em um principado cumpre ali o dever. Ele não é colocado de novo.
    .title = Ativar um assistente
rule-ARTHUR-17 = Você ganha 1 ponto para cada palacete seu nos arredores. É um quinto espaço de pontos de vitória.
    .title = Pontos por palacetes

## Novas bandeiras

rule-ARTHUR-20 = Use esta bandeira antes de mover: o peão anda um espaço a mais ou a menos do que o dado mostra. O dado em si não muda. A alteração vale por último; várias se somam, de 0 a 7 espaços. Com 0, o peão fica onde está e realiza a ação do espaço.
    .title = Bandeira: ±1
rule-ARTHUR-21 = Use esta bandeira antes de mover: o dado escolhido move o seu cavaleiro, o Merlin ou o Artur, como você preferir. O sentido é o do peão, e um cajado pode seguir se for o Merlin. Para tudo o que altera dados, o dado continua sendo o que é.
    .title = Bandeira: alternar

## Pontuação

rule-ARTHUR-30 = Depois dos pontos dos arredores, cada jogador, na sua vez e a começar pelo primeiro jogador da rodada que terminou, mantém em cada território um palacete à escolha e recolhe os outros. Depois da rodada 6 todos os palacetes ficam.
    .title = Pontuação: palacetes voltam
rule-ARTHUR-31 = Por último, cada jogador soma os valores dos seus pictos; quem possui o anel de sinete soma mais 3. Todos com a maior soma ganham 3 pontos, todos com a menor perdem 3; não ter pictos conta como 0. Se todas as somas forem iguais, nada acontece. Depois esses pictos saem do jogo.
    .title = Pontuação: pictos

## Exemplos

rule-ARTHUR-X1 = O jogador vermelho tem pictos no valor de 11. O verde tem pictos no valor de 9 e o anel de sinete, ao todo 12. O verde ganha 3 pontos, o vermelho perde 3.
    .title = Exemplo: pontuação dos pictos
rule-ARTHUR-X2 = O Artur está nas escadas: o cavaleiro amarelo vai ao espaço do principado preto. A dama de companhia é colocada lá e põe um marcador de influência nesse principado.
    .title = Exemplo: escadas
rule-ARTHUR-X3 = O jogador azul move o Merlin um espaço no sentido anti-horário até um espaço de construção, constrói um palacete, usa um cajado e constrói de novo.
    .title = Exemplo: Merlin
rule-ARTHUR-X4 = O jogador vermelho substitui o palacete verde em um lago com torre e não recebe bônus.
    .title = Exemplo: substituir um palacete
rule-ARTHUR-X5 = O jogador amarelo pega um picto que mostra uma bandeira laranja e recebe a bandeira na hora.
    .title = Exemplo: um picto
rule-ARTHUR-X6 = O jogador vermelho ativa o construtor no principado laranja e pega um material de construção laranja.
    .title = Exemplo: ativar um assistente
rule-ARTHUR-X7 = O jogador vermelho tem 3 palacetes nos arredores e ganha 3 pontos.
    .title = Exemplo: pontos por palacetes
rule-ARTHUR-X8 = Com a bandeira ±1, um 6 move um peão 7 espaços, e com um 1 ele fica onde está e realiza a ação do espaço.
    .title = Exemplo: ±1
rule-ARTHUR-X9 = Você completa no mesmo turno uma carta com o anel de sinete e outra cumprindo os requisitos. No fim do turno, compra duas.
    .title = Exemplo: duas cartas em um turno
