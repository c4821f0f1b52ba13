"""FIDE (Dutch) System (C.04.3), bracket by bracket; modules and names follow its articles."""
