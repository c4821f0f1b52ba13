"""Swiss pairing systems as pure functions: a field goes in, a round pairing comes out."""
