"""Photos that arbiters take of score sheets, boards and papers."""
