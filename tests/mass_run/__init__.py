"""Tens of thousands of random tournaments, paired and ranked again from their files.

    python -m tests.mass_run [--tournaments 50000] [--background] [--program bbpPairings]

Each tournament is generated, written, read, and checked: by the engine, by the checker's own means,
and its standings by their list. Those of the Dutch system of 2026 are also given to bbpPairings 6
where its program is named; a difference has to be one that is known by its article. What was done
stands in the file of `--state`: the same command goes on where it was stopped.
"""
