# As regras do mercado em resumo: uma mensagem para cada regra numerada.

rule-MARKET-1 = O mercado tem 6 peças de escudo e 6 peças de material, uma de cada cor, 6 marcadores +1, 4 peças de maçã/visco e 6 trabalhadores de números 1 a 6.
    .title = O que o mercado vende
rule-MARKET-2 = Uma vez no seu turno, quando as ações livres estiverem disponíveis, você pode pagar 1 moeda de ouro e pegar uma mercadoria qualquer do mercado. Isso não é possível em um turno no qual você tenha completado uma carta de missão, e depois da compra você não completa nenhuma carta nesse turno. A carta completada pelo anel de sinete também conta.
    .title = Comprar no mercado
rule-MARKET-3 = Uma peça de escudo ou de material é, em todos os aspectos, um bem do seu tipo e da sua cor: contra traidores, para construir, para missões, para pontos e no fim do jogo. Se você a mostra para uma missão, fica com ela; sempre que a gasta ou devolve, ela volta ao mercado. Se você tem tanto a peça quanto o original, escolhe qual dos dois volta.
    .title = Peças de escudo e de material
rule-MARKET-4 = Ao pôr um marcador de influência, você pode pôr um marcador +1 sob ele. Na próxima pontuação de influência, esse marcador conta como dois, tanto para a maioria quanto nos pontos. Depois, o marcador +1 volta ao mercado.
    .title = Marcadores +1
rule-MARKET-5 = Em vez de um dado, você pode usar um trabalhador: o seu cavaleiro anda no sentido horário tantos espaços quanto o número do trabalhador e realiza a ação de lá. É mais um turno seu nesta rodada. Um trabalhador não é um dado, portanto nada que altere dados age sobre ele: nem maçãs, nem ouro, nem as bandeiras de virar um dado, de um passo a mais ou a menos e de alternar o peão, nem as peças de Tristão ou de Bors, nem maçãs envenenadas; as bandeiras Ao contrário, Espelhar e Ação diferente funcionam. Um trabalhador usado fica de lado: ninguém pode comprá-lo de novo nesta rodada. No fim da rodada todos os trabalhadores, usados ou não, voltam ao mercado.
    .title = Trabalhadores
rule-MARKET-6 = Se você tem trabalhadores mas não tem mais dados, continua jogando turnos. A cada vez, primeiro escolhe entre jogar mais um turno e passar, sem ações livres antes disso. Passar encerra a rodada para você; um turno começa com ações livres, como sempre.
    .title = Turnos sem dados
rule-MARKET-7 = Você pode usar uma peça de maçã/visco como maçã ou como visco; depois ela volta ao mercado. No fim do jogo, ela vale tanto quanto uma maçã.
    .title = Peças de maçã/visco
rule-MARKET-X1 = Verde tem 2 marcadores, um deles com marcador +1, azul tem 2 e vermelho 1. Verde tem a maioria e ganha 6 pontos.
    .title = Exemplo: um marcador +1 decide
rule-MARKET-X2 = Você usa uma peça de maçã/visco como maçã e põe um dado no número que quiser.
    .title = Exemplo: a peça como maçã
rule-MARKET-X3 = Você usa uma peça de maçã/visco como visco e dispensa um requisito de uma carta.
    .title = Exemplo: a peça como visco
