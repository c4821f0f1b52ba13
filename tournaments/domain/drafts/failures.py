"""Why a round has no pairing: the facts that go into the log, and what is said of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pairing.sentences import Sentence, renamed
from pairing.systems import SYSTEMS

from ..said import Fact, Said, said
from .events import PairingFailed
from .input_changes import STALE

SENTENCE: Final = "sentence"
"""The fact that names what the pairing program or its checker said (`pairing.sentences`)."""

AS_SAID: Final = "NoPairing.as-said"

CHECK_FAILED: Final = "CheckFailed"


def facts_of(reason: Sentence, **more: Fact) -> dict[str, Fact]:
    """What was said as facts of a failure."""
    return {SENTENCE: reason.code, **reason.facts, **more}


def as_said(reason: Sentence, name: Callable[[int], str]) -> Said:
    """What was said with another word for each player than a number."""
    return Said(AS_SAID, {SENTENCE: reason.code, **renamed(reason.facts, name)})


def sentence(failed: PairingFailed) -> Said:
    """Why, for whoever reads it."""
    facts = dict(failed.facts)
    if failed.code == CHECK_FAILED and "article" in facts:
        return Said("NoPairing.disputed", facts)
    if SENTENCE in facts:
        return Said(AS_SAID, facts)
    if failed.code == "UnknownSystem":
        return said("NoPairing.UnknownSystem", system=facts["system"], known=", ".join(SYSTEMS))
    known = f"NoPairing.{failed.code}" if failed.code in _CODES else "NoPairing"
    return Said(known, {**facts, "round": failed.round, "code": failed.code})


_CODES: Final = frozenset({"NotSettled", "RoundIncomplete", "TimeLimit", "EngineFailed", STALE})
