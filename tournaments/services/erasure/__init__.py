"""Erasing a person: what would go, what is asked for, and what takes it away."""
