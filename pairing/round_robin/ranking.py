"""The usual tie-breaks of a round robin: FIDE's Standards of before (C.02.13.16.2), since C.07 4.1
recommends none."""

from __future__ import annotations

from pairing.model import Options
from pairing.ranking.own_list import OwnList

USUAL = ("DE", "WIN", "SB", "KS")


def ranks_by(_options: Options) -> OwnList:
    return OwnList(USUAL)
