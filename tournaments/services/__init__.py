"""What the application does to a tournament; `handle.handle` is the one door for every write."""
