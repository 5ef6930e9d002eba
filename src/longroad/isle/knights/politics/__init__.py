"""Politics: the progress cards of one deck, each in a file of its own."""
