"""Maps that come with the game: data only."""
