modules-decrees = Decrees
modules-decrees-looked = looked through by { $name }
modules-decrees-taken = Taken:
modules-decrees-left = { $count } left
