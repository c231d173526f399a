# Die Fächer der Module.

modules-boards = Tafeln der Module
modules-offers = Hier gibt es etwas zu wählen
modules-supply = Vorrat
modules-nobody = niemand
