"""Attacks on a server of one's own: each is run and told whether the server held."""
