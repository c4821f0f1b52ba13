"""Deadlines of pairings, corrections and appeals."""
