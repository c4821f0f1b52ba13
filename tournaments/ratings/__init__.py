"""Ratings and title norms by the Handbook (B.01, B.02), from plain facts: pure, and alone.

- `editions` says which rules hold on a day; `k_factor`, `change` and `initial` work by them.
- `performance` is what a score was worth; the tables of B.02 8.1 are those of `pairing.ranking`.
- `norms/` has the requirements of B.01 1.4, what of them is met, and what is still needed.

Scores are half points of the ordinary scoring, whatever a tournament gives for a win.
"""
