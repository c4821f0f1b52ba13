### Výsledky, opravy, přerušené partie, místa, hlášení a poznámky.

NotAdjourned = { BOARD($board) } nemá přerušenou partii.

RoundClosed = { $round }. kolo je uzavřeno; opravte výsledek, nebo kolo znovu otevřete.
    .adjourned-drawn = { $round }. kolo je uzavřeno; přerušené partie se párovaly jako remízy.
    .tell-an-arbiter = { $round }. kolo skončilo. Je-li výsledek chybný, řekněte to rozhodčímu: { BOARD($board) }.

UnknownGame = Partie { $game } ve zveřejněném kole není.
    .in-this-round = Partie { $game } v tomto kole není.
    .to-appeal = Nezveřejněno: { SUBJECT($about) }.
    .in-that-round = Partie { $game } v tom kole není.

GameTwice = Partie je uvedena dvakrát.

BoardsChangedMeanwhile = Mezitím změněno: { STAND($stand) }. Žádná šachovnice nebyla dotčena.

CorrectionTooLate = { BOARD($board) } v { $round }. kole: opravit pro pořadí už nelze, následující kolo skončilo ({ $article }). Hlavní rozhodčí ji může opravit jen pro zprávu pro rating.

RatedResultDiffers = { BOARD($board) }: na rating se započítává { RESULT($rated) }, ne { RESULT($expected) }; načtěte znovu.

GameNotPlayed = { BOARD($board) }: nehrálo se, barvy se nezapočítávají (C.04.2 3.4).

ReachesOtherwise = { BOARD($board) }: oprava by se teď započetla do pořadí a párování (C.04.2 4.3); přečtěte si znovu její důsledky.

CorrectionIsLate = Lhůta pro opravy skončila v { TIME($deadline) } ({ $article }). Přečtěte si to a potvrďte znovu.

CorrectionDeadlineOver = Lhůta pro opravy skončila v { TIME($deadline) } ({ $article }). Opravit může už jen hlavní rozhodčí, s uvedením důvodu: { BOARD($board) }.

ResultStands = { BOARD($board) }: platí { RESULT($standing) }. Jiný výsledek zadejte jako opravu.

NoResultYet = { BOARD($board) } ještě nemá výsledek.
    .enter-it = { BOARD($board) } ještě nemá výsledek; zapište jej, tím se hlášení vyřeší.

NoConflict = { BOARD($board) } nemá otevřený rozpor.

ClaimantMayNotResolve = { BOARD($board) }: jeden ze dvou různých výsledků je váš; rozhodne hlavní rozhodčí nebo někdo jiný.

ResultDiffers = { BOARD($board) }: platí { RESULT($standing) }, ne { RESULT($given) }.

BoardDecidedOtherwise = { BOARD($board) }: platí { RESULT($standing) }; oba uvedené výsledky se uchovají do rozhodnutí.
    .cleared = { BOARD($board) } už nemá výsledek; oba uvedené výsledky se uchovají do rozhodnutí.

BoardSettled = { BOARD($board) }: nehraje se.

ReportsNotTaken = Hráči zde výsledky nehlásí.

GameForfeited = { BOARD($board) }: rozhodnuto kontumací; není-li to správně, řekněte to rozhodčímu.

NotYourBoard = { BOARD($board) }: to není vaše místo.

ResultNotReported = { BOARD($board) }, { RESULT($result) }: to rozhoduje rozhodčí.

TooManyReports = { BOARD($board) }: z tohoto místa hlášeno už { $times }×; promluvte si s rozhodčím.

SeatNotEmpty = { BOARD($board) }: nikdo nechybí.

SeatsChanged = Stav už je jiný, než je zobrazeno: { BOARDS($boards) }. Načtěte znovu; nic nebylo zapsáno.

NotAbsent = { PLAYER($player) }: v { $round }. kole to není kontumační prohra, nebo je už zveřejněno pozdější kolo.

DefaultTimeRunning = Čekací doba { $round }. kola končí v { $ends } (Pravidla 6.7.1).
    .not-begun = Čekací doba { $round }. kola nezačala: hodiny nebyly spuštěny (Pravidla 6.7.1).

SamePersonTwice = { BOARD($board) }: zápis { ARBITER($by) }; potvrdit musí někdo jiný.

ConfirmationMissing = V { $round }. kole chybí potvrzení druhou osobou: { BOARDS($boards) }.

Stands = { BOARD($board) }: { RESULT($result) }, zápis { ARBITER($by) }
    .no-result = { BOARD($board) }: bez výsledku
    .confirmed = { BOARD($board) }: { RESULT($result) }, zápis { ARBITER($by) }, potvrzení { ARBITER($confirmed) }

Result =
    .unrated = { $result } bez zápočtu

Cell =
    .pab = volno { $points }
    .adjourned = přer.
    .adjourned-game = { $cell } přer.
