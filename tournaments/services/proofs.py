"""What `manage.py verify` proves about a tournament beyond the chain of its log.

Each proof gives the faults it finds; `register` hands them to `events.verification`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set

from events import store, verification
from events.messages import Fault, Recorded

from .. import log
from ..domain.appeals.events import AppealsCommitteeSet
from ..domain.drafts.events import PairingFailed, RoundPaired
from ..domain.drafts.field import RoundIncomplete, pairing_input, seal
from ..domain.entries.events import LateEntryAdmitted, PlayerCorrected, PlayerEntered
from ..domain.folding import fold
from ..domain.ids import PersonId, PlayerId, RequestId
from ..domain.manual.events import RoundPairedManually
from ..domain.moving.events import PlayerMovedHere
from ..domain.rounds.state import Round
from ..domain.tournament.state import Tournament
from ..models import PersonDetails, ReasonText, TournamentIndex
from . import index, people, reasons, states
from .answer_proof import answer_faults
from .erasure.proof import erased_note, erasure_faults
from .pairing_proof import PAIRINGS, pairing_faults, pairing_note
from .photo_proof import photo_faults

ROWS_A_QUESTION = 500


def register() -> None:
    """Called once, when the app is ready."""
    verification.register("fold", fold_faults)
    verification.register("answers", answer_faults)
    verification.register("index", index_faults)
    verification.register("personal details", details_faults)
    verification.register("reasons", reason_faults)
    verification.register("photos", photo_faults)
    verification.register("erasures", erasure_faults)
    verification.register("rounds", round_faults)
    verification.register(PAIRINGS, pairing_faults)
    verification.register_note(pairing_note)
    verification.register_note(erased_note)


def fold_faults(stream: str) -> list[Fault]:
    """The whole log folds, and to the state that this process keeps."""
    recorded = store.read(stream)
    folded = _folded(recorded)
    if not folded.slug:
        return [Fault(stream, "fold", "the log does not begin with a tournament's creation", 1)]
    if states.at(stream, folded.seq) != folded:
        return [Fault(stream, "fold", "the state that is shown is not the state of the log")]
    return []


def index_faults(stream: str) -> list[Fault]:
    """The row of the index says what the log says."""
    expected = index.entry(states.current(stream))
    row = TournamentIndex.objects.filter(stream=stream).first()
    if row is None:
        return [Fault(stream, "index", "the tournament is missing in the index")]
    indexed = {name: getattr(row, name) for name in expected}
    if indexed != expected:
        return [Fault(stream, "index", f"the index has {indexed}, the log {expected}")]
    return []


def details_faults(stream: str) -> list[Fault]:
    """Every digest of the log has its row, and every row that is not erased its digest."""
    wanted = dict(_digests(store.read(stream)))
    by_key: dict[tuple[str, str], PersonDetails] = {}
    people_ = sorted({person for person, _ in wanted})
    for start in range(0, len(people_), ROWS_A_QUESTION):
        part = people_[start : start + ROWS_A_QUESTION]
        rows = PersonDetails.objects.filter(person__in=part)
        by_key.update({(row.person, row.digest): row for row in rows})
    return [
        Fault(stream, "personal details", problem, seq)
        for key, seq in wanted.items()
        if (problem := _details_problem(by_key.get(key)))
    ]


def reason_faults(stream: str) -> list[Fault]:
    """Every reason of the log has its row, and every text that is not erased its digest."""
    wanted = {event.reason: event.seq for event in store.read(stream) if event.reason}
    rows = ReasonText.objects.in_bulk(list(wanted))
    faults = []
    for reference, seq in wanted.items():
        row = rows.get(reference)
        if row is None:
            faults.append(Fault(stream, "reasons", "the text of the reason is missing", seq))
        elif row.salt and reasons.digest_of(row.salt, row.text) != reference:
            faults.append(Fault(stream, "reasons", "the text is not the one that was given", seq))
    return faults


def round_faults(stream: str) -> list[Fault]:
    """Every pairing was made from the state it names, and is sealed as it stands; one made by hand
    differs from the engine's by what it says; every published round seats everybody once, and
    differs from its sealed pairing by the changes on record alone (C.04.2 4.4)."""
    recorded = store.read(stream)
    bases = {
        event.base
        for event in map(log.decoded, recorded)
        if isinstance(event, RoundPairedManually)
        or (isinstance(event, RoundPaired) and not event.imported)
    }
    return list(_round_faults(stream, recorded, bases))


def _round_faults(stream: str, recorded: list[Recorded], bases: set[int]) -> Iterator[Fault]:
    kept: dict[int, Tournament] = {}
    drafts: dict[RequestId, RoundPaired] = {}
    without_pairing: set[RequestId] = set()
    state = Tournament()
    for stop in sorted({*bases, len(recorded)}):
        state = fold(state, log.facts(recorded[state.seq : stop]))
        kept[stop] = state
    for each in recorded:
        event = log.decoded(each)
        if isinstance(event, RoundPaired):
            drafts[event.request] = event
        if isinstance(event, PairingFailed) and event.input_hash:
            without_pairing.add(event.request)
        if isinstance(event, RoundPaired | RoundPairedManually):
            problem = _pairing_problem(kept.get(event.base), event)
            problem = problem or _hand_problem(drafts, event, without_pairing)
            if problem:
                yield Fault(stream, "rounds", problem, each.seq)
    for round_ in state.rounds.values():
        if problem := _change_problem(round_):
            yield Fault(stream, "rounds", problem, round_.changes[-1].seq)
        if round_.published and (twice := _seated_twice(round_)):
            yield Fault(stream, "rounds", f"round {round_.number} seats {twice} twice", round_.seq)


def _pairing_problem(base: Tournament | None, event: RoundPaired | RoundPairedManually) -> str:
    pairs = [(board.white, board.black) for board in event.boards]
    if seal(event.input_hash, pairs, event.pab) != event.seal:
        return f"the seal of round {event.round} does not fit its pairing"
    if base is None or (isinstance(event, RoundPaired) and event.imported):
        return ""
    try:
        hash_ = pairing_input(base, event.round).hash
    except RoundIncomplete as error:
        return f"round {event.round} was paired from an incomplete state: {error}"
    if hash_ != event.input_hash:
        return f"round {event.round} was not paired from the state it names"
    return ""


def _hand_problem(
    drafts: Mapping[RequestId, RoundPaired],
    event: RoundPaired | RoundPairedManually,
    without_pairing: Set[RequestId] = frozenset(),
) -> str:
    """A manual pairing is no fault; it is one if its distance to the engine's is another."""
    if isinstance(event, RoundPaired):
        return ""
    draft = drafts.get(event.replaces)
    if draft is None and event.replaces in without_pairing:
        return _sheet_problem(event)
    if draft is None:
        return f"round {event.round} was paired by hand without a draft of the engine"
    engine = {(board.white, board.black) for board in draft.boards}
    made = {(board.white, board.black) for board in event.boards}
    said = ({*event.broken}, {*event.made}, event.was_pab)
    if said == (engine - made, made - engine, draft.pab):
        return ""
    return f"round {event.round} differs from the engine's pairing by more than it says"


def _sheet_problem(event: RoundPairedManually) -> str:
    """From an empty sheet every board is made by hand."""
    made = {(board.white, board.black) for board in event.boards}
    if event.from_nothing and {*event.made} == made:
        return ""
    return f"round {event.round} differs from an empty sheet by less than it says"


def _change_problem(round_: Round) -> str:
    """Taking the changes back gives the pairing that was sealed."""
    if not round_.changes:
        return ""
    pairs = [(board.white, board.black) for board in round_.boards_as_paired]
    if seal(round_.input_hash, pairs, round_.pab_as_paired) == round_.seal:
        return ""
    return f"round {round_.number} differs from its sealed pairing by more than its changes"


def _seated_twice(round_: Round) -> set[PlayerId]:
    seated = [player for board in round_.boards for player in (board.white, board.black)]
    seated += [player for player, _ in round_.byes]
    seated += [round_.pab] if round_.pab is not None else []
    return {player for player in seated if seated.count(player) > 1}


def _folded(recorded: list[Recorded]) -> Tournament:
    return fold(Tournament(), log.facts(recorded))


_Entered = PlayerEntered | LateEntryAdmitted | PlayerMovedHere


def _digests(recorded: list[Recorded]) -> Iterator[tuple[tuple[PersonId, str], int]]:
    """Person and digest of every event that holds one, with its seq."""
    person_of: dict[PlayerId, PersonId] = {}
    for each in recorded:
        event = log.decoded(each)
        if isinstance(event, _Entered):
            person_of[event.player] = event.person
        if isinstance(event, _Entered | PlayerCorrected):
            yield (person_of[event.player], event.details), each.seq
        if isinstance(event, AppealsCommitteeSet):
            for member in event.members:
                if member.person:
                    yield (member.person, member.details), each.seq


def _details_problem(row: PersonDetails | None) -> str:
    if row is None:
        return "the details are missing"
    if row.erased_at is not None:
        return "" if not row.details and not row.salt else "erased details are still there"
    if people.digest_of(row.salt, people.stored(row)) != row.digest:
        return "the details are not those that were entered"
    return ""
