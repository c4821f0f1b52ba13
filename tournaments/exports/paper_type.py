"""What a PDF is called; apart from what makes one, which is a quarter of the server's start."""

from __future__ import annotations

from typing import Final

MEDIA_TYPE: Final = "application/pdf"
