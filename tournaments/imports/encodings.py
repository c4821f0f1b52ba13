"""Which of the four encodings of European entry lists a file is in.

General detectors choose among a hundred encodings and are often wrong on a list of names; here only
UTF-8, Windows-1250, Windows-1251 and Latin-2 are possible, so the letters decide; UTF-16, which
Excel calls Unicode text, says so in its first bytes.
"""

from __future__ import annotations

import re
import unicodedata

CANDIDATES = ("cp1250", "cp1251", "iso8859_2")
NAMES = {
    "utf-8": "UTF-8",
    "utf-16": "UTF-16",
    "cp1250": "Windows-1250",
    "cp1251": "Windows-1251",
    "iso8859_2": "Latin-2",
}
_NAME_LETTERS = set("áäâăąčćçďđéěëęíîĺľłńňóôöőŕřśšşťţúůüűýźžżß")
_RUN_OF_FOREIGN = re.compile(r"[^\W\d_a-zA-Z]{3,}")


def decode(content: bytes) -> tuple[str, str]:
    """Return the text and the encoding's Python name.

    >>> decode("Dvořák".encode("cp1250"))
    ('Dvořák', 'cp1250')
    """
    if content.startswith(b"\xef\xbb\xbf"):
        return content[3:].decode("utf-8", errors="replace"), "utf-8"
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return content.decode("utf-16", errors="replace"), "utf-16"
    try:
        return content.decode("utf-8"), "utf-8"
    except UnicodeDecodeError:
        best = max(CANDIDATES, key=lambda name: _likeness(content.decode(name, errors="replace")))
        return content.decode(best, errors="replace"), best


def _likeness(text: str) -> int:
    """How much the text looks like names: letters of the region count for it, oddities against."""
    score = 0
    for before, character in zip(" " + text, text, strict=False):
        if character < "\x80":
            continue
        if "Ѐ" <= character <= "ӿ":
            # One Cyrillic letter inside a Latin word is a Latin letter misread.
            score += 1 if not ("A" <= before <= "z") else -4
        elif not character.isalpha():
            score -= 4 if unicodedata.category(character) in ("Cc", "So", "Sm", "Sk", "Po") else 2
        elif character.lower() in _NAME_LETTERS:
            score += 2
        if character.isupper() and before.islower():
            score -= 3
    latin_runs = sum(len(run) for run in _RUN_OF_FOREIGN.findall(text) if run[0] < "Ѐ")
    return score - 3 * latin_runs
