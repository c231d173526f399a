# Treasures of the environs in words.

module-treasures = Treasures of the environs
    .about = Treasures lie on the terrain tiles without a tower: whoever builds on one performs its action.

shown-shield = shield
    .a = a shield
shown-flag = flag
    .a = a flag
shown-material = construction material
    .a = a construction material
shown-influence = influence marker
    .a = an influence marker

tile-excalibur = { $terrain } tile with a treasure (Excalibur)
    .short = Excalibur
tile-grail = { $terrain } tile with a treasure (the Grail)
    .short = Grail
tile-staff = { $terrain } tile with a treasure (a staff)
    .short = staff
tile-point-and-apple = { $terrain } tile with a treasure (1 point and an apple)
    .short = 1 point, apple
tile-claim = { $terrain } tile with a treasure ({ $first-a } and { $second-a } by influence)
    .short = { $first } + { $second }
tile-discard = { $terrain } tile with a treasure (the others give back { $first-a } or { $second-a })
    .short = the others lose { $first } or { $second }

action-claim-both = Take both goods from { $colour-short }
action-return-marker = Take an influence marker back from { $colour-short }
action-chance-remove = Out of the game: { $tile }

prompt-treasure = How do you use the treasure?
source-treasure = treasure
prompt-give-back = Give back { $first-a } or { $second-a }?

event-treasure-removed = Out of the game: { $tile }.
event-staff-taken = { $player } takes a neutral staff.
    .you = You take a neutral staff.
event-marker-given = { $player } gives back an influence marker from { $colour-the }.

reason-treasures = Treasures

## What can be pointed at on the table

piece-treasure = Treasure
    .about = Whoever builds here first performs its action.
piece-neutral-staff = Neutral staff
    .about = Works like a Merlin’s staff.

## In the terminal

cli-treasure-excalibur = Exc
cli-treasure-grail = Gra
cli-treasure-staff = Stf
cli-treasure-letter-shield = S
cli-treasure-letter-flag = F
cli-treasure-letter-material = M
cli-treasure-letter-influence = I
cli-treasure-legend = Exc Excalibur · Gra Grail · Stf staff · 1+a point and apple · + both goods by influence · − the others give one back (S shield, F flag, M material, I marker)
cli-neutral-staffs = neutral staffs
cli-treasures-removed = Out of the game:
cli-group-claim-both = Claim both goods from
cli-group-return-marker = Take a marker back from
cli-treasure-point-and-apple = 1+a
