"""The arbiters' console: each page shows a tournament as one read of its log has it."""
