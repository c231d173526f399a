# The daily position, the calendar and the positions to practice. These words come with those pages alone.
daily-title = Daily position
daily-about = Every day a position from a game between bots: one turn is clearly better than all others. Find it.
daily-of = Daily position · { $day }
daily-practice = Practice position
daily-all = Positions
daily-unknown = There is no position here.
daily-play = Play today’s position
daily-solved-today = ★ Solved. Look at it again
daily-given-today = ○ Look at it again
daily-level = Found by
daily-quick = { $name } in a hurry
daily-round = Round { $round }
daily-tries = { $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
}
daily-goal = Find { $seat ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
   *[green] Green
}’s best turn.
daily-hint = Hint
daily-give-up = Show the answer
daily-show-best = Show the best turn
daily-watch = Watch it
daily-try-again = Try again
daily-showing = This is the best turn, step by step.
daily-begins = It begins with the lit piece.
daily-begins-elsewhere = It begins otherwise. Go back to see the lit piece.
daily-themes = Look at: { $themes }.
daily-kind-win = This turn can decide the game.
daily-kind-two-missions = Two missions fit into one turn.
daily-kind-traitors = A scoring is near, and traitors are waiting.
daily-kind-manor = The last manor before the scoring counts most.
daily-kind-scoring = It is the last turn before a scoring.
daily-kind-reach = A die alone is not enough. An apple or a flag helps.
daily-kind-staff = Merlin’s staff is worth using this turn.
daily-kind-mission = A mission can be completed.
daily-kind-points = Look for points that come at once.
daily-kind-value = Look beyond this turn. The points come later.

daily-best = You found the best turn.
daily-less = { $count ->
    [1] 1 point less than the best turn.
   *[other] { $points } points less than the best turn.
}
daily-less-at-least = At least { $points } points less than the best turn.
daily-look-again = Counted to the end of the game
daily-shown = This was the best turn.
daily-found-squire = A Squire finds it.
daily-found-knight = A Knight finds it. A Squire misses it.
daily-found-lancelot = Lancelot finds it. A Knight misses it.
daily-found-merlin-quick = Merlin finds it at a glance. Lancelot misses it.
daily-found-merlin = Only Merlin finds it, and he takes his time.
daily-compare = Turns compared
daily-yours = Your turn
daily-the-best = The best turn
daily-next-best = The next best turn
daily-now = { $points ->
    [one] { $points } point now
   *[other] { $points } points now
}
daily-is-best = best in the end
daily-behind = { $points } behind in the end
daily-next = Next position
daily-share = Share
daily-share-text = Merlin daily { $day } ⭐ { $tries ->
    [1] solved at the first try
   *[other] solved in { $tries } tries
}
daily-share-streak = streak { $days }
daily-copied = Copied: { $text }

daily-calendar = Your days
daily-streak = { $days ->
    [0] No day in a row yet.
    [one] { $days } day in a row.
   *[other] { $days } days in a row.
}
daily-day-solved = solved
daily-day-late = solved later
daily-day-given = answer seen
daily-day-tried = tried
daily-day-open = not played

daily-practice-title = Practice
daily-practice-about = Positions by the weakest bot that finds their best turn. Take your time; nothing runs out.
daily-plain = Without modules only
daily-number = Position { $number }
daily-count = { $done } of { $all } solved
