"""What became of a command. The same command id gives the same outcome for ever.

What `decide` answered goes unchanged through the log to the API; only events that were accepted
become the `Recorded` that says where in the log they stand.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ..domain.decisions import AlreadyRecorded, Conflict
from ..domain.refusals import NotRecorded, Refused
from ..words import say

JSON = Any
"""What a JSON text can say."""

OTHER_LOG: Final = "OtherLog"
"""The code of a conflict whose sender knew another log: he has to read everything again."""

OTHER_WORDS: Final = "OtherWords"
"""The sentence of what a program of before kept as words."""

NOT_KEPT: Final = ("in_words", "raised")
"""Said once, to whoever asks, and appended as an event of its own."""


class Recorded(msgspec.Struct, frozen=True, kw_only=True, tag_field="status", tag="recorded"):
    """The command became the events `first_seq` to `last_seq`; `seq` is the head of the log then.

    `result` names what was made (`{"player": 41}`); `known` says that this very command had been
    answered before.
    """

    seq: int
    first_seq: int
    last_seq: int
    result: dict[str, JSON] = {}
    known: bool = False


Outcome = Recorded | AlreadyRecorded | Conflict | Refused


def can_be_said(outcome: NotRecorded) -> bool:
    """There is such a sentence, and the facts are those that it needs."""
    try:
        return bool(say(outcome))
    except (LookupError, ValueError):
        return False


def to_keep(outcome: Outcome) -> dict[str, JSON]:
    """As the table of commands keeps it: the key of the sentence, no words."""
    answer: dict[str, JSON] = msgspec.to_builtins(outcome)
    return {name: value for name, value in answer.items() if name not in NOT_KEPT}


def kept(answer: dict[str, JSON]) -> Outcome:
    """What was kept. Programs of before kept `code` and `message`: their rows stay as they are and
    are answered word for word. Raises `msgspec.ValidationError`."""
    outcome: Outcome = msgspec.convert(_with_keys(answer), Outcome)
    return outcome


def _with_keys(answer: dict[str, JSON]) -> dict[str, JSON]:
    if "says" in answer or "message" not in answer:
        return answer
    others = {name: value for name, value in answer.items() if name not in ("code", "message")}
    errors = [
        {"field": each["field"], "says": OTHER_WORDS, "facts": {"words": each["message"]}}
        for each in answer.get("errors", ())
    ]
    renamed = {"says": answer.get("code"), "in_words": answer["message"]}
    return others | renamed | ({"errors": errors} if errors else {})
