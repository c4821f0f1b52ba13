"""The public pages as files that any web host serves: made, and brought there."""
