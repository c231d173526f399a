# The table on a phone: its panes.
phone-panes = Parts of the table
phone-pane-rondel = Rondel
phone-pane-castle = Castle
phone-pane-lands = Lands
phone-pane-map = Map
phone-pane-boards = Boards
phone-mission = { $text }: { $met } of { $all } met
