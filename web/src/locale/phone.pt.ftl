# The table on a phone: its panes.
phone-panes = Partes da mesa
phone-pane-rondel = Medalhão
phone-pane-castle = Castelo
phone-pane-lands = Terras
phone-pane-map = Mapa
phone-pane-boards = Quadros
phone-mission = { $text }: { $met } de { $all } cumpridos
