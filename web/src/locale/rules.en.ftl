# The rules reader.

rules-title = The rules
rules-lead = Every rule this game plays by.
rules-edition = Which printed facts are certain?
rules-search = Word or number, like BASE-45
rules-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
rules-none = No rule mentions that.
rules-unknown = There is no rule { $id }.
rules-chapters = Chapters
rules-link = Rule { $id }: link to it
rules-turn = Previous and next rule
rules-all = All rules
rules-loading = Opening the book…
rules-section-setup = Setup
rules-section-turns = Rounds and turns
rules-section-spaces = The spaces of the rondel
rules-section-missions = Missions
rules-section-flags = Flags
rules-section-scoring = Scoring
rules-section-end = The end of the game
rules-section-examples = Examples
