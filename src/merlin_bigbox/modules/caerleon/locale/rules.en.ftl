# The rules of the City of Caerleon in short: one message for each numbered rule.

rule-CITY-1 = Six districts cover the six principalities, and each has the color of its place. As a variant they are placed at random; a district then takes the color of its place. Wherever another rule mentions a principality, read district; a good from a principality is a good of its color, taken from the Smith, the Quarry or the Tailor.
    .title = The six districts
rule-CITY-2 = All shields lie on the Smith, all construction materials on the Quarry and all flags on the Tailor, 6 of each color. The gold lies on the Mint, apples and mistletoe on the Orchard.
    .title = What lies where
rule-CITY-3 = A district has one slot for a lady-in-waiting and two for the other vassals. A lady sends another player’s lady home. Any other vassal sends home one of its own type, if there is one; otherwise it takes a free slot; if there is none, you choose which of the two goes home, and it may be your own.
    .title = Slots of a district
rule-CITY-4 = Your lady-in-waiting puts 1 influence marker into the district, as always.
    .title = The lady-in-waiting
rule-CITY-5 = In the Quarry your builder claims 2 construction materials, at the Smith your shield-bearer claims 2 shields, at the Tailor your flag-bearer claims 2 flags. The other vassals claim 1 there. The colors are your choice.
    .title = Quarry, Smith and Tailor
rule-CITY-6 = In the Mint your vassal takes 2 gold. In the Orchard it takes 2 of apples and mistletoe in any mix. You can only take what is still available.
    .title = Mint and Orchard
rule-CITY-7 = At the Market you make up to 4 exchanges. In each you give back a good or a gold and take a good of any kind and color, or you give back a good and take a gold. Between two exchanges you may take free actions.
    .title = Market
rule-CITY-8 = On an influence space you claim a good in the color of a district in which you have an influence marker.
    .title = Influence spaces
rule-CITY-X1 = At the Market two blue shields, a gold and an orange construction material become three black flags and a brown construction material.
    .title = Example: four exchanges
rule-CITY-X2 = Your influence marker is in the purple district. On the influence space for construction materials you may claim a purple one.
    .title = Example: influence in a district
rule-CITY-X3 = Yellow’s lady-in-waiting comes to a district: yellow puts one influence marker there.
    .title = Example: a lady-in-waiting
rule-CITY-X4 = Blue’s lady-in-waiting sends green’s home. Blue’s influence marker stands next to green’s.
    .title = Example: a lady sends another home
rule-CITY-X5 = You have an influence marker in the Smith. By the influence space for vassals you deploy your shield-bearer there, who claims 2 shields.
    .title = Example: by influence to the Smith
