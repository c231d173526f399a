# Os painéis dos módulos.

modules-panels = Tabuleiros dos módulos
modules-offers = Há algo para escolher aqui
modules-supply = reserva
modules-nobody = ninguém
