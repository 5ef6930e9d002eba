"""What chapters are worth to a bot: a file a chapter, found by its name."""
