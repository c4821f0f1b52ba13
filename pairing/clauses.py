"""What is told of a round where somebody asks: a key of the catalogues and facts, made words by a
`Reader`, who knows how players are called and in which language.

Nobody keeps a clause, so its facts may be players, points and clauses. What logs and answers keep
is a `pairing.sentences.Sentence`, with flat facts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from pairing.model import TOURNAMENT_RULES, TPN, HalfPoints
from pairing.sentences import Sentence, Speak, figure, in_english, text

Naming = Callable[[TPN], str]
"""What a sentence calls a player; names of up to four words keep it short (`short_name`)."""

WORDS_OF_A_NAME = 4


def short_name(name: str) -> str:
    """The first four words of a name: more would make sentences too long."""
    return " ".join(name.split()[:WORDS_OF_A_NAME])


@dataclass(frozen=True, slots=True)
class Players:
    """Players in a sentence: 'no. 3, no. 7 and 2 more', at most `most` of such parts."""

    tpns: tuple[TPN, ...]
    most: int = 3


@dataclass(frozen=True, slots=True)
class Points:
    """'2½ points', '1 point'."""

    half_points: HalfPoints


@dataclass(frozen=True, slots=True)
class Figure:
    """A number as it is written with a point: '42.5'; other texts stand as they are."""

    text: str


@dataclass(frozen=True, slots=True)
class Clause:
    """A sentence or a part of one. `key`: a message of `words`; `facts` in the order in which
    English names them."""

    key: str
    facts: Mapping[str, Fact]

    @property
    def players(self) -> Iterator[TPN]:
        """Whom it names, in its order."""
        for fact in self.facts.values():
            if isinstance(fact, Players):
                yield from fact.tpns
            elif isinstance(fact, Clause):
                yield from fact.players


Fact = str | float | Players | Points | Figure | Clause


def clause(key: str, **facts: Fact) -> Clause:
    return Clause(key, facts)


def player(tpn: TPN) -> Players:
    return Players((tpn,))


def players(tpns: Iterable[TPN], most: int = 3) -> Players:
    return Players(tuple(tpns), most)


def in_points(half_points: float) -> float:
    """Points as a number that messages count and documents print: 5 -> 2.5, 4 -> 2."""
    points = half_points / 2
    return int(points) if points.is_integer() else points


class Reader:
    """For whom clauses become words: players by number and English if nothing else is given."""

    def __init__(self, naming: Naming | None = None, speak: Speak = in_english) -> None:
        self.naming, self._speak = cache(naming or self._numbered), speak
        self._points = cache(self._spoken_points)
        """A round names the same players and points over and over."""

    @property
    def speak(self) -> Speak:
        """What makes its words, for another reader of the same language."""
        return self._speak

    def _numbered(self, tpn: TPN) -> str:
        return self._speak("Pairing-Numbered.one", {"tpn": tpn})

    def sentence(self, clause: Clause) -> str:
        """With a capital at its beginning and one full stop at its end, whatever names end in."""
        words = self.words(clause)
        return f"{words[:1].upper()}{words[1:].rstrip('.')}."

    def sentences(self, clauses: Iterable[Clause]) -> Iterator[str]:
        return map(self.sentence, clauses)

    def words(self, clause: Clause | Sentence) -> str:
        """Raises `KeyError` for a key or a fact that there is not."""
        if isinstance(clause, Sentence):
            return text(clause.code, clause.facts, self._speak)
        return self._speak(clause.key, {name: self._fact(f) for name, f in clause.facts.items()})

    def article(self, article: str) -> str:
        """As it is cited: what stands for none has a name in the catalogues."""
        if article == TOURNAMENT_RULES:
            return self._speak("Pairing-Article.tournament-rules", {})
        return article

    def _fact(self, fact: Fact) -> str | float:
        match fact:
            case Clause():
                return self.words(fact)
            case Players():
                return self._listed(fact)
            case Points():
                return self._points(fact.half_points)
            case Figure():
                return figure(fact.text, self._speak)
            case _:
                return fact

    def _listed(self, listed: Players) -> str:
        tpns, most = listed.tpns, listed.most
        shown = [self.naming(tpn) for tpn in tpns[:most]]
        if len(tpns) > most:
            shown[-1] = self._speak("Pairing-Listed.more", {"count": len(tpns) - most + 1})
        *first, last = shown
        if not first:
            return last
        return self._speak("Pairing-Listed.joined", {"first": ", ".join(first), "last": last})

    def _spoken_points(self, half_points: HalfPoints) -> str:
        whole, half = divmod(half_points, 2)
        number = f"{whole or ''}½" if half else str(whole)
        return self._speak("Pairing-Points", {"number": number, "points": half_points / 2})
