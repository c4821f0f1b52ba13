"""Which machine leads the hall, as its log knows it."""
