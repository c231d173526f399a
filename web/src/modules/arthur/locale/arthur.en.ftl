modules-picts = Picts
modules-picts-left = { $count } in the stack
modules-picts-none = There are no Picts left.
modules-picts-sum = Value of the Picts
modules-picts-of = Picts taken: { $values }
modules-picts-own = { $rank ->
    [most] { $sum }, the highest
    [fewest] { $sum }, the lowest
   *[between] { $sum }
}
