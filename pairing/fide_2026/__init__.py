"""What the FIDE systems of 2026 beside the Dutch say alike: C1 to C4, the PAB, the colours."""
