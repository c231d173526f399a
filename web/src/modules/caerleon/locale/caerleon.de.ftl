modules-caerleon = Die Stadt Caerleon
