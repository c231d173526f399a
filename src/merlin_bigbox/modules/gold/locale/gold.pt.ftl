# Moedas de ouro e visco em palavras.

module-gold = Ouro e visco
    .about = Moedas alteram dados e valem pontos no fim; um visco dispensa um requisito de uma missão. O medalhão tem espaços próprios para eles.

space-gold = Ouro
    .about = Pegue uma moeda de ouro.
    .ask = Pegar 1 ouro?
space-apple-mistletoe = Maçã ou visco
    .about = Pegue uma maçã ou um visco.
    .ask = Maçã ou visco?

action-gold = Pagar 1 ouro: { $die } de { $face } para { $new_face }
action-gold-chosen = Pagar 1 ouro: dado escolhido ({ $die }) de { $face } para { $new_face }
action-mistletoe = Usar um visco: ignorar “{ $need-text }”
action-gain-apple = Pegar uma maçã
action-gain-mistletoe = Pegar um visco

event-gold-taken = { $player } pega { $number } de ouro.
    .you = Você pega { $number } de ouro.
event-gold-paid = { $player } paga { $number } de ouro.
    .you = Você paga { $number } de ouro.
event-mistletoe-taken = { $player } pega um visco.
    .you = Você pega um visco.
event-mistletoe-used = { $player } usa um visco para dispensar o requisito “{ $requirement }”.
    .you = Você usa um visco e ignora “{ $requirement }”.
event-die-changed = { $player } vira um dado ({ $die }) de { $face } para { $new_face }.

reason-gold = Ouro

## O que se pode apontar na mesa

piece-gold = Ouro
    .about = Pague 1 para mudar em um um dado não usado. No fim, cada 2 valem 3 pontos.
piece-mistletoe = Visco
    .about = Gaste-o para ignorar um requisito de uma missão.

## No terminal

cli-gold = ouro
cli-mistletoe = visco
cli-space-gold = Ouro
cli-space-apple-mistletoe = Maçã/visco
cli-group-gold = Pagar 1 ouro:

lack-gold = 1 ouro
lack-mistletoe = um visco

ui-deed-gold = ganhar ouro ou visco
ui-deed-gold-gold = { $count ->
    [0] ganhar { $count } de ouro
    [one] ganhar 1 de ouro
   *[other] ganhar { $count } de ouro
}
    .keep = { $count ->
        [0] guardar { $count } de ouro
        [one] guardar 1 de ouro
       *[other] guardar { $count } de ouro
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
