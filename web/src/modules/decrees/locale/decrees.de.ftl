modules-decrees = Der Erlass des Königs
modules-decrees-looked = durchgesehen von { $name }
modules-decrees-taken = Bisher genommen
modules-decrees-held = Erlasse im Besitz
modules-decrees-spent = { $count ->
    [one] { $count } Erlass ausgegeben
   *[other] { $count } Erlasse ausgegeben
}
