"""Screens in the hall: each has one address, and shows what the console says."""
