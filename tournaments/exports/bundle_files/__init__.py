"""What stands in every audit bundle: `README.txt` (filled in) and `check.py` (as it is)."""
