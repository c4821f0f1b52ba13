"""A report that brought rounds, taken back whole: entries, rounds, results and what it set.

Either the tournament becomes what it was before, or something that was done since stands in the
way and is named. What was done and taken back again does not.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from tournaments.domain import events as e
from tournaments.domain.decisions import Accepted, Around, Decision
from tournaments.domain.ids import UserId
from tournaments.domain.refusals import Refused, board_ref, player_ref, refuse
from tournaments.domain.roles import CHIEFS, role_of
from tournaments.domain.state import Game, Player, Tournament
from tournaments.domain.undo.setup import NAME, parts

FEW: Final = 3


def brought_rounds(state: Tournament, seqs: range) -> bool:
    """Whether rounds stand that the events `seqs` brought from a file."""
    return any(round_.imported and round_.published_seq in seqs for round_ in state.rounds.values())


def taken_back(state: Tournament, seqs: range, around: Around, actor: UserId) -> Decision:
    """All of it, because each part rests on the others."""
    return not_taken_back(state, around, actor) or Accepted(
        (
            e.ReportTakenBack(first=seqs[0], last=seqs[-1]),
            *_set_back(state, around),
            *(
                e.EntryTakenBack(player=entry.id, of=entry.taken_back_seq or entry.entered_seq)
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
    more = f"; and {len(built) - FEW} more" if len(built) > FEW else ""
    return refuse(
        "BuiltOnTheImport",
        f"The import cannot be taken back as it is: {'; '.join(built[:FEW])}{more}. Or leave this"
        " tournament as it is, and make a new one with the right file.",
        built=len(built),
    )


def _no_chief(state: Tournament, actor: UserId) -> Refused | None:
    """It sets settings, which the chief alone and his deputies do."""
    if role_of(state, actor) in CHIEFS:
        return None
    return refuse(
        "NotPermitted", "A report is taken back by the chief arbiter or a deputy, as it came."
    )


# --- what it set ----------------------------------------------------------------------------------


def _set_back(state: Tournament, around: Around) -> Iterator[e.Event]:
    """A tournament that was made of the report keeps what it was made with."""
    before, after = around
    if not before.exists:
        before = replace(after, prohibited=(), virtual=())
    was, now = parts(before.name, before.settings), parts(state.name, state.settings)
    brought = parts(after.name, after.settings)
    back: dict[str, Any] = now | {name: was[name] for name in was if was[name] != brought[name]}
    if back != now:
        name = back.pop(NAME)
        yield e.SettingsChanged(name=name, settings=replace(state.settings, **back))
    if before.prohibited != state.prohibited:
        yield e.ProhibitedPairsSet(groups=before.prohibited)
    if before.virtual != state.virtual:
        yield e.VirtualPointsSet(lines=before.virtual)


# --- what was built on it -------------------------------------------------------------------------


def _built(state: Tournament, left: Tournament) -> Iterator[str]:
    yield from _rounds_built(state, left)
    yield from _games_built(state, left)
    yield from _entries_built(state, left)
    yield from _set_since(state, left)
    yield from _appeals_built(state, left)


def _rounds_built(state: Tournament, left: Tournament) -> Iterator[str]:
    for number in range(left.last_published + 1, state.last_published + 1):
        yield f"round {number} was published since, and a published pairing stands (C.04.2 4.4)"
    if any(round_.open for round_ in state.rounds.values()):
        yield "a pairing is in hand: discard it first, on the page Pairing"
    for number, then in left.rounds.items():
        now = state.round(number)
        if (now.boards, now.pab) != (then.boards, then.pab):
            yield f"the boards of round {number} were changed: take that back first"
        if now.status == "closed" and then.status == "published":
            yield f"round {number} was closed: reopen it first, on the page Pairing"
        if now.clocks:
            yield f"the clocks of round {number} were started: it is being played from this import"


def _games_built(state: Tournament, left: Tournament) -> Iterator[str]:
    for game in state.games.values():
        then = left.games.get(game.id)
        if then is None or game.replaced_seq:
            continue  # of a later round, or of a change of boards, which is named itself
        board = f"round {game.round}, {board_ref(game.board)}"
        if game.conflicts:
            yield f"{board}: a conflict is open, resolve it first"
        elif what := _game_moved(game, then):
            yield f"{board}: {what}"


def _game_moved(game: Game, then: Game) -> str:
    """What stands there now that the report did not bring; a result that is gone is nothing."""
    if game.result is not None and game.result != then.result:
        return "a result was entered or corrected, take that back first"
    if game.adjourned and not then.adjourned:
        return "the game was adjourned, take that back first"
    if (game.rated, game.rated_reversed) != (then.rated, then.rated_reversed):
        return "what is rated was corrected, take that back first"
    if game.reversed != then.reversed:
        return "the colours were corrected, take that back first"
    return "the chief arbiter decided on it" if game.decided_seq != then.decided_seq else ""


def _entries_built(state: Tournament, left: Tournament) -> Iterator[str]:
    for player, entry in state.players.items():
        then = left.players.get(player)
        if not entry.stands and (then is None or entry.merged_into is None):
            continue
        if then is None or not then.stands:
            yield f"{player_ref(player)} was entered since: take that entry back first"
        elif what := _entry_moved(entry, then):
            yield f"{player_ref(player)} {what}"
    for member in state.committee:
        if member.player is not None and member.player in left.players:
            yield f"{player_ref(member.player)} sits in the appeals committee: set it anew first"


def _entry_moved(entry: Player, then: Player) -> str:
    facts = {
        "was corrected, which would be lost": ("details", "title", "federation"),
        "got another rating: take that back first": ("rating",),
        "was merged: take that back first": ("merged_into",),
        "was withdrawn, expelled or brought back: take that back first": (
            "withdrawn_from",
            "expelled",
        ),
    }
    for what, fields in facts.items():
        if any(getattr(entry, field) != getattr(then, field) for field in fields):
            return what
    byes = {number: bye.kind for number, bye in entry.byes.items()}
    had = {number: bye.kind for number, bye in then.byes.items()}
    return "was granted a bye: revoke it first" if byes.items() - had.items() else ""


def _settings_moved(state: Tournament, around: Around) -> Iterator[str]:
    """Of those that the report brought; what else was set since stays."""
    before, left = around
    if not before.exists:
        return
    was, brought = parts(before.name, before.settings), parts(left.name, left.settings)
    now = parts(state.name, state.settings)
    for name in was:
        if was[name] != brought[name] != now[name]:
            yield f"{name.replace('_', ' ')} was set since: take that back first"


def _set_since(state: Tournament, left: Tournament) -> Iterator[str]:
    if state.prohibited != left.prohibited:
        yield "the prohibited pairs were set since: set them as they came, on the page Settings"
    if state.virtual != left.virtual:
        yield "the virtual points were set since: set them as they came, on the page Settings"


def _appeals_built(state: Tournament, left: Tournament) -> Iterator[str]:
    for appeal in state.appeals.values():
        if appeal.id not in left.appeals and appeal.verdict != "withdrawn":
            yield f"appeal {appeal.id} was filed since"
