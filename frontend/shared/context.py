"""What a template reads, by name."""

Context = dict[str, object]
