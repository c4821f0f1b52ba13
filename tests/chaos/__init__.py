"""Whole servers in trouble while a round is typed: killed, held, on a full disk, by a wrong clock,
without Redis, without PostgreSQL, in an order that the seed repeats.

`python -m tests.chaos --runs 20` (`./check --exhaustive chaos`). After each run nothing that was
acknowledged is missing in the log, and nothing stands in it twice.
"""
