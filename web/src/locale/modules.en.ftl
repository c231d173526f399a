# The shelves of the modules.

modules-boards = Boards of the modules
modules-offers = Something here can be chosen
modules-supply = supply
modules-nobody = nobody
