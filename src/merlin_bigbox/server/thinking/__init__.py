"""Worker processes in which bots think, and explanations made there."""
