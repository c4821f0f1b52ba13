### Rounds, drafts, deadlines, manual pairing, changes of published pairings, and the end.

RoundAlreadyPublished = Round { $round } is published; a correct pairing is not altered (C.04.2 4.4).
    .bye-too-late = Round { $round } is published; the bye of { PLAYER($player) } came too late.

TooFewPlayers = Round { $round } needs two players who are present; there are { $players }.
    .to-start = A tournament starts with at least two players checked in; there are { $players }.

ClauseMissing = { NAME("GroundTitle", $ground) }: say which article it is ({ ARTICLE($article) }).

ColoursOfNoArticle = { PLAYER($white) } with White against { PLAYER($black) }: no article gives these colours (C.04.1 8, C.04.2 1.5).

ChangeIllegal =
    .one-place = Everybody has exactly one place, or is named as absent{ WHO($players) }.
    .may-not-come-in = Not checked in, out of the tournament, or with a bye{ WHO($players) }.
    .board-stays = A board that stays as it is must not be named.
    .nothing-changes = Nothing would change.
    .board-twice = A board number would be there twice.
    .have-met = These two have played each other (C.04.1 2){ WHO($players) }.
    .kept-apart = These two must not meet{ WHO($players) }.
    .bye = May not get the pairing-allocated bye (C.04.1 4){ WHO($players) }.

GroundNotMet = { NAME("GroundTitle", $ground) }: { SAID($fault, $facts) } ({ ARTICLE($article) }).

Ground =
    .nobody-new = nobody new is given a place
    .one-board-of-two = the change makes one board of two players of this round
    .had-an-opponent = { BOTH($opposed) } had an opponent
    .nobody-in-or-out = nobody comes in and nobody goes out on this ground
    .no-second-meeting = none of these boards is a second meeting
    .not-the-last-round = round { $round } is not the last one
    .nobody-in = nobody comes in on this ground
    .no-top-board = it concerns no top board, where somebody can still come first
    .only-at-boards = only players at boards change places on this ground

RoundNotRunning = Round { $round } is not the round that is being played; only that one can be changed ({ $article }).

NotTheLastChange = Event { $of } is not the last change of round { $round } that stands: a later one is taken back first.

PairingsMoved = Round { $round } has been changed since you looked; look again.
    .boards = The boards of round { $round } have been changed since you looked; look again.

ResultStandsThere = { BOARDS($boards) }: something is recorded there already; only a board without a result can be paired anew.

NotTheSmallestChange = This change touches { $touched } places; { $fewest } would do ({ ARTICLE($article) }).

AgreementMissing = Everybody who is touched must agree ({ ARTICLE($article) }): { PLAYERS($players) }.

GroundNotYours = This ground is for the chief arbiter: { NAME("GroundClause", $ground) }.

NoRoundAfter = No round is paired after round { $round }.

RoundNotPlayed = Round { $round } is not being played.
    .ended = Round { $round } has ended.

NoLastCall = No last call of round { $round } runs.

TimeFarAway = The time is more than a year away.

LastCallUntilWhen = A last call ends at a time, or after some minutes.

DraftExists = Round { $round } has a draft; publish or discard it first.

RequestNotOpen = This request for round { $round } is not open: it was answered or discarded.

SealBroken = The seal of round { $round } does not fit its pairing.

RoundsLeft = { $paired } of { $rounds } rounds have been paired; an earlier end needs a reason.

AppealsOpen = Appeals are not decided yet: number { $appeals }.

GamesAdjourned = Adjourned games are not finished (round { $rounds }): { BOARDS($boards) }.

NoSuchListYet = There is no rating list of { $period } yet.
NoReportLines = ### lines come with a report, before its rounds.

IllegalPairing =
    .not-everybody-once = Round { $round } does not seat everybody once: { PLAYERS($players) }.
    .bye = { PLAYERS($players) } must not get the bye of round { $round } (C.04.1 4).
    .not-everybody-present = The pairing of round { $round } does not seat everybody who is present exactly once{ WHO($players) }.
    .meet-again = The pairing of round { $round } lets two players meet again (C.04.1 2){ WHO($players) }.
    .kept-apart = The pairing of round { $round } pairs two players who must not meet{ WHO($players) }.

BoardTwice = Round { $round } has a board number twice or below 1.

PairedByHand = The draft of round { $round } was made by hand already; discard it and pair again to begin anew.

NothingChanges = A board that stays as it is must not be named, and something has to change.

NotCompared = The pairing of round { $round } is not the one whose comparison you read; compare it again.

NothingDiffers = This is the pairing program's own pairing of round { $round }; discard the manual pairing, and the draft stands.

ColoursNotConfirmed = A colour for the third time running, or three times more than the other, is confirmed player by player (C.04.1 6, 7): { PLAYERS($players) }.

SheetNotConfirmed = What C.04.1 2 to 4 or the regulations forbid is confirmed player by player: { PLAYERS($players) }.

NoEmptySheet = Round { $round } has no draft; it is paired by hand from nothing only once the program has found no legal pairing.
    .moved = What round { $round } is paired from has changed since no legal pairing was found: have it paired again.

NoManualPairing = Round { $round } is not being paired by hand: that was ended, or never begun.

NoPlaceFree = Everybody who is paired in round { $round } sits once at most: { PLAYERS($players) }.
    .stranger = Everybody who is paired in round { $round } sits once at most: somebody who is not in the tournament.

ManualPairingIllegal = { DOUBTS($doubts) }

Doubt =
    .no-place = { PLAYERS($players) } has no place yet.
    .no-places = { PLAYERS($players) } have no place yet.
    .have-met = { BOTH($players) } have played each other.
    .kept-apart = { BOTH($players) } must not meet by the regulations.
    .bye = { PLAYERS($players) } must not get the pairing-allocated bye.
    .white-too-often = { PLAYERS($players) } would have White the third time running, or three times more than the other colour.
    .black-too-often = { PLAYERS($players) } would have Black the third time running, or three times more than the other colour.
    .both-wrong-colour = { BOTH($players) } both get the wrong colour.

NoSuchDraft = This pairing of round { $round } does not exist any more.

LaterRoundPublished = Round { $last } is published already; round { $round } stays closed (C.04.2 4.3).

NotTheNextRound = Round { $next } comes next.

DraftOutdated = The draft of round { $round } is outdated: { CHANGES($told, $count) }. Discard it and pair again.
