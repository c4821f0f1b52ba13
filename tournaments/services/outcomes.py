"""What became of a command. The same command id gives the same outcome for ever."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ..domain.refusals import Fault

JSON = Any
"""What a JSON text can say."""

OTHER_LOG: Final = "OtherLog"
"""The code of a conflict whose sender knew another log: he has to read everything again."""


class OutcomeBase(msgspec.Struct, frozen=True, kw_only=True, tag_field="status"):
    """`seq` is the head of the log after the command."""

    seq: int


class Recorded(OutcomeBase, frozen=True, kw_only=True, tag="recorded"):
    """The command became the events `first_seq` to `last_seq`.

    `result` names what was made (`{"player": 41}`); `known` says that this very command had been
    answered before.
    """

    first_seq: int
    last_seq: int
    result: dict[str, JSON] = {}
    known: bool = False


class AlreadyRecorded(OutcomeBase, frozen=True, kw_only=True, tag="already-recorded"):
    """What was wanted stands already, by the event `standing_seq`; nothing is written."""

    standing_seq: int
    by: str
    at: str


class ClaimedBy(msgspec.Struct, frozen=True, kw_only=True):
    """One side of a conflict. `value` is empty for "nothing"; `seq` is 0 for the later claim of a
    conflict that is not on record."""

    value: str
    by: str
    at: str
    device: str
    seq: int


class Conflict(OutcomeBase, frozen=True, kw_only=True, tag="conflict"):
    """Somebody else was there first; `claims` are both sides, `events` the seqs that moved."""

    code: str
    message: str
    facts: dict[str, JSON] = {}
    claims: tuple[ClaimedBy, ...]
    events: tuple[int, ...]


class Refused(OutcomeBase, frozen=True, kw_only=True, tag="refused"):
    """The tournament does not allow it; `facts` say why, `errors` what is wrong with which field of
    the command. `number` is that of the command in a batch, counted from 0."""

    code: str
    message: str
    facts: dict[str, JSON] = {}
    number: int = 0
    errors: tuple[Fault, ...] = ()


Outcome = Recorded | AlreadyRecorded | Conflict | Refused
