"""Announcements: what everybody in the hall is told, and until when it holds."""
