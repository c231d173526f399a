"""The City of Caerleon."""
