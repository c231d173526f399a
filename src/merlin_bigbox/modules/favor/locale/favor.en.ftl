# King’s favor in words.

module-favor = King’s favor
    .about = Instead of giving its points, a completed mission card can teach you an ability of the vassal it shows. Each player has four seals for this.

element-shield = shields
element-flag = flags
element-material = construction materials
element-influence = influence markers
element-manor = manors

action-favor-points = Take the points of the card
action-favor-ability = { $number ->
        [1] Seal on row 1: from now on 1 point more for each further card “{ $vassal }”
        [2] Seal on row 2: from now on deploy { $vassal-the } anywhere from principality spaces
       *[3] { $vassal-key ->
            [lady] Seal on row 3, { $vassal }: deploy two vassals on an influence space
            [shield_bearer] Seal on row 3, { $vassal }: discard a traitor and gain 1 point
            [builder] Seal on row 3, { $vassal }: build twice on a build space
           *[flag_bearer] Seal on row 3, { $vassal }: score any element and 1 point more on a victory point space
        }
    }
action-favor-send = Favor: deploy { $vassal-the } to { $colour-short }
action-favor-build = Builder’s ability: build once more
action-favor-traitor = Shield-bearer’s ability: discard { $colour-a } traitor and gain 1 point
action-favor-score = Flag-bearer’s ability: score your { $element } and 1 point more
action-favor-deploy = Lady-in-waiting’s ability: first deploy { $vassal-the } to { $colour-short }

prompt-reward = Mission complete: points or an ability?
prompt-favor-build = Builder’s ability: { $space-ask }
prompt-favor-deploy = Which is the second vassal you send, and where?

event-favor-learned = { $player } puts a seal on row { $number } of the column “{ $vassal }”.
event-favor-used = { $player } uses the ability “{ $vassal }” of row 3 and turns its seal down.
event-traitor-dropped = { $player } discards { $colour-a } traitor without a shield.
    .you = You discard { $colour-a } traitor without a shield.
event-favor-restored = { $player } turns all seals up again.

reason-favor = Further cards of a vassal
reason-favor-traitor = Shield-bearer’s ability
reason-favor-score = Flag-bearer’s ability

## What can be pointed at on the table

piece-seal = Seal
    .about = Marks an ability you have learned. You have four.
piece-favor-board = Favor board
    .about = Learn an ability of the vassal on a mission card instead of scoring its points.

## In the terminal

cli-seals = seals
cli-favor-legend = Rows: 1 one more point per card · 2 deploy anywhere · 3 once until the scoring, (3) turned down
cli-group-favor-send = Favor: deploy
cli-group-favor-deploy = Lady-in-waiting’s ability: first deploy

lack-seal = a seal

fact-favor = { $vassal }, row { $row }: { $state ->
        [learned] learned
        [down] used until the scoring
       *[open] not learned
    }

ui-deed-favor = get more out of the King’s favor
ui-deed-favor-ability = { $count ->
    [one] learn an ability
   *[other] learn { $count } abilities
}
