"""A round, or one question about it, as text for people and as a document for programs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from pairing.clauses import Clause, Reader
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


def round_lines(position: ExplainedRound, reader: Reader | None = None) -> Iterator[str]:
    """Bracket by bracket: its sentences, those of its pairs indented."""
    reader = reader or Reader()
    explained = explain_round(position)
    for bracket in explained.brackets:
        yield from reader.sentences(bracket_sentences(bracket, position.book))
        for one, other in bracket.pairs:
            yield f"  {reader.naming(one)} - {reader.naming(other)}"
            pair = explain_pair(position, one, other)
            for sentence in reader.sentences(pair_sentences(pair, position.book)):
                yield f"    {sentence}"
    if explained.bye:
        yield from reader.sentences(bye_sentences(explained.bye, position.book))


def round_document(position: ExplainedRound, reader: Reader | None = None) -> Document:
    """{"round", "brackets", "pairs", "floats", "bye"}; each entry with its sentences."""
    reader, book = reader or Reader(), position.book
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
            _document(each, bracket_sentences(each, book), reader) for each in explained.brackets
        ],
        "pairs": [_document(each, pair_sentences(each, book), reader) for each in pairs],
        "floats": [_document(each, float_sentences((each,), book), reader) for each in floats],
        "bye": _document(explained.bye, bye_sentences(explained.bye, book), reader)
        if explained.bye
        else None,
    }


def why_not_lines(
    position: ExplainedRound, player: TPN, opponent: TPN, reader: Reader | None = None
) -> Iterator[str]:
    reader = reader or Reader()
    return reader.sentences(why_not_sentences(why_not(position, player, opponent)))


def why_not_document(
    position: ExplainedRound, player: TPN, opponent: TPN, reader: Reader | None = None
) -> Document:
    answer = why_not(position, player, opponent)
    return _document(answer, why_not_sentences(answer), reader or Reader())


def _document(explanation: object, sentences: Iterable[Clause], reader: Reader) -> Document:
    return {"explanation": explanation, "sentences": [*reader.sentences(sentences)]}


def encode_explanation(document: Document) -> bytes:
    """Canonical JSON: the same explanation always gives the same bytes."""
    return msgspec.json.encode(document, order="sorted")
