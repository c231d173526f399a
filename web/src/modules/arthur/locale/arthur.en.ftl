modules-picts = Picts
modules-picts-left = { $count } in the stack
modules-picts-none = There are no Picts left.
modules-picts-taken = Taken
modules-picts-sum = Sum
modules-picts-of = Picts taken: { $values }
