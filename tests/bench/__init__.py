"""What Openhall costs, measured: `python -m tests.bench` prints a table, `--json FILE` keeps it."""
