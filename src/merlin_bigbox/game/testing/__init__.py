"""Tools for tests: any position in a few lines, the executable rule pages, and what every game must keep."""
