"""The Lim system of 2026 (C.04.4.3): the rules of 1999 under other numbers.

What differs: an unplayed round worth a win bars the bye (C.04.1 4), and players of one federation
are no matter of this text.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pairing.model import Field, NoLegalPairing, Options, RoundPairing
from pairing.validator.systems.lim import findings_of_1999
from pairing.validator.verdict import Finding

_ARTICLES = {
    "2": "2.1",
    "8.1": "1.1",
    "8.2": "1.1",
    "9": "2.2",
    "9.6": "2.6",
    "10.8": "3.8",
    "11": "4",
    "12.1": "5.1",
    "12.2": "5.2",
    "12.3": "5.3",
    "12.4": "5.4",
    "14.1": "7.1",
    "14.2": "7.2",
    "17": "C.04.2 3.3",
}


def findings(
    field: Field, pairing: RoundPairing | NoLegalPairing, options: Options
) -> Iterator[Finding]:
    """Everything that is wrong with a round; of pairs that should be others only the first."""
    named = Options((("full-bye", "bars"), *options.values))
    for each in findings_of_1999(field, pairing, named):
        yield replace(each, article=_ARTICLES.get(each.article, each.article))
