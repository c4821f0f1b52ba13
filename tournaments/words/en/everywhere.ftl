### What may be refused to any command: the state of the tournament, roles, sectors, devices.

DeviceRevoked = { $device } was revoked; what was typed on it is not taken any more. Tell the chief arbiter what it was.

NotOnADevice = { $device } joined by a code. Roles, invitations, codes, erasures and moves between sections are made on a console that logged in by password.

EntriesInDoubt = What { $device } typed is neither confirmed nor corrected on { BOARDS($boards) }.

NotYourDevice = Devices of others are the chief arbiter's matter.

UnknownDevice = There is no device { $device } here.

DeviceKnown = There is a device { $device } already.

UnknownArbiter = { $user } is no arbiter here.

NoTime = The time since when must be a date and time with its time zone.

DeviceInUse = { $device } is in use; there is nothing to review.

NoTournament = This tournament has not been created.

TournamentOver = The tournament is closed; the chief arbiter can reopen it.

TournamentStarted = The tournament has been started already.

UnknownPlayer = There is no entry number { $player }.

EntryMerged = Entry { $player } was merged into { PLAYER($kept) }.

ManualPairingRuns = { ARBITER($by) } has been pairing round { $round } by hand since { CLOCK($since) } UTC; that has to be ended or discarded first.

ResultsMissing = Round { $round } has no result yet on { BOARDS($boards) }.

ConflictsOpen = Two arbiters claim different results: { PLACES($places) }. Resolve that first.

GameReplaced = { BOARD($board) } was paired anew after its publication: { PLAYER($white) } and { PLAYER($black) } do not play each other.

ConflictOpen = Two arbiters claim different results for { BOARD($board) }; resolve that.

UnknownSystem = There is no pairing system '{ $system }'; known: { $known }.

TournamentNotStarted = The tournament has not been started yet.
    .change-its-settings = The tournament has not been started yet: change its settings instead.

EntryTakenBack = The entry of { PLAYER($player) } has been taken back; put it back first.

PersonEntered = { PLAYER($player) } has been entered already.
    .same-fide-id = { $section_name }: { $name }, entry { $entry }, is entered there already with the same FIDE id ({ $fide_id }). Withdraw or take back the entry here instead.

PlayerExpelled = { PLAYER($player) } is expelled.
    .there = { PLAYER($player) } has been expelled here.

PairingInHand =
    .closing-the-tournament = Closing the tournament is not possible while round { $round } is being paired; discard that pairing first.
    .changing-the-acceleration = Changing the acceleration is not possible while round { $round } is being paired; discard that pairing first.
    .changing-the-numbers-of-the-boards = Changing the numbers of the boards is not possible while round { $round } is being paired; discard that pairing first.
    .taking-back-an-adjournment = Taking back an adjournment is not possible while round { $round } is being paired; discard that pairing first.
    .clearing-a-result = Clearing a result is not possible while round { $round } is being paired; discard that pairing first.
    .changing-published-pairings = Changing published pairings is not possible while round { $round } is being paired; discard that pairing first.
    .import = An import is not possible while round { $round } is being paired; discard that pairing first.

NotPermitted = The role “{ NAME("Role", $role) }” does not permit this: { ACT($command) }.
    .admitting-unseen = Only the chief arbiter admits { PLAYER($player) } unseen (C.04.2 4.1).
    .taking-back-expulsion = Only the chief arbiter takes back the expulsion of { PLAYER($player) }.
    .full-point-bye = Only the chief arbiter gives a full-point bye.
    .pictures-of-organiser = Pictures for screens and diplomas are added by the chief arbiter or a deputy.
    .correcting-for-rating = Only the chief arbiter corrects { BOARD($board) } for the rating report alone.
    .empty-sheet = Where no legal pairing exists the round is paired by hand by the chief arbiter or a deputy.
    .taking-back-a-report = A report is taken back by the chief arbiter or a deputy, as it came.

OutsideSector = { BOARD($board) } is not in your sector ({ SECTOR($first_board, $last_board) }).

NoArbiter = You are no arbiter of this tournament.

AndMore = and { $count } more
