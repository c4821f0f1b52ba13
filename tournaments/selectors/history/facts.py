"""The values of a thing, each under the name by which an arbiter calls it.

Fields are told by their own names unless something else is said here, so that a new one shows
without further ado; what serves the server alone is in `UNTOLD`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import msgspec

from ...domain.drafts import failures
from ...domain.entries.state import Player
from ...domain.games.state import Game, OpenConflict
from ...domain.photos.state import Attachment
from ...domain.rounds.state import Round
from ...domain.settings.settings import Settings
from ...domain.tournament.state import Tournament
from ...words import label
from ..activity import LATE_CAUSES, ROLE_NAMES, member_name
from ..activity.entries import BYE_NAMES
from ..activity.settings import name_of, value_text
from ..words import local_moment, result_text
from .moved import REST
from .wording import Wording

Facts = Iterator[tuple[str, str]]

UNTOLD: Final[Mapping[str, frozenset[str]]] = {
    "player": frozenset(
        {"id", "person", "details", "late", "withdrawn_at", "byes"} | {"taken_over", "choice_round"}
    ),
    "game": frozenset({"id", "round", "board", "white", "black", "by", "at", "device", "since"})
    | {"entered_at", "reports_settled"}
    | {"result", "adjourned", "rated", "reversed", "rated_reversed", "decided_at"}
    | {"conflicts", "history"},
    "round": frozenset({"number", "request", "system", "options", "drafts", "base", "order"})
    | {"engine", "engine_version", "input_hash", "seal", "checker"}
    | {"boards", "byes", "failure", "changes", "refused", "steps", "manual", "by_hand"},
    "arbiter": frozenset({"user"}),
    "device": frozenset({"name", "enrolled_by", "enrolled_at"}),
    "conflict": frozenset({"scope", "game", "command", "standing_at", "standing_device"})
    | {"standing_by", "standing", "claimed", "expected", "by", "at", "device"},
    "appeal": frozenset({"id", "about", "recorded_by", "recorded_at"}),
    "photo": frozenset(Attachment.__struct_fields__),
    "tournament": frozenset(Tournament.__struct_fields__) - {*REST},
}
"""Fields that are told otherwise, or not at all, by noun; seqs never are."""

LABELS: Final[Mapping[str, str]] = {
    "choice": "had not come when check-in closed",
    "reports": "reported by the players",
    "tpn": "pairing number",
    "from_round": "plays from round",
    "withdrawn_from": "not paired from round",
    "merged_into": "merged into",
    "moved": "moved",
    "explained": "absence explained, round",
    "pab": "pairing-allocated bye",
    "absent": "not paired",
    "clocks": "clocks started",
    "empty": "seats found empty",
    "prohibited": "prohibited pairs",
    "virtual": "virtual points",
    "committee": "appeals committee",
    "frozen": "pairing numbers frozen",
    "seed": "seed of the lot",
    "by": "by",
    "since": "in doubt since",
    "sat": "decided by",
}


PHASES: Final[Mapping[str, str]] = {
    "entries": "entries",
    "running": "under way",
    "closed": "closed",
}
STATUSES: Final[Mapping[str, str]] = {
    "none": "not paired",
    "requested": "being paired",
    "draft": "draft",
    "failed": "could not be paired",
    "published": "published",
    "closed": "closed",
}
SEXES: Final[Mapping[str, str]] = {"m": "male", "w": "female", "f": "female"}


def of(noun: str, thing: Any, words: Wording) -> Facts:
    """The values of a thing as text; empty where there is none."""
    if told := _FURTHER.get(noun):
        yield from told(thing, words)
    yield from _plainly(noun, thing, words)


def _plainly(noun: str, thing: Any, words: Wording) -> Facts:
    if noun == "settings":
        return
    if not isinstance(thing, msgspec.Struct):
        yield "recorded", "yes"
        return
    untold = UNTOLD.get(noun, frozenset())
    for field in thing.__struct_fields__:
        if field not in untold and field != "seq" and not field.endswith("_seq"):
            label = LABELS.get(field, field.replace("_", " "))
            yield label, _text(field, getattr(thing, field), words)


def _text(field: str, value: Any, words: Wording) -> str:
    if value is None or value is False or value in ("", 0, ()):
        return ""
    if value is True:
        return "yes"
    written = _WRITTEN.get(field)
    if written is not None:
        return written(value, words)
    if isinstance(value, msgspec.Struct):
        return "yes"
    if isinstance(value, tuple):
        return ", ".join(_text("", each, words) for each in value)
    return str(value)


# --- single fields --------------------------------------------------------------------------


def _user(value: Any, words: Wording) -> str:
    return words.names.user(value)


def _player(value: Any, words: Wording) -> str:
    return words.names.player(value)


def _players(value: Any, words: Wording) -> str:
    return ", ".join(words.names.player(player) for player in value)


def _time(value: Any, _words: Wording) -> str:
    return local_moment(value)


def _colours(value: Any, _words: Wording) -> str:
    return ", ".join("White" if colour == "w" else "Black" for colour in value)


def _groups(value: Any, words: Wording) -> str:
    return "; ".join(_players(group.players, words) for group in value)


def _lines(value: Any, words: Wording) -> str:
    return "; ".join(
        f"{line.points / 2:g} in rounds {line.first} to {line.last}: "
        f"{_players(line.players, words)}"
        for line in value
    )


def _committee(value: Any, words: Wording) -> str:
    return ", ".join(member_name(words.names, member) for member in value)


def _reports(value: Any, _words: Wording) -> str:
    return ", ".join(
        f"{'White' if each.colour == 'w' else 'Black'}: {result_text(each.result)}"
        for each in value
    )


_WRITTEN: Final[Mapping[str, Callable[[Any, Wording], str]]] = {
    "notes": lambda value, _: str(len(value)),
    "rating_source": lambda value, _: label("Source", value),
    "seen_by": _user,
    "seen_at": _time,
    "choice": lambda value, _: "" if value == "open" else value.replace("-", " "),
    "reports": _reports,
    "user": _user,
    "by": lambda value, words: (
        _user(value, words) if isinstance(value, str) else _player(value, words)
    ),
    "confirmed_by": _user,
    "decided_by": _user,
    "revoked_by": _user,
    "reviewed_by": _user,
    "merged_into": _player,
    "moved": lambda value, _: f"{'to' if value.away else 'from'} {value.section_name}",
    "pab": _player,
    "absent": _players,
    "role": lambda value, _: ROLE_NAMES[value],
    "late": lambda value, _: LATE_CAUSES.get(value, "yes"),
    "phase": lambda value, _: PHASES[value],
    "status": lambda value, _: STATUSES[value],
    "empty": _colours,
    "initial_colour": _colours,
    "prohibited": _groups,
    "virtual": _lines,
    "committee": _committee,
    "sat": _committee,
    "until": _time,
    "since": _time,
    "clocks": _time,
    "pairing_deadline": _time,
    "last_call": _time,
    "filed_at": _time,
    "deadline": _time,
    "decided_at": _time,
    "revoked_at": _time,
    "reviewed_at": _time,
}


# --- things that say more than their fields ---------------------------------------------------


def _end_of(contact: str) -> str:
    """Enough to see that it changed."""
    return f"…{contact[-2:]}" if contact else ""


def _of_player(entry: Player, words: Wording) -> Facts:
    person = words.people.get((entry.person, entry.details))
    if person is not None:
        yield "name", person.name
        yield "sex", SEXES.get(person.sex, person.sex)
        yield "year of birth", person.birth_date[:4]
        yield "FIDE ID", person.fide_id
        yield "club", person.club
        yield "contact", _end_of(person.contact)
    yield "personal details", "erased" if entry.erased_seq else ""
    for number, bye in entry.byes.items():
        yield f"round {number}", BYE_NAMES[bye.kind]


def _of_game(game: Game, _words: Wording) -> Facts:
    yield "result", "adjourned" if game.adjourned else result_text(game.result)
    yield "rated", result_text(game.rated)
    yield "colours", "reversed" if game.reversed else ""
    if game.rated_reversed is not None:
        yield "colours in the report", "reversed" if game.rated_reversed else "as paired"
    yield "ended", "paired anew, or its import was taken back" if game.replaced_seq else ""


def _of_round(round_: Round, words: Wording) -> Facts:
    name = words.names.player
    for board in round_.boards:
        yield f"board {board.board}", f"{name(board.white)} – {name(board.black)}"
    for player, kind in round_.byes:
        yield BYE_NAMES[kind] + f" of {name(player)}", "yes"
    if round_.manual:
        yield "being paired by hand", f"by {words.names.user(round_.manual.by)}"
        for at, (white, black) in enumerate(round_.manual.pairs, 1):
            yield f"by hand, pair {at}", f"{name(white)} – {name(black)}"
    if round_.by_hand:
        yield "paired by hand", f"by {words.names.user(round_.by_hand.by)}"
    if round_.failure:
        yield "could not be paired", words.names.say(failures.sentence(round_.failure))
    if round_.changes:
        yield "version of the pairings", str(round_.version)
    if round_.refused:
        yield "requests refused", str(len(round_.refused))


def _of_photo(photo: Attachment, words: Wording) -> Facts:
    size = max(photo.size // 1024, 1)
    yield "of", words.pictured(photo.about)
    yield "picture", "erased" if photo.erased else f"photo, {size} kB"


def _of_conflict(conflict: OpenConflict, words: Wording) -> Facts:
    yield "stands", result_text(conflict.standing) or "nothing"
    yield "claimed", f"{result_text(conflict.claimed)} by {words.names.user(conflict.by)}"


def _of_settings(state: Tournament, words: Wording) -> Facts:
    yield "name", state.name
    for name in Settings.__struct_fields__:
        yield name_of(name), value_text(name, state.settings, words.names.player)


_FURTHER: Final[Mapping[str, Callable[[Any, Wording], Facts]]] = {
    "player": _of_player,
    "game": _of_game,
    "round": _of_round,
    "conflict": _of_conflict,
    "photo": _of_photo,
    "settings": _of_settings,
}
