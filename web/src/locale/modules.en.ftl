# The panels of the modules.

modules-panels = Boards of the modules
modules-offers = Something here can be chosen
modules-supply = supply
modules-nobody = nobody
