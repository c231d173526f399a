modules-decrees = Erlasse
modules-decrees-looked = durchgesehen von { $name }
modules-decrees-taken = Genommen:
modules-decrees-left = noch { $count }
