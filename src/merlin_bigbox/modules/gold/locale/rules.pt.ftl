# As regras das moedas de ouro e do visco em resumo: uma mensagem para cada regra numerada.

rule-GOLD-1 = Há 30 moedas de ouro e 11 viscos. Cada jogador começa com 2 moedas de ouro e 1 visco. O módulo tem um medalhão de ações próprio, com um lado para jogos com Artur e outro para jogos sem ele.
    .title = Ouro e visco no início
rule-GOLD-2 = Sempre que as ações livres estiverem disponíveis, você pode pagar 1 moeda de ouro para alterar em um ponto um dos seus dados não usados – um próprio, o do Merlin ou o do Artur –, sempre entre 1 e 6. Pode fazer isso quantas vezes quiser e com qualquer um dos seus dados.
    .title = Alterar dados com ouro
rule-GOLD-3 = Pague 1 visco para dispensar um requisito da carta que está completando; você pode gastar mais de um em uma carta. O visco e outras ajudas são oferecidos apenas para requisitos que você não cumpre, e só se assim a carta puder ser completada.
    .title = Dispensar requisitos
rule-GOLD-4 = Em um dos 2 espaços de maçã ou visco, você pega uma maçã ou um visco. Em um dos 2 espaços de ouro, você pega 1 moeda de ouro. Só é possível pegar o que ainda estiver disponível.
    .title = Os novos espaços
rule-GOLD-5 = No fim do jogo, você ganha 3 pontos para cada 2 moedas de ouro que lhe restarem. O visco não vale nada.
    .title = Ouro no fim
rule-GOLD-X1 = Você cumpre dois dos três requisitos e paga um visco: completa a carta que vale 3 pontos.
    .title = Exemplo: um visco para uma missão
rule-GOLD-X2 = O ouro não transforma um 6 em 1, nem um 1 em 6.
    .title = Exemplo: nenhum passo além do limite
