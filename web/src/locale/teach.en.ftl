# The question before a choice that loses points.
teach-costs = { $points ->
    [one] This costs about a point.
   *[other] This costs about { $points } points.
}
teach-why = Why?
teach-again = Look again
teach-anyway = Play it anyway
teach-ask = Ask before a mistake
teach-about = Merlin weighs your choices by what you know, where the table allows hints.
teach-at = { $points ->
    [0] never
    [one] from a point on
   *[other] from { $points } points on
}
