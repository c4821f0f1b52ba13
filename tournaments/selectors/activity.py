"""The log as sentences: who did what, with names, before and after."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import singledispatch

import msgspec
from msgspec.structs import replace

from events.messages import Recorded
from pairing.model import Colour

from .. import log
from ..domain import events as e
from ..domain.commands import BY_NAME
from ..domain.grounds import ANSWERS, GROUNDS
from ..domain.ids import GameId, PlayerId
from ..domain.results import FORFEITS
from ..domain.settings import Settings
from ..domain.state import Tournament
from .names import Names
from .rows import ActivityRow
from .words import points_text, result_text


class Telling(msgspec.Struct, frozen=True):
    """What a sentence may use: the state (at the event or later) and the names.

    `settings_before` are the settings that stood before a SettingsChanged, by the seq of that
    event; without them the sentence does not say what changed.
    """

    state: Tournament
    names: Names
    settings_before: Mapping[int, Settings] = {}
    seq: int = 0
    """That of the event that is being told."""

    def board(self, game: GameId) -> str:
        """ "Round 3, board 47"."""
        known = self.state.games.get(game)
        return f"Round {known.round}, board {known.board}" if known else f"Game {game}"

    def about(self, scope: str) -> str:
        """A scope as people say it: "Round 3, board 47", "Round 3" or a name."""
        noun, _, name = scope.partition(":")
        if noun == "game":
            return self.board(GameId(name))
        return self.player(PlayerId(int(name))) if noun == "player" else f"Round {name}"

    def seat(self, game: GameId, colour: Colour) -> str:
        """ "Round 3, board 47: Novák, A. (White)"."""
        known = self.state.games.get(game)
        side = "White" if colour is Colour.WHITE else "Black"
        if known is None:
            return f"{self.board(game)}: {side}"
        player = known.white if colour is Colour.WHITE else known.black
        return f"{self.board(game)}: {self.player(player)} ({side})"

    def player(self, player: PlayerId) -> str:
        return self.names.player(player)

    def players(self, players: Iterable[PlayerId]) -> str:
        return ", ".join(self.player(player) for player in players)


def activity(telling: Telling, recorded: Iterable[Recorded]) -> tuple[ActivityRow, ...]:
    """One row an event, in the order given."""
    return tuple(_row(telling, each) for each in recorded)


def _row(telling: Telling, recorded: Recorded) -> ActivityRow:
    event = log.decoded(recorded)
    return ActivityRow(
        seq=recorded.seq,
        at=recorded.recorded_at,
        actor=recorded.actor,
        actor_name=telling.names.user(recorded.actor),
        role=recorded.role,
        device=recorded.device,
        type=recorded.type,
        text=sentence(event, replace(telling, seq=recorded.seq)),
        reason=telling.names.reason(recorded.reason),
        subject=log.subject(event),
    )


@singledispatch
def sentence(event: e.Event, _telling: Telling) -> str:
    """What happened, in one sentence without a full stop."""
    raise NotImplementedError(f"no sentence for {type(event).__name__}")


# --- set-up ---------------------------------------------------------------------------------


@sentence.register
def _(event: e.TournamentCreated, _telling: Telling) -> str:
    return f"Tournament created: {event.name}, {event.settings.rounds} rounds"


@sentence.register
def _(event: e.SettingsChanged, telling: Telling) -> str:
    before = telling.settings_before.get(telling.seq)
    changes = _changes(before, event.settings) if before else []
    return "Settings changed" + (f": {'; '.join(changes)}" if changes else "")


def _changes(before: Settings, after: Settings) -> list[str]:
    return [
        f"{name.replace('_', ' ')} {_plain(name, before)} → {_plain(name, after)}"
        for name in Settings.__struct_fields__
        if getattr(before, name) != getattr(after, name)
    ]


def _plain(name: str, settings: Settings) -> str:
    value = getattr(settings, name)
    if name in _POINTS:
        return points_text(value)
    if isinstance(value, dict):
        return ", ".join(f"{key}: {part}" for key, part in value.items()) or "none"
    if isinstance(value, tuple):
        return ", ".join(str(part) for part in value) or "none"
    return str(value) if value != "" else "none"


_POINTS = frozenset({"win", "draw", "loss", "absent", "pab"})


@sentence.register
def _(event: e.ProhibitedPairsSet, telling: Telling) -> str:
    if not event.groups:
        return "No pairs are prohibited any more"
    groups = "; ".join(telling.players(group.players) for group in event.groups)
    return f"Prohibited pairs set: {groups}"


@sentence.register
def _(event: e.VirtualPointsSet, telling: Telling) -> str:
    if not event.lines:
        return "Virtual points are no longer set by hand"
    lines = "; ".join(
        f"{points_text(line.points)} in rounds {line.first} to {line.last} "
        f"for {telling.players(line.players)}"
        for line in event.lines
    )
    return f"Virtual points set: {lines}"


@sentence.register
def _(event: e.ArbiterAppointed, telling: Telling) -> str:
    sector = ""
    if event.first_board or event.last_board:
        sector = f", boards {max(event.first_board, 1)} to {event.last_board or 'the last'}"
    return f"{telling.names.user(event.user)} appointed {ROLE_NAMES[event.role]}{sector}"


ROLE_NAMES: Mapping[str, str] = {
    "chief": "chief arbiter",
    "deputy": "deputy chief arbiter",
    "pairing-officer": "pairing officer",
    "sector": "sector arbiter",
    "results": "results helper",
    "check-in": "check-in desk",
    "read-only": "reader",
    "system": "server",
}


@sentence.register
def _(event: e.ArbiterDismissed, telling: Telling) -> str:
    return f"{telling.names.user(event.user)} is no longer an arbiter here"


@sentence.register
def _(event: e.DeviceEnrolled, telling: Telling) -> str:
    return f"{event.device} joined for {telling.names.user(event.user)}"


@sentence.register
def _(event: e.DeviceRevoked, telling: Telling) -> str:
    device = telling.state.devices.get(event.device)
    whose = f" of {telling.names.user(device.user)}" if device else ""
    return f"{event.device}{whose} revoked"


@sentence.register
def _(event: e.DeviceReviewed, _telling: Telling) -> str:
    return f"What {event.device} typed is reviewed"


# --- entries --------------------------------------------------------------------------------


@sentence.register
def _(event: e.PlayerEntered, telling: Telling) -> str:
    return f"{_entry(event, telling)} entered"


@sentence.register
def _(event: e.LateEntryAdmitted, telling: Telling) -> str:
    return f"{_entry(event, telling)} entered late, from round {event.from_round}"


def _entry(event: e.PlayerEntered | e.LateEntryAdmitted, telling: Telling) -> str:
    facts = " ".join(
        part for part in (event.title, event.federation, _rating(event.rating)) if part
    )
    return f"{telling.player(event.player)}{f' ({facts})' if facts else ''}"


def _rating(rating: int) -> str:
    return str(rating) if rating else ""


@sentence.register
def _(event: e.PlayerCorrected, telling: Telling) -> str:
    return f"Details of {telling.player(event.player)} corrected"


@sentence.register
def _(event: e.RatingCorrected, telling: Telling) -> str:
    return f"Rating of {telling.player(event.player)} corrected: {event.was} → {event.rating}"


@sentence.register
def _(event: e.EntriesMerged, telling: Telling) -> str:
    return (
        f"Entry {event.dropped} merged into entry {event.kept}: {telling.player(event.kept)} "
        "had been entered twice"
    )


@sentence.register
def _(event: e.PlayerCheckedIn, telling: Telling) -> str:
    return f"{telling.player(event.player)} checked in"


@sentence.register
def _(event: e.PlayerCheckedOut, telling: Telling) -> str:
    return f"{telling.player(event.player)} checked out"


@sentence.register
def _(event: e.PlayerWithdrawn, telling: Telling) -> str:
    return f"{telling.player(event.player)} withdrawn from round {event.from_round} on"


@sentence.register
def _(event: e.PlayerReinstated, telling: Telling) -> str:
    return f"{telling.player(event.player)} reinstated from round {event.from_round} on"


@sentence.register
def _(event: e.PlayerExpelled, telling: Telling) -> str:
    return f"{telling.player(event.player)} expelled from round {event.from_round} on"


BYE_NAMES: Mapping[str, str] = {
    "zero": "zero-point bye",
    "half": "half-point bye",
    "full": "full-point bye",
}


@sentence.register
def _(event: e.ByeGranted, telling: Telling) -> str:
    return f"{telling.player(event.player)} gets a {BYE_NAMES[event.kind]} in round {event.round}"


@sentence.register
def _(event: e.ByeRevoked, telling: Telling) -> str:
    return f"Bye of {telling.player(event.player)} in round {event.round} revoked"


# --- numbers --------------------------------------------------------------------------------


@sentence.register
def _(event: e.InitialColourDrawn, _telling: Telling) -> str:
    colour = "White" if event.colour == "w" else "Black"
    how = f"drawn by lot (seed {event.seed})" if event.seed else "set by hand"
    return f"Initial colour {colour}, {how}"


@sentence.register
def _(event: e.PairingNumbersAssigned, _telling: Telling) -> str:
    causes = {
        "start": "at the start",
        "correction": "after a correction",
        "late-entry": "after a late entry",
        "merge": "after a merge",
        "by-hand": "on request",
    }
    return f"Pairing numbers 1 to {len(event.order)} assigned {causes[event.cause]}"


@sentence.register
def _(_event: e.PairingNumbersFrozen, _telling: Telling) -> str:
    return "Pairing numbers frozen: no correction moves them any more"


# --- rounds ---------------------------------------------------------------------------------


@sentence.register
def _(event: e.PairingRequested, _telling: Telling) -> str:
    return f"Pairing of round {event.round} requested"


@sentence.register
def _(event: e.RoundPaired, telling: Telling) -> str:
    how = "imported" if event.imported else f"paired by {event.engine} {event.engine_version}"
    bye = f", bye for {telling.player(event.pab)}" if event.pab is not None else ""
    return f"Round {event.round} {how}: {len(event.boards)} boards{bye}"


@sentence.register
def _(event: e.PairingFailed, telling: Telling) -> str:
    return f"Round {event.round} could not be paired: {telling.names.filled(event.message)}"


@sentence.register
def _(event: e.PairingDiscarded, _telling: Telling) -> str:
    return f"Pairing of round {event.round} discarded"


@sentence.register
def _(event: e.RoundPublished, _telling: Telling) -> str:
    return f"Round {event.round} published"


@sentence.register
def _(event: e.PublishedPairingsChanged, telling: Telling) -> str:
    basis = GROUNDS[event.ground]
    places = [
        f"board {board.board} {telling.player(board.white)} – {telling.player(board.black)}"
        for board in event.new
    ]
    if event.pab is not None and event.pab != event.was_pab:
        places.append(f"bye for {telling.player(event.pab)}")
    if event.absent:
        places.append(f"not paired {telling.players(event.absent)}")
    ground = f"{basis.title[:1].lower()}{basis.title[1:]} ({basis.article})"
    return f"Published pairings of round {event.round} changed, {ground}: {'; '.join(places)}"


@sentence.register
def _(event: e.PlayersRequestRefused, telling: Telling) -> str:
    wanted = ANSWERS[event.kind].title
    return (
        f"Request of {telling.players(event.players)} about round {event.round} refused: "
        f"{wanted[:1].lower()}{wanted[1:]} ({event.article})"
    )


@sentence.register
def _(event: e.RoundClosed, _telling: Telling) -> str:
    return f"Round {event.round} closed"


@sentence.register
def _(event: e.RoundReopened, _telling: Telling) -> str:
    return f"Round {event.round} reopened"


# --- games ----------------------------------------------------------------------------------


@sentence.register
def _(event: e.ResultEntered, telling: Telling) -> str:
    return f"{telling.board(event.game)}: {result_text(event.result)} entered"


@sentence.register
def _(event: e.ForfeitDeclared, telling: Telling) -> str:
    both = "double forfeit" if event.result == "-/-" else "forfeit"
    return f"{telling.board(event.game)}: {both} {result_text(event.result)} declared"


@sentence.register
def _(event: e.ResultConfirmed, telling: Telling) -> str:
    return f"{telling.board(event.game)}: {result_text(event.result)} confirmed"


@sentence.register
def _(event: e.ResultCorrected, telling: Telling) -> str:
    was, now = result_text(event.was), result_text(event.result)
    kind = "forfeit" if event.result in FORFEITS and event.was not in FORFEITS else "corrected"
    return f"{telling.board(event.game)}: {kind} {was} → {now}"


@sentence.register
def _(event: e.RatedResultCorrected, telling: Telling) -> str:
    was, now = result_text(event.was), result_text(event.result)
    return f"{telling.board(event.game)}: rated {was} → {now}; what counts stays (C.04.2 4.3)"


@sentence.register
def _(event: e.ColoursCorrected, telling: Telling) -> str:
    how = "reversed" if event.reversed else "as paired"
    reach = "" if event.counts else ", for the report alone (C.04.2 4.3)"
    return f"{telling.board(event.game)}: colours were {how}{reach}"


@sentence.register
def _(event: e.ResultCleared, telling: Telling) -> str:
    return f"{telling.board(event.game)}: {result_text(event.was)} cleared"


@sentence.register
def _(event: e.GameAdjourned, telling: Telling) -> str:
    return f"{telling.board(event.game)}: adjourned"


@sentence.register
def _(event: e.AdjournedGameFinished, telling: Telling) -> str:
    return f"{telling.board(event.game)}: adjourned game finished {result_text(event.result)}"


@sentence.register
def _(event: e.ConflictRaised, telling: Telling) -> str:
    place = telling.board(event.game) if event.game else event.scope
    standing = result_text(event.standing) or "nothing"
    return f"{place}: conflict, {standing} stands, {result_text(event.claimed)} claimed"


@sentence.register
def _(event: e.ConflictResolved, telling: Telling) -> str:
    game = GameId(event.scope.removeprefix("game:"))
    place = telling.board(game) if event.scope.startswith("game:") else event.scope
    return f"{place}: conflict resolved"


# --- disputes -------------------------------------------------------------------------------


@sentence.register
def _(event: e.AppealsCommitteeSet, telling: Telling) -> str:
    members = ", ".join(member_name(telling.names, member) for member in event.members)
    return f"Appeals committee: {members}" if members else "There is no appeals committee any more"


def member_name(names: Names, member: e.CommitteeMember) -> str:
    """With his federation, and whether he is a reserve."""
    name = names.user(member.user) if member.player is None else names.player(member.player)
    facts = [part for part in (member.federation, "reserve" if member.reserve else "") if part]
    return f"{name} ({', '.join(facts)})" if facts else name


@sentence.register
def _(event: e.AppealFiled, telling: Telling) -> str:
    late = f", admitted late ({LATE_CAUSES[event.late]})" if event.late else ""
    place = telling.about(event.about)
    return f"{place}: appeal {event.appeal} filed by {telling.player(event.by)}{late}"


LATE_CAUSES: Mapping[str, str] = {
    "told-late": "the decision was made known late",
    "hindered": "the player was hindered",
    "arbiters-fault": "the arbiters' fault",
    "regulations": "the regulations allow it",
}


@sentence.register
def _(event: e.AppealDecided, telling: Telling) -> str:
    return f"{telling.about(event.about)}: appeal {event.appeal} {event.verdict}"


# --- the hour after the start ----------------------------------------------------------------


@sentence.register
def _(event: e.ClocksStarted, _telling: Telling) -> str:
    return f"Round {event.round}: clocks started, default time {event.default_time} minutes"


@sentence.register
def _(event: e.SeatFoundEmpty, telling: Telling) -> str:
    return f"{telling.seat(event.game, event.colour)} is not at the board"


@sentence.register
def _(event: e.SeatTaken, telling: Telling) -> str:
    return f"{telling.seat(event.game, event.colour)} is at the board now"


@sentence.register
def _(event: e.AbsenceExplained, telling: Telling) -> str:
    return f"{telling.player(event.player)} explained the absence in round {event.round} and stays"


@sentence.register
def _(event: e.AdjournmentTakenBack, telling: Telling) -> str:
    return f"{telling.board(event.game)}: adjournment taken back"


@sentence.register
def _(event: e.BoardDecided, telling: Telling) -> str:
    result = result_text(event.result) or "no result"
    ruling = f"{result} stands" if event.result == event.standing else f"{result} counts"
    article = f" ({event.article})" if event.article else ""
    seen = ", ".join(telling.names.user(user) for user in event.witnesses)
    witnesses = f"; seen by {seen}" if seen else ""
    when = f"; it happened at {event.happened_at}" if event.happened_at else ""
    return f"{telling.board(event.game)}: decided that {ruling}{article}{when}{witnesses}"


# --- end and refusals -----------------------------------------------------------------------


@sentence.register
def _(_event: e.TournamentClosed, _telling: Telling) -> str:
    return "Tournament closed"


@sentence.register
def _(_event: e.TournamentReopened, _telling: Telling) -> str:
    return "Tournament reopened"


@sentence.register
def _(event: e.RequestRefused, _telling: Telling) -> str:
    known = event.command in BY_NAME
    wanted = event.command.replace("-", " ") if known else event.command
    return f"Refused: {wanted} ({_words(event.code)})"


def _words(code: str) -> str:
    """ "OutsideSector" -> "outside sector"."""
    return "".join(f" {sign.lower()}" if sign.isupper() else sign for sign in code).strip()
