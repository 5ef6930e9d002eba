"""Chapters of Cities & Knights."""
