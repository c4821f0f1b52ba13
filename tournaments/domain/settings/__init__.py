"""Settings and regulations, prohibited pairs and virtual points."""
