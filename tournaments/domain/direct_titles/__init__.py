"""Direct titles: the table of this event, and who reaches which of its lines."""
