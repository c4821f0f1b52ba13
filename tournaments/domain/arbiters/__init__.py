"""Arbiters: appointment, what each role may do and may know."""
