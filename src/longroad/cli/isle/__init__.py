"""The screen of island games, and the command for their maps."""
