modules-knights = Allies
modules-allies-offered = Choose one
modules-allies-none = No ally yet
modules-tiles-left = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
modules-marshal = Marshal in { $place }
modules-points-at-end = { $points ->
    [one] { $points } point at the end
   *[other] { $points } points at the end
}
modules-gareth-tile = Tile of Sir Gareth
