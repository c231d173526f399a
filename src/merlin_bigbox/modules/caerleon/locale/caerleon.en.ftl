# The City of Caerleon in words.

module-caerleon = The City of Caerleon
    .about = Six districts cover the principalities. All goods of a kind lie together in one of them, and what a vassal does depends on the district it comes to.
variant-random-districts = Random districts
    .about = The districts are placed at random; each takes the color of its place.

district-mint = Mint
    .in = in the Mint
    .about = The Mint: shield-bearer, builder and flag-bearer take 2 gold.
district-market = Market
    .in = in the Market district
    .about = The Market: shield-bearer, builder and flag-bearer make up to 4 exchanges.
district-orchard = Orchard
    .in = in the Orchard
    .about = The Orchard: shield-bearer, builder and flag-bearer take 2 of apples and mistletoe in any mix.
district-smith = Smith
    .in = in the Smith district
    .about = The Smith: the shield-bearer claims 2 shields of any colors, builder and flag-bearer claim 1.
district-quarry = Quarry
    .in = in the Quarry
    .about = The Quarry: the builder claims 2 construction materials of any colors, shield-bearer and flag-bearer claim 1.
district-tailor = Tailor
    .in = in the Tailor district
    .about = The Tailor: the flag-bearer claims 2 flags of any colors, shield-bearer and builder claim 1.

# What is said of a principality under a district: its name, or with random districts its color (CITY-1).
place-mint = Mint
    .the = the Mint
    .short = the Mint
    .brief = Mint
place-market = Market district
    .the = the Market district
    .short = the Market district
    .brief = Market district
place-orchard = Orchard
    .the = the Orchard
    .short = the Orchard
    .brief = Orchard
place-smith = Smith
    .the = the Smith district
    .short = the Smith district
    .brief = Smith
place-quarry = Quarry
    .the = the Quarry
    .short = the Quarry
    .brief = Quarry
place-tailor = Tailor
    .the = the Tailor district
    .short = the Tailor district
    .brief = Tailor
place-district-black = black district
    .the = the black district
    .short = black
    .brief = black
place-district-grey = grey district
    .the = the grey district
    .short = grey
    .brief = grey
place-district-blue = blue district
    .the = the blue district
    .short = blue
    .brief = blue
place-district-purple = purple district
    .the = the purple district
    .short = purple
    .brief = purple
place-district-orange = orange district
    .the = the orange district
    .short = orange
    .brief = orange
place-district-brown = brown district
    .the = the brown district
    .short = brown
    .brief = brown

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

space-principality-in-city = { $colour-principality }
    .about = Deploy one of your vassals to this district, where it does its duty.
    .ask = Which vassal do you place in { $colour-short }?
need-influence-any-in-city = influence in any district
    .many = { $number } influence markers on the board
need-vassals-together-in-city = { $vassal-the } and { $second_vassal-the } in the same district

action-send-home = Send { $seat }’s { $vassal } home
action-return-gold = Give back 1 gold
action-claim-gold = Take 1 gold
action-stop-exchanging = Exchange no more
action-chance-district = District: { $district }
action-claim-in-city = Take { coloured-good } { goods-from }
action-return-in-city = Return { coloured-good } { goods-to }

prompt-eviction = Both slots are taken: Who goes home?
prompt-district-goods = Which { $good } do you take? ({ $left } left)
prompt-orchard = Apple or mistletoe? ({ $left } left)
prompt-district-exchange = What do you exchange in the Market district? ({ $left } left)
prompt-exchanged-good = What do you take for it?
prompt-exchanged-gold = Which good do you take for 1 gold?

event-district-placed = The { $district } is placed on { $colour-name }.
event-district-duty = { $player }’s { $vassal } works { $district-in }.
    .you = Your { $vassal } works { $district-in }.
    .short = { "" }
event-claimed-in-city = { $player } takes { coloured-good } { goods-from }.
    .you = You take { coloured-good } { goods-from }.
event-returned-in-city = { $player } gives back { coloured-good } { goods-to }.
    .you = You give back { coloured-good } { goods-to }.

## What can be pointed at on the table

piece-district = District
    .about = What a vassal does here depends on the district.

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
