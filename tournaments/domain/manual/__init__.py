"""Pairing a round by hand."""
