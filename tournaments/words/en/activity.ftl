### What happened: one message an event, by its type; no full stop at the end. Names stand in the facts.
### `.instead` says what to do where it is not taken back: what stays, and the page on which it can be put right.

# --- places

About =
    .board = Round { $round }, board { $board }
    .board-paired-anew = Round { $round }, a board that was paired anew
    .round = Round { $name }
    .announcement = Announcement { $name }
    .screen = Screen { $name }
    .organiser = Pictures for screens and diplomas
    .appeal = Appeal { $name }
    .appeal-on = Appeal { $name } ({ $place })

Seat = { $place }: { $player } ({ NAME("Colour", $colour) })
    .unknown = { $place }: { NAME("Colour", $colour) }

Colour =
    .w = White
    .b = Black

# From one day to another.
Span = { $first } to { $last }

# --- setting up

Event-TournamentCreated = Tournament created: { $name }, { $rounds ->
        [one] { $rounds } rounds
       *[other] { $rounds } rounds
    }
    .instead = A tournament that was opened stays. What is wrong in it is put right under Settings; one that was opened by mistake is left without entries.

Event-SettingsChanged = Settings changed
    .to = Settings changed: { $changes }

SettingChange = { $name } { $was } → { $now }

Event-RegulationsChanged = Regulations changed from round { $round } on: { $changes }
    .checked = Regulations changed from round { $round } on: { $changes }; round { $checked } checked again: { $count ->
        [0] same
       *[other] { $count } boards would be paired otherwise
    }

Event-ProhibitedPairsSet =
    .none = No pairs are prohibited any more{ $first ->
        [0] { "" }
       *[other] { " " }from round { $first } on
    }
    .set = Prohibited pairs set{ $first ->
        [0] { "" }
       *[other] { " " }from round { $first } on
    }: { $groups }

Event-ReportLinesImported = { $count ->
        [one] 1 ### line of the report file kept
       *[other] { $count } ### lines of the report file kept
    }
    .instead = What the file said of its rounds stays, and stands in every report of this tournament. A wrong file is taken back as a whole, in the activity, while nothing rests on it.

Event-RatingListUsed = Ratings are those of the list { $source ->
        [fide] FIDE
       *[other] { $source }
    } { NAME("RatingOf", $kind) } { $period }
    .instead = Choose another list, on the page Rating lists.
Event-ColumnsMapped = Columns of the list chosen by hand ({ $line ->
        [0] no heading line
       *[other] heading in line { $line }
    }): { $columns }
    .instead = It says how a list was read. If that was wrong, take the list back in the activity and import it with other columns.

Event-ReportTakenBack = An imported report was taken back with its entries, rounds and results
    .instead = On the page Entries, import the report again: its rounds and results come back with it.

Event-VirtualPointsSet = Virtual points set: { $lines }
    .none = Virtual points are no longer set by hand

Event-FideModeLeft = FIDE mode left from round { $round } on: { $reasons }
    .instead = FIDE mode is left for good: the report says so. What left it is put right under Settings.

VirtualPoints = { $points } in rounds { $first } to { $last } for { $players }

Event-ArbiterAppointed = { $user } appointed { NAME("Role", $role) }
    .sector = { $user } appointed { NAME("Role", $role) }, boards { $first } to { $last ->
        [0] the last
       *[other] { $last }
    }

Event-ArbiterDismissed = { $user } is no longer an arbiter here

Event-DeviceEnrolled = { $device } joined for { $user }
    .instead = On the page Devices, revoke the device: it is logged out at once.

Event-DeviceRevoked = { $device } revoked
    .of = { $device } of { $user } revoked
    .instead = A revoked device does not come back. On the page Devices, make a new code and let it join again.

Event-DeviceReviewed = What { $device } typed is reviewed
    .instead = The review is over. If one of its results is wrong after all, correct it on its board on the page Results.

Role =
    .chief = chief arbiter
    .deputy = deputy chief arbiter
    .pairing-officer = pairing officer
    .sector = sector arbiter
    .results = results helper
    .check-in = check-in desk
    .read-only = reader
    .system = server
    .player = player

Event-FestivalSet = Section of the event “{ $name }”{ $known ->
        [0] { "" }
       *[other] { " " }({ $where })
    }{ $order ->
        [0] { "" }
       *[other] , section { $order }
    }

# --- entries

Event-PlayerEntered = { $entry } entered

Event-LateEntryAdmitted = { $entry } entered late, from round { $round }

Event-EntryTakenBack = Entry of { $player } taken back

Event-EntryRestored = Entry of { $player } put back

Event-PlayerMovedAway = { $player } moved to { $section }, entry { $entry } there
    .withdrawn = { $player } moved to { $section }, entry { $entry } there, withdrawn here from round { $round } on

Event-PlayerMovedHere = { $player } moved here from { $section }, entry { $entry } there
    .late = { $player } moved here from { $section }, entry { $entry } there, from round { $round }

Event-MoveTakenBack = Move of { $player } to { $section } taken back: plays here again
    .there = Move of { $player } from { $section } taken back: plays there again
    .instead = On the player's page (Entries), move the player to the other section again.

Event-PlayerCorrected = Details of { $player } corrected
    .instead = On the page Entries, open the player and put the details right there; the history says what they were.

Event-RatingCorrected = Rating of { $player } corrected: { $was } → { $rating }
    .both = Ratings of { $player } corrected: FIDE { $fides }{ $fides_source ->
            [none] {""}
           *[other] {" "}({ $fides_source })
        }, national { $national }{ $national_source ->
            [none] {""}
           *[other] {" "}({ $national_source })
        }{ $k ->
            [0] {""}
           *[other] ; K in FIDE’s list: { $k }
        }
    .source = { $kind ->
            [national] Rating { $rating } of { $player } is a national one, not FIDE’s
           *[elo] Rating { $rating } of { $player } is FIDE’s
        }{ $source ->
            [none] {""}
           *[other] ; source: { $source }
        }{ $k ->
            [0] {""}
           *[other] ; K in FIDE’s list: { $k }
        }

Event-EntriesMerged = Two entries merged: { $player } had been entered twice

Event-EntriesSeparated = Merge taken back: { $dropped } and { $kept } are two entries again

Event-EntriesToldApart = { $one } and { $other } are two people
    .instead = If the two are one person after all: on the page Entries, open the one entry and merge the other into it (Entered twice?).

Event-PlayerCheckedIn = { $player } checked in

Event-PlayerCheckedOut = { $player } checked out

Event-AbsenteeDecided = { $player } had not come for round { $round }: { $choice ->
        [open] the choice is open again
        [excluded] not paired before check-in
        [admitted] admitted to the pairing all the same
        [half-bye] half-point bye
       *[withdrawn] withdrawn
    }

Event-PlayerWithdrawn = { $player } withdrawn from round { $round } on

Event-PlayerReinstated = { $player } reinstated from round { $round } on

Event-PlayerExpelled = { $player } expelled from round { $round } on

Event-ByeGranted = { $player } gets a { NAME("ByeName", $kind) } in round { $round }

Event-ByeRevoked = Bye of { $player } in round { $round } revoked

ByeName =
    .zero = zero-point bye
    .half = half-point bye
    .full = full-point bye

# --- numbers

Event-InitialColourDrawn = Initial colour { NAME("Colour", $colour) }, drawn by lot (seed { $seed })
    .by-hand = Initial colour { NAME("Colour", $colour) }, set by hand
    .instead = The lot is drawn once (C.04.3 5.1), and stands. A single round can be paired with other colours by hand, on the page Pairing.

Event-LotsDrawn = Lots drawn for the standings after round { $first } and those that follow (seed { $seed })
    .instead = Lots are drawn once, and stand. What ranks in their place is for the list of tie-breaks, which the chief arbiter changes from a round on.

Event-PairingNumbersAssigned = Pairing numbers 1 to { $last } assigned { $cause ->
        [start] at the start
        [correction] after a correction
        [late-entry] after a late entry
        [merge] after a merge
        [separation] after a merge was taken back
       *[by-hand] on request
    }
    .instead = The numbers follow from ratings and titles: take back what moved them, or correct a rating on the player's page; then assign them anew on the page Entries, until round 4 is published (C.04.2 2.3).

Event-PairingNumbersFrozen = Pairing numbers frozen: no correction moves them any more
    .instead = From the publication of round 4 on no correction moves a number (C.04.2 2.3). A wrong rating is still corrected on the player's page; the number stays.

# --- rounds

Event-PairingRequested = Pairing of round { $round } requested
    .instead = On the page Pairing, discard what is in hand and pair the round again.

Event-RoundPaired = Round { $round } paired by the { $system }: { $count ->
        [one] 1 board
       *[other] { $count } boards
    }{ $byes ->
        [0] { "" }
       *[other] , bye for { $pab }
    }
    .imported = Round { $round } imported: { $count ->
        [one] 1 board
       *[other] { $count } boards
    }{ $byes ->
        [0] { "" }
       *[other] , bye for { $pab }
    }
    .instead = On the page Pairing, discard what is in hand and pair the round again.

Event-PairingFailed = Round { $round } could not be paired: { $why }
    .instead = On the page Pairing, put right what it names, then pair the round again.

Event-PairingDiscarded = Pairing of round { $round } discarded
    .instead = On the page Pairing, pair the round again.

Event-RoundPublished = Round { $round } published
    .instead = A published pairing stands (C.04.2 4.4). On the page Pairing, change its boards on one of the grounds that the article names, while the round is played.

Event-PublishedPairingsChanged = Published pairings of round { $round } changed, { NAME("GroundClause", $ground) } ({ $article }): { $places }
    .back = Change #{ $change } of round { $round } taken back: { $places }

# Parts of what changed in a round.
PairChanged =
    .board = board { $board } { $white } – { $black }
    .apart = { $pair } apart
    .together = { $pair } together
    .bye = bye for { $player }
    .no-bye = no bye
    .not-paired = not paired { $players }

Event-PlayersRequestRefused = Request of { $players } about round { $round } refused: { NAME("AnswerClause", $kind) } ({ $article })
    .instead = A refusal stays on record and changed nothing. If the players get what they asked for after all, change the boards on the page Pairing.

Event-RoundClosed = Round { $round } closed

Event-RoundReopened = Round { $round } reopened

Event-ManualPairingBegun = Manual pairing of round { $round } begun
    .instead = On the page Pairing, while the round is paired by hand: exchange the boards anew, or discard the pairing by hand; what the program had answered then stands again.

Event-ManualPairingChanged = Round { $round } by hand: { $changes }
    .instead = On the page Pairing, while the round is paired by hand: exchange the boards anew, or discard the pairing by hand; what the program had answered then stands again.

Event-ManualPairingDiscarded = Manual pairing of round { $round } discarded; the program's draft stands
    .instead = On the page Pairing, begin to pair the round by hand again.
    .sheet = Manual pairing of round { $round } discarded; no legal pairing exists

Event-RoundPairedManually = Round { $round } paired by hand, { $count ->
        [one] 1 board
       *[other] { $count } boards
    } unlike the program: { $old } → { $new }{ $byes ->
        [0] { "" }
       *[other] ; bye for { $pab }
    }
    .instead = On the page Pairing, discard what is in hand and pair the round again.
    .from-nothing = Round { $round } paired by hand from an empty sheet, as no legal pairing exists: { $new }{ $byes ->
        [0] { "" }
       *[other] ; bye for { $pab }
    }

Event-PairingDeadlineSet = Round { $round }: pairing deadline { $until }
    .regulations = Round { $round }: pairing deadline as in the regulations

Event-LastCallAnnounced = Round { $round }: last call for corrections until { $until }

Event-LastCallCancelled = Round { $round }: last call for corrections cancelled

Event-AnnouncementMade = Announcement { $announcement }{ $priority ->
        [urgent] , urgent
        [screen] , for hall screens alone
       *[normal] { "" }
    }
    .until = Announcement { $announcement }{ $priority ->
        [urgent] , urgent
        [screen] , for hall screens alone
       *[normal] { "" }
    }, until { $until }

Event-AnnouncementTakenBack = Announcement { $announcement } taken back
    .instead = On the page Announcements, make it again with its text.

Event-ScreenSet = Screen { $screen } shows { $plan }
    .taken-away = Screen { $screen } taken away

# What a screen shows, as a part of these.
ScreenPlan = { $kinds }, { $seconds } s a page
    .part = { $kinds }, part { $part } of { $parts }, { $seconds } s a page
    .letters = { $kind } { $letters }
    .by-rows = { $shown }, longer where a page has many rows
    .language = { $shown }, in { $language }

# --- games

Event-ResultEntered = { $place }: { $result } entered

Event-ForfeitDeclared = { $place }: forfeit { $result } declared
    .double = { $place }: double forfeit { $result } declared

Event-ResultConfirmed = { $place }: { $result } confirmed
    .instead = A confirmation changes no result. If the result is wrong, correct it on its board on the page Results: that ends the confirmation.

Event-ResultCorrected = { $place }: corrected { $was } → { $result }
    .forfeit = { $place }: forfeit { $was } → { $result }

Event-RatedResultCorrected = { $place }: rated { $was } → { $result }; what counts stays (C.04.2 4.3)

Event-PublicRatingsChanged = { $place }: the changes of ratings that everybody reads change with it
    .instead = Take back the correction before this event, in the activity.

Event-ColoursCorrected = { $place }: colours were { $how ->
        [reversed] reversed
       *[as-paired] as paired
    }
    .report-alone = { $place }: colours were { $how ->
        [reversed] reversed
       *[as-paired] as paired
    }, for the report alone (C.04.2 4.3)

Event-ResultCleared = { $place }: { $result } cleared
    .instead = On the page Results, type the result of that board again.

Event-GameAdjourned = { $place }: adjourned

Event-AdjournedGameFinished = { $place }: adjourned game finished { $result }

Event-AdjournmentTakenBack = { $place }: adjournment taken back

Event-ConflictRaised = { $place }: conflict, { $standing } stands, { $claimed } claimed
    .nothing = { $place }: conflict, nothing stands, { $claimed } claimed
    .instead = A claim is not withdrawn but settled: on the page Results, resolve the conflict of that board.

Event-ConflictResolved = { $place }: conflict resolved
    .instead = The conflict is over. If the result that was decided on is wrong, correct it on its board on the page Results.

Event-LateCorrectionAdmitted = { $place }: correction admitted after the deadline of { $deadline }
    .instead = It goes with the correction that was recorded right after it: take that one back.

Event-PlayerReported = { $seat } reports { $result }
    .instead = It is the player's word and changes no result. The player can report again from the slip; an arbiter enters or corrects the result on the page Results.

Event-FileReported = { $place }: a file of the electronic boards says { $result }
    .taken-back = { $place }: what a file of the electronic boards said is taken back ({ $was })

Event-ReportsSettled = { $place }: players' reports looked at, { $result } stays
    .instead = If the result is wrong after all, correct it on its board on the page Results.

Event-ClocksStarted = Round { $round }: clocks started at { $at }, default time { $minutes } minutes
    .instead = On the page Start of play, set the time at which the clocks of the round were started.

Event-SeatFoundEmpty = { $seat } is not at the board

Event-SeatTaken = { $seat } is at the board now

Event-AbsenceExplained = { $player } explained the absence in round { $round } and stays
    .instead = If the player does not stay after all, withdraw him on his page (Entries).

Event-BoardDecided =
    .stands = { $place }: decided that { $result } stands{ $cited ->
        [0] { "" }
       *[other] { " " }({ $article })
    }{ $dated ->
        [0] { "" }
       *[other] ; it happened at { $happened }
    }{ $witnessed ->
        [0] { "" }
       *[other] ; seen by { $witnesses }
    }
    .counts = { $place }: decided that { $result } counts{ $cited ->
        [0] { "" }
       *[other] { " " }({ $article })
    }{ $dated ->
        [0] { "" }
       *[other] ; it happened at { $happened }
    }{ $witnessed ->
        [0] { "" }
       *[other] ; seen by { $witnesses }
    }
    .nothing-stands = { $place }: decided that no result stands{ $cited ->
        [0] { "" }
       *[other] { " " }({ $article })
    }{ $dated ->
        [0] { "" }
       *[other] ; it happened at { $happened }
    }{ $witnessed ->
        [0] { "" }
       *[other] ; seen by { $witnesses }
    }
    .nothing-counts = { $place }: decided that no result counts{ $cited ->
        [0] { "" }
       *[other] { " " }({ $article })
    }{ $dated ->
        [0] { "" }
       *[other] ; it happened at { $happened }
    }{ $witnessed ->
        [0] { "" }
       *[other] ; seen by { $witnesses }
    }
    .instead = A decision of the chief arbiter is replaced by the next one: decide the board anew, on the page Results.

NoteKind =
    .restarted = new game with the right colours (Laws 7.3)
    .other = note

Event-BoardNoted = { $kind ->
        [seen] { $place }: seen playing at { $at }
        [restarted] { $place }: new game with the right colours (Laws 7.3), { $at }
       *[other] { $place }: note, { $at }
    }
    .instead = A note stays. Add another one to the board that says what is right.

# --- appeals, photos, erasures

Event-AppealsCommitteeSet = Appeals committee: { $members }
    .nobody = There is no appeals committee any more

CommitteeMember =
    .reserve = reserve

Event-AppealFiled = { $place }: appeal { $appeal } filed by { $player }
    .late = { $place }: appeal { $appeal } filed by { $player }, admitted late ({ NAME("LateCause", $cause) })

LateCause =
    .told-late = the decision was made known late
    .hindered = the player was hindered
    .arbiters-fault = the arbiters' fault
    .regulations = the regulations allow it

Event-AppealDecided = { $place }: appeal { $appeal } { NAME("AppealVerdict", $verdict) }
    .instead = A decision is not taken back. What it changed on the board is corrected there, on the page Results; a new appeal is filed on the page Appeals.

Event-AttachmentAdded = { $place }: photo added ({ $kilobytes } kB)
    .instead = A photo stays with what it shows. It goes with the personal data of somebody who is on it: on the player's page, Erase personal data.

Event-MovesKept =
    { $games ->
        [one] Moves of { $games } game kept ({ $kilobytes } kB)
       *[other] Moves of { $games } games kept ({ $kilobytes } kB)
    }
    .instead = Send the file that is right: of each game the moves that came last count.

Event-ReportMade = Report { $number } for the federation made of event { $base }
    .instead = A report that was made stays on record. Make the next one, with the reason.

Event-LeadershipTaken = The second machine leads from here on (takeover { $epoch }, by { $user })
    .instead = A takeover stays on record. The other machine can follow, and take over in its turn.

Event-PersonErased = Personal data of { $player } erased ({ NAME("ErasureGround", $ground) })
    .texts = Personal data of { $player } erased, with { $texts ->
        [one] 1 text
       *[other] { $texts } texts
    } ({ NAME("ErasureGround", $ground) })
    .photos = Personal data of { $player } erased, with { $photos ->
        [one] 1 photo
       *[other] { $photos } photos
    } ({ NAME("ErasureGround", $ground) })
    .texts-and-photos = Personal data of { $player } erased, with { $texts ->
        [one] 1 text
       *[other] { $texts } texts
    } and { $photos ->
        [one] 1 photo
       *[other] { $photos } photos
    } ({ NAME("ErasureGround", $ground) })
    .instead = What was erased is gone for good. If the player still plays, the details are entered anew as a new entry.

Event-MemberErased = Name of committee member { $member } erased ({ $why })
    .texts = Name of committee member { $member } erased, with { $texts ->
        [one] 1 text
       *[other] { $texts } texts
    } ({ $why })
    .instead = What was erased is gone for good. Who sits again is named anew, on the page Appeals.

ErasureGround =
    .own-request = the player asked for it
    .guardians-request = parent or guardian asked for it
    .time-is-up = the time for keeping them is over
    .entered-by-mistake = they should not have been entered

ErasureGroundOfMember =
    .own-request = the member asked for it
    .time-is-up = the time for keeping them is over
    .entered-by-mistake = the name should not have been entered

# --- the end, and what was refused

Event-TournamentClosed = Tournament closed

Event-TournamentReopened = Tournament reopened

Event-RequestRefused = Refused: { $wanted } ({ $why })
    .instead = A refusal stays on record and changed nothing. Ask again, or let somebody ask whose role permits it.

Event-RequestRefusedAgain = Refused again: { $wanted } ({ $why }), { $times } times since #{ $since }
    .many = Refused: too many different requests to list each, { $times } more by now
    .instead = A refusal stays on record and changed nothing. Ask again, or let somebody ask whose role permits it.

# Of everything that is refused on record.
WhyRefused =
    .NotPermitted = the role does not allow it
    .OutsideSector = the board is not in the arbiter's sector
    .NotYourDevice = the device is somebody else's
    .DeviceRevoked = the device had been revoked
    .NotOnADevice = it needs a log-in by password, not a device that joined by a code
    .ClaimantMayNotResolve = who made one of the claims does not settle the conflict
    .RoundAlreadyPublished = the round was published already
    .CorrectionTooLate = it came too late for a correction
    .CorrectionDeadlineOver = the deadline for corrections was over
    .NumbersFrozen = the pairing numbers are frozen
    .HalfByesUsedUp = the player has had all half-point byes
    .HalfByeTooLate = half-point byes are not given so late
    .AppealTooLate = the appeal came too late
    .MemberIsParty = a member of the committee is a party
    .GroundNotMet = the ground for the change is not met
    .GroundNotYours = the ground for the change is not for this role
    .NotTheSmallestChange = a smaller change would do
    .AgreementMissing = the players' agreement is missing
    .ChangeIllegal = the change breaks a rule of the pairing
    .ColoursOfNoArticle = no article gives these colours
    .ManualPairingIllegal = the pairing by hand breaks a rule

Event-PrizeFundSet = Prizes set: { $count ->
        [one] one list
       *[other] { $count } lists
    }, { MONEY($money) } { $currency } in all
    .none = There are no prizes any more

Event-PrizeChoiceRecorded =
    .chosen = { $player } takes the prize of { $list }{ $away ->
            [1] { " " }and does not come to the prize giving
           *[0] { "" }
        }
    .away = { $player } does not come to the prize giving
    .by-rule = { $player } gets the prize that the rule gives, and comes to the prize giving

Event-PublicPrizesChanged = The page of prizes that everybody reads changes with it
    .instead = Take back what changed it: the event before this one, in the activity.

Event-RankingsAnnounced = Rankings within the standings announced: { $names }
    .none = There are no rankings within the standings any more

Event-DirectTitlesSet = Table of direct titles entered ({ $edition }): { $count ->
        [one] one line
       *[other] { $count } lines
    }
    .none = There is no table of direct titles any more

# --- what was asked for, where it is refused: each command by its code

Command =
    .add-attachment = add attachment
    .keep-moves = keep moves
    .adjourn-again = adjourn again
    .adjourn-game = adjourn game
    .adjourn-games = adjourn games
    .admit-moved-player = admit moved player
    .announce-last-call = announce last call
    .announce-rankings = announce rankings
    .appoint-arbiter = appoint arbiter
    .assign-pairing-numbers = assign pairing numbers
    .begin-manual-pairing = begin manual pairing
    .cancel-last-call = cancel last call
    .change-manual-pairing = change manual pairing
    .change-published-pairings = change published pairings
    .change-regulations = change regulations
    .change-settings = change settings
    .check-in = check in
    .check-out = check out
    .clear-result = clear result
    .clear-results = clear results
    .close-device-review = close device review
    .close-round = close round
    .close-tournament = close tournament
    .confirm-result = confirm result
    .correct-colours = correct colours
    .correct-player = correct player
    .correct-rating = correct rating
    .correct-result = correct result
    .create-tournament = create tournament
    .decide-absentees = decide absentees
    .decide-appeal = decide appeal
    .decide-board = decide board
    .declare-forfeits = declare forfeits
    .discard-manual-pairing = discard manual pairing
    .discard-pairing = discard pairing
    .dismiss-arbiter = dismiss arbiter
    .draw-lots = draw lots
    .end-manual-pairing = end manual pairing
    .enrol-device = enrol device
    .enter-player = enter player
    .enter-result = enter result
    .erase-member = erase member
    .erase-person = erase person
    .expel-player = expel player
    .explain-absence = explain absence
    .file-appeal = file appeal
    .grant-bye = grant bye
    .import-report-lines = import report lines
    .import-round = import round
    .make-announcement = make announcement
    .make-report = make report
    .map-columns = map columns
    .merge-doubles = merge doubles
    .merge-entries = merge entries
    .move-player-away = move player away
    .note-board = note board
    .note-empty-seat = note empty seat
    .note-taken-seat = note taken seat
    .publish-round = publish round
    .record-pairing = record pairing
    .record-pairing-failure = record pairing failure
    .record-prize-choice = record prize choice
    .record-takeover = record takeover
    .refuse-request = refuse request
    .reinstate-player = reinstate player
    .reopen-round = reopen round
    .reopen-tournament = reopen tournament
    .report-from-file = report from file
    .report-result = report result
    .request-pairing = request pairing
    .resolve-conflict = resolve conflict
    .restore-entry = restore entry
    .restore-results = restore results
    .revoke-bye = revoke bye
    .revoke-device = revoke device
    .separate-entries = separate entries
    .set-appeals-committee = set appeals committee
    .set-direct-titles = enter the table of direct titles
    .set-festival = set festival
    .set-pairing-deadline = set pairing deadline
    .set-prize-fund = set prize fund
    .set-prohibited-pairs = set prohibited pairs
    .set-screen = set screen
    .set-virtual-points = set virtual points
    .settle-reports = settle reports
    .start-clocks = start clocks
    .start-tournament = start tournament
    .take-back-adjournment = take back adjournment
    .take-back-announcement = take back announcement
    .take-back-entry = take back entry
    .take-back-move = take back move
    .take-back-pairing-change = take back pairing change
    .tell-entries-apart = tell entries apart
    .undo-batch = undo batch
    .use-rating-list = use rating list
    .withdraw-player = withdraw player
    .withdraw-players = withdraw players

RequestWanted = { ACT($command) }
