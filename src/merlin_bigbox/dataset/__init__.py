"""Games as data to learn from: a row for every decision in Parquet files, with the records that prove them.

Needs what `pip install 'merlin-bigbox[research]'` brings. docs/research/data.md tells how to use it.
"""
