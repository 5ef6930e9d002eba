"""Chapters that exist only where two others meet: what one book says about the other."""
