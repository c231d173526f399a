# What leads to the rulebook.

book-rulebook = The illustrated rulebook
