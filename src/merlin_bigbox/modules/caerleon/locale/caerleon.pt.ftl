# A Cidade de Caerleon em palavras.

module-caerleon = A Cidade de Caerleon
    .about = Seis bairros cobrem os principados. Todos os itens de um tipo ficam juntos em um deles, e o que um assistente faz depende do bairro aonde chega.
variant-random-districts = Bairros sorteados
    .about = Os bairros são distribuídos ao acaso; cada um assume a cor do seu lugar.

district-mint = Casa da Moeda
    .in = na Casa da Moeda
    .about = Casa da Moeda: escudeiro, construtor e porta-bandeira pegam 2 de ouro.
district-market = Mercador
    .in = no Mercador
    .about = Mercador: escudeiro, construtor e porta-bandeira fazem até 4 trocas.
district-orchard = Pomar
    .in = no Pomar
    .about = Pomar: escudeiro, construtor e porta-bandeira pegam 2 entre maçãs e viscos, em qualquer combinação.
district-smith = Ferraria
    .in = na Ferraria
    .about = Ferraria: o escudeiro pega 2 escudos de quaisquer cores; o construtor e o porta-bandeira pegam 1.
district-quarry = Pedreira
    .in = na Pedreira
    .about = Pedreira: o construtor pega 2 materiais de construção de quaisquer cores; o escudeiro e o porta-bandeira pegam 1.
district-tailor = Alfaiataria
    .in = na Alfaiataria
    .about = Alfaiataria: o porta-bandeira pega 2 bandeiras de quaisquer cores; o escudeiro e o construtor pegam 1.

# De onde um item vem e para onde vai: todos de um tipo ficam em um bairro (CITY-2).
goods-from = { $good-key ->
        [shield] da Ferraria
        [flag] da Alfaiataria
       *[material] da Pedreira
    }
goods-to = { $good-key ->
        [shield] à Ferraria
        [flag] à Alfaiataria
       *[material] à Pedreira
    }

action-send-home = Mandar para casa { $vassal-the } de { $seat }
action-return-gold = Devolver 1 ouro
action-claim-gold = Pegar 1 ouro
action-stop-exchanging = Não trocar mais
action-chance-district = Bairro: { $district }
action-claim-in-city = Pegar { $good-a } ({ $colour-name }) { goods-from }
action-return-in-city = Devolver { $good-a } ({ $colour-name }) { goods-to }

prompt-eviction = Os dois lugares estão ocupados: quem volta para casa?
prompt-district-goods = De que cor você pega: { $good }? (faltam { $left })
prompt-orchard = Maçã ou visco? (faltam { $left })
prompt-district-exchange = O que você troca no Mercador? (faltam { $left })
prompt-exchanged-good = O que você pega em troca?
prompt-exchanged-gold = Qual item você pega por 1 ouro?

event-district-placed = No { $colour-principality } fica este bairro: { $district }.
event-district-duty = { $player }: { $vassal } trabalha { $district-in }.
event-claimed-in-city = { $player } pega { $good-a } ({ $colour-name }) { goods-from }.
event-returned-in-city = { $player } devolve { $good-a } ({ $colour-name }) { goods-to }.

## O que se pode apontar na mesa

piece-district = Bairro

## No terminal

cli-district-mint = 2 ouros
cli-district-market = até 4 trocas
cli-district-orchard = 2 maçãs ou viscos
cli-district-smith = 2 escudos para o escudeiro, senão 1
cli-district-quarry = 2 materiais para o construtor, senão 1
cli-place-mint = Moeda
cli-place-market = Mercador
cli-place-orchard = Pomar
cli-place-smith = Ferraria
cli-place-quarry = Pedreira
cli-place-tailor = Alfaiate
cli-district-tailor = 2 bandeiras para o porta-bandeira, senão 1
