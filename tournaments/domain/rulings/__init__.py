"""Rulings of the chief arbiter on a board."""
