"""Rounds and lines that came with a file."""
