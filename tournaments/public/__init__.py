"""What everybody may see of a tournament, and under which version."""
