"""What a position is worth to a seat, one consideration per file."""
