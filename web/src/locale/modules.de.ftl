# Die Bereiche der Module.

modules-panels = Tafeln der Module
modules-offers = Hier gibt es etwas zu wählen
modules-supply = Vorrat
modules-nobody = niemand
