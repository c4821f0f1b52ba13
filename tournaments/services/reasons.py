"""The reasons that arbiters give: free text that may name people, hence kept beside the log.

The log holds a salted SHA-256, as it does for personal details: whoever has text and salt can prove
what was written, and once they are erased nobody can find it again.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from ..models import ReasonText
from ..words import READERS, label

AS_THE_FILE_SAYS: Final = "as-the-file-says"
"""Of corrections that come with a file, where the arbiter gives no reason."""

CODES: Final = frozenset({AS_THE_FILE_SAYS, "verification-slip", "verification-one-row-off"})
"""Reasons that the program gives itself: what is kept is the code."""


def own_words(code: str, language: str = READERS) -> str:
    """A reason of the program's own; "erased": the text is gone."""
    return label("OwnReason", code, language)


class Sealed(msgspec.Struct, frozen=True):
    """A reason with the reference that stands for it in the log; both empty for no reason."""

    text: str = ""
    reference: str = ""
    salt: str = ""


def seal(text: str) -> Sealed:
    """Salts and digests; writes nothing."""
    if not text:
        return Sealed()
    salt = secrets.token_hex(16)
    return Sealed(text, digest_of(salt, text), salt)


def digest_of(salt: str, text: str) -> str:
    """Hex SHA-256 of salt and text."""
    return hashlib.sha256(f"{salt}\n{text}".encode()).hexdigest()


def keep(sealed: Sealed) -> None:
    """Writes the text; called in the transaction that appends the event, before the event. An act
    on two logs has one text, which is erased for both."""
    if sealed.reference:
        row = ReasonText(reference=sealed.reference, salt=sealed.salt, text=sealed.text)
        ReasonText.objects.bulk_create([row], ignore_conflicts=True)


def erase(references: Iterable[str]) -> int:
    """Forgets the texts and their salts; gives the number of them."""
    wanted = {reference for reference in references if reference}
    return ReasonText.objects.filter(reference__in=wanted).update(text="", salt="")


def typed(references: Iterable[str]) -> Mapping[str, str]:
    """The texts of people that are still there, by reference."""
    wanted = {reference for reference in references if reference}
    if not wanted:
        return {}
    kept = ReasonText.objects.filter(reference__in=wanted).values_list("reference", "text")
    return {reference: text for reference, text in kept if text and text not in CODES}


def texts(references: Iterable[str], language: str = READERS) -> Mapping[str, str]:
    """What each reference stands for, or that the text is gone."""
    wanted = {reference for reference in references if reference}
    if not wanted:
        return {}
    kept = ReasonText.objects.filter(reference__in=wanted).values_list("reference", "text")
    return dict.fromkeys(wanted, own_words("erased", language)) | {
        reference: own_words(text, language) if text in CODES else text
        for reference, text in kept
        if text
    }
