"""HTTP: routes, handlers, sessions, static files."""
