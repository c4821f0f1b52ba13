"""What of a tournament is outside of FIDE mode, in words."""

from __future__ import annotations

from ..domain.fide_mode.outside import Outside, outside_fide, standing
from ..domain.tournament.state import Tournament
from ..words import READERS, speak


def sentence(state: Tournament, language: str = READERS) -> str:
    """For every page of the console; empty in FIDE mode."""
    stands = [each.what for each in standing(state)]
    reasons = [_reason(each, language, stands=each.what in stands) for each in outside_fide(state)]
    return speak("OutsideFide.now", {"reasons": "; ".join(reasons)}, language) if reasons else ""


def _reason(outside: Outside, language: str, *, stands: bool) -> str:
    what = speak(outside.what.says, outside.what.facts, language)
    if not stands:
        what = speak("OutsideFide.once", {"what": what}, language)
    if outside.first == 1:
        return what
    return speak("OutsideFide.from", {"what": what, "round": outside.first}, language)
