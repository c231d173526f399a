modules-caerleon = Caerleon
modules-caerleon-vassals = { $count ->
    [one] { $count } vassal here
   *[other] { $count } vassals here
}
