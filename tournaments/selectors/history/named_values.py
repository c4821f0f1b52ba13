"""The values of a thing, each under the name by which an arbiter calls it.

Fields are told by their own names unless something else is said here, so that a new one shows
without further ado, several numbers (seqs of events) by how many there are; what serves the server
alone is in `UNTOLD`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import msgspec

from ...domain.announcements.state import Announcement
from ...domain.drafts import failures
from ...domain.entries.state import Player
from ...domain.games.state import Game, OpenConflict
from ...domain.ids import PlayerId
from ...domain.photos.state import Attachment
from ...domain.rounds.state import Round
from ...domain.screens.state import Screen
from ...domain.settings.settings import Settings
from ...domain.standings.standings import points_text
from ...domain.tournament.state import Tournament
from ..activity.direct_titles import table_said
from ..activity.disputes import member_name
from ..activity.prizes import fund_said
from ..activity.rankings import ranking_name
from ..activity.screens import plan_text
from ..activity.settings import name_of, value_text
from ..formats import local_moment, result_text
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
    "announcement": frozenset({"id", "made_at", "made_by"}),
    "screen": frozenset({"plan"}),
    "photo": frozenset(Attachment.__struct_fields__),
    "tournament": frozenset(Tournament.__struct_fields__) - {*REST},
}
"""Fields that are told otherwise, or not at all, by noun; seqs never are."""


def of(noun: str, thing: Any, words: Wording) -> Facts:
    """The values of a thing as text; empty where there is none."""
    if further := _FURTHER.get(noun):
        yield from further(thing, words)
    yield from _plainly(noun, thing, words)


def _plainly(noun: str, thing: Any, words: Wording) -> Facts:
    if noun == "settings":
        return
    if not isinstance(thing, msgspec.Struct):
        yield words.names.label("HistoryFact", "recorded"), words.value("yes")
        return
    untold = UNTOLD.get(noun, frozenset())
    for field in thing.__struct_fields__:
        if field not in untold and field != "seq" and not field.endswith("_seq"):
            name = words.names.label("HistoryFact", field)
            yield name, _text(field, getattr(thing, field), words)


def _text(field: str, value: Any, words: Wording) -> str:
    if value is None or value is False or value in ("", 0, ()):
        return ""
    if value is True:
        return words.value("yes")
    written = _WRITTEN.get(field)
    if written is not None:
        return written(value, words)
    if isinstance(value, msgspec.Struct):
        return words.value("yes")
    if isinstance(value, tuple) and all(isinstance(each, int) for each in value):
        return str(len(value))
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


def _time(value: Any, words: Wording) -> str:
    return local_moment(value, words.names.language)


def _colours(value: Any, words: Wording) -> str:
    return ", ".join(words.names.label("Colour", colour) for colour in value)


def _groups(value: Any, words: Wording) -> str:
    return "; ".join(_players(group.players, words) for group in value)


def _lines(value: Any, words: Wording) -> str:
    return "; ".join(
        words.names.speak(
            "HistoryValue.virtual",
            points=points_text(line.points),
            first=line.first,
            last=line.last,
            players=_players(line.players, words),
        )
        for line in value
    )


def _fund(value: Any, words: Wording) -> str:
    return words.names.say(fund_said(value)) if value.lists else ""


def _made_reports(value: Any, _words: Wording) -> str:
    return ", ".join(str(made.number) for made in value)


def _title_table(value: Any, words: Wording) -> str:
    return words.names.say(table_said(value)) if value.lines else ""


def _rankings(value: Any, words: Wording) -> str:
    return ", ".join(ranking_name(each, words.names) for each in value)


def _committee(value: Any, words: Wording) -> str:
    return ", ".join(member_name(words.names, member) for member in value)


def _reports(value: Any, words: Wording) -> str:
    return ", ".join(
        words.names.speak(
            "HistoryValue.report", colour=str(each.colour), result=result_text(each.result)
        )
        for each in value
    )


def _moved(value: Any, words: Wording) -> str:
    return words.names.speak(
        "HistoryValue.moved-to" if value.away else "HistoryValue.moved-from",
        section=value.section_name,
    )


def _label(of: str) -> Callable[[Any, Wording], str]:
    return lambda value, words: words.names.label(of, value)


_WRITTEN: Final[Mapping[str, Callable[[Any, Wording], str]]] = {
    "notes": lambda value, _: str(len(value)),
    "rating_source": _label("Source"),
    "seen_by": _user,
    "seen_at": _time,
    "choice": lambda value, words: (
        "" if value == "open" else words.names.label("HistoryChoice", value)
    ),
    "reports": _reports,
    "file_report": lambda value, words: result_text(value.result, words.names.language),
    "user": _user,
    "by": lambda value, words: (
        _user(value, words) if isinstance(value, str) else _player(value, words)
    ),
    "confirmed_by": _user,
    "decided_by": _user,
    "revoked_by": _user,
    "reviewed_by": _user,
    "merged_into": _player,
    "moved": _moved,
    "pab": _player,
    "absent": _players,
    "role": _label("Role"),
    "late": _label("LateCause"),
    "priority": _label("AnnouncementPriority"),
    "verdict": _label("AppealVerdict"),
    "phase": _label("HistoryPhase"),
    "status": _label("HistoryStatus"),
    "empty": _colours,
    "initial_colour": _colours,
    "prohibited": _groups,
    "virtual": _lines,
    "committee": _committee,
    "prize_fund": _fund,
    "rankings": _rankings,
    "direct_titles": _title_table,
    "federation_reports": _made_reports,
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
    fact = _facts_of(words)
    person = words.people.get((entry.person, entry.details))
    if person is not None:
        yield fact("name"), person.name
        yield fact("sex"), words.names.label("HistorySex", person.sex) if person.sex else ""
        yield fact("birth-year"), person.birth_date[:4]
        yield fact("fide-id"), person.fide_id
        yield fact("club"), person.club
        yield fact("contact"), _end_of(person.contact)
    yield fact("personal-details"), words.value("erased") if entry.erased_seq else ""
    for number, bye in entry.byes.items():
        name = words.names.speak("HistoryFact.in-round", round=number)
        yield name, words.names.label("ByeName", bye.kind)


def _of_game(game: Game, words: Wording) -> Facts:
    fact, value = _facts_of(words), words.value
    yield fact("result"), value("adjourned") if game.adjourned else result_text(game.result)
    yield fact("rated"), result_text(game.rated)
    yield fact("colours"), value("reversed") if game.reversed else ""
    if game.rated_reversed is not None:
        reported = value("reversed") if game.rated_reversed else value("as-paired")
        yield fact("colours-in-report"), reported
    yield fact("ended"), value("paired-anew") if game.replaced_seq else ""


def _of_announcement(announcement: Announcement, words: Wording) -> Facts:
    taken_back = words.value("yes") if announcement.taken_back_seq else ""
    yield _facts_of(words)("taken_back"), taken_back


def _of_screen(screen: Screen, words: Wording) -> Facts:
    yield _facts_of(words)("shows"), plan_text(screen.plan, words.names.language)


def _of_round(round_: Round, words: Wording) -> Facts:
    fact, speak, user = _facts_of(words), words.names.speak, words.names.user
    for board in round_.boards:
        yield speak("HistoryFact.board", board=board.board), _pair(words, board.white, board.black)
    for player, kind in round_.byes:
        bye = speak("HistoryFact.bye", kind=kind, player=words.names.player(player))
        yield bye, words.value("yes")
    if round_.manual:
        yield fact("pairing-by-hand"), speak("HistoryValue.by", user=user(round_.manual.by))
        for at, (white, black) in enumerate(round_.manual.pairs, 1):
            yield speak("HistoryFact.manual-pair", number=at), _pair(words, white, black)
    if round_.by_hand:
        yield fact("by-hand"), speak("HistoryValue.by", user=user(round_.by_hand.by))
    if round_.failure:
        yield fact("not-pairable"), words.names.say(failures.sentence(round_.failure))
    if round_.changes:
        yield fact("pairing-version"), str(round_.version)
    if round_.refused:
        yield fact("requests-refused"), str(len(round_.refused))


def _pair(words: Wording, white: PlayerId, black: PlayerId) -> str:
    return words.names.speak(
        "HistoryValue.pair", white=words.names.player(white), black=words.names.player(black)
    )


def _of_photo(photo: Attachment, words: Wording) -> Facts:
    fact = _facts_of(words)
    size = max(photo.size // 1024, 1)
    yield fact("photo-of"), words.pictured(photo.about)
    shown = words.names.speak("HistoryValue.photo", kilobytes=size)
    yield fact("picture"), words.value("erased") if photo.erased else shown


def _of_conflict(conflict: OpenConflict, words: Wording) -> Facts:
    fact = _facts_of(words)
    yield fact("stands"), result_text(conflict.standing) or words.value("nothing")
    claimed = words.names.speak(
        "HistoryValue.claimed",
        result=result_text(conflict.claimed),
        user=words.names.user(conflict.by),
    )
    yield fact("claimed"), claimed


def _of_settings(state: Tournament, words: Wording) -> Facts:
    language = words.names.language
    yield words.names.label("HistoryFact", "name"), state.name
    for name in Settings.__struct_fields__:
        text = value_text(name, state.settings, words.names.player, language)
        yield name_of(name, language), text


def _facts_of(words: Wording) -> Callable[[str], str]:
    """How a fact is called."""
    return lambda code: words.names.label("HistoryFact", code)


_FURTHER: Final[Mapping[str, Callable[[Any, Wording], Facts]]] = {
    "player": _of_player,
    "game": _of_game,
    "round": _of_round,
    "conflict": _of_conflict,
    "photo": _of_photo,
    "announcement": _of_announcement,
    "screen": _of_screen,
    "settings": _of_settings,
}
