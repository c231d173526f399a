modules-knights = Verbündete
modules-allies-offered = Wähle einen
modules-allies-none = noch keiner
modules-tiles-left = noch { $count } Plättchen
modules-marshal = Marschall: { $place }
modules-points-at-end = { $points ->
    [one] { $points } Punkt am Spielende
   *[other] { $points } Punkte am Spielende
}
modules-gareth-tile = Plättchen von Sir Gareth
