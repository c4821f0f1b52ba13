"""A round, or one question about it, as text for people and as a document for programs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from pairing.explain.clauses import Naming, by_number
from pairing.explain.floats import explain_floats
from pairing.explain.pairs import explain_pair
from pairing.explain.position import ExplainedRound
from pairing.explain.rounds import explain_round
from pairing.explain.sentences import (
    bracket_sentences,
    bye_sentences,
    float_sentences,
    pair_sentences,
    why_not_sentences,
)
from pairing.explain.whynot import why_not
from pairing.model import TPN

Document = dict[str, object]
"""JSON: an explanation as it is (see the classes of this package), with its "sentences"."""


def round_lines(position: ExplainedRound, naming: Naming = by_number) -> Iterator[str]:
    """Bracket by bracket: its sentences, those of its pairs indented."""
    explained = explain_round(position)
    for bracket in explained.brackets:
        yield from bracket_sentences(bracket, naming, position.book)
        for one, other in bracket.pairs:
            yield f"  {naming(one)} - {naming(other)}"
            told = pair_sentences(explain_pair(position, one, other), naming, position.book)
            yield from (f"    {sentence}" for sentence in told)
    if explained.bye:
        yield from bye_sentences(explained.bye, naming, position.book)


def round_document(position: ExplainedRound, naming: Naming = by_number) -> Document:
    """{"round", "brackets", "pairs", "floats", "bye"}; each entry with its sentences."""
    explained = explain_round(position)
    pairs = [explain_pair(position, *pair) for each in explained.brackets for pair in each.pairs]
    floats = [
        floated
        for tpn in sorted({tpn for each in explained.brackets for tpn in each.downfloaters})
        for floated in explain_floats(position, tpn)
    ]
    return {
        "round": explained.round,
        "brackets": [
            _told(each, bracket_sentences(each, naming, position.book))
            for each in explained.brackets
        ],
        "pairs": [_told(each, pair_sentences(each, naming, position.book)) for each in pairs],
        "floats": [_told(each, float_sentences((each,), naming, position.book)) for each in floats],
        "bye": _told(explained.bye, bye_sentences(explained.bye, naming, position.book))
        if explained.bye
        else None,
    }


def why_not_lines(
    position: ExplainedRound, player: TPN, opponent: TPN, naming: Naming = by_number
) -> Iterator[str]:
    return why_not_sentences(why_not(position, player, opponent), naming)


def why_not_document(
    position: ExplainedRound, player: TPN, opponent: TPN, naming: Naming = by_number
) -> Document:
    answer = why_not(position, player, opponent)
    return _told(answer, why_not_sentences(answer, naming))


def _told(explanation: object, sentences: Iterable[str]) -> Document:
    return {"explanation": explanation, "sentences": list(sentences)}


def encode_explanation(document: Document) -> bytes:
    """Canonical JSON: the same explanation always gives the same bytes."""
    return msgspec.json.encode(document, order="sorted")
