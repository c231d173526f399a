"""Several processes at one database: who lives, who owns which table, and how they speak to each other."""
