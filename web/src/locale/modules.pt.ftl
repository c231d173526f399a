# As prateleiras dos módulos.

modules-boards = Tabuleiros dos módulos
modules-offers = Há algo para escolher aqui
modules-supply = estoque
modules-nobody = ninguém
