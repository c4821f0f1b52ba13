"""What one command or one file did, taken back as a whole."""
