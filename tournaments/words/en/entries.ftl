### Entries, check-in, byes, absentees and numbers.

PlayerWithdrawn = { PLAYER($player) } is withdrawn; take that choice back first.

RoundNotNext = Round { $round } is not the next one to be paired.

PlayerTwice = A player is named twice.

CameMeanwhile = Checked in meanwhile: { PLAYERS($players) }. Nothing was decided.

NumberedSingly = { PLAYERS($players) } get new numbers: take their withdrawals back one after the other.

ChoiceDiffers = The choice for { PLAYER($player) } is { NAME("AbsenteeChoice", $choice) }, not { NAME("AbsenteeChoice", $expected) }; somebody else has made it. Nothing was decided.

LateEntryNotArrived = { PLAYER($player) } is a late entry: paired only when actually arrived (C.04.2 2.4).

ByeGrantedAlready = { PLAYER($player) } has a { $kind } bye in round { $round }; revoke that first.
    .stands = { PLAYER($player) } has a { $kind } bye in round { $round }.

NoRoundLeft = All rounds have been paired.

SourceNotFides = “{ $source }” is no list of FIDE’s: say that the rating of { PLAYER($player) } is national, or name another source.

TwoNationalRatings = Both ratings are national: of an entry one is FIDE’s and one national.

RatingSourceDiffers = The source of the rating of { PLAYER($player) } is “{ $source }” by now, not “{ $expected }”.

RatingDiffers = The rating of { PLAYER($player) } is { $rating }, not { $expected }.

NoBye = { PLAYER($player) } has no bye in round { $round }.
    .to-take-along = { $name } has no bye in round { $round } here.

NoSuchRound = The tournament has { $rounds } rounds.

HalfByesUsedUp = { PLAYER($player) } may have { $allowed } half-point byes and has { $used }.

HalfByeTooLate = Half-point byes are possible up to round { $last }.
    .deadline-over = Half-point byes of round { $round } had to be asked for by { TIME($deadline) }. The chief arbiter or a deputy can still grant one, with a reason.

EntryKeptByMerge = Entry { $dropped } was merged into that of { PLAYER($player) }: take that merge back first.

EntryInCommittee = { PLAYER($player) } sits in the appeals committee: set the committee anew first.

EntryPlayed = { PLAYER($player) } has a place in round { $round }: withdraw the player instead.
    .move-back = { PLAYER($player) } has a place in round { $round }: move the player back instead; what was played stands then.

EntryAppealed = Appeal { $appeal } names { PLAYER($player) }: withdraw the player instead.

NothingToUndo = Nothing of that is as it was left: it has been taken back or changed since.

NotMerged = Entry { $dropped } was not merged into entry { $kept }, { PLAYER($kept) }.

KeptEntryMerged = Entry { $kept } was itself merged into entry { $into }, { PLAYER($into) }, later; take that back first.

SameEntry = An entry cannot be a double of itself.

EntryHasGames = { PLAYER($player) } was paired in round { $round }; keep that entry instead.

LotMissing = The initial colour needs a lot or a colour set by hand.
    .seed = A drawing of lots needs a seed.
    .numbers = A drawing of lots for the numbers needs a seed, or the numbers as they were drawn in the hall.

OrderIncomplete = The start order does not hold every player exactly once: { PLAYERS($players) }.

NumbersFrozen = Round { $round } has been paired; no correction moves a number any more (C.04.2 2.3).
    .by-lot = The first round of the table is paired: no number moves any more ({ $article }).

NumbersLocked = The draft of round { $round } locks the numbers; discard it first (C.04.2 2.3).

NumbersByLot = The numbers of a round robin are drawn by lot: enter them as they were drawn.
    .of-sides = The numbers of both sides are drawn by lot: enter them as they were drawn.

NoVarmaTable = Restricted lots are for { $least } to { $most } players, and here are { $players } ({ $article }). Let the lots be free: Settings, Lots.

TableTooLong = A table for { $players } players has more than { $most } rounds.

NoTableForSoMany = There is no table for { $players } players ({ $article }).

SidesNotPlayed = Nobody is put on a side here: only a Scheveningen event whose numbers are drawn has two.

SidesUneven = Side A has { $wanted } of the { $players } players, the others are side B. Named for side A: { $named }.

TableComplete = The numbers are drawn, and the table has { $players } players: nobody comes into it any more ({ $article }).

NoByesByTable = { PLAYER($player) } plays by a table, which knows no byes: whoever does not come loses by forfeit ({ $article }).

OrderWrong = { PLAYER($higher) } stands below { PLAYER($lower) } but ranks higher (C.04.2 2.2).

NoRating = { $list } { $number } is no rating: it would count as { $rating }.
