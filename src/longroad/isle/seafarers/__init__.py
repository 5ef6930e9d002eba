"""Seafarers: ships, the pirate, gold, islands, and the scenarios."""
