"""Learn to play: lessons as data, played by the real rules. How one is written: docs/learn.md."""
