"""The messages between page and server, and refusals; docs/protocol.md and the page's types are generated from here."""
