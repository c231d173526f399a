# The City of Caerleon in words.

module-caerleon = The City of Caerleon
    .about = Six districts cover the principalities. All goods of a kind lie together in one of them, and what a vassal does depends on the district it comes to.
variant-random-districts = Random districts
    .about = The districts are placed at random; each takes the color of its place.

district-mint = Mint
    .in = in the Mint
    .about = The Mint: shield-bearer, builder and flag-bearer take 2 gold.
district-market = Market
    .in = at the Market
    .about = The Market: shield-bearer, builder and flag-bearer make up to 4 exchanges.
district-orchard = Orchard
    .in = in the Orchard
    .about = The Orchard: shield-bearer, builder and flag-bearer take 2 of apples and mistletoe in any mix.
district-smith = Smith
    .in = at the Smith
    .about = The Smith: the shield-bearer claims 2 shields of any colors, builder and flag-bearer claim 1.
district-quarry = Quarry
    .in = in the Quarry
    .about = The Quarry: the builder claims 2 construction materials of any colors, shield-bearer and flag-bearer claim 1.
district-tailor = Tailor
    .in = at the Tailor
    .about = The Tailor: the flag-bearer claims 2 flags of any colors, shield-bearer and builder claim 1.

# Where a good comes from and goes to: all of a kind lie on one district (CITY-2).
goods-from = { $good-key ->
        [shield] from the Smith
        [flag] from the Tailor
       *[material] from the Quarry
    }
goods-to = { $good-key ->
        [shield] to the Smith
        [flag] to the Tailor
       *[material] to the Quarry
    }

action-send-home = Send { $vassal-the } of { $seat } home
action-return-gold = Give back 1 gold
action-claim-gold = Take 1 gold
action-stop-exchanging = Exchange no more
action-chance-district = District: { $district }
action-claim-in-city = Claim { $colour-a } { $good } { goods-from }
action-return-in-city = Return { $colour-a } { $good } { goods-to }

prompt-eviction = Both slots are taken: who goes home?
prompt-district-goods = Which { $good } do you take? ({ $left } left)
prompt-orchard = Apple or mistletoe? ({ $left } left)
prompt-district-exchange = What do you exchange at the Market? ({ $left } left)
prompt-exchanged-good = What do you take for it?
prompt-exchanged-gold = Which good do you take for 1 gold?

event-district-placed = The { $district } lies on the { $colour-principality }.
event-district-duty = { $player }’s { $vassal } works { $district-in }.
event-claimed-in-city = { $player } claims { $colour-a } { $good } { goods-from }.
event-returned-in-city = { $player } returns { $colour-a } { $good } { goods-to }.

## What can be pointed at on the table

piece-district = District

## In the terminal

cli-district-mint = 2 gold
cli-district-market = up to 4 exchanges
cli-district-orchard = 2 apples or mistletoe
cli-district-smith = 2 shields for the shield-bearer, else 1
cli-district-quarry = 2 materials for the builder, else 1
cli-place-mint = Mint
cli-place-market = Market
cli-place-orchard = Orchard
cli-place-smith = Smith
cli-place-quarry = Quarry
cli-place-tailor = Tailor
cli-district-tailor = 2 flags for the flag-bearer, else 1
