"""The server: tables that people and bots play at, kept in a data folder. The only place with input and output."""
