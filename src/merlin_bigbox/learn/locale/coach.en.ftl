### What the coach remarks in the first games: at most 14 words, a fact, never the best move.

coach-complete =
    { $points ->
        [one] Wait: a card is complete. 1 point, and you keep everything.
       *[other] Wait: a card is complete. { $points } points, and you keep everything.
    }
coach-help-near = Last turn before the scoring. Help against a traitor is near.
coach-scoring-ahead = Scoring after this round. Traitors without a shield would cost you { $points } points.
coach-die-completes =
    { $whose ->
        [merlin] Merlin’s { $face } can complete a mission. Find out how.
       *[own] Your { $face } can complete a mission. Find out how.
    }
coach-only-ticks = One card shows only ticks. Play it any time this turn.
coach-first-turn = Trace the path of all your dice first. Order matters.
coach-staff-pays = A staff would bring { $points } more. Kept, it is worth 2.
coach-last-staffs = Last round: a staff pays 2 unused, or repeats Merlin once more.
coach-last-apple = An apple is 1 point now. Does another space pay more?
coach-nothing-ahead = Nothing useful ahead? An apple or a flag changes that.
coach-evicted =
    { $vassal ->
        [lady] Your lady-in-waiting is home again. What she brought stays yours.
        [shield_bearer] Your shield-bearer is home again. What he brought stays yours.
        [builder] Your builder is home again. What he brought stays yours.
       *[flag_bearer] Your flag-bearer is home again. What he brought stays yours.
    }
coach-would-evict =
    { $vassal ->
        [lady] { $player }’s lady-in-waiting is here. Yours would send her home.
        [shield_bearer] { $player }’s shield-bearer is here. Yours would send him home.
        [builder] { $player }’s builder is here. Yours would send him home.
       *[flag_bearer] { $player }’s flag-bearer is here. Yours would send him home.
    }
coach-no-marker = No marker, no choice. The lady-in-waiting places one.
coach-first-flag = A flag is a tool: point at it to see when it works.
coach-first-material =
    { $tiles ->
        [one] Your { $colour } material fits one tile. Tap it to see why.
       *[other] Your { $colour } material fits { $tiles } tiles. Tap one to see why.
    }
coach-lead-lost =
    { $terrain ->
        [mountain] { $player } has built in the mountains: { $points } fewer for you at a scoring.
        [wood] { $player } has built in the wood: { $points } fewer for you at a scoring.
       *[lake] { $player } has built at the lake: { $points } fewer for you at a scoring.
    }
coach-taken-away =
    { $what ->
        [grail] { $player } took the Grail. Its space brings it back.
       *[excalibur] { $player } took Excalibur. Its space brings it back.
    }
coach-markers-out = All { $markers } markers are out. The scoring brings some home.
coach-at-home = Each vassal on the board scores 1. { $vassals } are still at home.
coach-after-scoring = So far most points came from: { $reason }. Two scorings remain.
