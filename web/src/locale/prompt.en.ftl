# The prompt: choices, steps, help, the end of a turn, the line of facts.
prompt-count = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
prompt-more = { $count ->
    [one] { $count } more…
   *[other] { $count } more…
}
prompt-die = Die { $face }
prompt-clockwise = clockwise:
prompt-counter-clockwise = counter-clockwise:
prompt-now = now
prompt-scoring = at scoring
prompt-no-undo = no undo
prompt-or-click = or on the board
prompt-back = Back
prompt-instead = Choose another one
prompt-list = All { $count } as a list
prompt-list-short = All { $count }
prompt-first-change = Before that
prompt-this-turn = Also this turn
prompt-mission = Complete a mission
prompt-done = Your turn is done
prompt-ends-itself = The turn ends in 3 seconds
prompt-ends-wait = Nothing else to do
prompt-wait = Wait
prompt-if-scored = If scored now:
prompt-you = you
prompt-caution-off = Do not warn of this again
prompt-trial = Only a trial:
prompt-trial-about = nothing is played until you keep it.
prompt-keep = Keep
prompt-drop = Drop
prompt-stopped-chance = next come dice or cards.
prompt-stopped-others = next somebody else decides.
prompt-stopped-secret = next hidden cards would be seen.
prompt-stopped-over = the game would be over.
prompt-change = Change
prompt-no-change = There is nothing to change a move with.
prompt-try = Try
prompt-needs = Needs: { $what }
hint-more = More
settings-ending = End of turn
settings-ending-about = When nothing else is left to do
settings-ending-auto = after 3 seconds, alone with bots
settings-ending-bar = after 3 seconds
settings-ending-once = at once
settings-ending-off = by hand
settings-deltas = What choices change
settings-deltas-always = always
settings-deltas-pointed = when pointed at
settings-deltas-never = never
settings-cautions = Warnings
settings-cautions-about = Before something is wasted
settings-caution-traitor = open traitors before a scoring
settings-caution-forfeit = giving up an action
settings-caution-mission = a mission that is ready
settings-caution-staff = an unused staff in the last turn
settings-caution-flag = unused help in the last turn
settings-caution-marker = the last influence marker
