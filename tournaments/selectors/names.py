"""The names a row needs: the people behind the entries and behind the actors."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace

from ..domain.ids import PersonId, PlayerId
from ..domain.tournament.state import Tournament
from ..words import Speaks, label, say, speak, spoken
from ..words.latin import both
from ..words.placeholders import fill
from .formats import local_time
from .rows.base import PlayerRef


class Person(Protocol):
    """What a selector may ask about the person behind an entry."""

    @property
    def name(self) -> str: ...
    @property
    def sex(self) -> str: ...
    @property
    def birth_date(self) -> str: ...
    @property
    def fide_id(self) -> str: ...
    @property
    def club(self) -> str: ...
    @property
    def contact(self) -> str: ...
    @property
    def records(self) -> tuple[str, ...]: ...
    @property
    def erased(self) -> bool: ...


class Names(msgspec.Struct, frozen=True):
    """`people` by entry number, `users` by actor, `reasons` by the reference in the log, `others`
    by person: who neither plays nor has an account.
    `language`: of whoever reads."""

    people: Mapping[PlayerId, Person]
    users: Mapping[str, str] = {}
    reasons: Mapping[str, str] = {}
    others: Mapping[PersonId, str] = {}
    language: str = msgspec.field(default_factory=spoken)

    def player(self, player: PlayerId) -> str:
        person = self.people.get(player)
        return person.name if person else self.speak("Nameless.player", player=player)

    def user(self, actor: str) -> str:
        if actor.startswith("player:"):
            return self.player(PlayerId(int(actor.removeprefix("player:"))))
        return self.users.get(actor, actor)

    def other(self, person: PersonId) -> str:
        return self.others[person] if person in self.others else self.speak("Nameless.erased")

    def board(self, number: int) -> str:
        return self.speak("BoardInSentence", board=number)

    def reason(self, reference: str) -> str:
        """The arbiter's own words."""
        return self.reasons.get(reference, "")

    def say(self, said: Speaks) -> str:
        """The sentence with the names in place of its placeholders."""
        return self.filled(say(said, self.language))

    def filled(self, message: str) -> str:
        """A message of the domain with the names in place of `{player:41}` and the like."""
        time = partial(local_time, language=self.language)
        return fill(message, self.read_player, self.board, arbiter=self.user, time=time)

    def read_player(self, player: PlayerId) -> str:
        """As he is called in a sentence: with the Latin form where the reader needs it."""
        return both(self.player(player), self.language)

    def speak(self, key: str, **facts: Any) -> str:
        """A sentence whose facts hold the names already."""
        return speak(key, facts, self.language)

    def label(self, of: str, code: str) -> str:
        return label(of, code, self.language)

    def both(self, texts: Iterable[str]) -> str:
        """ "A and B and C"."""
        first, *others = texts
        for other in others:
            first = self.speak("Both", one=first, other=other)
        return first


class Discreet(msgspec.Struct, frozen=True):
    """A person without contact and records of reports, and with the year of birth alone."""

    known: Person

    @property
    def name(self) -> str:
        return self.known.name

    @property
    def sex(self) -> str:
        return self.known.sex

    @property
    def birth_date(self) -> str:
        return self.known.birth_date[:4]

    @property
    def fide_id(self) -> str:
        return self.known.fide_id

    @property
    def club(self) -> str:
        return self.known.club

    @property
    def contact(self) -> str:
        return ""

    @property
    def records(self) -> tuple[str, ...]:
        return ()

    @property
    def erased(self) -> bool:
        return self.known.erased


class _DiscreetPeople(Mapping[PlayerId, Person]):
    def __init__(self, people: Mapping[PlayerId, Person]) -> None:
        self._people = people

    def __getitem__(self, player: PlayerId) -> Person:
        return Discreet(self._people[player])

    def __iter__(self) -> Iterator[PlayerId]:
        return iter(self._people)

    def __len__(self) -> int:
        return len(self._people)


def discreet(names: Names) -> Names:
    """Without contacts, and with the year of birth alone."""
    return replace(names, people=_DiscreetPeople(names.people))


def ref(state: Tournament, names: Names, player: PlayerId) -> PlayerRef:
    """The short form in which a player stands in every row."""
    return named_ref(state, names.player, player)


def fides_ref(state: Tournament, names: Names, player: PlayerId) -> PlayerRef:
    """As he stands in FIDE's figures: with FIDE's rating, whichever counts."""
    shown = ref(state, names, player)
    fides = state.players[player].fides_rating
    return replace(shown, rating=fides) if fides else shown


def named_ref(state: Tournament, name: Callable[[PlayerId], str], player: PlayerId) -> PlayerRef:
    """The same of a player who is called by `name`."""
    entry = state.players[player]
    return PlayerRef(
        player=player,
        tpn=entry.tpn,
        name=name(player),
        title=entry.title,
        federation=entry.federation,
        rating=entry.rating,
    )
