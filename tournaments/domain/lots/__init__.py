"""The drawing of lots among those whom nothing else ranks."""
