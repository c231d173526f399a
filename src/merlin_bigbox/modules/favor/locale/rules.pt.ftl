# As regras de Nas Graças do Rei em resumo: uma mensagem para cada regra numerada.

rule-FAVOR-1 = Cada jogador tem um tabuleiro extra, com uma coluna para cada um dos quatro assistentes e três fileiras, e 4 selos.
    .title = Tabuleiro extra e selos
rule-FAVOR-2 = Sempre que completa uma carta de missão, seja por qual regra for, você escolhe ou os pontos dela ou uma habilidade.
    .title = Pontos ou uma habilidade
rule-FAVOR-3 = A habilidade vem da coluna do assistente mostrado na carta, de uma fileira que não passe dos pontos da carta: fileira 1 com 1 ponto, fileiras 1 e 2 com 2 pontos, todas as fileiras com 3 pontos. Precisa ser uma que você ainda não tenha. Você põe nela um selo, que nunca mais sai dali; com os seus 4 selos, pode ter no máximo 4 habilidades.
    .title = Qual habilidade você pode escolher
rule-FAVOR-4 = Fileira 1, de cada assistente: cada outra carta deste assistente lhe dá 1 ponto a mais, quer você fique com os pontos dela, quer com uma habilidade. A carta que lhe dá esta habilidade ainda não conta.
    .title = Fileira 1: 1 ponto a mais
rule-FAVOR-5 = Fileira 2, de cada assistente: em um espaço de principado que você alcançou, pode escolher este assistente onde quer que esteja, mesmo no principado desse espaço, e colocá-lo em qualquer principado que não seja aquele em que está. Isso não vale nos espaços de influência.
    .title = Fileira 2: colocar em qualquer lugar
rule-FAVOR-6 = Cada habilidade da fileira 3 funciona uma vez entre duas pontuações. Ao usá-la, você vira o selo para baixo; depois de cada pontuação, todos os selos voltam a ficar virados para cima.
    .title = Fileira 3: uma vez entre pontuações
rule-FAVOR-7 = Construtor, fileira 3: em um espaço de construção que você alcançou, pode realizar a ação duas vezes. Em um movimento, você pode usar esta habilidade ou um cajado, nunca os dois.
    .title = Construtor: construir duas vezes
rule-FAVOR-8 = Escudeiro, fileira 3: descarte um dos seus traidores sem entregar escudo e ganhe 1 ponto. Você pode fazer isso sempre que as ações livres estiverem abertas para você, ou na etapa dos traidores de uma pontuação, antes de devolver escudos.
    .title = Escudeiro: descartar um traidor
rule-FAVOR-9 = Porta-bandeira, fileira 3: em um espaço de pontos de vitória que você alcançou, você pontua um elemento qualquer – marcadores de influência, escudos, bandeiras, materiais de construção, ou palacetes se o medalhão tiver um espaço para eles – e 1 ponto a mais. Com Merlin, um cajado pode repetir o espaço, mas a habilidade serve só a uma das duas vezes.
    .title = Porta-bandeira: pontuar qualquer elemento
rule-FAVOR-10 = Dama de companhia, fileira 3: em qualquer espaço de influência que você alcançou, em vez da ação dele, você escolhe um principado onde tenha um marcador de influência e coloca ali um assistente; depois faz o mesmo uma segunda vez. Pode ser o mesmo principado. Em um movimento, você pode usar esta habilidade ou um cajado, nunca os dois.
    .title = Dama de companhia: colocar duas vezes
rule-FAVOR-X1 = Você completa uma carta de construtor de 2 pontos e tem o seu selo na fileira 1 do construtor: ganha 3 pontos.
    .title = Exemplo: 1 ponto a mais
rule-FAVOR-X2 = Uma carta de 1 ponto abre a fileira 1 da coluna dela, uma de 2 pontos as fileiras 1 e 2, uma de 3 pontos as três fileiras.
    .title = Exemplo: quais fileiras valem
