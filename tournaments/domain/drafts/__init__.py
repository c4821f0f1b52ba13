"""Pairing a round: its input, the request, the engine's draft, and what makes a draft stale."""
