"""Tests that need PostgreSQL, Redis or a browser say so by a marker; where it is absent they skip.

Under CI=true nothing is skipped: an absent service is a failure there.
"""

from __future__ import annotations

import os

import pytest

from startup import services

MARKERS = {
    "postgres": "PostgreSQL",
    "redis": "Redis",
    "browser": "Chromium",
    "firefox": "Firefox",
    "webkit": "WebKit",
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if os.environ.get("CI") == "true":
        return
    found = services()
    for item in items:
        for marker, service in MARKERS.items():
            if not found[service] and item.get_closest_marker(marker):
                item.add_marker(pytest.mark.skip(reason=f"{service} was not found here"))
