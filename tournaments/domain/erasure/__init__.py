"""Erasing the personal data of players and of members of a committee."""
