"""A tournament as a file that other programs read."""
