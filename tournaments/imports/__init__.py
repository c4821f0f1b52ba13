"""Entry lists and tournament reports from files: read, shown as a dry run, then entered."""
