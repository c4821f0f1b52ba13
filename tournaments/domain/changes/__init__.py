"""Changes of published pairings (C.04.2 4.4), and requests of players that were refused."""
