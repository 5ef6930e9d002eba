"""The board games: one island, many books."""
