"""Why a round cannot be paired (3.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pairing.fide_2026 import obstacle
from pairing.fide_2026.completion import RoundCompletion
from pairing.model import TPN, NoLegalPairing

_ARTICLES = {"2.1": "C1", "1.9": "3.3", "3.1.1": "C2", "3.1.2": "3.4"}


def why_no_pairing(tpns: Sequence[TPN], completion: RoundCompletion) -> NoLegalPairing:
    """Name the obstacle; only to be called when no complete round exists."""
    said = obstacle.why_no_pairing(tpns, completion)
    return replace(said, article=_ARTICLES[said.article])
