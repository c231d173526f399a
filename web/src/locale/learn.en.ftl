# Learning to play: the list of lessons, and the coach. These words come with those pages alone.
learn-title = Learn to play
learn-about = Short lessons at the real table. One sentence, one move; a small challenge ends each of them.
learn-start = Start lesson { $number } · { $title }
learn-go-on = Continue with lesson { $number } · { $title }
learn-numbered = Lesson { $number } · { $title }
learn-first-game = Your first game
learn-first-game-about = Your first game: a whole game against two Pages, the gentlest bots, with the coach at your side. Its deal is chosen so that you can complete a mission in your first turn; everything after that is up to the dice. You can stop after the first scoring.
learn-progress = Lessons done
learn-count = { $done } of { $all } done
learn-left = { $minutes } min left
learn-minutes = { $minutes } min
learn-state-done = done
learn-state-begun = begun
learn-modules = Modules
learn-modules-about = One lesson for each module, the lightest first. They build on the ten above.
learn-unknown = There is no such lesson.

learn-coach = Coach
learn-lessons = Lessons
learn-step = Step { $step } of { $steps }, then a challenge
learn-challenge = The challenge
learn-solved = Challenge solved
learn-compare = Ways compared
learn-yours = Your way
learn-solution = The solution
learn-tempting = The tempting way
learn-done = Done.
learn-back = Back
learn-again = Again
learn-skip = Skip
learn-next = Next
learn-show-me = Show me
learn-show-solution = Show the solution
learn-otherwise = Good for later. First the lit piece.
learn-right = Right: { $answer }.
learn-wrong = It is { $answer }.
learn-never-again = Don’t show again
learn-dismiss = Close this remark
learn-weight = Weight { $weight } of 3
learn-adds = { $choices } choices, about { $minutes } min
learn-lesson = Lesson
learn-rules = Rules
learn-came-along = { $module } needs { $modules }: switched on as well.
learn-total = About { $minutes } minutes with three players
learn-next-module = Next time, try { $module }
learn-play-it = Play with it

learn-welcome = Two Pages play against you, the gentlest bots. The coach says one sentence per turn at most; choose dice as you like. After the first scoring you can stop.
learn-deal = This deal was chosen: you begin, and a mission can be completed in your first turn. Everything after that is up to the dice.
learn-begin = Begin
learn-scored = The first scoring is over
learn-stand = Where you stand
learn-place = { $place ->
    [1] You are in the lead with { $points } points.
   *[other] You are in place { $place } of { $players }, with { $points } points.
}
learn-two-more = Four more rounds and two more scorings follow. Play on, or stop here: the game waits for you.
learn-play-on = Play on
learn-stop-here = Stop here
learn-points-from = Your points
learn-tried = What you have tried
learn-not-yet = not yet: lesson, { $minutes } min
learn-kept = This game waits under “Your tables” on the first page. Continue whenever you like.
learn-measured = Facts, measured: seats, luck, plans
learn-seats = { $all ->
    [true] Who wins with all modules, by the order of play:
   *[false] Who wins the base game, by the order of play:
}
learn-seat = { $seat }. { $share }% ({ $low } – { $high })
learn-luck = Between bots of different strength luck accounts for { $share }% ({ $low } – { $high }) of a margin’s variance.
learn-plan-base = In the base game, winners get ahead through: { $plan }.
learn-decisions = more decisions per game
learn-points = more points per player
learn-plan = winners get ahead through
learn-from-shields = victory point space: shields
learn-from-flags = victory point space: flags
learn-from-materials = victory point space: materials
learn-from-markers = victory point space: influence
learn-from-missions = mission cards
learn-from-missions-flag = missions flag
learn-from-traitors = traitors
learn-from-excalibur = Excalibur
learn-from-environs = environs
learn-from-influence = influence
learn-from-grail = Grail
learn-from-vassals = vassals
learn-from-apples = apples left
learn-from-staffs = staffs left
learn-from-goods = goods left
learn-from-module = the module itself
learn-measured-about = Games between knights, plans in games of three; in brackets where the mean lies with 95% certainty. A module that needs another is compared with a game that has that one. To measure it again:
