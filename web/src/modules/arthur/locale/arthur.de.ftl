modules-picts = Pikten
modules-picts-left = { $count } im Stapel
modules-picts-none = Es gibt keine Pikten mehr.
modules-picts-sum = Wert der Pikten
modules-picts-of = Genommene Pikten: { $values }
modules-picts-own = { $rank ->
    [most] { $sum }, am höchsten
    [fewest] { $sum }, am niedrigsten
   *[between] { $sum }
}
