"""The lot, and the pairing numbers (TPN)."""
