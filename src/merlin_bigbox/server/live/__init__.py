"""The websocket of a table: connections, commands, broadcasts."""
