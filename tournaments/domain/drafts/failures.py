"""Why a round has no pairing: the facts that go into the log, and the sentence made of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pairing import sentences
from pairing.sentences import Sentence
from pairing.systems import UnknownSystemError

from ..articles import article_text
from .events import PairingFailed
from .input_changes import STALE, changes_text

Facts = Mapping[str, str | int]

SENTENCE: Final = "sentence"
"""The fact that names what the pairing program or its checker said (`pairing.sentences`)."""

CHECK_FAILED: Final = "CheckFailed"


def facts_of(said: Sentence, **more: str | int) -> dict[str, str | int]:
    """What was said as facts of a failure."""
    return {SENTENCE: said.code, **said.facts, **more}


def sentence(failed: PairingFailed) -> str:
    """One English sentence, with placeholders as in the messages of refusals."""
    facts = failed.facts
    if failed.code == CHECK_FAILED and "article" in facts:
        return _disputed(facts)
    if SENTENCE in facts:
        return sentences.text(str(facts[SENTENCE]), facts)
    match failed.code:
        case "NotSettled":
            return f"Round {failed.round} was paired {facts['attempts']} times in vain."
        case "RoundIncomplete":
            return (
                f"A result was taken back: round {facts['open_round']}, board {facts['board']}:"
                " no result yet."
            )
        case "UnknownSystem":
            return f"{UnknownSystemError(str(facts['system']))}."
        case "TimeLimit":
            return f"There is no pairing within {facts['seconds']} seconds."
        case "EngineFailed":
            return "The pairing program ended without an answer."
        case code if code == STALE:
            return _stale(failed)
    return f"Round {failed.round} has no pairing ({failed.code})."


def _disputed(facts: Facts) -> str:
    others = int(facts["others"])
    more = f" (and {others} more)" if others else ""
    said = sentences.text(str(facts[SENTENCE]), facts)
    return f"The independent check disagrees: {article_text(str(facts['article']))}: {said}{more}"


def _stale(failed: PairingFailed) -> str:
    count = int(failed.facts["count"])
    came = "1 change came" if count == 1 else f"{count} changes came"
    told = changes_text(str(failed.facts["changes"]), count)
    return (
        f"{came} in while round {failed.round} was being paired: {told}."
        f" The pairing was made without {'it' if count == 1 else 'them'} and was dropped."
    )
