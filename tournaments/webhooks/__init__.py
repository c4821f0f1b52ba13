"""Telling programs elsewhere, as it happens, what is public (docs/webhooks.md)."""
