"""Opening a tournament, and entering people into it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from events.messages import Envelope

from ..domain.entries.commands import CorrectPlayer, EnterPlayer
from ..domain.entries.ratings import RatingKind, converted
from ..domain.entries.sources import with_kind
from ..domain.ids import PlayerId
from ..domain.tournament.commands import CreateTournament
from ..domain.values import Federation, K, Rating, Title
from ..words import speak
from . import other_log, people, states
from .handle import handle
from .outcomes import Outcome


class Entry(people.StatedDetails, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A person and the facts of his entry, as a form sends them."""

    title: Title = ""
    federation: Federation = ""
    rating: Rating = 0
    rating_kind: RatingKind = "elo"
    """Of an INGO or BCF number, the rating that counts is worked out; neither that one nor a
    national rating is FIDE's."""
    rating_source: Annotated[str, Meta(max_length=200)] = ""
    national_rating: Rating = 0
    """Beside FIDE's rating."""
    national_source: Annotated[str, Meta(max_length=200)] = ""
    fides_k: K = 0
    """The coefficient K of FIDE's list; 0: not known."""
    womens_title: Title = ""
    """Of who has a higher one in `title` too."""


class Correction(people.StatedDetails, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything about a person; a rating is corrected by its own command."""

    title: Title = ""
    federation: Federation = ""
    womens_title: Title | None = None
    """Of who has a higher one in `title` too; null: as it is."""


class UnknownPlayer(LookupError):  # noqa: N818
    """No entry of that number."""


def create_tournament(command: CreateTournament, envelope: Envelope) -> Outcome:
    """The stream is named like the tournament, so that no two can have one name."""
    return handle(command.slug, command, envelope)


def enter_player(stream: str, entry: Entry, envelope: Envelope) -> Outcome:
    """Keeps the personal details and records the entry, both or neither."""
    command, draft = entry_command(entry)
    return handle(stream, command, envelope, details=draft)


def entry_command(entry: Entry) -> tuple[EnterPlayer, people.PersonDraft]:
    """The command for one entry and the details to hand to `handle` or `handle_all` with it.

    Raises `NoRating`.
    """
    rating, source = converted(entry.rating_kind, entry.rating)
    draft = people.draft(_details(entry))
    command = EnterPlayer(
        person=draft.person,
        details=draft.digest,
        title=entry.title,
        federation=entry.federation,
        rating=rating,
        rating_source=with_kind(source, entry.rating_source),
        national_rating=entry.national_rating,
        national_source=entry.national_source,
        fides_k=entry.fides_k,
        womens_title=entry.womens_title,
    )
    return command, draft


def correct_player(
    stream: str, player: PlayerId, correction: Correction, envelope: Envelope
) -> Outcome:
    """Raises `UnknownPlayer`."""
    standing = states.current(stream).players.get(player)
    if standing is None:
        if conflict := other_log.met(stream, envelope):
            return conflict
        raise UnknownPlayer(speak("NoSuch.entry", {"entry": player}))
    known = people.details_of(standing.person, standing.details)
    details = _details(correction, known.records if known else ())
    unchanged = known == details
    draft = None if unchanged else people.draft(details, standing.person)
    command = CorrectPlayer(
        player=player,
        details=draft.digest if draft else standing.details,
        title=correction.title,
        federation=correction.federation,
        womens_title=correction.womens_title,
    )
    return handle(stream, command, envelope, details=draft)


def _details(form: people.StatedDetails, records: tuple[str, ...] = ()) -> people.Details:
    """The personal part of a form; names lose their double blanks."""
    fields = {name: getattr(form, name) for name in people.StatedDetails.__struct_fields__}
    fields |= {"name": " ".join(form.name.split()), "records": records}
    return msgspec.convert(fields, people.Details)
