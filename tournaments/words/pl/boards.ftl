NotAdjourned = { BOARD($board) }: partia nie jest odłożona.

RoundClosed = Runda { $round } jest zamknięta; skoryguj wynik albo otwórz rundę ponownie.
    .adjourned-drawn = Runda { $round } jest zamknięta; partie odłożone policzono w kojarzeniu jako remisy.
    .tell-an-arbiter = Runda { $round } zakończyła się. { BOARD($board) }: jeśli wynik jest błędny, powiedz o tym sędziemu.

UnknownGame = Nie ma partii { $game } w opublikowanej rundzie.
    .in-this-round = W tej rundzie nie ma partii { $game }.
    .to-appeal = Nie opublikowano: { SUBJECT($about) }.
    .in-that-round = W tamtej rundzie nie ma partii { $game }.

GameTwice = Partię wymieniono dwa razy.

BoardsChangedMeanwhile = W międzyczasie zmieniono: { STAND($stand) }. Żadnej szachownicy nie ruszono.

CorrectionTooLate = { BOARD($board) }, runda { $round }: korekta do klasyfikacji nie jest już możliwa, bo następna runda się zakończyła ({ $article }). Sędzia główny może skorygować wynik wyłącznie w sprawozdaniu rankingowym.

RatedResultDiffers = { BOARD($board) }: do oceny rankingowej liczy się { RESULT($rated) }, nie { RESULT($expected) }; odśwież.

GameNotPlayed = { BOARD($board) }: partii nie rozegrano, jej kolory się nie liczą (C.04.2 3.4).

ReachesOtherwise = { BOARD($board) }: korekta liczyłaby się teraz do klasyfikacji i kojarzeń (C.04.2 4.3); przeczytaj ponownie jej skutki.

CorrectionIsLate = Termin korekt minął: { TIME($deadline) } ({ $article }). Przeczytaj to i potwierdź jeszcze raz.

CorrectionDeadlineOver = Termin korekt minął: { TIME($deadline) } ({ $article }). { BOARD($board) }: wynik może skorygować już tylko sędzia główny, podając powód.

ResultStands = { BOARD($board) }: obowiązuje wynik { RESULT($standing) }. Inny wynik należy wpisać jako korektę.

NoResultYet = { BOARD($board) }: nie ma jeszcze wyniku.
    .enter-it = { BOARD($board) }: nie ma jeszcze wyniku; wpisz go, to rozstrzygnie wyniki podane przez zawodników.

NoConflict = { BOARD($board) }: nie ma nierozstrzygniętej rozbieżności.

ClaimantMayNotResolve = { BOARD($board) }: jeden z różnych wyników podano z tego konta; rozstrzyga sędzia główny albo ktoś inny.

ResultDiffers = { BOARD($board) }: obowiązuje { RESULT($standing) }, nie { RESULT($given) }.

BoardDecidedOtherwise = { BOARD($board) }: obowiązuje { RESULT($standing) }; oba podane wyniki pozostają do rozstrzygnięcia.
    .cleared = { BOARD($board) }: nie ma już wyniku; oba podane wyniki pozostają do rozstrzygnięcia.

BoardSettled = { BOARD($board) }: gra teraz nie trwa.

ReportsNotTaken = W tym turnieju zawodnicy nie podają wyników.

GameForfeited = { BOARD($board) }: wynik to walkower; jeśli to błąd, powiedz o tym sędziemu.

NotYourBoard = { BOARD($board) }: to nie jest miejsce z tej kartki.

ResultNotReported = { BOARD($board) }: o wyniku { RESULT($result) } decyduje sędzia.

TooManyReports = { BOARD($board) }: z tego miejsca podano już wynik tyle razy: { $times }; porozmawiaj z sędzią.

SeatNotEmpty = { BOARD($board) }: nikogo nie brakuje.

SeatsChanged = Już nie tak, jak pokazano: { BOARDS($boards) }. Odśwież; niczego nie zapisano.

NotAbsent = { PLAYER($player) }: w { $round }. rundzie nie ma przegranej walkowerem albo opublikowano już późniejszą rundę.

DefaultTimeRunning = Dopuszczalne spóźnienie w { $round }. rundzie kończy się o { $ends } (Przepisy gry 6.7.1).
    .not-begun = Dopuszczalne spóźnienie w { $round }. rundzie jeszcze nie biegnie: nie uruchomiono zegarów (Przepisy gry 6.7.1).

SamePersonTwice = { BOARD($board) }, wpis: { ARBITER($by) }; potwierdza inna osoba.

ConfirmationMissing = Runda { $round }, brak potwierdzenia drugiej osoby: { BOARDS($boards) }.

Stands = { BOARD($board) }: { RESULT($result) }, wpis: { ARBITER($by) }
    .no-result = { BOARD($board) }: bez wyniku
    .confirmed = { BOARD($board) }: { RESULT($result) }, wpis: { ARBITER($by) }, potwierdzenie: { ARBITER($confirmed) }

Result =
    .unrated = { $result } bez oceny

Cell =
    .pab = pauza { $points }
    .adjourned = odł.
    .adjourned-game = { $cell } odł.
