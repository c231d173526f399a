modules-caerleon = A Cidade de Caerleon
