"""Traders & Barbarians, chapter by chapter."""
