modules-picts = Pikten
modules-picts-left = { $count } im Stapel
modules-picts-none = Es gibt keine Pikten mehr.
modules-picts-taken = Genommen
modules-picts-sum = Summe
modules-picts-of = Genommene Pikten: { $values }
