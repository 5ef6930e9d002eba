"""The server: tables that survive a crash, and give away nothing that a seat may not know."""
