"""Games as their users see them: the facade, options, records, views, words and tools for tests."""
