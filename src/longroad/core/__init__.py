"""The engine: knows agendas, frames and chapters, but no game."""
