"""Players made of code: they see what their seat sees, and choose."""
