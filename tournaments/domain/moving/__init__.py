"""Moving a player between the sections of an event."""
