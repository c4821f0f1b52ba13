"""Why a request was refused, for who reads it in the log: the code says it there."""

from __future__ import annotations

from ...words import speak


def why_refused(code: str) -> str:
    """A code of another program: "OutsideSector" -> "outside sector"."""
    try:
        return speak(f"WhyRefused.{code}")
    except LookupError:
        return "".join(f" {sign.lower()}" if sign.isupper() else sign for sign in code).strip()
