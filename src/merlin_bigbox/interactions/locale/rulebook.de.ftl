# Das bebilderte Regelheft: Titel, Vorspann und Bildunterschriften. Die Regeln selbst stehen in den Regelkatalogen.

rulebook-meeting = Wenn Module zusammentreffen
    .lead = Module lassen sich frei mischen. Diese Regeln klären, was jedes für sich offenlässt.
rulebook-meeting-grid = Welche Festlegungen ein Paar von Modulen betreffen: die Nummern sind die von MIX. Ein Punkt: nichts zu klären.
rulebook-meeting-ring = Die Ringe mit Artus und mit Gold.
