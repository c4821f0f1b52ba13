DatesOutOfOrder = Ostatni dzień ({ $last }) jest wcześniejszy niż pierwszy ({ $first }).
    .rounds = Runda { $round } rozpoczyna się przed { $earlier }. rundą.

NoDate =
    .round = Rozpoczęcie { $round }. rundy musi być datą albo datą i godziną, np. 2026-08-01 10:30, z lat 1900–2199, a nie „{ $given }”.
    .first-day = Pierwszy dzień musi być datą, np. 2026-08-01, z lat 1900–2199, a nie „{ $given }”.
    .last-day = Ostatni dzień musi być datą, np. 2026-08-01, z lat 1900–2199, a nie „{ $given }”.
    .registration-day = Dzień zgłoszenia musi być datą, np. 2026-08-01, z lat 1900–2199, a nie „{ $given }”.

RoundsOutOfRange = Podaj liczbę rund od { $least } do { $most }.
RoundsNoMatches = Mecz ma { $games } partie: liczba rund musi być wielokrotnością { $games }, a nie { $rounds } ({ $article }).

NoAcceleration = { SYSTEM($system) }: ten system nie przewiduje przyspieszonego kojarzenia (C.04.7).
    .later = { SYSTEM($system) }: ten system, którym kojarzy się od { $round }. rundy, nie przewiduje przyspieszonego kojarzenia (C.04.7).

RoundsBehindUs = Podaj, od której rundy obowiązuje zmiana: od { $first }. rundy lub późniejszej. We wcześniejszych rundach zabronione pary pozostają bez zmian.
    .virtual-points = Punkty wirtualne opublikowanych rund pozostają bez zmian (runda: { $rounds }); zmienić można je od { $first }. rundy.
    .regulations = Runda { $from_round } jest opublikowana i zachowuje swój regulamin. Zmienić można go od { $first }. rundy.

LastChief = Turniej musi mieć sędziego głównego; najpierw wyznacz innego.

TournamentExists = Turniej { $slug } już istnieje.

PointsOutOfOrder = Zwycięstwo musi dawać więcej niż remis, a remis więcej niż przegrana; nic nie może być mniejsze niż 0 ani większe niż { $most } pkt.
    .absence-or-bye = Nieobecność i pauza nie mogą dawać więcej niż zwycięstwo.

BakuNotUsable = Przyspieszone kojarzenie Baku wymaga, aby zwycięstwo dawało tyle co dwa remisy, a przegrana nic (C.04.7 1.1).

SettingOutOfRange = { SETTING($setting) }: podaj wartość od { $least } do { $most }; podano { $value }.
    .fixed-board = Numer stałej szachownicy jest poza zakresem.

HallPlan =
    .unreadable = Miejsca szachownic, wiersz { $line }: potrzebny zapis jak „1–20: scena”, „7: biuro” lub „81–: galeria”, a nie „{ $given }”.
    .no-range = Miejsca szachownic, wiersz { $line }: szachownice od { $first } do { $last } nie są zakresem między 1 a { $most }.
    .twice = Miejsca szachownic, wiersz { $line }: szachownica { $board } jest już w wierszu { $other }.
    .long = Miejsca szachownic, wiersz { $line }: nazwa miejsca jest za długa; liczba znaków: { $length }, dozwolone najwyżej { $most }.
    .too-many = Miejsca szachownic: za dużo wierszy, dozwolone najwyżej { $most }.
    .line-break = Miejsca szachownic, wiersz { $line }: w tekście jest znak końca wiersza ({ $sign }).
    .turning = Miejsca szachownic, wiersz { $line }: w tekście jest znak { $sign }, który odwraca kierunek tekstu.
    .unseen = Miejsca szachownic, wiersz { $line }: w tekście nie ma żadnego widocznego znaku.

LiveAddress = Adres partii na żywo musi zaczynać się od https://, zawierać nazwę serwera i nie mieć spacji: https://lichess.org/broadcast/…
    .slot = W adresie partii na żywo można użyć {"{"}board{"}"} i {"{"}round{"}"}, ale nie „{ $slot }”.
    .long = Adres partii na żywo jest za długi; liczba znaków: { $length }, dozwolone najwyżej { $most }.

FixedBoardTwice = Szachownica może być stała tylko dla jednego zawodnika.

ProhibitedGroupEmpty = Grupa wymaga co najmniej dwóch zawodników i zakresu rund od 1 do 99.

PairsAnnounced = Kogo nie kojarzy się ze sobą, ogłasza się przed 1. rundą (C.05 5.2); później zmienia to tylko sędzia główny, od rundy jeszcze nieskojarzonej.

VirtualPointsOutOfRange = Wiersz punktów wirtualnych wymaga zawodników, zakresu rund i wartości od 0 do { $most } pkt.

NotAppointable = Samego serwera nie można wyznaczyć.

SectorEmpty = Szachownice { $first }–{ $last } nie tworzą sektora.

UnknownOption = { SYSTEM($system) }: { PAIRING($sentence, $facts) }.

UnknownTieBreakEdition = Nie ma wydania { $edition } przepisów C.07; znane: { $known }.

TooManyTieBreaks = Lista punktacji pomocniczej ma najwyżej { $most } pozycji.

WrongTieBreak = Punktacja pomocnicza: { SAID($clause, $facts) }.

TieBreakUnrated = { $code }: { $count ->
        [one] { $count } zawodnik jest bez rankingu
        [few] { $count } zawodników jest bez rankingu
        [many] { $count } zawodników jest bez rankingu
       *[other] { $count } zawodnika jest bez rankingu
    }; w takim razie kryterium nie jest określone, chyba że regulamin mówi, jaki ranking im przyjąć (C.07 10).

NoLotsToDraw = Na liście punktacji pomocniczej nie ma losowania (OTHER_LOT).

LotsDrawnAlready = Losowanie już się odbyło (liczba losująca { $seed }); obowiązuje.

NotALine =
    .line-break = { SETTING($setting) }: w tekście jest znak końca wiersza ({ $sign }).
    .turning = { SETTING($setting) }: w tekście jest znak { $sign }, który odwraca kierunek tekstu.
    .unseen = { SETTING($setting) }: w tekście nie ma żadnego widocznego znaku.
    .needed = { SETTING($setting) }: pole wymagane.

NoSuchAccount = Nie ma konta { $user }.

AccelerationAnnounced = Przyspieszone kojarzenie ogłasza się przed 1. rundą (C.04.1 1); później zmienia je tylko sędzia główny, dla rund jeszcze nieskojarzonych.
