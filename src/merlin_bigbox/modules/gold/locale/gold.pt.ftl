# Moedas de ouro e visco em palavras.

module-gold = Ouro e visco
    .about = Moedas alteram dados e valem pontos no fim; um visco dispensa um requisito de uma missão. O medalhão tem espaços próprios para eles.

space-gold = Ouro
    .about = Pegue uma moeda de ouro.
    .ask = Pegar 1 moeda de ouro?
space-apple-mistletoe = Maçã ou visco
    .about = Pegue uma maçã ou um visco.
    .ask = Maçã ou visco?

action-gold = Pagar 1 moeda de ouro: { $die } de { $face } para { $new_face }
action-gold-chosen = Pagar 1 moeda de ouro: { $die } escolhido de { $face } para { $new_face }
action-mistletoe = Usar um visco: ignorar “{ $need-text }”
action-gain-apple = Pegar uma maçã
action-gain-mistletoe = Pegar um visco

event-gold-taken = { $player } pega { $number ->
        [0] { $number } moedas de ouro
        [one] { $number } moeda de ouro
       *[other] { $number } moedas de ouro
    }.
    .you = Você pega { $number ->
        [0] { $number } moedas de ouro
        [one] { $number } moeda de ouro
       *[other] { $number } moedas de ouro
    }.
event-gold-paid = { $player } paga { $number ->
        [0] { $number } moedas de ouro
        [one] { $number } moeda de ouro
       *[other] { $number } moedas de ouro
    }.
    .you = Você paga { $number ->
        [0] { $number } moedas de ouro
        [one] { $number } moeda de ouro
       *[other] { $number } moedas de ouro
    }.
event-mistletoe-taken = { $player } pega um visco.
    .you = Você pega um visco.
event-mistletoe-used = { $player } usa um visco para dispensar o requisito “{ $requirement }”.
    .you = Você usa um visco e ignora “{ $requirement }”.
event-die-changed = { $player } vira { $die-a } de { $face } para { $new_face }.

reason-gold = Ouro

## O que se pode apontar na mesa

piece-gold = Ouro
    .about = Pague 1 moeda para mudar em um ponto um dado não usado. No fim, cada 2 valem 3 pontos.
piece-mistletoe = Visco
    .about = Gaste-o para ignorar um requisito de uma missão.

## No terminal

cli-gold = ouro
cli-mistletoe = visco
cli-space-gold = Ouro
cli-space-apple-mistletoe = Maçã/visco
cli-group-gold = Pagar 1 moeda de ouro:

lack-gold = 1 moeda de ouro
lack-mistletoe = um visco

ui-deed-gold = ganhar ouro ou visco
ui-deed-gold-gold = { $count ->
    [0] ganhar { $count } moedas de ouro
    [one] ganhar 1 moeda de ouro
   *[other] ganhar { $count } moedas de ouro
}
    .keep = { $count ->
        [0] guardar { $count } moedas de ouro
        [one] guardar 1 moeda de ouro
       *[other] guardar { $count } moedas de ouro
    }
ui-deed-gold-mistletoe = { $count ->
    [0] ganhar { $count } viscos
    [one] ganhar um visco
   *[other] ganhar { $count } viscos
}
    .keep = { $count ->
        [0] guardar { $count } viscos
        [one] guardar um visco
       *[other] guardar { $count } viscos
    }
