"""FIDE mode: what leaves it, that it is confirmed twice, and that it stays left."""
