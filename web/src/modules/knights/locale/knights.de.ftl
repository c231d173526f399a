modules-knights = Ritter der Tafelrunde
modules-allies-offered = Zur Auswahl
modules-allies-none = Noch kein Verbündeter
modules-tiles-left = noch { $count } Plättchen
modules-marshal = Marschall: { $place }
modules-points-at-end = { $points ->
    [one] { $points } Punkt am Spielende
   *[other] { $points } Punkte am Spielende
}
modules-gareth-tile = Plättchen von Sir Gareth
