# The illustrated rulebook and the reference card.

rulebook-title = The rulebook
rulebook-about = Every rule once, in the order in which one learns them. The pictures are positions of the real game; numbers in the margin lead to the rule alone.
rulebook-contents = Table of contents
rulebook-search = Search the rules
rulebook-reference = Reference card
rulebook-print = Print
rulebook-whole = The whole rulebook
rulebook-changes = What changes with { $title }
rulebook-to-lesson = Start the lesson
rulebook-short = In short
rulebook-try = Try it
rulebook-lesson = Lesson “{ $title }”
rulebook-needs = needs { $modules }
reference-title = Merlin at a glance
reference-ring = The ring
reference-count = { $count } spaces, clockwise
reference-knight = Knight: clockwise, by your dice
reference-merlin = Merlin: either way, white die
reference-apple = Apple: any number on a die
reference-staff = Staff: repeats Merlin’s action
reference-spaces = Spaces
reference-flags = Flags
reference-needs = Requirements of missions
reference-scoring = Scoring
reference-end = End of the game
reference-rounds = after rounds { $rounds }
