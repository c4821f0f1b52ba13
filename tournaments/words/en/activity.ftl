### What happened: one message an event, by its type; no full stop at the end. Names stand in the facts.

# --- places

About =
    .board = Round { $round }, board { $board }
    .board-paired-anew = Round { $round }, a board that was paired anew
    .round = Round { $name }
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

Event-ColumnsMapped = Columns of the list chosen by hand ({ $line ->
        [0] no heading line
       *[other] heading in line { $line }
    }): { $columns }

Event-ReportTakenBack = An imported report was taken back with its entries, rounds and results

Event-VirtualPointsSet = Virtual points set: { $lines }
    .none = Virtual points are no longer set by hand

VirtualPoints = { $points } in rounds { $first } to { $last } for { $players }

Event-ArbiterAppointed = { $user } appointed { NAME("Role", $role) }
    .sector = { $user } appointed { NAME("Role", $role) }, boards { $first } to { $last ->
        [0] the last
       *[other] { $last }
    }

Event-ArbiterDismissed = { $user } is no longer an arbiter here

Event-DeviceEnrolled = { $device } joined for { $user }

Event-DeviceRevoked = { $device } revoked
    .of = { $device } of { $user } revoked

Event-DeviceReviewed = What { $device } typed is reviewed

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

Event-PlayerCorrected = Details of { $player } corrected

Event-RatingCorrected = Rating of { $player } corrected: { $was } → { $rating }

Event-EntriesMerged = Two entries merged: { $player } had been entered twice

Event-EntriesSeparated = Merge taken back: { $dropped } and { $kept } are two entries again

Event-EntriesToldApart = { $one } and { $other } are two people

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

Event-PairingNumbersAssigned = Pairing numbers 1 to { $last } assigned { $cause ->
        [start] at the start
        [correction] after a correction
        [late-entry] after a late entry
        [merge] after a merge
        [separation] after a merge was taken back
       *[by-hand] on request
    }

Event-PairingNumbersFrozen = Pairing numbers frozen: no correction moves them any more

# --- rounds

Event-PairingRequested = Pairing of round { $round } requested

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

Event-PairingFailed = Round { $round } could not be paired: { $why }

Event-PairingDiscarded = Pairing of round { $round } discarded

Event-RoundPublished = Round { $round } published

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

Event-RoundClosed = Round { $round } closed

Event-RoundReopened = Round { $round } reopened

Event-ManualPairingBegun = Manual pairing of round { $round } begun

Event-ManualPairingChanged = Round { $round } by hand: { $changes }

Event-ManualPairingDiscarded = Manual pairing of round { $round } discarded; the program's draft stands

Event-RoundPairedManually = Round { $round } paired by hand, { $count ->
        [one] 1 board
       *[other] { $count } boards
    } unlike the program: { $old } → { $new }{ $byes ->
        [0] { "" }
       *[other] ; bye for { $pab }
    }

Event-PairingDeadlineSet = Round { $round }: pairing deadline { $until }
    .regulations = Round { $round }: pairing deadline as in the regulations

Event-LastCallAnnounced = Round { $round }: last call for corrections until { $until }

Event-LastCallCancelled = Round { $round }: last call for corrections cancelled

# --- games

Event-ResultEntered = { $place }: { $result } entered

Event-ForfeitDeclared = { $place }: forfeit { $result } declared
    .double = { $place }: double forfeit { $result } declared

Event-ResultConfirmed = { $place }: { $result } confirmed

Event-ResultCorrected = { $place }: corrected { $was } → { $result }
    .forfeit = { $place }: forfeit { $was } → { $result }

Event-RatedResultCorrected = { $place }: rated { $was } → { $result }; what counts stays (C.04.2 4.3)

Event-ColoursCorrected = { $place }: colours were { $how ->
        [reversed] reversed
       *[as-paired] as paired
    }
    .report-alone = { $place }: colours were { $how ->
        [reversed] reversed
       *[as-paired] as paired
    }, for the report alone (C.04.2 4.3)

Event-ResultCleared = { $place }: { $result } cleared

Event-GameAdjourned = { $place }: adjourned

Event-AdjournedGameFinished = { $place }: adjourned game finished { $result }

Event-AdjournmentTakenBack = { $place }: adjournment taken back

Event-ConflictRaised = { $place }: conflict, { $standing } stands, { $claimed } claimed
    .nothing = { $place }: conflict, nothing stands, { $claimed } claimed

Event-ConflictResolved = { $place }: conflict resolved

Event-LateCorrectionAdmitted = { $place }: correction admitted after the deadline of { $deadline }

Event-PlayerReported = { $seat } reports { $result }

Event-ReportsSettled = { $place }: players' reports looked at, { $result } stays

Event-ClocksStarted = Round { $round }: clocks started at { $at }, default time { $minutes } minutes

Event-SeatFoundEmpty = { $seat } is not at the board

Event-SeatTaken = { $seat } is at the board now

Event-AbsenceExplained = { $player } explained the absence in round { $round } and stays

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

Event-BoardNoted = { $kind ->
        [seen] { $place }: seen playing at { $at }
        [restarted] { $place }: new game with the right colours (Laws 7.3), { $at }
       *[other] { $place }: note, { $at }
    }

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

Event-AppealDecided = { $place }: appeal { $appeal } { $verdict }

Event-AttachmentAdded = { $place }: photo added ({ $kilobytes } kB)

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

Event-MemberErased = Name of committee member { $member } erased ({ $why })
    .texts = Name of committee member { $member } erased, with { $texts ->
        [one] 1 text
       *[other] { $texts } texts
    } ({ $why })

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

Event-RequestRefusedAgain = Refused again: { $wanted } ({ $why }), { $times } times since #{ $since }
    .many = Refused: too many different requests to list each, { $times } more by now

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
