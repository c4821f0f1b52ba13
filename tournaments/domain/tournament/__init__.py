"""The tournament as a whole: its state, its opening and its end."""
