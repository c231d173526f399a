"""Merlin as it was in 2026: the same visits and the same seed give the same choice for ever.

The code may follow the engine when names there change, but never choose differently: the golden choices in
`tests/bots/merlin_2026` were written by the original. Do not improve anything here; improve Merlin instead.
"""
