"""The websocket of a table: connections, commands and broadcasts."""
