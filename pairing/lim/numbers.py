"""Where the Handbook of 2026 (C.04.4.3) says what a rule of 1999 says."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

NUMBERS_OF_2026: Final[Mapping[str, str]] = MappingProxyType(
    {
        "8.1": "1.1",
        "8.2": "1.1",
        "9.1": "2.1",
        "9.2": "2.2",
        "9.3 (a)": "2.3.1",
        "9.3 (b), (c)": "2.3.2, 2.3.3",
        "9.3 (d)": "2.3.4",
        "9.4": "2.4",
        "9.6": "2.6",
        "10.2": "3.2.2",
        "10.3": "3.3",
        "10.4": "3.4",
        "10.8": "3.8",
        "10.9": "3.9",
        "10.10": "3.10",
        "11.1": "4.1",
        "11.2": "4.2",
        "11.4": "4.4",
        "12.2": "5.2",
        "12.3": "5.3",
        "12.4": "5.4",
        "12.7": "5.7",
        "13": "6",
        "14.1": "7.1",
        "14.2": "7.2",
    }
)
"""Whatever a told round cites."""
