### Co změnilo vstup párování, zatímco se na něm pracovalo.

ChangeOfPlayer = { PLAYER($player) }: { $what }

ChangeOnBoard = { $round }. kolo, { BOARD($board) }: { $what }

Change =
    .something = změna podkladů párování
    .SettingsChanged = změna nastavení
    .RegulationsChanged = změna propozic
    .ProhibitedPairsSet = změna zakázaných dvojic
    .VirtualPointsSet = změna virtuálních bodů
    .EntryTakenBack = přihláška vzata zpět
    .EntryRestored = přihláška obnovena
    .PlayerMovedAway = přesun do jiného turnaje
    .PlayerMovedHere = přesun sem z jiného turnaje
    .MoveTakenBack = přesun, který byl vzat zpět
    .PairingNumbersAssigned = změna startovních čísel
    .InitialColourDrawn = vylosována počáteční barva
    .PlayerEntered = nová přihláška
    .LateEntryAdmitted = pozdní přihláška
    .RatingCorrected = jiný rating
    .EntriesMerged = sloučení s jinou přihláškou
    .PlayerCheckedIn = příchod
    .PlayerCheckedOut = příchod zrušen
    .PlayerWithdrawn = odstoupení
    .PlayerReinstated = návrat do turnaje
    .PlayerExpelled = vyloučení
    .EntriesSeparated = oddělení od sloučené přihlášky
    .AbsenteeDecided = nepřítomnost, bylo o ní rozhodnuto
    .ByeGranted = uděleno volno
    .ByeRevoked = volno zrušeno
    .ResultEntered = zapsán výsledek
    .ForfeitDeclared = kontumace
    .ResultCorrected = oprava výsledku
    .ColoursCorrected = oprava barev
    .ResultCleared = výsledek smazán
    .GameAdjourned = partie přerušena
    .AdjournedGameFinished = přerušená partie dohrána
    .AdjournmentTakenBack = přerušení vzato zpět
