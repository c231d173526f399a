"""The illustrated rulebook: its sections as data, its pictures as positions. How one is written: `book.py`."""
