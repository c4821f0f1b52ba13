LateEntry =
    .number-at-the-start = Numer wynika z kolejności startowej (C.04.2 2.2).
    .numbers = Każdy otrzymuje odpowiedni numer; następni przesuwają się w dół (C.04.2 2.4).
    .number = Numer { $number } z { $numbers }; { $moved ->
        [one] { $moved } zawodnik za nim przesuwa
        [few] { $moved } zawodników za nim przesuwa
        [many] { $moved } zawodników za nim przesuwa
       *[other] { $moved } zawodnika za nim przesuwa
    } się o jeden w dół.
    .frozen = Numer { $number } z { $numbers }; { $moved ->
        [one] { $moved } zawodnik za nim przesuwa
        [few] { $moved } zawodników za nim przesuwa
        [many] { $moved } zawodników za nim przesuwa
       *[other] { $moved } zawodnika za nim przesuwa
    } się o jeden w dół, bez względu na rundę (C.04.2 2.4).
    .nobody-moves = Numer { $number } z { $numbers }; nikt się nie przesuwa.
    .paired-from = Kojarzenie od { $round }. rundy i nie przed potwierdzeniem obecności w punkcie rejestracji (C.04.2 2.4).
    .missed = { POINTS($half_points) } { $half_points ->
        [0] punktów
        [2] punkt
        [4] punkty
        [6] punkty
        [8] punkty
        [10] punktów
        [12] punktów
        [14] punktów
        [16] punktów
        [18] punktów
        [20] punktów
       *[other] punktu
    } za { $count ->
        [one] rundę { $rounds }
        [few] rundy { $rounds }
        [many] rundy { $rounds }
       *[other] rundy { $rounds }
    } (C.04.2 2.4); co regulamin daje zamiast tego, przyznaje się na stronie zawodnika, podając powód.
    .outdates = Trwa kojarzenie { $round }. rundy: przez to staje się nieaktualne i trzeba je powtórzyć.

MovePreview =
    .as-if-never-entered = { $player } nie występuje tu już na żadnej liście, jak bez zgłoszenia.
    .withdrawn = { $player }: wycofanie od { $round }. rundy.
    .played-stands = Partie, pauzy i punkty z wcześniejszych rund pozostają.
    .moved-already = Zawodnika już tam przeniesiono.
    .prohibited-pairs = { $player } pozostaje w zabronionych parach (Ustawienia).
    .fixed-board = Szachownica { $board } jest tu stała dla zawodnika: { $player }; tam ustaw ją na jego stronie.
    .stands-again-rated = Zgłoszenie { $entry } znów tam obowiązuje, z rankingiem { $rating } i rozegranymi partiami.
    .stands-again-unrated = Zgłoszenie { $entry } znów tam obowiązuje, bez rankingu i z rozegranymi partiami.
    .entered = Tam nowe zgłoszenie, { $entry }.
    .paired-from = Kojarzenie od { $round }. rundy (C.04.2 2.4).
    .checked-in = Obecność potwierdzona także tam, bo potwierdzono ją tutaj.
    .not-checked-in = Tam bez kojarzenia do potwierdzenia obecności w punkcie rejestracji.
    .bye = Runda { $round }: { NAME("ByeName", $kind) }
    .not-yours = { $section }: tam to konto ma rolę „{ $role }”. Przenosi ktoś, kto może dodawać i wycofywać zawodników w obu grupach turniejowych.
    .no-arbiter = { $section }: tam to konto nie jest kontem sędziego. Przenosi ktoś, kto może dodawać i wycofywać zawodników w obu grupach turniejowych.

PairingDistance =
    .none = Żadna szachownica nie różni się od kojarzenia programu
    .pair = { $white } – { $black }
    .no-pair = brak
    .boards = Inaczej niż program: { $count ->
        [one] { $count } szachownica
        [few] { $count } szachownice
        [many] { $count } szachownic
       *[other] { $count } szachownicy
    }: { $old } → { $new }
    .boards-and-bye = Inaczej niż program: { $count ->
        [one] { $count } szachownica
        [few] { $count } szachownice
        [many] { $count } szachownic
       *[other] { $count } szachownicy
    }: { $old } → { $new }; pauza: { $bye }, w programie: { $was }
    .boards-and-no-bye = Inaczej niż program: { $count ->
        [one] { $count } szachownica
        [few] { $count } szachownice
        [many] { $count } szachownic
       *[other] { $count } szachownicy
    }: { $old } → { $new }; pauzy na razie nie ma nikt, a w programie ma ją { $was }
    .from-nothing = { $count ->
        [0] Jeszcze nic nie skojarzono
       *[other] Ręcznie, od pustej kartki: { $new }
    }
    .from-nothing-and-bye = { $count ->
        [0] Jeszcze nic nie skojarzono
       *[other] Ręcznie, od pustej kartki: { $new }
    }; pauza: { $bye }

DoubleGround =
    .fide-id = ten sam FIDE ID
    .same-name = to samo nazwisko
    .spelling = to samo nazwisko w innej pisowni
    .one-letter = nazwiska różnią się jedną literą
    .more-names = jedno nazwisko ma o słowo więcej
    .initial = jedno ma tylko inicjał imienia
    .birth-date = ta sama data urodzenia
    .birth-year = ten sam rok urodzenia
    .day-and-month = zamieniony dzień i miesiąc urodzenia
    .federation = ta sama federacja
