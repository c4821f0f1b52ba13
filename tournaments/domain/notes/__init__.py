"""Notes on boards."""
