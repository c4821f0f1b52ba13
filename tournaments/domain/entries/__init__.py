"""Entries: who plays, with which rating, and who was entered twice."""
