"""Takeovers at random instants while clients type: what the logs hold against what was told.

`python -m tests.takeovers`; `./check --exhaustive takeovers` is long, and two of them are part of
every run.
"""
