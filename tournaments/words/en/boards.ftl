### Results, corrections, adjourned games, seats, reports and notes.

NotAdjourned = { BOARD($board) } is not adjourned.

RoundClosed = Round { $round } is closed; correct the result, or reopen the round.
    .adjourned-drawn = Round { $round } is closed; the adjourned games were paired as draws.
    .tell-an-arbiter = Round { $round } has ended; tell an arbiter if the result of { BOARD($board) } is wrong.

UnknownGame = There is no game { $game } in a published round.
    .in-this-round = There is no game { $game } in this round.
    .to-appeal = There is no { SUBJECT($about) } that has been published.
    .in-that-round = There is no game { $game } in that round.

GameTwice = A game is named twice.

BoardsChangedMeanwhile = Changed meanwhile: { STAND($stand) }. No board was touched.

CorrectionTooLate = { BOARD($board) } of round { $round } can no longer be corrected for the standings: the round after it has ended ({ $article }). The chief arbiter can correct it for the rating report alone.

RatedResultDiffers = { BOARD($board) } is rated as { RESULT($rated) }, not { RESULT($expected) }; read it again.

GameNotPlayed = { BOARD($board) } was not played: its colours count for nothing (C.04.2 3.4).

ReachesOtherwise = The correction of { BOARD($board) } would now count for standings and pairings (C.04.2 4.3); read again what it reaches.

CorrectionIsLate = The deadline for corrections ended at { TIME($deadline) } ({ $article }). Read that, and confirm again.

CorrectionDeadlineOver = The deadline for corrections ended at { TIME($deadline) } ({ $article }). The chief arbiter alone can still correct { BOARD($board) }, with a reason.

ResultStands = { BOARD($board) } stands as { RESULT($standing) }; another result is a correction.

NoResultYet = { BOARD($board) } has no result yet.
    .enter-it = { BOARD($board) } has no result yet; enter it, that settles the reports.

NoConflict = { BOARD($board) } has no open conflict.

ClaimantMayNotResolve = You are one of the two who disagree on { BOARD($board) }; the chief arbiter or somebody else decides.

ResultDiffers = { BOARD($board) } stands as { RESULT($standing) }, not { RESULT($given) }.

BoardDecidedOtherwise = { BOARD($board) } stands as { RESULT($standing) }; both claims are kept until they are resolved.
    .cleared = { BOARD($board) } has no result any more; both claims are kept until they are resolved.

BoardSettled = { BOARD($board) } is not being played.

ReportsNotTaken = Results are not reported by the players here.

GameForfeited = { BOARD($board) } was decided by forfeit; tell an arbiter if that is wrong.

NotYourBoard = That is not your seat at { BOARD($board) }.

ResultNotReported = { RESULT($result) } at { BOARD($board) } is an arbiter's decision.

TooManyReports = { BOARD($board) } was reported { $times } times from this seat; speak with an arbiter.

SeatNotEmpty = Nobody is missing at { BOARD($board) }.

SeatsChanged = Not as shown any more: { BOARDS($boards) }. Look again; nothing was recorded.

NotAbsent = { PLAYER($player) } did not lose round { $round } by forfeit, or a later round has been published.

DefaultTimeRunning = The default time of round { $round } ends at { $ends } (Laws 6.7.1).
    .not-begun = The default time of round { $round } has not begun: the clocks have not been started (Laws 6.7.1).

SamePersonTwice = { BOARD($board) } was entered by { ARBITER($by) }; somebody else confirms it.

ConfirmationMissing = A second person has not confirmed { BOARDS($boards) } of round { $round }.

Stands = { BOARD($board) } is { RESULT($result) } by { ARBITER($by) }
    .no-result = { BOARD($board) } has no result
    .confirmed = { BOARD($board) } is { RESULT($result) } by { ARBITER($by) }, confirmed by { ARBITER($confirmed) }

# A game of less than one move: 1–0 unrated.
Result =
    .unrated = { $result } unrated

# In tables, beside figures: $cell is the opponent’s number and the colour.
Cell =
    .pab = bye { $points }
    .adjourned = adj.
    .adjourned-game = { $cell } adj.
