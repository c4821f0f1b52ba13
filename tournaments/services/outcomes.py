"""What became of a command. The same command id gives the same outcome for ever."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ..domain import words
from ..domain.refusals import Fault, code_of

JSON = Any
"""What a JSON text can say."""

OTHER_LOG: Final = "OtherLog"
"""The code of a conflict whose sender knew another log: he has to read everything again."""

OTHER_WORDS: Final = "OtherWords"
"""The sentence of what a program of before kept as words."""


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


class Told(OutcomeBase, frozen=True, kw_only=True):
    """Why nothing was recorded: the key of a sentence (`domain.words`) and its facts.

    `in_words` is the sentence itself where no key says it: a program of before kept none (`says` is
    the code then), or another section speaks, with its own names.
    """

    says: str
    facts: dict[str, JSON] = {}
    in_words: str = ""

    @property
    def code(self) -> str:
        return code_of(self.says)

    @property
    def message(self) -> str:
        """With placeholders (`domain.placeholders`)."""
        return self.in_words or words.text(self.says, self.facts)

    @property
    def can_be_said(self) -> bool:
        """There is such a sentence, and the facts are those that it needs."""
        try:
            return bool(self.message)
        except (LookupError, ValueError):
            return False


class Conflict(Told, frozen=True, kw_only=True, tag="conflict"):
    """Somebody else was there first; `claims` are both sides, `events` the seqs that moved."""

    claims: tuple[ClaimedBy, ...]
    events: tuple[int, ...]


class Refused(Told, frozen=True, kw_only=True, tag="refused"):
    """The tournament does not allow it; `facts` say why, `errors` what is wrong with which field of
    the command. `number` is that of the command in a batch, counted from 0."""

    number: int = 0
    errors: tuple[Fault, ...] = ()


Outcome = Recorded | AlreadyRecorded | Conflict | Refused


def to_keep(outcome: Outcome) -> dict[str, JSON]:
    """As the table of commands keeps it: the key of the sentence, no words."""
    answer: dict[str, JSON] = msgspec.to_builtins(outcome)
    answer.pop("in_words", None)
    return answer


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
    told = {"says": answer.get("code"), "in_words": answer["message"]}
    return others | told | ({"errors": errors} if errors else {})
