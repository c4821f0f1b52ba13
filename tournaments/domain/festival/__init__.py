"""The event of several sections to which a tournament belongs."""
