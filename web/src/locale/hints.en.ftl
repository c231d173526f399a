# Hints, and the log that explains moves.
hint-ask = What would Merlin do?
hint-short = Hint
hint-title = Merlin’s advice
hint-thinking = Merlin is thinking…
hint-close = Close the advice
hint-this = Merlin would choose this
hint-key = ask what Merlin would do
hint-explain = Explain moves
hint-explain-off = No hints at this table.
hint-why = Why?
hint-why-about = Why: { $about }
hint-why-wait = Looking for reasons…
hint-allow = Hints
hint-allow-yes = Hints are allowed
hint-allow-about = The active player may ask what Merlin would do, and the log can explain moves. Without hints nothing is explained before the game is over.
hint-without = Without hints.
