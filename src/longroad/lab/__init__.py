"""Many games at once: random ones, matches of bots, and how fast the engine is."""
