### What moved the input of a pairing while it was worked on.

ChangeOfPlayer = { PLAYER($player) } { $what }

ChangeOnBoard = round { $round }, { BOARD($board) }: { $what }

Change =
    .something = the pairing input changed
    .SettingsChanged = the settings changed
    .RegulationsChanged = the regulations changed
    .ProhibitedPairsSet = the prohibited pairs changed
    .VirtualPointsSet = the virtual points changed
    .EntryTakenBack = the entry was taken back
    .EntryRestored = the entry was put back
    .PlayerMovedAway = was moved to another section
    .PlayerMovedHere = was moved here from another section
    .MoveTakenBack = was moved, and the move was taken back
    .PairingNumbersAssigned = the pairing numbers changed
    .InitialColourDrawn = the initial colour was drawn
    .PlayerEntered = entered
    .LateEntryAdmitted = entered late
    .RatingCorrected = has another rating
    .EntriesMerged = was merged into another entry
    .PlayerCheckedIn = checked in
    .PlayerCheckedOut = checked out
    .PlayerWithdrawn = withdrew
    .PlayerReinstated = was reinstated
    .PlayerExpelled = was expelled
    .EntriesSeparated = was taken apart from the entry it was merged into
    .AbsenteeDecided = had not come, and a choice was made
    .ByeGranted = was granted a bye
    .ByeRevoked = had a bye revoked
    .ResultEntered = a result was entered
    .ForfeitDeclared = a forfeit was declared
    .ResultCorrected = a result was corrected
    .ColoursCorrected = the colours were corrected
    .ResultCleared = a result was cleared
    .GameAdjourned = the game was adjourned
    .AdjournedGameFinished = the adjourned game was finished
    .AdjournmentTakenBack = the adjournment was taken back
