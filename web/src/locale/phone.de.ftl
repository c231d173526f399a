# The table on a phone: its panes.
phone-panes = Teile des Tisches
phone-pane-rondel = Rondell
phone-pane-castle = Burg
phone-pane-lands = Länder
phone-pane-map = Karte
phone-pane-boards = Tafeln
phone-mission = { $text }: { $met } von { $all } erfüllt
