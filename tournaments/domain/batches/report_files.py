"""A report that brought rounds, taken back whole: entries, rounds, results and what it set.

Either the tournament becomes what it was before, or something that was done since stands in the
way and is named. What was done and taken back again does not.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from ..arbiters.rights import role_of
from ..decisions import Accepted, Around, Decision
from ..entries.events import EntryTakenBack
from ..entries.state import Player
from ..event import Event
from ..games.state import Game
from ..ids import UserId
from ..imported.events import ReportTakenBack
from ..refusals import Refused, refuse
from ..roles import CHIEFS
from ..said import item
from ..settings.events import ProhibitedPairsSet, SettingsChanged, VirtualPointsSet
from ..settings.undo import NAME, parts
from ..tournament.state import Tournament

FEW: Final = 3


def brought_rounds(state: Tournament, seqs: range) -> bool:
    """Whether rounds stand that the events `seqs` brought from a file."""
    return any(round_.imported and round_.published_seq in seqs for round_ in state.rounds.values())


def taken_back(state: Tournament, seqs: range, around: Around, actor: UserId) -> Decision:
    """All of it, because each part rests on the others."""
    return not_taken_back(state, around, actor) or Accepted(
        (
            ReportTakenBack(first=seqs[0], last=seqs[-1]),
            *_set_back(state, around),
            *(
                EntryTakenBack(player=entry.id, of=entry.taken_back_seq or entry.entered_seq)
                for entry in state.players.values()
                if entry.stands and entry.entered_seq in seqs
            ),
        )
    )


def not_taken_back(state: Tournament, around: Around, actor: UserId) -> Refused | None:
    """Why not: what was built on the report since, each with what to do about it."""
    return _no_chief(state, actor) or _in_the_way(state, around)


def _in_the_way(state: Tournament, around: Around) -> Refused | None:
    built = [*_built(state, around.after), *_settings_moved(state, around)]
    if not built:
        return None
    named = built[:FEW]
    if len(built) > FEW:
        named.append(item("AndMore", count=len(built) - FEW))
    return refuse("BuiltOnTheImport", built=len(built), in_the_way="; ".join(named))


def _no_chief(state: Tournament, actor: UserId) -> Refused | None:
    """It sets settings, which the chief alone and his deputies do."""
    if role_of(state, actor) in CHIEFS:
        return None
    return refuse("NotPermitted.taking-back-a-report")


# --- what it set ----------------------------------------------------------------------------------


def _set_back(state: Tournament, around: Around) -> Iterator[Event]:
    """A tournament that was made of the report keeps what it was made with."""
    before, after = around
    if not before.exists:
        before = replace(after, prohibited=(), virtual=())
    was, now = parts(before.name, before.settings), parts(state.name, state.settings)
    brought = parts(after.name, after.settings)
    back: dict[str, Any] = now | {name: was[name] for name in was if was[name] != brought[name]}
    if back != now:
        name = back.pop(NAME)
        yield SettingsChanged(name=name, settings=replace(state.settings, **back))
    if before.prohibited != state.prohibited:
        yield ProhibitedPairsSet(groups=before.prohibited)
    if before.virtual != state.virtual:
        yield VirtualPointsSet(lines=before.virtual)


# --- what was built on it -------------------------------------------------------------------------


def _built(state: Tournament, left: Tournament) -> Iterator[str]:
    yield from _rounds_built(state, left)
    yield from _games_built(state, left)
    yield from _entries_built(state, left)
    yield from _set_since(state, left)
    yield from _appeals_built(state, left)


def _rounds_built(state: Tournament, left: Tournament) -> Iterator[str]:
    for number in range(left.last_published + 1, state.last_published + 1):
        yield item("Built.round", round=number)
    if any(round_.open for round_ in state.rounds.values()):
        yield item("Built.pairing-in-hand")
    for number, then in left.rounds.items():
        now = state.round(number)
        if (now.boards, now.pab) != (then.boards, then.pab):
            yield item("Built.boards", round=number)
        if now.status == "closed" and then.status == "published":
            yield item("Built.closed", round=number)
        if now.clocks:
            yield item("Built.clocks", round=number)


def _games_built(state: Tournament, left: Tournament) -> Iterator[str]:
    for game in state.games.values():
        then = left.games.get(game.id)
        if then is None or game.replaced_seq:
            continue  # of a later round, or of a change of boards, which is named itself
        if what := "conflict" if game.conflicts else _game_moved(game, then):
            yield item(f"Built.{what}", round=game.round, board=game.board)


def _game_moved(game: Game, then: Game) -> str:
    """What stands there now that the report did not bring; a result that is gone is nothing."""
    if game.result is not None and game.result != then.result:
        return "result"
    if game.adjourned and not then.adjourned:
        return "adjourned"
    if (game.rated, game.rated_reversed) != (then.rated, then.rated_reversed):
        return "rated"
    if game.reversed != then.reversed:
        return "colours"
    return "decided" if game.decided_seq != then.decided_seq else ""


def _entries_built(state: Tournament, left: Tournament) -> Iterator[str]:
    for player, entry in state.players.items():
        then = left.players.get(player)
        if not entry.stands and (then is None or entry.merged_into is None):
            continue
        if then is None or not then.stands:
            yield item("Built.entered", player=player)
        elif what := _entry_moved(entry, then):
            yield item(f"Built.{what}", player=player)
    for member in state.committee:
        if member.player is not None and member.player in left.players:
            yield item("Built.committee", player=member.player)


def _entry_moved(entry: Player, then: Player) -> str:
    facts = {
        "corrected": ("details", "title", "federation"),
        "rating": ("rating",),
        "merged": ("merged_into",),
        "withdrawn": (
            "withdrawn_from",
            "expelled",
        ),
    }
    for what, fields in facts.items():
        if any(getattr(entry, field) != getattr(then, field) for field in fields):
            return what
    byes = {number: bye.kind for number, bye in entry.byes.items()}
    had = {number: bye.kind for number, bye in then.byes.items()}
    return "bye" if byes.items() - had.items() else ""


def _settings_moved(state: Tournament, around: Around) -> Iterator[str]:
    """Of those that the report brought; what else was set since stays."""
    before, left = around
    if not before.exists:
        return
    was, brought = parts(before.name, before.settings), parts(left.name, left.settings)
    now = parts(state.name, state.settings)
    for name in was:
        if was[name] != brought[name] != now[name]:
            yield item("Built.setting", setting=name)


def _set_since(state: Tournament, left: Tournament) -> Iterator[str]:
    if state.prohibited != left.prohibited:
        yield item("Built.prohibited-pairs")
    if state.virtual != left.virtual:
        yield item("Built.virtual-points")
    if state.regulations != left.regulations:
        yield item("Built.regulations")


def _appeals_built(state: Tournament, left: Tournament) -> Iterator[str]:
    for appeal in state.appeals.values():
        if appeal.id not in left.appeals and appeal.verdict != "withdrawn":
            yield item("Built.appeal", appeal=appeal.id)
