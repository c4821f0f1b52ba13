"""Reports to the federation: which was made of what, and by whom."""
