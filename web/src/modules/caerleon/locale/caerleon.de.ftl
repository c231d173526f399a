modules-caerleon = Caerleon
modules-caerleon-vassals = { $count ->
    [one] { $count } Gefolgsmann hier
   *[other] { $count } Gefolgsleute hier
}
