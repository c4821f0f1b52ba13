"""The list of players: entries and corrections."""

from __future__ import annotations

from msgspec.structs import replace

from .. import guards
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..erasure.decide import not_erased
from ..numbers.by_lot import table_complete
from ..numbers.decide import late_entry_numbers
from ..refusals import Refused, refuse
from ..tournament.state import Tournament
from .commands import CorrectPlayer, CorrectRating, EnterPlayer
from .events import LateEntryAdmitted, PlayerCorrected, PlayerEntered, RatingCorrected
from .ratings import NO_RATINGS, BothRatings, ratings_of
from .sources import as_it_stands, is_fides, source_of
from .state import Player, rated


@decides(EnterPlayer)
def enter_player(state: Tournament, command: EnterPlayer, context: Context) -> Decision:
    """Before the start an entry; afterwards a late entry with its fitting TPN (C.04.2 2.4)."""
    if refused := (
        guards.not_closed(state)
        or guards.not_entered(state, command.person)
        or _one_national(command)
    ):
        return refused
    player = state.next_player
    ratings = ratings_of(
        command.rating,
        command.rating_source,
        command.national_rating,
        command.national_source,
        command.fides_k,
    )
    if state.phase == "entries":
        return Accepted(
            (
                PlayerEntered(
                    player=player,
                    person=command.person,
                    details=command.details,
                    title=command.title,
                    federation=command.federation,
                    ratings=ratings,
                    womens_title=command.womens_title,
                ),
            )
        )
    if refused := rounds_left(state):
        return refused
    admitted = LateEntryAdmitted(
        player=player,
        person=command.person,
        details=command.details,
        from_round=state.next_round,
        title=command.title,
        federation=command.federation,
        ratings=ratings,
        womens_title=command.womens_title,
    )
    newcomer = Player(
        id=player,
        person=command.person,
        details=command.details,
        title=command.title,
        entered_seq=0,
        corrected_seq=0,
    )
    newcomer = rated(newcomer, ratings, state.settings.ranking_method)
    return Accepted((admitted, late_entry_numbers(state, newcomer, context)))


@decides(CorrectPlayer)
def correct_player(state: Tournament, command: CorrectPlayer, context: Context) -> Decision:
    if refused := guards.not_merged(state, command.player):
        return refused
    if refused := not_erased(state, command.player):
        return refused
    entry = state.players[command.player]
    womens = entry.womens_title if command.womens_title is None else command.womens_title
    standing = (entry.details, entry.title, entry.federation, entry.womens_title)
    if standing == (command.details, command.title, command.federation, womens):
        return AlreadyRecorded(entry.corrected_seq)
    return guards.unmoved(context, "details", player=command.player) or Accepted(
        (
            PlayerCorrected(
                player=command.player,
                details=command.details,
                title=command.title,
                federation=command.federation,
                womens_title=womens,
            ),
        )
    )


@decides(CorrectRating)
def correct_rating(state: Tournament, command: CorrectRating, context: Context) -> Decision:
    """Numbers move only by AssignPairingNumbers, so that the arbiter sees what it does first."""
    if refused := guards.not_closed(state) or guards.not_merged(state, command.player):
        return refused
    entry = state.players[command.player]
    try:
        read = source_of if command.national_rating is None else as_it_stands
        source = read(command.rating_kind, command.rating_source)
    except ValueError:
        return refuse("SourceNotFides", player=entry.id, source=command.rating_source)
    if command.national_rating is None:
        asked = _one_of_two(entry, command, source)
    else:
        asked = _both(entry, command, source, command.national_rating)
    if not isinstance(asked, BothRatings):
        return asked
    method = state.settings.ranking_method
    changed = (RatingCorrected,)
    return guards.unchanged(context, "rating", changed, player=entry.id) or Accepted(
        (
            RatingCorrected(
                player=command.player,
                was=entry.rating,
                rating=asked.counting(method)[0],
                ratings=asked,
            ),
        )
    )


def _one_of_two(
    entry: Player, command: CorrectRating, source: str
) -> BothRatings | AlreadyRecorded | Refused:
    """The rating of the kind that the source says; the other one stays beside it, unless it is the
    one that was meant: then it was of this kind all along."""
    fides, wanted = is_fides(source), (command.rating, source)
    own, other = (entry.ratings.of_kind(fides=each) for each in (fides, not fides))
    becomes = bool(other[0] and not own[0] and command.expected)
    standing = other if becomes else own
    if _stands(entry, standing, command, source):
        return AlreadyRecorded(entry.corrected_seq)
    expected = (command.expected, command.expected_source)
    if differing := _other_than_expected(entry, standing, expected):
        return differing
    one = (NO_RATINGS if becomes else entry.ratings).with_one(*wanted)
    return one if command.fides_k is None else replace(one, fides_k=command.fides_k)


def _both(
    entry: Player, command: CorrectRating, source: str, national: int
) -> BothRatings | AlreadyRecorded | Refused:
    if national and not is_fides(source):
        return refuse("TwoNationalRatings", field="rating_kind")
    k = entry.ratings.fides_k if command.fides_k is None else command.fides_k
    asked = ratings_of(command.rating, source, national, command.national_source, k)
    if asked == entry.ratings:
        return AlreadyRecorded(entry.corrected_seq)
    return (
        _other_than_expected(
            entry, entry.ratings.of_kind(fides=True), (command.expected, command.expected_source)
        )
        or _other_than_expected(
            entry,
            entry.ratings.of_kind(fides=False),
            (command.expected_national, command.expected_national_source),
        )
        or asked
    )


def _stands(entry: Player, standing: tuple[int, str], command: CorrectRating, source: str) -> bool:
    """Who did not say which source he replaces asks for the number alone; somebody else may have
    recorded the same number with another text of the same kind."""
    rating, standing_source = standing
    if rating != command.rating or command.fides_k not in (None, entry.ratings.fides_k):
        return False
    if command.expected_source is None or standing_source == source:
        return True
    alike = is_fides(standing_source) == is_fides(source)
    return alike and command.expected != command.rating


def _other_than_expected(
    entry: Player, standing: tuple[int, str], expected: tuple[int, str | None]
) -> Refused | None:
    (rating, source), (number, said) = standing, expected
    if rating != number:
        return refuse("RatingDiffers", player=entry.id, rating=rating, expected=number)
    if said in (None, source):
        return None
    return refuse("RatingSourceDiffers", player=entry.id, source=source, expected=said or "")


def _one_national(command: EnterPlayer) -> Refused | None:
    if command.national_rating and not is_fides(command.rating_source):
        return refuse("TwoNationalRatings", field="national_rating")
    return None


def rounds_left(state: Tournament) -> Refused | None:
    if refused := table_complete(state):
        return refused
    if state.next_round <= state.settings.rounds:
        return None
    return refuse("NoRoundLeft", rounds=state.settings.rounds)
