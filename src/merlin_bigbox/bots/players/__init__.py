"""The bots, one file each: a file here with a `NAME`, a `STRENGTH` and a function `create` is a bot for everybody."""
