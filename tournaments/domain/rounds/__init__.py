"""Rounds: publication, close and reopening."""
