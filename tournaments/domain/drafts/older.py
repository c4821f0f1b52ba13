"""Failed pairings as older programs wrote them, lifted to the newest version (`Event.older`)."""

from __future__ import annotations

from pairing.sentences import OTHER_WORDS

from ..event import Body


def words_as_a_fact(body: Body) -> Body:
    """Version 1 kept an English sentence; what it said is all that is known of it."""
    kept = {name: value for name, value in body.items() if name != "message"}
    return kept | {"facts": {"sentence": OTHER_WORDS, "words": body["message"]}}


def of_unknown_input(body: Body) -> Body:
    """Version 2 did not say for which input no legal pairing exists."""
    return body | {"input_hash": ""}
