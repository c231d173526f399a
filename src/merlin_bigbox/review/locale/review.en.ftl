# The review of a finished game: what luck was worth, what choices were worth, and which were mistakes.

review-title = Review: { $file }
review-how = { $level ->
    [full] A full review.
   *[quick] A quick review; --full looks closer.
}
review-result = { $player }: { $points } points, { $margin } against the mean of the others
review-account = The account
review-account-about = The parts add up to the margin. Luck is what dice and cards changed against the mean of all they could have been; choices are compared with those of a steady player at the same places. After ± stands the standard error: how exactly that is measured.
review-player = Player
review-margin = margin
review-start = deal
review-luck = luck
review-luck-dice = dice
review-luck-cards = mission cards
review-luck-traitors = traitors
review-luck-tiles = tiles
review-luck-modules = modules
review-choices = own choices
review-others = others’ choices
review-rest = rest
review-mistakes = mistakes
review-rate = per turn
review-band = plays like
review-told-mistakes = { $count ->
    [0] No mistakes worth mentioning
    [one] One mistake, { $points } points lost
   *[other] { $count } mistakes, { $points } points lost
}
review-turning = Turning points: { $player }
review-no-turning = No turn stands out.
review-when = Round { $round }, turn { $turn }
review-mistake = { $given }; better: { $better }
review-mistake-space = To “{ $given }”; better: “{ $better }”
review-find = { $space ->
    [none] Well played
   *[other] Well played: “{ $space }”
}
review-find-did = It was good to { $purpose }.
review-find-about = Brought { $points } points more than such a turn usually does.
review-played = Played: { $line }
review-better = Better: { $line }
review-fact-traitors = { $given ->
    [one] One traitor stays
   *[other] { $given } traitors stay
} open before the scoring after round { $round }; the better line leaves { $better ->
    [0] none
    [one] one
   *[other] { $better }
}, and each costs 3 points.
review-fact-cost = At that scoring traitors cost { $points } points.
review-fact-better = It was better to { $purpose }.
review-fact-more = The gain lies here: { $part }.
review-fact-source = By the end of the round the better line brings about { $points ->
    [one] one point more
   *[other] { $points } points more
} ({ $source }).
review-fact-others = { $also ->
    [yes] It also costs
   *[no] The better line costs
} { $players ->
    [2] the opponent
   *[other] the others
} about { $points ->
    [one] one point
   *[other] { $points } points
} ({ $source }).
review-fact-stands = At the end of the round the position is better here: { $part }.
review-fact-fewer = At once it scores { $points } points less.
review-fact-scored = A scoring right after the turn would have brought { $points } points more{ $left ->
    [1] .
   *[other] , and { $left } scorings are still to come.
}
review-fact-card = { $missing ->
    [0] This mission can be completed at once.
    [one] This mission lacks only one piece.
   *[other] This mission lacks only { $missing } pieces.
}
review-fact-card-other = { $missing ->
    [one] The other lacks one.
   *[other] The other lacks { $missing }.
}
review-fact-card-taken = The mission that was taken lacks { $missing } pieces.
review-fact-later = What the better line is worth shows later in the round: in the dice that are left, or in what others can do.
review-sources = Points by source
review-score = Score
review-missions = Missions
review-missions-done = completed
review-missions-held = in hand at the end
review-missed = { $card } – { $missing ->
    [0] complete, but not used
    [one] one piece missing
   *[other] { $missing } pieces missing
}
review-dice = The dice, round by round
review-round = Round { $round }
review-working = Reviewing
review-setup = Setup
review-scoring = Scoring after round { $round }
review-final = End of the game
review-completed = Round { $round }: { $card }
review-modules = Modules
review-turns = What each die did: { $player }
review-spaces = Space reached
# Merlin’s sentence: luck and choices, then what cost most.
review-luck-good-choices-good = Good luck, and choices to match.
review-luck-good-choices-even = Sound choices; luck did the rest.
review-luck-good-choices-bad = Luck gave much, and choices gave it back.
review-luck-even-choices-good = Luck was average; the choices made the difference.
review-luck-even-choices-even = Luck and choices were both average.
review-luck-even-choices-bad = Luck was average; it was the choices that cost points.
review-luck-bad-choices-good = The luck was poor, the choices were not.
review-luck-bad-choices-even = Sound choices, but bad luck.
review-luck-bad-choices-bad = Bad luck, and the choices did not help.
review-leak-none = Not one mistake worth mentioning.
review-leak-traitors = Next time count the shields a round before the scoring.
review-leak-missions = Next time look for a mission that is nearly complete before choosing a die.
review-leak-points = Next time compare what each die brings at once.
review-leak-later = Next time look a turn further: most was lost by what came after.
review-leak-part = Most was lost here: { $part }.
# An answer that is tried again.
review-verdict-right = As good as anything Merlin found.
review-verdict-wrong = “{ $choice }” loses about { $points } points. Look again.
