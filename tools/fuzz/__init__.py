"""Nonsense by the million, made from the types of the messages and from true records: nothing of it may do harm."""
