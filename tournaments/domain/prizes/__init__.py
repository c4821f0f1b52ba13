"""Prizes: what is announced, who gets what, and why."""
