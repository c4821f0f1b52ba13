"""A head that somebody knows, held against the log: only that shows a clean cut, a chain that was
computed anew, and a back-up that was put back.

A head is known from a printed sheet or a public page (the first twelve digits of the hash), from an
audit bundle or a `verify` of another day (all sixty-four), with the number of the event or without.
"""

from __future__ import annotations

import re
import threading
import time
from typing import Final, Literal

import msgspec
from django.db import DEFAULT_DB_ALIAS

from . import chain, store
from .messages import Recorded

DIGITS: Final = 64
FEWEST_DIGITS: Final = 12
"""So many digits of a hash are believed; sheets print them."""

LARGEST_SEQ: Final = 2**53 - 1
BATCH: Final = 2000
"""Events that are in memory at a time."""

BELIEVED: Final = 60.0
"""Seconds for which `compare_often` believes a chain that it has computed."""


class Unreadable(ValueError):  # noqa: N818
    """What was given is no head; the message says what one looks like. `event` is the number that
    no event has, where that is what is wrong."""

    def __init__(self, message: str, event: str = "") -> None:
        super().__init__(message)
        self.event = event


class Known(msgspec.Struct, frozen=True):
    """The hash of an event or its beginning, and its number where that is known."""

    hash: str
    seq: int | None = None

    def __str__(self) -> str:
        return self.hash if self.seq is None else f"{self.hash}@{self.seq}"


Verdict = Literal[
    "in-log", "other-number", "other-event", "log-ends-before", "not-in-log", "damaged"
]
"""`other-number`: the event with that hash has another number. `other-event`: another event has
that number. `not-in-log`: no number was given, and no event has that hash. `damaged`: the log holds
the event, but it or one before it was altered."""


class Comparison(msgspec.Struct, frozen=True):
    """`event` is the one with that hash, else the one that has its number, else the last one."""

    known: Known
    verdict: Verdict
    ends: int
    """The number of the last event."""
    event: Recorded
    broken: int = 0
    """The first event that does not fit; 0: all fit."""

    @property
    def holds(self) -> bool:
        return self.verdict == "in-log"


def read(text: str) -> Known:
    """`HASH`, `HASH@SEQ`, the address in the code of a printed sheet, or what a sheet, `verify` or
    a bundle says of its head.

    Raises `Unreadable`.
    """
    if match := _SHORT.fullmatch(re.sub(r"\s", "", text)):
        return _known(match["hash"], match["seq"])
    hashes = {match.lower() for match in _HASH.findall(text)}
    if len(hashes) != 1:
        raise Unreadable(
            f"A head is {FEWEST_DIGITS} to {DIGITS} of the digits 0-9 and a-f, with the number of"
            " its event after an @ where that is known: 3f9c20d1ab47@311."
        )
    seqs = {next(filter(None, match)) for match in _SEQ.findall(text)}
    return _known(hashes.pop(), seqs.pop() if len(seqs) == 1 else None)


def compare(stream: str, known: Known, *, using: str = DEFAULT_DB_ALIAS) -> Comparison:
    """What the whole log says of that head, read from its beginning; the chain is computed again.

    Raises `store.StreamNotFound`.
    """
    return _compared(stream, known, _walked(stream, using), using)


def compare_often(stream: str, known: Known) -> Comparison:
    """`compare` for who asks again and again: the chain is computed once in `BELIEVED` seconds."""
    with _lock:
        kept = _kept.get(stream)
        if kept is None or kept.until < time.monotonic() or not _still(stream, kept):
            kept = _kept[stream] = _walked(stream, DEFAULT_DB_ALIAS)
    return _compared(stream, known, kept, DEFAULT_DB_ALIAS)


def sentence(compared: Comparison, moment: str = "") -> str:
    """The answer for people; `moment` says when `compared.event` was recorded, if they may know."""
    known, event, ends = compared.known, compared.event, compared.ends
    at = f" ({moment})" if moment else ""
    match compared.verdict:
        case "in-log":
            after = ends - event.seq
            came = ("nothing", "1 event")[after] if after < 2 else f"{after} events"
            return f"Yes: it is event {event.seq} of this log{at}; {came} came after it."
        case "other-number":
            return (
                f"The hash is in this log, but it is that of event {event.seq}{at}, not of"
                f" {known.seq}: read the number again."
            )
        case "other-event":
            return (
                f"No: this log has another event {known.seq}{at}. The log was computed anew, or"
                " another back-up was put back."
            )
        case "log-ends-before":
            missing = (known.seq or 0) - ends
            last = "the last event is" if missing == 1 else f"the last {missing} are"
            return (
                f"No: this log ends at event {ends}{at}, before event {known.seq}: {last} missing."
                " Its end was cut, or an older back-up was put back."
            )
        case "not-in-log":
            return (
                f"No: no event of this log has this hash; it ends at event {ends}{at}. Its end was"
                " cut, it was computed anew, or another back-up was put back."
            )
        case "damaged":
            return (
                f"The hash is in this log, but event {compared.broken} was altered: what stands"
                " before the head is not what stood there."
            )


class _Chain(msgspec.Struct):
    """The hashes of all events, by seq less one, and the first that does not fit (0: none)."""

    hashes: list[str]
    broken: int
    until: float


def _compared(stream: str, known: Known, walked: _Chain, using: str) -> Comparison:
    ends = len(walked.hashes)
    named = known.seq if known.seq and known.seq <= ends else 0
    with_hash = (
        seq for seq, own in enumerate(walked.hashes, start=1) if own.startswith(known.hash)
    )
    place = named if named and walked.hashes[named - 1].startswith(known.hash) else 0
    place = place or next(with_hash, 0)
    (event,) = store.read(stream, (place or named or ends) - 1, place or named or ends, using=using)
    verdict: Verdict = "log-ends-before" if known.seq and not named else "not-in-log"
    if place and 0 < walked.broken <= place:
        verdict = "damaged"
    elif place:
        verdict = "in-log" if known.seq in (None, place) else "other-number"
    elif named:
        verdict = "other-event"
    return Comparison(known, verdict, ends, event, walked.broken)


def _walked(stream: str, using: str) -> _Chain:
    until = time.monotonic() + BELIEVED
    hashes: list[str] = []
    last, broken = chain.GENESIS, 0
    while events := store.read(stream, len(hashes), len(hashes) + BATCH, using=using):
        for event in events:
            fits = event.seq == len(hashes) + 1 and event.prev_hash == last
            if not broken and not (fits and event.hash == chain.recorded_hash(event)):
                broken = event.seq
            hashes.extend([""] * (event.seq - 1 - len(hashes)))
            hashes.append(event.hash)
            last = event.hash
    if not hashes:
        raise store.StreamNotFound(f"there is no stream {stream!r}")
    return _Chain(hashes, broken, until)


def _still(stream: str, kept: _Chain) -> bool:
    head = store.head(stream)
    return (head.seq, head.hash) == (len(kept.hashes), kept.hashes[-1])


def _known(digits: str, seq: str | None) -> Known:
    number = int(seq) if seq else None
    if number is not None and not 0 < number <= LARGEST_SEQ:
        raise Unreadable(f"There is no event {seq}.", seq or "")
    return Known(digits.lower(), number)


_HEX: Final = rf"[0-9a-fA-F]{{{FEWEST_DIGITS},{DIGITS}}}"
_SHORT: Final = re.compile(rf"(?P<hash>{_HEX})…?(?:@#?(?P<seq>[0-9]{{1,16}}))?")
_HASH: Final = re.compile(rf"(?<![0-9a-zA-Z-]){_HEX}(?![0-9a-zA-Z-])")
_SEQ: Final = re.compile(
    r"\"seq\":\s*([0-9]{1,16})|@#?([0-9]{1,16})\b|\b([0-9]{1,16}) events?\b"
    r"|\bevent #?([0-9]{1,16})\b|head of the log\): ([0-9]{1,16})\b|#([0-9]{1,16})\b"
)
_lock = threading.Lock()
_kept: dict[str, _Chain] = {}
