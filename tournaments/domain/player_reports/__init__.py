"""What players say of their own games."""
