modules-picts = Pictos
modules-picts-left = { $count } na pilha
modules-picts-none = Não há mais pictos.
modules-picts-taken = Obtidos
modules-picts-sum = Soma
modules-picts-of = Pictos obtidos: { $values }
