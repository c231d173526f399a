## Facts: one line on a part of the board, 70 characters at most

fact-you = you
fact-free = free
fact-nobody = nobody yet
fact-nobody-yet = nobody
fact-no-influence = no influence yet
fact-tower = tower
fact-lead = { $counts } → { $player } +{ $points }
fact-tie = { $counts } → tie, +{ $points } each
fact-no-player = { $counts } → no points
fact-tile = { $cell } { $terrain }, { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }: { $shares }
fact-land = { $colour }: { $shares }
fact-slot = { $vassal }, { $colour }: { $owner }
fact-good = { $colour-name } { $good-key ->
        [material] material
       *[other] { $good }
    }
fact-traitor = { $number ->
        [one] { $colour-name } traitor
       *[other] { $number } { $colour-name } traitors
    }: { $state ->
        [covered] covered
       *[other] open, −{ $points }
    }
fact-shield = { $what }: repels your traitor
fact-material = { $what }: { $tiles ->
        [0] no free tile for it
        [one] builds on 1 free tile
       *[other] builds on { $tiles } free tiles
    }
fact-own = { $what }: you have { $number }
fact-left = { $what }: { $left } left
fact-stock = { $what }: { $left } left, you have { $own }
fact-held = { $what }: { $holder }
fact-vassal-out = { $vassal }: { $colour }
fact-vassal-home = { $vassal }: in your castle
fact-mission = { $met } of { $needs } met, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
fact-missing = missing: { $needs }
fact-mission-ready = All requirements met: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
fact-apples = Apples: you have { $number }, 1 point each at the end
fact-staffs = Staffs: you have { $number }, 2 points each at the end
fact-grail = Grail: { $holder }
fact-excalibur = Excalibur: { $holder }
fact-space = { $space }: { $number ->
        [0] nothing for you
        [one] 1 choice
       *[other] { $number } choices
    }
fact-space-points = { $space }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for you
fact-space-colours = { $space }: { $colours }
fact-space-why = { $space }: { $why }
fact-any-colour = any color
fact-die = { $what } { $face } → { $spaces }
fact-knight = { $figure } ({ $player }): { $space }
fact-castle = { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } · dice { $dice } · goods { $goods } · open traitors { $traitors }
fact-end-turn = { $dice ->
        [0] Your last turn this round
       *[other] Dice left this round: { $dice }
    }
fact-forfeit = Given up: { $what }
fact-space-closed = { $space }: closed
fact-build = you can build on { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
fact-build-best = you can build on { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }; best: { $cell }
fact-deploy-best = best: { $vassal } · { $told }

## Cautions: what is about to be wasted

caution-traitor = Last chance before the scoring: open traitors cost you { $points ->
        [one] 1 point
       *[other] { $points } points
    } that you could save.
caution-forfeit = You give up { $points ->
        [one] 1 point
       *[other] { $points } points
    } that this action could bring.
caution-mission = { $points ->
        [one] A mission is ready: complete it before you end the turn?
       *[other] { $points } missions are ready: complete one before you end the turn?
    }
caution-staff = Your last turn: a staff would bring { $points ->
        [one] 1 point
       *[other] { $points } points
    } more than keeping it.
caution-flag = Your last turn: “{ $instead }” would still bring { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
caution-marker = That is your last influence marker.
