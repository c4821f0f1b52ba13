"""Swiss pairing systems as pure functions: a field goes in, a round pairing comes out."""

__version__ = "1.0.0"
"""By semantic versioning, of the package that other programs install: of the commands, their exit
codes and documents, and of the names that docs/library.md lists."""
