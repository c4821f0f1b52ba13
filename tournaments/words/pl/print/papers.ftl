Print-Form =
    .draft = WERSJA ROBOCZA: turniej nie jest zamknięty, dane mogą się jeszcze zmienić
    .foot = { $tournament }, przygotował Openhall na podstawie dziennika, stan na zdarzenie { $event }; nie jest to formularz urzędowy – strona { $page } z { $pages }
    .signature = Podpis
    .date = data
    .lacking = Niekompletne: do uzupełnienia
    .lack = { $what } ({ $who })

Print-Supplier =
    .chief-arbiter = sędzia główny
    .organiser = organizator
    .player = zawodnik
    .federation = federacja
    .arbiter = sędzia

Print-Lack =
    .not-closed = zamknięcie turnieju, do którego wyniki nie są ostateczne
    .start = pierwszy dzień turnieju (ustawienia)
    .end = ostatni dzień turnieju (ustawienia)
    .time-control = tempo gry (ustawienia)
    .place = miejscowość (ustawienia)
    .host = federacja turnieju (ustawienia)
    .chief-arbiter = nazwisko sędziego głównego (ustawienia)
    .arbiters-id = FIDE ID sędziego, po nazwisku w ustawieniach: { $arbiter }
    .players-id = FIDE ID zawodnika: { $player }
    .players-federation = federacja zawodnika: { $player }
    .schedule = godziny rozpoczęcia rund (ustawienia)
    .deputy = { $players ->
        [0] zastępca sędziego nr { $number } (ustawienia)
       *[other] zastępca sędziego nr { $number }, w turnieju powyżej { $players } zawodników (ustawienia)
    }
    .organisers-details = nazwisko, adres, telefon i e-mail organizatora
    .arbiters-birth = data i miejsce urodzenia oraz federacja sędziego
    .arbiters-report = poufna opinia i rekomendacja z podpisem
    .confirms-1-5-6 = zaznaczenie, czy turniej jest rodzaju określonego w 1.5.6
    .chiefs-signature = podpis sędziego głównego
    .federations-signature = nazwisko i podpis przedstawiciela federacji

Print-IT1 =
    .title = Certyfikat normy: { $norm }
    .about = IT1, według FIDE Handbook B.01 w brzmieniu od 1 stycznia 2024. Ważny dopiero po zatwierdzeniu przez Komisję Kwalifikacyjną FIDE.
    .player = Zawodnik
    .name = Nazwisko, imię
    .id = FIDE ID
    .federation = Federacja
    .title-sought = Tytuł, o który się ubiega
    .title-held = Posiadany tytuł
    .born = Rok urodzenia
    .event = Turniej
    .event-name = Turniej
    .place = Miejsce
    .start = Pierwszy dzień
    .end = Ostatni dzień
    .time-control = Tempo gry
    .rounds = Rundy
    .chief-arbiter = Sędzia główny
    .counts = Przeciwnicy w partiach zaliczonych do normy
    .field = Przy zastosowaniu 1.4.3d:
    .games = Partie
    .column-round = Rd
    .column-opponent = Przeciwnik
    .column-id = FIDE ID
    .column-federation = Fed.
    .column-rating = Rank.
    .column-raised = 1.4.6c
    .column-title = Tytuł
    .column-score = Wynik
    .column-left-out = Pominięto
    .result = Wynik
    .average = Średnia (1.4.6b)
    .performance = Uzyskany ranking
    .required-performance = Wymagany ranking
    .required = Wymagane punkty
    .achieved = Zdobyte punkty
    .over = Nadwyżka
    .remarks = Uwagi
    .unrated = Przeciwnicy bez rankingu liczą się jako 1400 (B.01 1.4.6).
    .waived = Skład federacji nie jest wymagany (B.01 { $article }).
    .confirms = Turniej jest rodzaju określonego w 1.5.6:   { $kind ->
            [met] ☒ tak   ☐ nie
            [failed] ☐ tak   ☒ nie
           *[open] ☐ tak   ☐ nie
        }        Oznaczenia rund bez partii: + = −
    .signatures = Potwierdzenie
    .by-chief = Sędzia główny
    .by-federation = Przedstawiciel federacji, nazwisko
    .copies = Egzemplarze: zawodnik, federacja turnieju, federacja zawodnika, FIDE. FIDE przechowuje powyższe dane na potrzeby tytułów.

Print-IT1Count =
    .games = Partie
    .federations = Federacje przeciwników
    .not-own = Spoza federacji zawodnika
    .rated = Z rankingiem
    .host = Z federacji turnieju
    .titled = Z tytułem (bez CM, WCM)
    .event-federations = Federacje w turnieju
    .foreign = Z rankingiem, spoza federacji turnieju
    .foreign-federations = Ich federacje
    .foreign-titled = Wśród nich GM, IM, WGM, WIM

Print-IT1Alone =
    .pab = (pauza z kojarzenia)
    .other = (bez przeciwnika)

Print-Duty =
    .chief = Sędzia główny
    .deputy = Zastępca

Print-IT3 =
    .title = Sprawozdanie z turnieju
    .about = IT3, z polami starszych wydruków: nie znaleziono wydruku z 2026 roku. Jest wymagane, gdy wypełniono normy zawodnicze lub sędziowskie.
    .event = Turniej
    .event-name = Turniej
    .host = Federacja turnieju
    .place = Miejsce
    .rounds = Rundy
    .start = Pierwszy dzień
    .end = Ostatni dzień
    .time-control = Tempo gry
    .rated-as = Ocena rankingowa
    .system = Rodzaj turnieju
    .paired-by = Kojarzenie
    .computer = komputerowe: Openhall ({ $programs })
    .schedule = Rundy w kolejnych dniach
    .rounds-of-day = { $count ->
        [one] runda { $first }
        [few] rundy { $first }–{ $last }
        [many] rundy { $first }–{ $last }
       *[other] rundy { $first }–{ $last }
    }
    .organiser = Organizator
    .name = Nazwa lub nazwisko
    .address = Adres
    .phone = Telefon
    .mail = E-mail
    .players = Uczestnicy turnieju
    .rated = Z rankingiem
    .unrated = Bez rankingu
    .column-kind = Zawodnicy
    .column-number = Liczba
    .column-federations = Federacje
    .column-host = Federacja turnieju
    .column-others = Inne federacje
    .remarks = Uwagi szczególne, wyjątki w kojarzeniu
    .by-hand = Skojarzono ręcznie: rundy { $rounds }.
    .changed = Zmieniono opublikowane kojarzenia: rundy { $rounds }.
    .imported = Przejęto z pliku sprawozdania: rundy { $rounds }.
    .ended-early = Turniej zakończono po { $rounds }. rundzie.
    .no-remarks = Nie odnotowano.
    .arbiters = Sędziowie
    .column-duty = Funkcja
    .column-arbiter = Nazwisko
    .column-id = FIDE ID
    .column-contact = Telefon, e-mail
    .all-arbiters = Podano wszystkich sędziów turnieju: kogo brakuje tutaj lub na serwerze FIDE, ten nie otrzyma normy.
    .confirmed = Potwierdzenie
    .by-chief = Sędzia główny

Print-Arbiter =
    .title = Opinia o sędzim: { $form }
    .about = Według FIDE Handbook B.06.1, z polami starszych wydruków: nie znaleziono wydruku z 2026 roku. Wydawana na prośbę przed końcem turnieju.
    .arbiter = Sędzia
    .name = Nazwisko, imię
    .id = FIDE ID
    .born = Data urodzenia
    .born-in = Miejsce urodzenia
    .federation = Federacja
    .duty = Funkcja w turnieju
    .event = Turniej
    .event-name = Turniej
    .host = Federacja
    .place = Miejsce
    .days = Dni
    .system = Rodzaj
    .kind = Ocena rankingowa, tempo gry
    .players = Zawodnicy
    .rated = Zawodnicy z rankingiem
    .rounds = Rundy
    .federations = Federacje
    .confidential = Poufną opinię wystawia: { $reporter }
    .laws = Znajomość Przepisów gry w szachy i przepisów turniejowych:
    .pairing = Znajomość przepisów kojarzenia:
    .objectivity = Obiektywizm:
    .incidents = Incydenty i sposób ich rozwiązania:
    .protection = Ochrona zawodników przed przeszkadzaniem i rozpraszaniem:
    .recommendation = Rekomendacja
    .tick = ☐ osiąga wymagany poziom     ☐ potrzebuje więcej doświadczenia
    .signatures = Potwierdzenie
    .sign = Podpis, data
    .by-federation = Przedstawiciel federacji, nazwisko

Print-Papers =
    .it1 = IT1, { $norm }: { $player }
    .it3 = IT3, sprawozdanie z turnieju
    .direct-titles = Tytuły bezpośrednie, lista dla FIDE

Print-CheckVerdict =
    .met = w porządku
    .failed = brak
    .open = sprawdź

Print-ReportCheck =
    .closed-met = Turniej jest zamknięty.
    .closed-failed = Turniej nie jest zamknięty: wyniki nie są ostateczne.
    .event-code-met = Zarejestrowano w FIDE jako turniej { $code }.
    .event-code-open = Nie wpisano numeru turnieju w FIDE: czy turniej jest zarejestrowany?
    .arbiters-met = Podano sędziego głównego i zastępców, każdego z FIDE ID.
    .arbiters-failed = Sędziowie: { $lines }.
    .licences-open = Licencje sędziów nie są tu przechowywane: sprawdź je na serwerze FIDE.
    .ids-met = Każdy zawodnik ma FIDE ID albo jest nowy, z federacji turnieju, z datą urodzenia, płcią i federacją.
    .ids-failed = FIDE ID: { $lines }.
    .id-without-details = { $player }: brak FIDE ID oraz daty urodzenia, płci lub federacji
    .id-of-foreigner = { $player }: brak FIDE ID; gościowi nadaje go własna federacja
    .federations-met = Każdy zawodnik ma federację.
    .federations-failed = Bez federacji: { $lines }.
    .ratings-met = Żaden ranking w pliku nie różni się od rankingu FIDE.
    .ratings-open = Rozstawienie według rankingu innego niż FIDE, który w pliku jest podany jako krajowy (172); przy normach i zmianach rankingu liczą się jako zawodnicy bez rankingu: { $lines }.
    .days-met = Każda runda ma swój dzień w terminie turnieju.
    .days-failed = Dni rund: { $lines }.
    .days-open = Nie podano pierwszego lub ostatniego dnia turnieju.
    .day-unknown = runda { $round } nie ma dnia
    .day-outside = runda { $round } jest poza terminem turnieju
    .rounds-a-day-met = Rund dziennie: { $number }, dozwolone { $most }.
    .rounds-a-day-failed = Rund dziennie: { $number }, dozwolone { $most }.
    .rounds-a-day-open = { $number ->
            [0] Nie wiadomo, ile rund rozegrano dziennie.
           *[other] Rund dziennie: { $number }. Czy mieszczą się w 12 godzinach, licząc każdemu zawodnikowi czas na 60 posunięć (B.02 1.2)?
        }
    .time-control-met = Tempo gry ({ $kind }): { $minutes } min na 60 posunięć, wystarcza przy zawodniku z rankingiem { $rating }.
    .time-control-failed = Tempo gry ({ $kind }): { $minutes } min na 60 posunięć jest niedopuszczalne przy zawodniku z rankingiem { $rating }{ $least ->
        [0] { "" }
       *[other] : co najmniej { $least }
    } (B.02 1).
    .time-control-open = Tempa gry nie da się odczytać jako minut i sekund: czy jest wystarczające dla najwyższego rankingu (B.02 1)?
    .games-met = Każda partia ma wynik.
    .games-failed = Partie: { $lines }.
    .games-missing = { $count ->
        [one] jedna bez wyniku
        [few] { $count } bez wyniku
        [many] { $count } bez wyniku
       *[other] { $count } bez wyniku
    }
    .games-adjourned = { $count ->
        [one] jedna odłożona
        [few] { $count } odłożone
        [many] { $count } odłożonych
       *[other] { $count } odłożonych
    }
    .games-conflicts = { $count ->
        [one] jedna z dwoma różnymi wpisami
        [few] { $count } z dwoma różnymi wpisami
        [many] { $count } z dwoma różnymi wpisami
       *[other] { $count } z dwoma różnymi wpisami
    }
    .games-appeals = { $count ->
        [one] jedno odwołanie w toku
        [few] { $count } odwołania w toku
        [many] { $count } odwołań w toku
       *[other] { $count } odwołania w toku
    }
    .unplayed-met = Rundy bez partii: { $which }.
    .unplayed-forfeit-win = zwycięstwa walkowerem { $count }
    .unplayed-pab = pauzy z kojarzenia { $count }
    .unplayed-full-bye = pauzy za 1 punkt { $count }
    .unplayed-half-bye = pauzy za ½ punktu { $count }
    .unplayed-zero-bye = nieobecności { $count }
    .title-table-met = Tabeli tytułów bezpośrednich nie wprowadzono, a według ustawień turniej tytułów nie daje.
    .title-table-open = Tabeli tytułów bezpośrednich nie wprowadzono, a według ustawień turniej to „{ $called }” i może dawać tytuły: wprowadź ją na stronie Normy.
    .direct-titles-met = Tytuły bezpośrednie: żadnego wiersza tabeli ({ $edition }; { $source }) nikt nie osiągnął.
    .direct-titles-open = Tytuły bezpośrednie według tabeli turnieju ({ $edition }; { $source }), do wysłania do FIDE (B.01 1.10): { $lines }.
    .direct-title = { $gives }, { $player }: { $standing }
    .certificates-met = { $number ->
        [0] Nie wypełniono żadnej normy.
        [one] Jeden certyfikat jest kompletny, brakuje tylko podpisów.
        [few] { $number } certyfikaty są kompletne, brakuje tylko podpisów.
        [many] { $number } certyfikatów jest kompletnych, brakuje tylko podpisów.
       *[other] { $number } certyfikatu jest kompletne, brakuje tylko podpisów.
    }
    .certificates-failed = Certyfikaty: { $lines }.
    .certificate = { $norm }, { $player }: { $count ->
        [one] brakuje jednego wpisu
        [few] brakuje { $count } wpisów
        [many] brakuje { $count } wpisów
       *[other] brakuje { $count } wpisu
    }
    .and-more = { $lines }; i jeszcze { $count }

Print-ReportChange = { $number } { $name }, { $what }: { $was } → { $now }
    .of-event = { $what }: { $was } → { $now }
    .more = i jeszcze { $count }

Print-Package =
    .title = { $tournament }: sprawozdanie { $number } dla federacji
    .made-of = Sporządzono na podstawie dziennika do zdarzenia { $event }, { $hash }. Pakiet audytowy kończy się tym skrótem; SHA256SUMS zawiera skróty wszystkich plików.
    .reason = Powód zastąpienia poprzedniego: { $reason }
    .reason-of-first = Powód sporządzenia w tej postaci: { $reason }
    .checks = Sprawdzono przed sporządzeniem:
    .check = { $verdict }: { $text }
    .test-good = Autotest: sprawozdanie odczytano z powrotem i jest to ten sam turniej; kojarzenia i klasyfikacja są zgodne z przepisami.
    .test-nothing-yet = Autotest: nie opublikowano jeszcze żadnej rundy, więc nie ma czego sprawdzać.
    .test-bad = Autotest: po odczytaniu sprawozdania turniej nie jest ten sam albo kojarzenia lub klasyfikacja nie są zgodne z przepisami:
    .since = Różnice względem sprawozdania { $number } (zdarzenie { $event }):
    .nothing-changed = brak
    .games = { $file } zawiera partie z zawodnikami, rankingami i wynikami oraz posunięcia tych, których posunięcia są tu zachowane.
    .made-again = Sprawozdanie { $number } sporządzono ponownie i różni się od wysłanego. W dzienniku zapisano skrót { $recorded }; SHA256SUMS tego pakietu ma skrót { $digest }. Zdarza się to po zmianie wersji programu, przy innym języku sali albo po usunięciu czyichś danych. Zapis turnieju jest ten sam: potwierdza to pakiet audytowy.

Print-DirectTitles =
    .title = Tytuły bezpośrednie
    .about = Według tabeli tytułów bezpośrednich, którą wprowadził sędzia główny (FIDE Handbook B.01 1.2). Szacunek: tytuł nadaje FIDE, warunkowy po osiągnięciu rankingu.
    .event = Turniej
    .host = Federacja turnieju
    .start = Pierwszy dzień
    .end = Ostatni dzień
    .edition = Tabela
    .source = Gdzie ją znaleźć
    .not-final = Klasyfikacja nie jest końcowa.
    .column-player = Zawodnik
    .column-has = Tytuł
    .column-id = FIDE ID
    .column-federation = Fed.
    .column-standing = Otrzymuje
    .column-why = Dlaczego i czego brakuje
    .confirmed = Potwierdzenie
    .by-chief = Sędzia główny
