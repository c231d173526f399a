"""Bots of former years, kept as they were: yardsticks that later bots are measured against."""
