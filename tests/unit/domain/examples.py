"""One example of every event type, as it is kept in golden/<Event>.v<version>.json for ever."""

from msgspec.structs import replace

from pairing.model import Colour
from tournaments.domain.announcements.events import AnnouncementMade, AnnouncementTakenBack
from tournaments.domain.appeals.events import (
    AppealDecided,
    AppealFiled,
    AppealsCommitteeSet,
    CommitteeMember,
)
from tournaments.domain.arbiters.events import ArbiterAppointed, ArbiterDismissed
from tournaments.domain.attendance.events import (
    AbsenteeDecided,
    PlayerCheckedIn,
    PlayerCheckedOut,
    PlayerExpelled,
    PlayerReinstated,
    PlayerWithdrawn,
)
from tournaments.domain.byes.events import ByeGranted, ByeRevoked
from tournaments.domain.changes.events import PlayersRequestRefused, PublishedPairingsChanged
from tournaments.domain.deadlines.events import (
    LastCallAnnounced,
    LastCallCancelled,
    PairingDeadlineSet,
)
from tournaments.domain.devices.events import DeviceEnrolled, DeviceReviewed, DeviceRevoked
from tournaments.domain.direct_titles.events import DirectTitlesSet
from tournaments.domain.direct_titles.table import TitleLine, TitleTable
from tournaments.domain.drafts.events import (
    PairedBoard,
    PairingDiscarded,
    PairingFailed,
    PairingRequested,
    RoundPaired,
)
from tournaments.domain.entries.events import (
    EntriesMerged,
    EntriesSeparated,
    EntriesToldApart,
    EntryRestored,
    EntryTakenBack,
    LateEntryAdmitted,
    PlayerCorrected,
    PlayerEntered,
    RatingCorrected,
)
from tournaments.domain.entries.ratings import BothRatings
from tournaments.domain.erasure.events import MemberErased, PersonErased
from tournaments.domain.event import Event
from tournaments.domain.federation_reports.events import ReportMade
from tournaments.domain.festival.events import FestivalSet
from tournaments.domain.fide_mode.events import FideModeLeft
from tournaments.domain.game_moves.events import MovesKept
from tournaments.domain.games.events import (
    AdjournedGameFinished,
    AdjournmentTakenBack,
    ColoursCorrected,
    ConflictRaised,
    ConflictResolved,
    ForfeitDeclared,
    GameAdjourned,
    LateCorrectionAdmitted,
    PublicRatingsChanged,
    RatedResultCorrected,
    ResultCleared,
    ResultConfirmed,
    ResultCorrected,
    ResultEntered,
)
from tournaments.domain.games.results import Result
from tournaments.domain.ids import (
    AnnouncementId,
    AppealId,
    AttachmentId,
    DeviceName,
    GameId,
    PersonId,
    PlayerId,
    RequestId,
    UserId,
)
from tournaments.domain.imported.events import (
    ColumnsMapped,
    RatingListUsed,
    ReportLinesImported,
    ReportTakenBack,
)
from tournaments.domain.leadership.events import LeadershipTaken
from tournaments.domain.lots.events import LotsDrawn
from tournaments.domain.manual.events import (
    EmptySheet,
    ManualPairingBegun,
    ManualPairingChanged,
    ManualPairingDiscarded,
    RoundPairedManually,
)
from tournaments.domain.moving.events import MoveTakenBack, PlayerMovedAway, PlayerMovedHere
from tournaments.domain.notes.events import BoardNoted
from tournaments.domain.numbers.events import (
    InitialColourDrawn,
    PairingNumbersAssigned,
    PairingNumbersFrozen,
)
from tournaments.domain.photos.events import AttachmentAdded
from tournaments.domain.player_reports.events import FileReported, PlayerReported, ReportsSettled
from tournaments.domain.prizes.events import PrizeChoiceRecorded, PrizeFundSet, PublicPrizesChanged
from tournaments.domain.prizes.fund import (
    Prize,
    PrizeCategory,
    PrizeFund,
    PrizeList,
    PrizeTax,
)
from tournaments.domain.rounds.events import RoundClosed, RoundPublished, RoundReopened
from tournaments.domain.rulings.events import BoardDecided
from tournaments.domain.said import said
from tournaments.domain.screens.events import ScreenSet
from tournaments.domain.screens.state import ScreenPlan
from tournaments.domain.settings.events import (
    ProhibitedPairsSet,
    ProhibitedPlayers,
    RegulationsChanged,
    SettingsChanged,
    VirtualPoints,
    VirtualPointsSet,
)
from tournaments.domain.settings.settings import Settings, regulations_of
from tournaments.domain.standings.announced import RankingWithin
from tournaments.domain.standings.events import RankingsAnnounced
from tournaments.domain.start_of_play.events import (
    AbsenceExplained,
    ClocksStarted,
    SeatFoundEmpty,
    SeatTaken,
)
from tournaments.domain.tournament.events import (
    RequestRefused,
    RequestRefusedAgain,
    TournamentClosed,
    TournamentCreated,
    TournamentReopened,
)

P, G, REQUEST = PlayerId(41), GameId("3.1.7"), RequestId("5f0c7a60-0000-4000-8000-000000000001")
USER, PERSON = UserId("user:3"), PersonId("person-41")
PICTURE = AttachmentId("9b1f7a600000400080000000000000a1")
PHONE = DeviceName("Phone KQX")
RATINGS = BothRatings(
    fides=2203,
    fides_source="FIDE 2026-07",
    national=2150,
    national_source="CZE 2026-07",
    fides_k=10,
)
SETTINGS = Settings(
    rounds=7,
    system_options={"parity": "arrived"},
    acceleration="baku",
    tie_breaks=("BH/C1", "DE", "ARO/C1/U1400"),
    tie_break_edition="2026",
    ranking_method="NIDOF",
    ranking_federation="CZE",
    fixed_boards={P: 12},
    city="Brno",
    federation="CZE",
    round_starts=("2026-07-04T10:30", "2026-07-04T16:30"),
    hall_plan=("1–20: stage", "21–: gallery, 1st floor"),
    live_address="https://example.org/{round}/{board}",
    live_boards=8,
    fide_event="412345",
    registered_on="2026-05-02",
    norm_event="zonal-qualifier",
)

EXAMPLES: tuple[Event, ...] = (
    TournamentCreated(
        slug="open-a",
        name="Open A",
        festival="open",
        festival_name="Open",
        settings=SETTINGS,
        creator=USER,
    ),
    SettingsChanged(name="Open A", settings=SETTINGS),
    RegulationsChanged(
        from_round=6,
        regulations=regulations_of(replace(SETTINGS, rounds=9, acceleration="none")),
        was=regulations_of(SETTINGS),
        checked=5,
        otherwise=2,
    ),
    ProhibitedPairsSet(groups=(ProhibitedPlayers((P, PlayerId(42)), 3, 5),), from_round=3),
    FideModeLeft(first=4, reasons=(said("OutsideFide.changed"),)),
    VirtualPointsSet(lines=(VirtualPoints((P, PlayerId(42)), 2, 1, 3),)),
    ReportLinesImported(lines=("### MPA @ Round 1: 3-7, 4-8 -> 3-8, 4-7",)),
    RatingListUsed(source="fide", kind="rapid", period="2026-10"),
    ColumnsMapped(headings="ab", line=5, columns=("", "name", "womens_title", "rating", "fides_k")),
    ReportTakenBack(first=118, last=240),
    ArbiterAppointed(user=USER, role="sector", first_board=1, last_board=60),
    ArbiterDismissed(user=USER),
    DeviceEnrolled(device=PHONE, user=USER, until="2026-07-04T21:59:00.000000Z"),
    DeviceRevoked(device=PHONE, since="2026-07-04T10:20:00.000000Z"),
    DeviceReviewed(device=PHONE),
    PlayerEntered(
        player=P,
        person=PERSON,
        details="d1",
        title="FM",
        federation="POL",
        ratings=RATINGS,
        womens_title="WIM",
    ),
    LateEntryAdmitted(
        player=P,
        person=PERSON,
        details="d1",
        from_round=2,
        title="",
        federation="POL",
        ratings=BothRatings(fides=2203, fides_source="FIDE 2026-07", fides_k=40),
    ),
    EntryTakenBack(player=P, of=118),
    EntryRestored(player=P, of=240),
    PlayerCorrected(player=P, details="d2", title="IM", federation="CZE", womens_title="WGM"),
    RatingCorrected(player=P, was=1203, rating=2203, ratings=RATINGS),
    EntriesMerged(kept=P, dropped=PlayerId(42)),
    EntriesSeparated(kept=P, dropped=PlayerId(42)),
    EntriesToldApart(one=P, other=PlayerId(42)),
    PlayerCheckedIn(player=P),
    PlayerCheckedOut(player=P),
    AbsenteeDecided(player=P, round=1, choice="admitted", was="open"),
    PlayerWithdrawn(player=P, from_round=4),
    PlayerReinstated(player=P, from_round=5),
    PlayerExpelled(player=P, from_round=6),
    ByeGranted(player=P, round=3, kind="half"),
    ByeRevoked(player=P, round=3),
    PlayerMovedAway(
        player=P, section="open-a", section_name="Open A", entry=PlayerId(12), from_round=3
    ),
    PlayerMovedHere(
        player=P,
        section="open-b",
        section_name="Open B",
        entry=PlayerId(7),
        person=PERSON,
        details="d1",
        from_round=2,
        late=True,
        title="FM",
        federation="POL",
        womens_title="WIM",
        ratings=BothRatings(national=2150, national_source="CZE 2026-07"),
    ),
    MoveTakenBack(
        player=P,
        section="open-a",
        section_name="Open A",
        entry=PlayerId(12),
        of=812,
        here=False,
        from_round=4,
    ),
    InitialColourDrawn(colour=Colour.BLACK, seed="8 of hearts"),
    LotsDrawn(seed="8 of spades", first=9),
    PairingNumbersAssigned(order=(P, PlayerId(1)), collation="uca-10.0.0+cs-1", cause="late-entry"),
    PairingNumbersFrozen(round=4),
    PairingRequested(round=3, request=REQUEST, system="dutch-2026", options={"parity": "arrived"}),
    RoundPaired(
        round=3,
        request=REQUEST,
        base=812,
        boards=(PairedBoard(G, 67, P, PlayerId(1)),),
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
    PairingFailed(
        round=3,
        request=REQUEST,
        base=812,
        code="NoLegalPairing",
        facts={"sentence": "nobody-legal-left", "players": "3"},
        players=(P,),
        article="C.04.3 1.9.3",
        input_hash="ab",
    ),
    PairingDiscarded(round=3, request=REQUEST),
    RoundPublished(round=3, request=REQUEST, seal="cd"),
    RoundClosed(round=3),
    RoundReopened(round=3),
    PublishedPairingsChanged(
        round=3,
        ground="late-entry",
        old=(PairedBoard(G, 67, P, PlayerId(1)),),
        new=(PairedBoard(GameId("3.1.120"), 67, PlayerId(43), PlayerId(1)),),
        was_pab=PlayerId(9),
        pab=PlayerId(9),
        admitted=(PlayerId(43),),
        absent=(P,),
        agreed=(PlayerId(1), PlayerId(43)),
        clause="7.3",
        takes_back=812,
    ),
    PlayersRequestRefused(
        round=3,
        kind="family-or-club",
        players=(P, PlayerId(1)),
        games=(G,),
        article="C.04.2 4.4, C.05 5.2",
    ),
    ManualPairingBegun(
        round=3,
        request=REQUEST,
        sheet=EmptySheet(
            base=812,
            players=(P, PlayerId(1)),
            byes=((PlayerId(5), "half"),),
            absent=(PlayerId(6),),
            input_hash="ab",
        ),
    ),
    ManualPairingChanged(
        round=3,
        request=REQUEST,
        broken=((P, PlayerId(1)),),
        made=((PlayerId(1), PlayerId(9)),),
        was_pab=PlayerId(9),
        pab=P,
    ),
    ManualPairingDiscarded(round=3, request=REQUEST),
    RoundPairedManually(
        round=3,
        replaces=REQUEST,
        request=RequestId("5f0c7a60-0000-4000-8000-000000000002"),
        base=812,
        boards=(PairedBoard(GameId("3.2.7"), 67, PlayerId(1), PlayerId(9)),),
        pab=P,
        byes=((PlayerId(5), "half"),),
        absent=(PlayerId(6),),
        broken=((P, PlayerId(1)),),
        made=((PlayerId(1), PlayerId(9)),),
        was_pab=PlayerId(9),
        over_the_limit=(PlayerId(9),),
        despite=(PlayerId(1),),
        articles=("C.04.3 3.3.1",),
        input_hash="ab",
        seal="ef",
    ),
    ResultEntered(game=G, result=Result.WHITE_HALF),
    ForfeitDeclared(game=G, result=Result.DOUBLE_FORFEIT),
    ResultConfirmed(game=G, result=Result.DRAW, of=900),
    ResultCorrected(game=G, was=Result.DRAW, result=Result.BOTH_LOSE, of=900),
    RatedResultCorrected(game=G, was=Result.DRAW, result=Result.WHITE_WINS, of=900),
    PublicRatingsChanged(game=G),
    ColoursCorrected(game=G, reversed=True, counts=True),
    ResultCleared(game=G, was=Result.DRAW_UNRATED, of=900),
    GameAdjourned(game=G),
    AdjournedGameFinished(game=G, result=Result.BLACK_WINS),
    ConflictRaised(
        scope="game:3.1.7",
        game=G,
        command="enter-result",
        standing="1-0",
        standing_seq=900,
        claimed="1/2-1/2",
        expected="",
    ),
    ConflictResolved(scope="game:3.1.7", of=901),
    PlayerReported(game=G, colour=Colour.BLACK, result=Result.DRAW),
    FileReported(game=G, result=Result.WHITE_WINS, was=None),
    ReportsSettled(game=G, result=Result.WHITE_WINS, of=903),
    AppealsCommitteeSet(
        members=(
            CommitteeMember(player=P, federation="POL"),
            CommitteeMember(user=USER, federation="CZE", reserve=True),
            CommitteeMember(person=PERSON, details="d3", federation="AUT"),
        )
    ),
    AppealFiled(
        appeal=AppealId(2),
        about="game:3.1.7",
        by=P,
        filed_at="2026-07-04T09:40:00Z",
        deadline="2026-07-04T09:30:00Z",
        late="told-late",
    ),
    AppealDecided(
        appeal=AppealId(2),
        about="game:3.1.7",
        verdict="granted",
        sat=(CommitteeMember(user=USER, federation="CZE"),),
    ),
    PrizeFundSet(
        fund=PrizeFund(
            currency="KWD",
            decimals=3,
            unit=50,
            doubles="choice",
            tax=PrizeTax(percent=1_500, above=1_000_000, of="whole"),
            public=True,
            lists=(
                PrizeList(
                    id=1,
                    prizes=(Prize(money=2_000_000, thing="Cup"), Prize(money=1_000_000)),
                    sharing="hort",
                    least_share=50_000,
                ),
                PrizeList(
                    id=4,
                    name="Girls",
                    who=PrizeCategory(
                        sex="w",
                        born_from=2008,
                        rating_to=1999,
                        unrated="not",
                        federations=("CZE",),
                        clubs=("Sokol",),
                        players=(P,),
                    ),
                    prizes=(Prize(thing="Board", worth=90_000),),
                    least_points=9,
                    least_rounds=6,
                    least_entrants=3,
                    present=True,
                ),
            ),
        )
    ),
    PrizeChoiceRecorded(player=P, takes=4, away=True),
    PublicPrizesChanged(),
    RankingsAnnounced(
        rankings=(
            RankingWithin(
                id=1,
                name="Girls",
                who=PrizeCategory(sex="w", born_from=2008, players=(P,)),
                public=True,
            ),
            RankingWithin(id=4, by="teams-of-clubs", best=3, whole_teams=True),
        )
    ),
    DirectTitlesSet(
        table=TitleTable(
            edition="Title Regulations, 1 January 2024",
            source="handbook.fide.com, B.01",
            lines=(
                TitleLine(
                    id=1,
                    name="World Under 20, gold",
                    title="WIM",
                    who=PrizeCategory(sex="w"),
                    by="tied-place",
                    most=3,
                    rating=2000,
                    least_entrants=10,
                    least_federations=5,
                ),
                TitleLine(id=2, title="IM", gives="norm", first=2, last=3),
                TitleLine(id=4, title="FM", by="score", share=20_000, least_games=9),
            ),
        )
    ),
    ClocksStarted(round=3, at="2026-07-04T08:31:00Z", default_time=30),
    SeatFoundEmpty(game=G, colour=Colour.BLACK),
    SeatTaken(game=G, colour=Colour.WHITE),
    AbsenceExplained(player=P, round=3),
    AdjournmentTakenBack(game=G),
    BoardDecided(
        game=G,
        standing="+/-",
        result="+/-",
        happened_at="2026-07-04T09:01:00Z",
        article="L 6.7.1",
        witnesses=(UserId("user:5"),),
    ),
    BoardNoted(game=G, kind="restarted", at="2026-07-04T08:38:00Z"),
    FestivalSet(
        festival="summer",
        name="Summer Festival",
        place="Olomouc",
        first_day="2026-07-04",
        last_day="2026-07-12",
        order=2,
    ),
    PairingDeadlineSet(round=3, at="2026-07-04T13:00:00Z"),
    ScreenSet(
        screen="hall-a",
        plan=ScreenPlan(
            kinds=("name", "text", "picture"),
            part="1/2",
            letters="A-K",
            seconds=20,
            pace="by-rows",
            texts=(AnnouncementId(2),),
            pictures=(PICTURE,),
            language="cs",
        ),
    ),
    AnnouncementMade(
        announcement=AnnouncementId(1), priority="urgent", until="2026-07-04T13:10:00Z"
    ),
    AnnouncementTakenBack(announcement=AnnouncementId(1)),
    LastCallAnnounced(round=3, until="2026-07-04T13:10:00Z"),
    LastCallCancelled(round=3),
    LateCorrectionAdmitted(game=G, deadline="2026-07-04T13:10:00Z"),
    AttachmentAdded(
        attachment=PICTURE,
        about="game:3.1.7",
        digest="d4",
        media_type="image/jpeg",
        size=48_213,
        players=(P, PlayerId(42)),
    ),
    MovesKept(attachment=PICTURE, digest="d4", size=48_213, games=112),
    ReportMade(number=2, base=118, digest="ab12"),
    LeadershipTaken(epoch=2, user=USER),
    PersonErased(
        player=P,
        entries=(P, PlayerId(57)),
        ground="own-request",
        reasons=(118, 240),
        attachments=(PICTURE,),
    ),
    MemberErased(member=2, person=PERSON, ground="own-request", reasons=(118,)),
    TournamentClosed(),
    TournamentReopened(),
    RequestRefused(
        command="publish-round",
        code="NotPermitted",
        facts={"role": "sector", "round": 3},
        scope="round:3",
    ),
    RequestRefusedAgain(
        of=812, times=100, command="publish-round", code="NotPermitted", scope="round:3"
    ),
)
