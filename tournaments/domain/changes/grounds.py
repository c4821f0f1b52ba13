"""The grounds on which published pairings may be changed (C.04.2 4.4), and who may use each.

`played-as` is none of them: the rules are silent on players who sat down at the wrong board, so the
chief arbiter decides and the decision is on record.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import msgspec

from ..roles import Role
from .events import Ground, RequestKind

ARTICLE: Final = "C.04.2 4.4"


class Basis(msgspec.Struct, frozen=True, kw_only=True):
    """One ground. `agreed`: all players who are touched must agree; `smallest`: no more boards may
    be touched than the smallest legal change touches."""

    ground: Ground
    title: str
    article: str
    text: str
    deciders: frozenset[Role] = frozenset({"chief", "deputy"})
    agreed: bool = False
    smallest: bool = False


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """Why a request of players is refused, and what they are told."""

    kind: RequestKind
    title: str
    article: str
    text: str


_CHIEF: Final[frozenset[Role]] = frozenset({"chief"})

GROUNDS: Final[Mapping[Ground, Basis]] = MappingProxyType(
    {
        basis.ground: basis
        for basis in (
            Basis(
                ground="late-entry",
                title="A late entry is admitted",
                article="C.04.2 4.4.4",
                text="Somebody who was not paired has arrived. As few changes as possible, agreed"
                " by everybody they touch.",
                agreed=True,
                smallest=True,
            ),
            Basis(
                ground="both-unpaired",
                title="Two players without an opponent agree to play",
                article=ARTICLE,
                text="Both have no opponent, they are close to each other in the standings, and"
                " both agree.",
                agreed=True,
            ),
            Basis(
                ground="rematch",
                title="Two players would meet again",
                article=f"{ARTICLE}, C.04.1 2",
                text="The pairing is wrong: these two have played each other already. As few"
                " changes as possible.",
                smallest=True,
            ),
            Basis(
                ground="top-boards",
                title="Something unforeseeable at the top boards of the last round",
                article=ARTICLE,
                text="Only in the last round, and only where it concerns a top board: one at which"
                " somebody can still come first, alone or with others.",
            ),
            Basis(
                ground="regulations",
                title="The regulations of this competition allow it",
                article=ARTICLE,
                text="The regulations were announced before the start: say which article it is. The"
                " colours are those of the pairing rules.",
                deciders=_CHIEF,
            ),
            Basis(
                ground="played-as",
                title="Players sat down at each other's boards",
                article="decision of the chief arbiter; the rules are silent",
                text="The games go on as they were begun, and count as they are played.",
                deciders=_CHIEF,
            ),
        )
    }
)
"""In the order in which a hall needs them."""

ANSWERS: Final[Mapping[RequestKind, Answer]] = MappingProxyType(
    {
        answer.kind: answer
        for answer in (
            Answer(
                kind="other-opponent",
                title="Another opponent",
                article="C.04.2 4.4, 1.5",
                text="The pairings of round {round} are published. Published pairings are changed"
                " only when two players would meet again, where the regulations allow it, when two"
                " players without an opponent agree to play, for a late entry, or for something"
                " unforeseeable at the top boards of the last round (C.04.2 4.4). Your request"
                " is none of these. Correct pairings are not altered in favour of anybody"
                " (C.04.2 1.5).",
            ),
            Answer(
                kind="family-or-club",
                title="Not against family, club or travelling companion",
                article="C.04.2 4.4, C.05 5.2",
                text="Players are kept apart only if that was announced before round 1 was paired"
                " (C.05 5.2). It was not announced for you, and the pairings of round {round} are"
                " published: this is no ground to change them (C.04.2 4.4).",
            ),
            Answer(
                kind="other-colour",
                title="The other colour",
                article="C.04.2 4.4, 1.4",
                text="The colours of round {round} follow from the rules of the pairing system and"
                " from the colours you have had. They are published and are not changed"
                " (C.04.2 1.4, 4.4).",
            ),
            Answer(
                kind="wrong-opponent",
                title="The pairing is wrong",
                article="C.04.2 1.4",
                text="The pairing of round {round} was made by the rules of the pairing system,"
                " which give the same pairing to every arbiter (C.04.2 1.4), and was checked"
                " independently before it was published. An arbiter can show you, step by step,"
                " why you have this opponent.",
            ),
            Answer(
                kind="late-entry",
                title="To be paired after arriving late",
                article="C.04.2 4.4.4, 2.4",
                text="The pairings of round {round} are published. A late entry is admitted to them"
                " only with as few changes as possible, agreed by everybody they touch"
                " (C.04.2 4.4.4). That was not possible: you are paired from the next round on"
                " (C.04.2 2.4).",
            ),
        )
    }
)


def cited(ground: Ground, clause: str) -> str:
    """The articles of a change, with that of the regulations where they are the ground."""
    article = GROUNDS[ground].article
    return f"{article}; regulations {clause}" if clause else article


def answer_text(kind: RequestKind, number: int) -> str:
    """What the players are told about their request for round `number`."""
    return ANSWERS[kind].text.format(round=number)
