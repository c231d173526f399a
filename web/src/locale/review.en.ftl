# The review of a finished game. These words come with its page alone.
review-page = Review
review-working = Merlin looks at the game again…
review-by = { $n ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $n }
}
review-place = { $place ->
    [2] second
    [3] third
   *[4] fourth
}
review-head-won = You won by { $by }
review-head-shared = You share the victory with { $names }
review-head-lost = { $name } won by { $by }, you were { $place }
review-head-lost-shared = { $name } share the victory, you were { $place }
review-head-other = { $name } won by { $by }
review-head-other-shared = { $name } share the victory
review-base = base game
review-several = { $count } modules
review-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
review-again = Play again
review-replay = Replay
review-moment = Play on from a moment
review-share = Share
review-share-text = Merlin: { $headline } – { $result }
review-copied = Copied: { $text }
review-whose = Whose game
review-you = You
review-how = How it went
review-how-about = Expected margin of { $name } after each turn, and what luck alone made of it. It ends at { $margin }, luck at { $luck }.
review-expected = expected margin
review-lucky = from dice and cards alone
review-end = end: { $margin }
review-luck-alone = luck alone: { $luck }
review-round = Round { $round }
review-turning = { $count ->
    [one] The turning point
    [2] Two turning points
    [3] Three turning points
   *[other] Turning points
}
review-turning-about = by expected margin
review-none = No turn stands out.
review-show = Show
review-try = Try again
review-on = Play on from here
review-card-played = played
review-card-better = better
review-rate = { $points } points lost per turn
review-band = plays like { $bot }
review-skill = Luck and skill
review-points = points
review-luck = luck
review-choices = skill
review-skill-about = Luck: what rolls and cards changed against the mean of all they could have been. Skill: what one’s own choices gained or lost against those of a steady player.
review-account = The whole account
review-account-about = The parts add up to the margin over the mean of the others. The rest is what the measure saw only later: nobody’s doing. After ± stands the standard error: how exactly that is measured.
review-sources = Points by source
review-score = Score
review-point = Point at a number to see the turns it came from.
review-from = { $name }, { $source }: { $turns }
review-table = At the table
review-quip-lucky = Fortune rode with me today.
review-quip-won = A fair joust. Again?
review-quip-flawless = I would play it all again.
review-quip-unlucky = The dice were no friends of mine.
review-quip-astray = { $when }: there I lost my way.
review-quip-next = Next time!
review-tag-missions = { $count ->
    [one] one mission completed
   *[other] { $count } missions completed
}
review-tag-flawless = no mistake worth mentioning
review-level-quick = This is a quick look at the game.
review-level-full = Merlin looked closely at this game.
review-closer = Look closer
review-closer-working = Merlin looks closer…
review-turns = What each die did
review-turn = Turn
review-spaces = Space reached
review-others-turns = In the turns of others
review-dice = The dice, round by round
review-dice-worth = What all dice of a round were worth to { $name }, in points of the expected margin
review-missions = Missions
review-completed = Completed
review-missed = Left in hand
review-nothing = None
review-modules = Modules
review-module-luck = { $points } from luck
review-back = Back to the review
review-table-back = Back to the table
review-lines-played = What was played
review-lines-better = What was better
review-lines-about = Both from what { $name } knew. What would be there is drawn faintly.
review-lines-nothing = Nothing more was done.
review-step-next = Next step
review-step-before = Step back
review-step-play = Play
review-step-pause = Pause
review-try-title = Try again
review-try-goal = { $name } is to move. Find an answer that is as good as the best.
review-try-about = Play to the end of the turn. Whatever loses no more than 0.3 points is right.
review-try-judging = Merlin compares…
review-try-right = Right
review-try-wrong = Not yet
review-try-undo = Take back
review-try-restart = From the beginning
