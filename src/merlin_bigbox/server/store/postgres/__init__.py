"""The store in PostgreSQL, which several processes share. Needs the libraries of the extra `postgres`."""
