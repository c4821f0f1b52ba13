Console-Settings =
    .title = Ustawienia
    .groups = Grupy ustawień
    .event = Turniej
    .system = System i punkty
    .hall = Sala i czas
    .byes = Pauzy i terminy
    .public = Publikacja
    .papers = Dokumenty
    .festival = Festiwal z grupami…
    .prizes = Nagrody…
    .regulations = Regulamin
    .arbiters = Sędziowie
    .players = Zawodnicy
    .end = Koniec
    .discard = Odrzuć zmiany
    .not-yours = Ustawienia zmieniają sędzia główny i zastępcy.
    .how-it-ends = Tutaj zamyka się turniej po zakończeniu ostatniej rundy; gdy nie ma już dopuszczalnego kojarzenia, kończy się przed czasem.
    .for-the-chief-by-now = Od opublikowania 1. rundy zmienia to tylko sędzia główny.
    .first-round = Pierwsza runda
    .last-round = Ostatnia runda
    .wrong-reasons = Błędnie ogłoszono|Decyzja sędziego głównego
    .not-entered-reasons = Ogłoszono, ale nie wpisano|Decyzja sędziego głównego
    .sector = szachownice { $first }–{ $last }
    .sector-from = szachownice od { $first }

Console-SettingsFields =
    .name = Turniej lub grupa
    .city = Miejscowość
    .federation = Federacja
    .federation-example = POL
    .federation-form = trzy wielkie litery
    .ranking-federation = Federacja rankingów krajowych
    .start-date = Pierwszy dzień
    .end-date = Ostatni dzień
    .norms-possible = Możliwe normy na tytuły
    .registered-on = Zgłoszono do FIDE dnia
    .norm-event = Dla tytułów turniej jest
    .fide-event = Numer turnieju w FIDE
    .fide-event-form = cyfry nadane przez serwer FIDE przy rejestracji turnieju
    .time-control = Tempo gry
    .time-control-example = 90 min/40 + 30 min + 30 s
    .time-zone = Strefa czasowa sali
    .server-zone = strefa serwera, { $zone }
    .default-time = Dopuszczalne spóźnienie, minuty
    .first-board = Pierwsza szachownica tej grupy
    .two-person = Wyniki potwierdza druga osoba
    .two-person-off = nie trzeba
    .two-person-first = na pierwszych szachownicach
    .two-person-all = na wszystkich szachownicach
    .two-person-boards = Ile pierwszych szachownic
    .round-starts = Początki rund, czas lokalny, po jednym w wierszu
    .hall-plan = Gdzie stoją szachownice, w każdym wierszu jedna część sali
    .hall-plan-example = 1–20: scena
    .hall-plan-hint = „1–20: scena”, „81–: galeria, 1. piętro”: podają to telefony, listy według nazwisk i wizytówki na stół.
    .live-address = Adres partii na żywo
    .live-address-example = https://lichess.org/broadcast/…
    .live-address-hint = Transmisja na Lichess lub dowolna strona https; w miejsce {"{"}board{"}"} i {"{"}round{"}"} wstawiane są numery.
    .live-boards = Partie na żywo: ile pierwszych szachownic (0: wszystkie)
    .half-byes = Pauzy za ½ punktu na zawodnika
    .last-half-bye = Ostatnia runda z taką pauzą (0: wszystkie oprócz ostatniej)
    .bye-deadline = Prośby o pauzę, minut przed kojarzeniem
    .correction-deadline = Korekty liczą się do, minut przed kojarzeniem
    .pairing-deadline = Następna runda skojarzona najpóźniej, minut po rozpoczęciu (0: bez terminu)
    .appeal-deadline = Termin odwołań, minuty
    .explanations = Wyjaśnienia kojarzeń
    .explanations-for-arbiters = tylko dla sędziów
    .explanations-for-all = także na stronach publicznych
    .rated-as = Ocena rankingowa jako (czyje to rankingi)
    .rating-changes = Zmiany rankingów
    .rating-changes-for-arbiters = tylko dla sędziów
    .rating-changes-for-all = także na stronach publicznych (K 40 ujawnia, kto jest juniorem)
    .messages = Powiadomienia na telefony osób, które o nie proszą
    .messages-off = brak
    .messages-on = szachownice i wyniki
    .player-reports = Wyniki podawane przez zawodników, kodami z kartek
    .player-reports-off = nie przyjmuje się
    .player-reports-on = jako podane wyniki; właściwy wynik wpisuje sędzia
    .as-printed = Tak jak w sprawozdaniach i na wydrukach.
    .chief-arbiter = Sędzia główny, jak na wydruku
    .deputy-arbiters = Zastępcy, jak na wydruku (rozdzieleni przecinkami)

Console-Registration =
    .title = Rejestracja i sprawozdanie
    .not-rated = Turniej nie podlega ocenie rankingowej: nie ma czego rejestrować.
    .number = Zarejestrowano w FIDE jako turniej { $number }.
    .no-number = Nie wpisano jeszcze numeru turnieju w FIDE (wyżej: Turniej).
    .until = Do
    .what = Co
    .article = Artykuł
    .state = Stan
    .done = gotowe
    .over = minęło
    .federations = Federacje wymagają tego wcześniej: mają dodatkowo własne terminy.
    .no-days = Nie podano jeszcze dni turnieju (wyżej: Turniej).

Console-RegulationFields =
    .rounds = Liczba rund
    .system = System kojarzeń
    .acceleration = Przyspieszone kojarzenie
    .no-acceleration = brak
    .baku = Baku (C.04.7)
    .ranking-method = Ranking, który się liczy
    .readings = Interpretacje: { $system }
    .matches = Mecz to { $games } rundy z jednym przeciwnikiem, z zamianą kolorów (C.04.5 4.4): są kojarzone i ogłaszane razem, więc rund jest { $games } razy tyle co meczów. Pauza jest warta jednej wygranej i jednej zremisowanej partii (1.4).
    .points = Punkty
    .win = Zwycięstwo
    .draw = Remis
    .loss = Przegrana
    .absent = Nieobecność
    .pab = Pauza z kojarzenia

Console-TieBreaks = Punktacja pomocnicza
    .first = Najpierw liczą się punkty; przy równości decydują poniższe kryteria, w tej kolejności (C.07 4).
    .from = Zacznij od
    .own = własnej listy
    .of-a-system = listy z tekstu: { $system }
    .nothing = bez listy: równa liczba punktów oznacza wspólne miejsce albo decyduje tekst systemu kojarzeń
    .swiss = szwajcarski, nie wszystkie rankingi porównywalne (FIDE do 2023, C.02.13.16.4)
    .swiss-rated = szwajcarski, rankingi porównywalne (FIDE do 2023, C.02.13.16.5)
    .as-in = Jak w innym turnieju
    .codes = Kody punktacji pomocniczej w kolejności
    .example = BH/C1, BH, SB
    .edition = Wydanie C.07
    .edition-of = { $year }, od { $since }
    .list = Punktacja pomocnicza w kolejności
    .none = Brak: równa liczba punktów oznacza wspólne miejsce albo decyduje tekst systemu kojarzeń.
    .earlier = { $code }: wcześniej
    .later = { $code }: później
    .remove = { $code }: usuń z listy
    .use = Użyj { $code }
    .add = Dodaj kryterium
    .add-one = Dodaj { $code }: { $name }

Console-Regulations =
    .fixed = Regulamin, niezmienny od rozpoczęcia
    .change = Zmień regulamin
    .announced = Ogłoszono go przed rozpoczęciem i obowiązuje wszystkich jednakowo (C.04.2 1.3). Jeśli mimo to trzeba coś zmienić, robi to sędzia główny, od wskazanej rundy i z podaniem powodu.
    .announced-for-the-chief = Ogłoszono go przed rozpoczęciem i obowiązuje wszystkich jednakowo (C.04.2 1.3). Jeśli mimo to trzeba coś zmienić: { $link }.
    .as-announced = Regulamin jest taki, jak ogłoszono.
    .open = Od wskazanej rundy, z podaniem powodu…
    .effect = Opublikowane rundy zachowują swój regulamin, a ich wyniki – swoją wartość. Sprawozdanie podaje zmianę w wierszu ###. Wersja robocza następnej rundy staje się przez to nieaktualna.
    .from-round = Od rundy
    .submit = Zmień…

Console-Prohibited = Zabronione pary
    .title = Zawodnicy, którzy ze sobą nie grają
    .nobody = Nikt: każdy może grać z każdym.
    .remove-label = Znów mogą grać ze sobą
    .confirm-remove = { $names }: od następnego kojarzenia mogą być skojarzeni ze sobą.
    .confirm-late = Zabronione pary ogłasza się przed 1. rundą (C.05 5.2). To obowiązuje od wskazanej rundy, z podaniem powodu; sprawozdanie podaje to w wierszu ###.
    .add = Dodaj grupę
    .picked = Zawodnicy w grupie
    .pick = Zawodnicy, według pierwszych liter
    .name-or-number = Nazwisko lub numer
    .matches = Znalezieni zawodnicy
    .submit = Nie kojarz ze sobą

Console-FixedBoards = Stałe szachownice
    .board = szachownica { $board }
    .where = Kto gra zawsze na tej samej szachownicy: ustala się na stronie zawodnika ({ $entries }).
    .entries = Zgłoszenia

Console-VirtualPoints = Punkty wirtualne
    .players = { $count ->
        [one] { $count } zawodnik
        [few] { $count } zawodników
        [many] { $count } zawodników
       *[other] { $count } zawodnika
    }
    .many = { $players }, numery { $numbers }
    .computed = Nie dodano ręcznie: przyspieszenie Baku jest obliczane (C.04.7).
    .none = Brak: każdy zawodnik jest kojarzony ze swoimi punktami.
    .remove-label = Usuń punkty wirtualne
    .confirm-remove = { $count ->
        [one] +{ $points } dla { $count } zawodnika, { $rounds }: od następnego kojarzenia te punkty się nie liczą.
        [few] +{ $points } dla { $count } zawodników, { $rounds }: od następnego kojarzenia te punkty się nie liczą.
        [many] +{ $points } dla { $count } zawodników, { $rounds }: od następnego kojarzenia te punkty się nie liczą.
       *[other] +{ $points } dla { $count } zawodnika, { $rounds }: od następnego kojarzenia te punkty się nie liczą.
    }
    .confirm-remove-last = { $count ->
        [one] +{ $points } dla { $count } zawodnika, { $rounds }: od następnego kojarzenia te punkty się nie liczą. Przyspieszenie Baku będzie znów obliczane.
        [few] +{ $points } dla { $count } zawodników, { $rounds }: od następnego kojarzenia te punkty się nie liczą. Przyspieszenie Baku będzie znów obliczane.
        [many] +{ $points } dla { $count } zawodników, { $rounds }: od następnego kojarzenia te punkty się nie liczą. Przyspieszenie Baku będzie znów obliczane.
       *[other] +{ $points } dla { $count } zawodnika, { $rounds }: od następnego kojarzenia te punkty się nie liczą. Przyspieszenie Baku będzie znów obliczane.
    }
    .by-hand = Dodaj punkty ręcznie
    .effect = Liczą się tylko do kojarzenia, nigdy do klasyfikacji. Późniejszy wiersz zastępuje wcześniejszy dla tego samego zawodnika i rundy.
    .baku-written-out = Przyspieszenie Baku pozostaje w obecnym kształcie, rozpisane wiersz po wierszu.
    .no-baku = Zastępują przyspieszenie Baku.
    .numbers = Zawodnicy, według numerów
    .entry-numbers = Zawodnicy, według numerów zgłoszeń (numery startowe będą od rozpoczęcia)
    .points = Punkty
    .show = Pokaż skutki
    .no-number = „{ $given }” nie jest numerem ani zakresem takim jak 1–20.
    .nobody = Nikt nie ma numeru { $number }.
    .who = Podaj numery zawodników.
    .preview = { $count ->
        [one] { $points }, { $rounds }, dla { $count } zawodnika: { $players }
        [few] { $points }, { $rounds }, dla { $count } zawodników: { $players }
        [many] { $points }, { $rounds }, dla { $count } zawodników: { $players }
       *[other] { $points }, { $rounds }, dla { $count } zawodnika: { $players }
    }
    .groups = Zawodnicy według punktów w kojarzeniu { $round }. rundy
    .score = Punkty
    .now = teraz
    .then = potem
    .seen-with-results = Wpływ na kojarzenie { $round }. rundy będzie widać, gdy będą wszystkie wcześniejsze wyniki.
    .seen-once-started = Wpływ na kojarzenie { $round }. rundy będzie widać po rozpoczęciu turnieju.
    .yes = Dodaj
    .give = Dodaj te punkty
    .give-late = Dodaj te punkty…
    .confirm-late = Przyspieszenie ogłasza się przed 1. rundą (C.04.1 1). To obowiązuje w rundach jeszcze nieskojarzonych, z podaniem powodu; sprawozdanie podaje to w wierszu ###.

Console-Acceleration = Punkty według ogłoszonego przyspieszonego kojarzenia
    .effect = Grupy od góry według numerów startowych zawodników kojarzonych w 1. rundzie; zastępują to, co jest. C.04.7 zna tylko Baku: punkty wpisane ręcznie są poza trybem FIDE.
    .halves = Górna połowa: zwycięstwo, rundy 1–2
    .thirds = Górna tercja: zwycięstwo, środkowa: remis, rundy 1–2
    .baku-long = Górna połowa: zwycięstwo, rundy 1–3, połowa tego, rundy 4–5
