"""Moves of the games, as electronic boards and broadcasts have them: kept for the report."""
