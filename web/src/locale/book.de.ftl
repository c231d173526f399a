# Was zum Regelheft führt.

book-rulebook = Das bebilderte Regelheft
