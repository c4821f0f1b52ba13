"""Where a rating came from: what an arbiter typed, or a code where the program knows it."""

from __future__ import annotations

from typing import Final

ENTRY_LIST: Final = "entry-list"
REPORT_FILE: Final = "report-file"
