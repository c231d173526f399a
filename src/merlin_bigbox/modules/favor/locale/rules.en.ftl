# The rules of King’s favor in short: one message for each numbered rule.

rule-FAVOR-1 = Each player has a favor board, with a column for each of the four vassals and three rows, and 4 seals.
    .title = Favor board and seals
rule-FAVOR-2 = Whenever you complete a mission card, by whatever rule, you choose either its points or one ability.
    .title = Points or an ability
rule-FAVOR-3 = The ability comes from the column of the vassal shown on the card, from a row no higher than the card’s points: row 1 for 1 point, rows 1 and 2 for 2 points, all rows for 3 points. It must be one you do not have yet. You put a seal on it, which is never moved again; with your 4 seals you can have 4 abilities at most.
    .title = Which ability you can take
rule-FAVOR-4 = Row 1, for each vassal: every further card of this vassal gives you 1 point more, whether you take its points or an ability. The card that brings you this ability is not a further card.
    .title = Row 1: 1 point more
rule-FAVOR-5 = Row 2, for each vassal: on a principality space you have reached, you may choose this vassal wherever it stands, even in the principality of that space, and deploy it to any principality other than the one it stands in. This does not work on influence spaces.
    .title = Row 2: deploy anywhere
rule-FAVOR-6 = Each ability of row 3 works once between two scorings. When you use it, you turn its seal down; after each scoring all seals are turned up again.
    .title = Row 3: once between scorings
rule-FAVOR-7 = Builder, row 3: on a build space you have reached, you may perform the action twice. For one move you may use this ability or a staff, never both.
    .title = Builder: build twice
rule-FAVOR-8 = Shield-bearer, row 3: discard one of your traitors without a shield and gain 1 point. You may do this whenever you may take free actions, or in the traitor step of a scoring before shields are returned.
    .title = Shield-bearer: discard a traitor
rule-FAVOR-9 = Flag-bearer, row 3: on a victory point space you have reached, you score any one element – influence markers, shields, flags, construction materials, or manors where the rondel has a space for them – and 1 point more. With Merlin a staff may repeat the space, but the ability serves only one of the two times.
    .title = Flag-bearer: score any element
rule-FAVOR-10 = Lady-in-waiting, row 3: on any influence space you have reached, instead of its action, you choose a principality in which you have an influence marker and deploy a vassal there; then you do the same a second time. It may be the same principality. For one move you may use this ability or a staff, never both.
    .title = Lady-in-waiting: deploy twice
rule-FAVOR-X1 = You complete a builder card worth 2 points and have your seal on row 1 of the builder: you gain 3 points.
    .title = Example: 1 point more
rule-FAVOR-X2 = A card worth 1 point opens row 1 of its column, one worth 2 points rows 1 and 2, one worth 3 points all three rows.
    .title = Example: which rows you may choose
