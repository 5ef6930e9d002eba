"""Dice that can be checked: how they are drawn, what is promised about them, and whether it was kept."""
