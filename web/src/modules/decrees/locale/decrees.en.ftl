modules-decrees = The King’s decree
modules-decrees-looked = looked through by { $name }
modules-decrees-taken = Taken so far
modules-decrees-held = Decrees held
modules-decrees-spent = { $count ->
    [one] { $count } decree spent
   *[other] { $count } decrees spent
}
