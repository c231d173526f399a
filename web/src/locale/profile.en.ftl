# One's own games over time, in this browser.
profile-title = Your games
profile-about = What you played, won and lost, and where points went. It is kept in this browser alone and belongs to you; the server keeps none of it.
profile-sum = Altogether
profile-you = you
profile-games = games
profile-won = won
profile-margin = margin
profile-luck = luck
profile-rate = points lost per turn
profile-points = points
profile-victory = (won)
profile-person = a person
profile-people = people
profile-like = Your choices cost about as much as those of { $bot }.
profile-interval = In brackets: where the mean lies with 95% certainty, by the games played so far.
profile-few = With { $games } games or more, intervals say how certain this is.
profile-time = Over time
profile-skill = margin without luck
profile-leaks = Strengths and leaks
profile-lost = points lost per game
profile-no-leaks = No mistakes worth mentioning.
profile-kind-traitors = shields against traitors
profile-kind-missions = missions
profile-kind-environs = environs
profile-kind-influence = influence
profile-kind-vassals = vassals
profile-kind-goods = flags, materials, apples and staffs
profile-kind-modules = modules
profile-kind-points = points at once
profile-kind-later = what shows later
profile-habits = You and the bots, in the base game
profile-habit-traitors = traitors left per scoring
profile-habit-completed = missions completed
profile-habit-held = missions in hand at the end
profile-from = Where points come from
profile-from-shields = Victory point space: shields
profile-from-flags = Victory point space: flags
profile-from-materials = Victory point space: materials
profile-from-markers = Victory point space: influence
profile-from-missions = Mission cards
profile-from-missions-flag = Missions flag
profile-from-traitors = Traitors
profile-from-excalibur = Excalibur
profile-from-environs = Environs
profile-from-influence = Influence
profile-from-grail = Grail
profile-from-vassals = Vassals
profile-from-apples = Apples left
profile-from-staffs = Staffs left
profile-from-goods = Goods left
profile-measured = The bots were measured in games of three:
profile-levels = Opponents
profile-again = Mistakes to try again
profile-again-about = The position before one of your mistakes, at the table. Every answer within 0.3 points of the best is right.
profile-answer = Show the answer
profile-all = All games
profile-yours = Your data
profile-empty = Finish a game, and it comes here with its review.
profile-missing = { $games ->
    [one] One finished game is not here yet.
   *[other] { $games } finished games are not here yet.
}
profile-add = Add
profile-adding = { $games ->
    [one] Reviewing one more game…
   *[other] Reviewing { $games } more games…
}
profile-export = Save as a file
profile-import = Read a file
profile-imported = { $games ->
    [one] One game was read.
   *[other] { $games } games were read.
}
profile-no-file = This is not a profile file.
profile-erase = Erase
profile-erase-about = { $games ->
    [one] One game is forgotten in this browser. This cannot be undone.
   *[other] { $games } games are forgotten in this browser. This cannot be undone.
}
profile-erase-yes = Erase everything
