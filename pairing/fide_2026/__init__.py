"""What the FIDE systems of 2026 beside the Dutch say alike: C1 to C4, the PAB, the colours.

The systems of matches (C.04.5, C.04.6) have upfloaters and identifiers alike as well.
"""
