# A Cidade de Caerleon em palavras.

module-caerleon = A Cidade de Caerleon
    .about = Seis bairros cobrem os principados. Todos os itens de um tipo ficam juntos em um deles, e o que um assistente faz depende do bairro aonde chega.
variant-random-districts = Bairros sorteados
    .about = Os bairros são distribuídos ao acaso; cada um assume a cor do seu lugar.

district-mint = Casa da Moeda
    .in = na Casa da Moeda
    .about = Casa da Moeda: escudeiro, construtor e porta-bandeira pegam 2 moedas de ouro.
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

# O que se diz de um principado sob um bairro: o nome dele ou, com bairros ao acaso, a cor (CITY-1).
place-mint = Casa da Moeda
    .the = a Casa da Moeda
    .from = da Casa da Moeda
    .in = na Casa da Moeda
    .to = à Casa da Moeda
    .brief = Casa da Moeda
place-market = Mercador
    .the = o Mercador
    .from = do Mercador
    .in = no Mercador
    .to = ao Mercador
    .brief = Mercador
place-orchard = Pomar
    .the = o Pomar
    .from = do Pomar
    .in = no Pomar
    .to = ao Pomar
    .brief = Pomar
place-smith = Ferraria
    .the = a Ferraria
    .from = da Ferraria
    .in = na Ferraria
    .to = à Ferraria
    .brief = Ferraria
place-quarry = Pedreira
    .the = a Pedreira
    .from = da Pedreira
    .in = na Pedreira
    .to = à Pedreira
    .brief = Pedreira
place-tailor = Alfaiataria
    .the = a Alfaiataria
    .from = da Alfaiataria
    .in = na Alfaiataria
    .to = à Alfaiataria
    .brief = Alfaiataria
place-district-black = bairro preto
    .the = o bairro preto
    .from = do bairro preto
    .in = no bairro preto
    .to = ao bairro preto
    .brief = preto
place-district-grey = bairro cinza
    .the = o bairro cinza
    .from = do bairro cinza
    .in = no bairro cinza
    .to = ao bairro cinza
    .brief = cinza
place-district-blue = bairro azul
    .the = o bairro azul
    .from = do bairro azul
    .in = no bairro azul
    .to = ao bairro azul
    .brief = azul
place-district-purple = bairro roxo
    .the = o bairro roxo
    .from = do bairro roxo
    .in = no bairro roxo
    .to = ao bairro roxo
    .brief = roxo
place-district-orange = bairro laranja
    .the = o bairro laranja
    .from = do bairro laranja
    .in = no bairro laranja
    .to = ao bairro laranja
    .brief = laranja
place-district-brown = bairro marrom
    .the = o bairro marrom
    .from = do bairro marrom
    .in = no bairro marrom
    .to = ao bairro marrom
    .brief = marrom

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

space-principality-in-city = { $colour-principality }
    .about = Coloque um dos seus assistentes neste bairro, onde ele cumpre o dever.
    .ask = Qual assistente você coloca { $colour-in }?
need-influence-any-in-city = influência em qualquer bairro
    .many = { $number } marcadores de influência no tabuleiro de jogo
need-vassals-together-in-city = { $vassal } e { $second_vassal } no mesmo bairro

action-send-home = Mandar para casa { $vassal-the } de { $seat }
action-return-gold = Devolver 1 moeda de ouro
action-claim-gold = Pegar 1 moeda de ouro
action-stop-exchanging = Não trocar mais
action-chance-district = Bairro: { $district }
action-claim-in-city = Pegar { coloured-good } { goods-from }
action-return-in-city = Devolver { coloured-good } { goods-to }

prompt-eviction = Os dois lugares estão ocupados: quem volta para casa?
prompt-district-goods = Pegar { $good }: qual cor? (restantes: { $left })
prompt-orchard = Maçã ou visco? (restantes: { $left })
prompt-district-exchange = O que você troca no Mercador? (restantes: { $left })
prompt-exchanged-good = O que você pega em troca?
prompt-exchanged-gold = Qual item você pega por 1 moeda de ouro?

event-district-placed = O bairro { $colour-name } é: { $district }.
event-district-duty = { $player } põe { $vassal-the } para trabalhar { $district-in }.
    .you = Você põe { $vassal-the } para trabalhar { $district-in }.
    .short = { "" }
event-claimed-in-city = { $player } pega { coloured-good } { goods-from }.
    .you = Você pega { coloured-good } { goods-from }.
event-returned-in-city = { $player } devolve { coloured-good } { goods-to }.
    .you = Você devolve { coloured-good } { goods-to }.

## O que se pode apontar na mesa

piece-district = Bairro
    .about = O que um assistente faz aqui depende do bairro.

## No terminal

cli-district-mint = 2 moedas de ouro
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
