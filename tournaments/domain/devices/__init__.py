"""Devices that joined by a code."""
