"""One example of every event type, as it is kept in golden/<Event>.v<version>.json for ever."""

from pairing.model import Colour
from tournaments.domain import events as e
from tournaments.domain.ids import (
    AppealId,
    DeviceName,
    GameId,
    PersonId,
    PlayerId,
    RequestId,
    UserId,
)
from tournaments.domain.results import Result
from tournaments.domain.settings import Settings

P, G, REQUEST = PlayerId(41), GameId("3.1.7"), RequestId("5f0c7a60-0000-4000-8000-000000000001")
USER, PERSON = UserId("user:3"), PersonId("person-41")
PHONE = DeviceName("Phone KQX")
SETTINGS = Settings(
    rounds=7,
    system_options={"parity": "arrived"},
    acceleration="baku",
    fixed_boards={P: 12},
    city="Brno",
    federation="CZE",
    round_starts=("2026-07-04T10:30", "2026-07-04T16:30"),
)

EXAMPLES: tuple[e.Event, ...] = (
    e.TournamentCreated(
        slug="open-a",
        name="Open A",
        festival="open",
        festival_name="Open",
        settings=SETTINGS,
        creator=USER,
    ),
    e.SettingsChanged(name="Open A", settings=SETTINGS),
    e.ProhibitedPairsSet(groups=(e.ProhibitedPlayers((P, PlayerId(42)), 1, 5),)),
    e.VirtualPointsSet(lines=(e.VirtualPoints((P, PlayerId(42)), 2, 1, 3),)),
    e.ArbiterAppointed(user=USER, role="sector", first_board=1, last_board=60),
    e.ArbiterDismissed(user=USER),
    e.DeviceEnrolled(device=PHONE, user=USER, until="2026-07-04T21:59:00.000000Z"),
    e.DeviceRevoked(device=PHONE, since="2026-07-04T10:20:00.000000Z"),
    e.DeviceReviewed(device=PHONE),
    e.PlayerEntered(
        player=P,
        person=PERSON,
        details="d1",
        title="WIM",
        federation="POL",
        rating=2203,
        rating_source="FIDE 2026-07",
    ),
    e.LateEntryAdmitted(
        player=P,
        person=PERSON,
        details="d1",
        from_round=2,
        title="",
        federation="POL",
        rating=2203,
        rating_source="FIDE 2026-07",
    ),
    e.PlayerCorrected(player=P, details="d2", title="IM", federation="CZE"),
    e.RatingCorrected(player=P, was=1203, rating=2203, rating_source="FIDE 2026-07"),
    e.EntriesMerged(kept=P, dropped=PlayerId(42)),
    e.PlayerCheckedIn(player=P),
    e.PlayerCheckedOut(player=P),
    e.PlayerWithdrawn(player=P, from_round=4),
    e.PlayerReinstated(player=P, from_round=5),
    e.PlayerExpelled(player=P, from_round=6),
    e.ByeGranted(player=P, round=3, kind="half"),
    e.ByeRevoked(player=P, round=3),
    e.InitialColourDrawn(colour=Colour.BLACK, seed="8 of hearts"),
    e.PairingNumbersAssigned(
        order=(P, PlayerId(1)), collation="uca-10.0.0+cs-1", cause="late-entry"
    ),
    e.PairingNumbersFrozen(round=4),
    e.PairingRequested(
        round=3, request=REQUEST, system="dutch-2026", options={"parity": "arrived"}
    ),
    e.RoundPaired(
        round=3,
        request=REQUEST,
        base=812,
        boards=(e.PairedBoard(G, 67, P, PlayerId(1)),),
        pab=PlayerId(9),
        byes=((PlayerId(5), "half"),),
        absent=(PlayerId(6),),
        engine="dutch-2026",
        engine_version="1",
        input_hash="ab",
        seal="cd",
        checker="validator 1",
        imported=False,
    ),
    e.PairingFailed(
        round=3,
        request=REQUEST,
        base=812,
        code="NoLegalPairing",
        message="Nobody is left to meet.",
        players=(P,),
        article="C.04.3 1.9.3",
    ),
    e.PairingDiscarded(round=3, request=REQUEST),
    e.RoundPublished(round=3, request=REQUEST, seal="cd"),
    e.RoundClosed(round=3),
    e.RoundReopened(round=3),
    e.PublishedPairingsChanged(
        round=3,
        ground="late-entry",
        old=(e.PairedBoard(G, 67, P, PlayerId(1)),),
        new=(e.PairedBoard(GameId("3.1.120"), 67, PlayerId(43), PlayerId(1)),),
        was_pab=PlayerId(9),
        pab=PlayerId(9),
        admitted=(PlayerId(43),),
        absent=(P,),
        agreed=(PlayerId(1), PlayerId(43)),
    ),
    e.PlayersRequestRefused(
        round=3,
        kind="family-or-club",
        players=(P, PlayerId(1)),
        games=(G,),
        article="C.04.2 4.4, C.05 5.2",
    ),
    e.ResultEntered(game=G, result=Result.WHITE_HALF),
    e.ForfeitDeclared(game=G, result=Result.DOUBLE_FORFEIT),
    e.ResultConfirmed(game=G, result=Result.DRAW, of=900),
    e.ResultCorrected(game=G, was=Result.DRAW, result=Result.BOTH_LOSE, of=900),
    e.RatedResultCorrected(game=G, was=Result.DRAW, result=Result.WHITE_WINS, of=900),
    e.ColoursCorrected(game=G, reversed=True, counts=True),
    e.ResultCleared(game=G, was=Result.DRAW_UNRATED, of=900),
    e.GameAdjourned(game=G),
    e.AdjournedGameFinished(game=G, result=Result.BLACK_WINS),
    e.ConflictRaised(
        scope="game:3.1.7",
        game=G,
        command="enter-result",
        standing="1-0",
        standing_seq=900,
        claimed="1/2-1/2",
        expected="",
    ),
    e.ConflictResolved(scope="game:3.1.7", of=901),
    e.AppealsCommitteeSet(
        members=(
            e.CommitteeMember(player=P, federation="POL"),
            e.CommitteeMember(user=USER, federation="CZE", reserve=True),
        )
    ),
    e.AppealFiled(
        appeal=AppealId(2),
        about="game:3.1.7",
        by=P,
        filed_at="2026-07-04T09:40:00Z",
        deadline="2026-07-04T09:30:00Z",
        late="told-late",
    ),
    e.AppealDecided(
        appeal=AppealId(2),
        about="game:3.1.7",
        verdict="granted",
        sat=(e.CommitteeMember(user=USER, federation="CZE"),),
    ),
    e.TournamentClosed(),
    e.TournamentReopened(),
    e.RequestRefused(
        command="publish-round",
        code="NotPermitted",
        facts={"role": "sector", "round": 3},
        scope="round:3",
    ),
)
