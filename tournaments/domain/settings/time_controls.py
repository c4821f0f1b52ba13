"""The encoded time control (TRF record 222), as it stands behind the words of a setting.

A setting is one text, "90 minutes + 30 seconds · 5400+30": words for people (record 122), then
what programs read. Either may stand alone.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from pairing.trf.doubts import TIME_CONTROL

BETWEEN: Final = " · "
LONGEST: Final = 200


class TimeControl(NamedTuple):
    words: str
    encoded: str


def taken_apart(text: str) -> TimeControl:
    """What is encoded alone stands for the words too: programs that know no 222 read those."""
    if TIME_CONTROL.fullmatch(text):
        return TimeControl(text, text)
    words, between, encoded = text.rpartition(BETWEEN)
    if between and words and TIME_CONTROL.fullmatch(encoded):
        return TimeControl(words, encoded)
    return TimeControl(text, "")


def put_together(words: str, encoded: str) -> str:
    """What cannot stand in one text is left out of it: then it is the encoded part."""
    if not words or words == encoded:
        return words or encoded
    both = f"{words}{BETWEEN}{encoded}"
    fits = TIME_CONTROL.fullmatch(encoded) and len(both) <= LONGEST
    return both if fits else words
