DeviceRevoked = Urządzeniu { $device } odebrano dostęp; wpisy z niego nie są już przyjmowane. Powiedz sędziemu głównemu, co na nim wpisano.

NotOnADevice = Urządzenie { $device } podłączono kodem. Role, zaproszenia, kody, usuwanie danych osobowych i przenoszenie między grupami turniejowymi wymagają konsoli zalogowanej hasłem.

EntriesInDoubt = Wpisy z urządzenia { $device } nie są ani potwierdzone, ani skorygowane: { BOARDS($boards) }.

NotYourDevice = O urządzeniach innych osób decyduje sędzia główny.

UnknownDevice = Nie ma tu urządzenia { $device }.

DeviceKnown = Urządzenie { $device } już istnieje.

UnknownArbiter = { $user } – to nie jest sędzia tego turnieju.

NoTime = Czas „od kiedy” musi być datą i godziną ze strefą czasową.

DeviceInUse = Urządzenie { $device } jest w użyciu; nie ma czego sprawdzać.

NoTournament = Tego turnieju nie utworzono.

TournamentOver = Turniej jest zamknięty; może go otworzyć ponownie sędzia główny.

TournamentStarted = Turniej już rozpoczęto.

UnknownPlayer = Nie ma zgłoszenia o numerze { $player }.

EntryMerged = Zgłoszenie { $player } scalono ze zgłoszeniem: { PLAYER($kept) }.

ManualPairingRuns = Runda { $round } jest kojarzona ręcznie od { CLOCK($since) } UTC: { ARBITER($by) }; najpierw trzeba to zakończyć albo odrzucić.

ResultsMissing = Runda { $round }, brakuje jeszcze wyników: { BOARDS($boards) }.

ConflictsOpen = Dwóch sędziów podaje różne wyniki: { PLACES($places) }. Najpierw rozstrzygnij rozbieżność.

GameReplaced = { BOARD($board) }: po opublikowaniu skojarzono ponownie; { PLAYER($white) } i { PLAYER($black) } nie grają ze sobą.

ConflictOpen = { BOARD($board) }: dwóch sędziów podaje różne wyniki; rozstrzygnij rozbieżność.

UnknownSystem = Nie ma systemu kojarzeń „{ $system }”; znane: { $known }.

TournamentNotStarted = Turnieju jeszcze nie rozpoczęto.
    .change-its-settings = Turnieju jeszcze nie rozpoczęto: zmień po prostu jego ustawienia.

EntryTakenBack = Zgłoszenie cofnięto: { PLAYER($player) }; najpierw je przywróć.

PersonEntered = { PLAYER($player) } – zgłoszenie już istnieje.
    .same-fide-id = { $section_name }: { $name }, zgłoszenie { $entry }, ma tam już ten sam numer FIDE ID ({ $fide_id }). Wycofaj tutaj zawodnika albo cofnij jego zgłoszenie.

PlayerExpelled = { PLAYER($player) } – wykluczenie z turnieju.
    .there = { PLAYER($player) } – tutaj wykluczenie z turnieju.

PairingInHand =
    .closing-the-tournament = Nie można zamknąć turnieju, dopóki trwa kojarzenie { $round }. rundy; najpierw je odrzuć.
    .changing-the-acceleration = Nie można zmienić przyspieszonego kojarzenia, dopóki trwa kojarzenie { $round }. rundy; najpierw je odrzuć.
    .changing-the-numbers-of-the-boards = Nie można zmienić numerów szachownic, dopóki trwa kojarzenie { $round }. rundy; najpierw je odrzuć.
    .taking-back-an-adjournment = Nie można cofnąć odłożenia partii, dopóki trwa kojarzenie { $round }. rundy; najpierw je odrzuć.
    .clearing-a-result = Nie można wyczyścić wyniku, dopóki trwa kojarzenie { $round }. rundy; najpierw je odrzuć.
    .changing-published-pairings = Nie można zmienić opublikowanych kojarzeń, dopóki trwa kojarzenie { $round }. rundy; najpierw je odrzuć.
    .import = Nie można importować, dopóki trwa kojarzenie { $round }. rundy; najpierw je odrzuć.

NotPermitted = Rola „{ NAME("Role", $role) }” nie pozwala na to: { ACT($command) }.
    .admitting-unseen = Bez potwierdzenia obecności dopuszcza tylko sędzia główny: { PLAYER($player) } (C.04.2 4.1).
    .taking-back-expulsion = Wykluczenie cofa tylko sędzia główny: { PLAYER($player) }.
    .full-point-bye = Pauzę za 1 punkt przyznaje tylko sędzia główny.
    .pictures-of-organiser = Obrazy na ekrany i dyplomy dodaje sędzia główny lub zastępca.
    .correcting-for-rating = { BOARD($board) }: wynik wyłącznie w sprawozdaniu rankingowym koryguje tylko sędzia główny.
    .empty-sheet = Gdy nie ma dopuszczalnego kojarzenia, rundę kojarzy ręcznie sędzia główny albo jego zastępca.
    .taking-back-a-report = Sprawozdanie cofa w całości sędzia główny albo jego zastępca.

OutsideSector = { BOARD($board) } nie należy do tego sektora ({ SECTOR($first_board, $last_board) }).

NoArbiter = To konto nie należy do sędziego tego turnieju.

AndMore = i jeszcze { $count }
