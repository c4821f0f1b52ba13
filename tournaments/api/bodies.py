"""What a request may hold, and how it is read: strictly, with the field named that is wrong."""

from __future__ import annotations

import datetime
import unicodedata
from collections.abc import Iterator
from typing import Annotated, Any, Final, Literal, TypeVar
from uuid import UUID

import msgspec
from msgspec import Meta

from events.messages import PLACE, Envelope, place_of

from ..domain.catalogue import COMMANDS
from ..domain.command import Command
from ..domain.erasure.events import ErasureGround
from ..domain.ids import PlayerId
from ..domain.photos.commands import Pictured
from ..domain.plain_line import fault_of_line, fault_of_lines
from ..domain.settings.settings import Settings
from ..domain.tournament.commands import CreateTournament
from ..domain.values import MOST_IN_A_BATCH, Federation, Number
from ..hall_time import is_zone
from ..services.erasure.sections import SectionTexts
from ..services.moving import Wish
from ..services.presence import ConsoleId
from ..services.tournaments import Correction, Entry
from ..services.undo import cause
from ..webhooks.bodies import OFFERED
from ..words import say, speak
from .field_errors import FieldError, faults

LARGEST_SEQ: Final = 2**53 - 1
ALLOWED_CONTROLS: Final = frozenset("\n\t")
CODES: Final = frozenset(
    {"federation", "federations", "ranking_federation", "fide_event", "currency"}
)
"""Fields of one line that stand in events too: the pattern of an event lets the line end behind
such a code pass, as it always did, lest an old log become unreadable."""
LINES: Final = frozenset({"name", "club", "rating_source", "national_source", "device"}) | CODES
"""Fields of one line, in whatever body; those of a tournament are looked at where it is decided."""

T = TypeVar("T", bound=msgspec.Struct)


class Unreadable(ValueError):  # noqa: N818
    """A request that is not what it should be; `field` is its JSON path, or a query parameter.

    `errors` has all that is wrong, where more is known.
    """

    def __init__(self, message: str, field: str = "", errors: tuple[FieldError, ...] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.field = field
        self.errors = errors or ((FieldError(field, message),) if field else ())


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The part that every command has: who repeats a command repeats its id."""

    command_id: UUID
    read_seq: Annotated[int, Meta(ge=0, le=LARGEST_SEQ)] | None = None
    """The seq of the page on which this was decided."""
    head: Annotated[str, Meta(pattern=PLACE)] | None = None
    """The newest place of the log that was known then, HASH@SEQ. Where it is not in the log any
    more (a back-up was put back), the answer is 409 `OtherLog`."""
    occurred_at: Annotated[datetime.datetime, Meta(tz=True)] | None = None
    """When it happened by the clock of the device."""
    device: Annotated[str, Meta(max_length=100)] = ""
    reason: Annotated[str, Meta(max_length=500)] = ""
    undoes: Annotated[int, Meta(ge=1, le=LARGEST_SEQ)] | None = None
    """The event that this takes back, as `undo` said. Where taking it back would mean something
    else by now, the answer is 409 `ChangedMeanwhile`."""


class EnterPlayerBody(Body, frozen=True, forbid_unknown_fields=True, kw_only=True):
    player: Entry


class EntryPreviewBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An entry that is only asked about."""

    player: Entry


class FindListedBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Whom to look for in a rating list: a number, or parts of the name in any order, with a year
    of birth or a federation in capitals. `kind`: whose rating; `list`: its number, 0: the present
    one of FIDE, else of a federation."""

    words: Annotated[str, Meta(max_length=120)]
    federation: Federation = ""
    born: Annotated[str, Meta(pattern=r"^([0-9]{4})?$(?!\n)")] = ""
    kind: Literal["", "standard", "rapid", "blitz", "national"] = ""
    list: Annotated[int, Meta(ge=0, le=LARGEST_SEQ)] = 0


class CorrectByListBody(Body, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Which entries are corrected as a rating list has them; `kind` as the comparison was asked
    for, at `read_seq`."""

    read_seq: Annotated[int, Meta(ge=0, le=LARGEST_SEQ)]
    players: Annotated[tuple[PlayerId, ...], Meta(min_length=1, max_length=MOST_IN_A_BATCH)]
    kind: Literal["", "standard", "rapid", "blitz", "national"] = ""


class CorrectPlayerBody(Body, frozen=True, forbid_unknown_fields=True, kw_only=True):
    player: Correction


class UndoBatchBody(Body, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The batch stands in the address; the reason in the envelope."""


class ImportBody(Body, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The fields that go with an uploaded file."""


class AttachmentBody(Body, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The fields that go with a photo."""

    about: Pictured
    with_command: UUID | None = None
    """The correction or decision it was taken for, by its command id."""


class ClockBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The time at a console; `console` as in its presence."""

    console: ConsoleId
    at: Annotated[datetime.datetime, Meta(tz=True)]


class MoveBody(Body, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`read_seq` and `head` are of the section that the player leaves."""

    move: Wish


class ErasureBody(Body, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`name` confirms who is meant; `texts` are the seqs of the texts that go as well. Where there
    are any they are chosen, not guessed: without `texts` the answer is 422 `TextsNotChosen`."""

    name: Annotated[str, Meta(max_length=200)]
    ground: ErasureGround
    texts: Annotated[tuple[Number, ...], Meta(max_length=MOST_IN_A_BATCH)] | None = None


class PersonErasureBody(ErasureBody, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`sections` are the texts of other sections between which the player was moved."""

    sections: Annotated[tuple[SectionTexts, ...], Meta(max_length=99)] = ()


class CreateTournamentBody(Body, frozen=True, forbid_unknown_fields=True, kw_only=True):
    command: CreateTournament


TokenName = Annotated[str, Meta(min_length=1, max_length=60)]
TokenDays = Annotated[int, Meta(ge=1, le=366)]


class TokenBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    username: Annotated[str, Meta(min_length=1, max_length=150)]
    password: Annotated[str, Meta(min_length=1, max_length=1000)]
    token_name: TokenName = "by user name and password"  # noqa: S105 (what it is called)
    days: TokenDays = 30


class NewTokenBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What it is for, and how long it lasts."""

    name: TokenName
    days: TokenDays = 30


class WebhookBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`kinds`: what it is told of, none for everything public. `local`: the address may be one of
    the local machine or network."""

    address: Annotated[str, Meta(min_length=1, max_length=500)]
    kinds: Annotated[tuple[Literal[OFFERED], ...], Meta(max_length=len(OFFERED))] = ()  # type: ignore[valid-type]
    local: bool = False


class GoOnBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`skip`: what happened meanwhile is not sent."""

    skip: bool = False


def _with_command(command: type[Command]) -> type[msgspec.Struct]:
    return msgspec.defstruct(
        f"{command.__name__}Body",
        [("command", command)],
        bases=(Body,),
        frozen=True,
        forbid_unknown_fields=True,
        kw_only=True,
    )


COMMAND_BODIES: Final[dict[str, type[msgspec.Struct]]] = {
    name: _with_command(command) for name, command in COMMANDS.items() if command.comes == "by-name"
}
"""The body of `POST …/commands/{name}/`, by name."""


def read(document: bytes, kind: type[T]) -> T:
    """Raises `Unreadable`."""
    try:
        body = msgspec.json.decode(document, type=kind)
    except msgspec.ValidationError as error:
        raise Unreadable(*_explained(str(error)), _errors(document, kind)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable(speak("Unreadable.no-json", {"why": str(error)})) from error
    check_texts(body)
    check_zone(body)
    return body


def check_texts(body: msgspec.Struct) -> None:
    """Raises `Unreadable`, with every text that cannot be read."""
    texts = []
    for place, text in _texts(msgspec.to_builtins(body), "$"):
        try:
            check_signs(place, text)
        except Unreadable as unreadable:
            texts.append(unreadable)
    if texts:
        errors = tuple(fault for unreadable in texts for fault in unreadable.errors)
        raise Unreadable(texts[0].message, texts[0].field, errors)


def envelope(body: Body, actor: str, device: str) -> Envelope:
    """The role is filled in by `services.handle`. A device that joined by a code has the name
    `device`, whatever it says of itself; for other log-ins it is empty."""
    return Envelope(
        command_id=body.command_id,
        actor=actor,
        role="",
        device=device or body.device,
        reason=body.reason.strip(),
        occurred_at=body.occurred_at,
        read_seq=body.read_seq,
        head=place_of(body.head or ""),
        causation=cause(body.undoes),
    )


def check_signs(place: str, text: str) -> None:
    """No control signs, no half characters, and names as lines that can be read. Raises
    `Unreadable`."""
    for sign in text:
        if unicodedata.category(sign) in ("Cc", "Cs") and sign not in ALLOWED_CONTROLS:
            raise Unreadable(
                speak("Unreadable.sign", {"sign": f"U+{ord(sign):04X}", "place": place}), place
            )
    is_line = place.rpartition(".")[2].partition("[")[0] in LINES
    if fault := fault_of_line(text) if is_line else fault_of_lines(text):
        raise Unreadable(speak("Unreadable.line", {"place": place, "fault": say(fault)}), place)


def check_zone(body: msgspec.Struct) -> None:
    """A time zone of the settings is one that this server knows. Raises `Unreadable`."""
    settings = getattr(getattr(body, "command", None), "settings", None)
    if isinstance(settings, Settings) and settings.time_zone and not is_zone(settings.time_zone):
        name = settings.time_zone[:60]
        raise Unreadable(
            speak("Unreadable.time-zone", {"name": name}),
            "$.command.settings.time_zone",
        )


def _errors(document: bytes, kind: type[msgspec.Struct]) -> tuple[FieldError, ...]:
    """Of a document that is JSON, but no `kind`; none where it cannot be taken apart."""
    try:
        return tuple(faults(msgspec.json.decode(document), kind))
    except (msgspec.DecodeError, RecursionError):
        return ()


def _explained(message: str) -> tuple[str, str]:
    """`Expected `int`, got `str` - at `$.command.player`` -> sentence and path."""
    text, _, place = message.partition(" - at `")
    key = "Unreadable.in-place" if place else "Unreadable"
    return speak(key, {"why": text, "place": place[:-1]}), place[:-1]


def _texts(value: Any, place: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield place, value
    elif isinstance(value, dict):
        for key, part in value.items():
            yield f"{place} (key)", str(key)
            yield from _texts(part, f"{place}.{key}")
    elif isinstance(value, list | tuple):
        for index, part in enumerate(value):
            yield from _texts(part, f"{place}[{index}]")
