"""Personal details: kept beside the log, reached by person and digest, erased on request.

The log holds a salted SHA-256 of the details. Whoever has details and salt can prove what was
entered; once both are erased, nobody can find the person behind the digest again.
"""

from __future__ import annotations

import hashlib
import secrets
import threading
from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated

import msgspec
from django.db.models import Count, Max, Q
from django.utils import timezone

from ..domain.ids import PersonId, PlayerId
from ..domain.tournament.state import Tournament
from ..models import PersonDetails
from ..words import speak, spoken

ROWS_A_QUESTION = 200
CACHE_SIZE = 100_000
READ_ALONE = 2
"""The players of a board, if they were erased: no cache has them."""

Line = Annotated[str, msgspec.Meta(max_length=200)]


class StatedDetails(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What somebody says of a person. `birth_date` may be a year alone."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=120, pattern=r"\S")]
    sex: Annotated[str, msgspec.Meta(pattern=r"^[mw]?$(?!\n)")] = ""
    birth_date: Annotated[
        str, msgspec.Meta(pattern=r"^([0-9]{4}(-[0-9]{2}-[0-9]{2})?)?$(?!\n)")
    ] = ""
    fide_id: Annotated[str, msgspec.Meta(pattern=r"^[0-9]{0,11}$(?!\n)")] = ""
    club: Line = ""
    contact: Line = ""


class Details(StatedDetails, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What stands outside the log about one person. `records`: lines of an imported report that are
    about this player alone, as they stood there (`exports.player_records`)."""

    records: tuple[str, ...] = ()


class PersonView(msgspec.Struct, frozen=True, kw_only=True):
    """A person as arbiters may see him; of an erased one only a name made of the entry number."""

    name: str
    sex: str = ""
    birth_date: str = ""
    fide_id: str = ""
    club: str = ""
    contact: str = ""
    records: tuple[str, ...] = ()
    erased: bool = False

    @property
    def birth_year(self) -> str:
        return self.birth_date[:4]


Key = tuple[PersonId, str]
"""Person and digest of the details."""


class PersonDraft(msgspec.Struct, frozen=True, kw_only=True):
    """Details with their digest, not written yet."""

    person: PersonId
    digest: str
    salt: str
    details: Details


def draft(details: Details, person: PersonId | None = None) -> PersonDraft:
    """Salts and digests `details`; a new person unless `person` is given. Writes nothing."""
    salt = secrets.token_hex(16)
    return PersonDraft(
        person=person or PersonId(secrets.token_hex(10)),
        digest=digest_of(salt, details),
        salt=salt,
        details=details,
    )


def digest_of(salt: str, details: Details) -> str:
    """Hex SHA-256 of the salt and the canonical JSON of all details; who has no `records` has the
    digest that he had before there were any."""
    stated = msgspec.to_builtins(details)
    if not details.records:
        del stated["records"]
    text = msgspec.json.encode(stated, order="sorted")
    return hashlib.sha256(salt.encode() + b"\n" + text).hexdigest()


def keep(drafts: Iterable[PersonDraft]) -> None:
    """Writes the rows; called in the transaction that appends the event, before the event."""
    PersonDetails.objects.bulk_create(
        PersonDetails(
            person=each.person,
            digest=each.digest,
            salt=each.salt,
            details=msgspec.to_builtins(each.details),
        )
        for each in drafts
    )


def remember(details: Details, person: PersonId | None = None) -> tuple[PersonId, str]:
    """Drafts and keeps details at once; for those who append the event later on."""
    made = draft(details, person)
    keep([made])
    return made.person, made.digest


def erase(person: PersonId) -> int:
    """Forgets all details of a person, salts included; gives the number of rows."""
    return PersonDetails.objects.filter(person=person, erased_at=None).update(
        details={}, salt="", erased_at=timezone.now()
    )


def erasures() -> object:
    """Equal as long as nobody has been erased meanwhile: what holds names must not outlive it."""
    return PersonDetails.objects.aggregate(Max("erased_at"), Count("erased_at"))


class EntryPeople(Mapping[PlayerId, PersonView]):
    """The person behind each entry of a tournament, by entry number, as of one moment.

    Looked up when somebody asks: the row of an event names two of a thousand players. The first
    that the cache does not have are read by themselves, the next one with all the others.
    """

    def __init__(self, state: Tournament) -> None:
        self._players = state.players
        self._epoch = erasures()
        self._language = spoken()
        self._known: dict[PlayerId, PersonView] = {}
        self._read_alone = 0

    def __getitem__(self, player: PlayerId) -> PersonView:
        if player not in self._known:
            entry = self._players[player]
            key = (entry.person, entry.details)
            view = _cache.known({key}, self._epoch).get(key)
            if view is not None:
                self._known[player] = view
            elif self._read_alone < READ_ALONE:
                self._read_alone += 1
                self._read((player,))
            else:
                self._read(self._players)
        return self._known[player]

    def __iter__(self) -> Iterator[PlayerId]:
        return iter(self._players)

    def __len__(self) -> int:
        return len(self._players)

    def _read(self, players: Iterable[PlayerId]) -> None:
        entries = {player: self._players[player] for player in players}
        keys = {player: (each.person, each.details) for player, each in entries.items()}
        views = _views(set(keys.values()), self._epoch)
        for player, key in keys.items():
            self._known[player] = views.get(key) or _erased(player, self._language)


def names(state: Tournament) -> EntryPeople:
    return EntryPeople(state)


def views(keys: Iterable[Key]) -> dict[Key, PersonView]:
    """The people by person and digest; who has been erased is not among them."""
    return _views(set(keys), erasures())


def details_of(person: PersonId, digest: str) -> Details | None:
    """What was entered, or None once it has been erased."""
    view = _views({(person, digest)}, erasures()).get((person, digest))
    if view is None:
        return None
    return Details(**{name: getattr(view, name) for name in Details.__struct_fields__})


def all_details(persons: Iterable[PersonId]) -> list[Details]:
    """Everything that was ever entered about them and is not erased, what was corrected too."""
    rows = PersonDetails.objects.filter(person__in=list(persons), erased_at=None)
    return [stored(row) for row in rows]


def stored(row: PersonDetails) -> Details:
    """As they were written, also where a rule of today would not take them."""
    return Details(**{**row.details, "records": tuple(row.details.get("records", ()))})


def _view(row: PersonDetails) -> PersonView:
    return PersonView(**msgspec.structs.asdict(stored(row)))


def _erased(player: PlayerId, language: str) -> PersonView:
    name = speak("Nameless.erased-player", {"player": player}, language)
    return PersonView(name=name, erased=True)


class _Cache:
    """Views by key; emptied whenever anybody, in any process, has erased a person."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._epoch: object = None
        self._views: dict[Key, PersonView] = {}

    def known(self, keys: set[Key], epoch: object) -> dict[Key, PersonView]:
        with self._lock:
            if epoch != self._epoch or len(self._views) > CACHE_SIZE:
                self._views.clear()
                self._epoch = epoch
            return {key: self._views[key] for key in keys if key in self._views}

    def add(self, views: dict[Key, PersonView], epoch: object) -> None:
        with self._lock:
            if epoch == self._epoch:
                self._views.update(views)


_cache = _Cache()


def _views(keys: set[Key], epoch: object) -> dict[Key, PersonView]:
    cached = _cache.known(keys, epoch)
    fresh = _read(sorted(keys - cached.keys()))
    _cache.add(fresh, epoch)
    return cached | fresh


def _read(keys: list[Key]) -> dict[Key, PersonView]:
    views: dict[Key, PersonView] = {}
    for start in range(0, len(keys), ROWS_A_QUESTION):
        part = keys[start : start + ROWS_A_QUESTION]
        wanted = set(part)
        people = {person for person, _ in part}
        for row in PersonDetails.objects.filter(Q(person__in=people), erased_at=None):
            key = (PersonId(row.person), row.digest)
            if key in wanted:
                views[key] = _view(row)
    return views
