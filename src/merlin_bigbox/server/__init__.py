"""The server: tables for people and bots, stored in a data folder. The only package with sockets and a database."""
