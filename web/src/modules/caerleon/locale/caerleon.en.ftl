modules-caerleon = City of Caerleon
