"""Byes that were asked for."""
