Setting =
    .name = Nazwa turnieju
    .festival_name = Nazwa imprezy
    .place = Miejsce
    .city = Miejscowość
    .time_control = Tempo gry
    .chief_arbiter = Nazwisko sędziego głównego
    .deputy_arbiters = Nazwisko zastępcy
    .rounds = Liczba rund
    .tie_breaks = Punktacja pomocnicza
    .tie_break_edition = Wydanie przepisów o punktacji pomocniczej
    .default_time = Dopuszczalne spóźnienie w minutach
    .correction_deadline = Termin korekt w minutach
    .pairing_deadline = Termin kojarzenia w minutach
    .appeal_deadline = Termin odwołań w minutach
    .bye_deadline = Termin próśb o pauzę w minutach
    .half_byes_allowed = Liczba pauz za ½ punktu
    .last_round_with_half_bye = Ostatnia runda z pauzą za ½ punktu
    .board_offset = Liczba szachownic przed tą grupą turniejową
    .two_person_boards = Liczba szachownic potwierdzanych przez dwie osoby
    .live_boards = Liczba szachownic z partiami na żywo

SettingName =
    .name = nazwa
    .rounds = liczba rund
    .system = system kojarzeń
    .system_options = opcje systemu
    .win = punkty za zwycięstwo
    .draw = punkty za remis
    .loss = punkty za przegraną
    .absent = punkty za nieobecność
    .pab = punkty za pauzę z kojarzenia
    .acceleration = przyspieszone kojarzenie
    .tie_breaks = punktacja pomocnicza
    .tie_break_edition = wydanie przepisów o punktacji pomocniczej
    .ranking_method = ranking, który się liczy
    .ranking_federation = federacja rankingów krajowych
    .default_time = dopuszczalne spóźnienie
    .correction_deadline = termin korekt
    .pairing_deadline = termin kojarzenia
    .appeal_deadline = termin odwołań
    .bye_deadline = termin próśb o pauzę
    .half_byes_allowed = dozwolone pauzy za ½ punktu
    .last_round_with_half_bye = ostatnia runda z pauzą za ½ punktu
    .board_offset = pierwsza szachownica
    .fixed_boards = stałe szachownice
    .city = miejscowość
    .federation = federacja
    .start_date = pierwszy dzień
    .end_date = ostatni dzień
    .round_starts = godziny rozpoczęcia rund
    .time_zone = strefa czasowa
    .time_control = tempo gry
    .norms_possible = możliwe normy na tytuły
    .fide_event = numer imprezy w FIDE
    .two_person = potwierdzanie przez drugą osobę
    .two_person_boards = szachownice z potwierdzaniem
    .public_explanations = publiczne wyjaśnienia
    .rated_as = ocena rankingowa
    .public_rating_changes = publiczne zmiany rankingu
    .push_messages = powiadomienia na telefony
    .player_reports = wyniki podawane przez zawodników
    .hall_plan = plan sali
    .live_address = adres partii na żywo
    .live_boards = szachownice z partiami na żywo
    .chief_arbiter = sędzia główny
    .deputy_arbiters = zastępcy sędziego głównego

Regulation =
    .rounds = liczba rund
    .system = system kojarzeń
    .system_options = interpretacje przepisów systemu
    .win = punkty za zwycięstwo
    .draw = punkty za remis
    .loss = punkty za przegraną
    .absent = punkty za nieobecność
    .pab = punkty za pauzę z kojarzenia
    .acceleration = przyspieszone kojarzenie
    .tie_breaks = lista punktacji pomocniczej
    .tie_break_edition = wydanie przepisów o punktacji pomocniczej
    .ranking_method = ranking, który się liczy

RegulationLabel =
    .rounds = Rundy
    .system = System kojarzeń
    .acceleration = Przyspieszone kojarzenie
    .tie_breaks = Punktacja pomocnicza
    .tie_break_edition = Wydanie przepisów o punktacji pomocniczej
    .ranking_method = Ranking, który się liczy
    .system_options = Interpretacje
    .win = Zwycięstwo
    .draw = Remis
    .loss = Przegrana
    .absent = Nieobecność
    .pab = Pauza z kojarzenia

AbsenteeChoice =
    .open = brak decyzji
    .excluded = pominięcie w kojarzeniu
    .admitted = mimo to w kojarzeniu
    .half-bye = pauza za ½ punktu
    .withdrawn = wycofanie

Subject =
    .round = runda { $name }
    .game = partia { $name }
    .player = zawodnik { $name }

Article =
    .tournament-rules = regulamin turnieju
    .chief-arbiter = decyzja sędziego głównego; przepisy milczą

Sector = wszystkie szachownice
    .on = szachownice od { $first }
    .between = szachownice { $first }–{ $last }
    .of-nobody = sektor bez sędziego

BoardInSentence = szachownica { $board }

Place = runda { $round }, { BOARD($board) }

Both = { $one } i { $other }

LineFault =
    .line-break = zawiera znak końca wiersza ({ $sign })
    .turning = zawiera znak { $sign }, który odwraca kierunek tekstu
    .unseen = nie zawiera żadnego widocznego znaku

Source =
    .entry-list = lista startowa
    .report-file = plik sprawozdania
    .national = ranking krajowy

SettingLabel =
    .rounds = liczba rund
    .system = system kojarzeń
    .system_options = interpretacje przepisów systemu
    .win = punkty za zwycięstwo
    .draw = punkty za remis
    .loss = punkty za przegraną
    .absent = punkty za nieobecność
    .pab = punkty za pauzę z kojarzenia
    .acceleration = przyspieszone kojarzenie
    .tie_breaks = punktacja pomocnicza
    .tie_break_edition = wydanie przepisów o punktacji pomocniczej
    .ranking_method = ranking, który się liczy
    .ranking_federation = federacja rankingów krajowych
    .default_time = dopuszczalne spóźnienie
    .correction_deadline = termin korekt
    .pairing_deadline = termin kojarzenia
    .appeal_deadline = termin odwołań
    .bye_deadline = termin próśb o pauzę
    .half_byes_allowed = dozwolone pauzy za ½ punktu
    .last_round_with_half_bye = pauzy za ½ punktu do rundy
    .board_offset = pierwsza szachownica
    .fixed_boards = stałe szachownice
    .city = miejscowość
    .federation = federacja
    .start_date = pierwszy dzień
    .end_date = ostatni dzień
    .round_starts = godziny rozpoczęcia rund
    .time_zone = strefa czasowa
    .time_control = tempo gry
    .norms_possible = możliwe normy na tytuły
    .fide_event = numer imprezy w FIDE
    .two_person = wyniki potwierdza druga osoba
    .two_person_boards = pierwsze szachownice z potwierdzaniem
    .public_explanations = wyjaśnienia na stronach publicznych
    .rated_as = ocena rankingowa
    .public_rating_changes = zmiany rankingu na stronach publicznych
    .push_messages = powiadomienia na telefony
    .player_reports = zawodnicy podają wyniki
    .hall_plan = miejsca szachownic
    .live_address = adres partii na żywo
    .live_boards = szachownice z partiami na żywo
    .chief_arbiter = sędzia główny w sprawozdaniu
    .deputy_arbiters = zastępcy w sprawozdaniu

SettingValue =
    .none = brak
    .yes = tak
    .no = nie
    .fixed-board = { $player } – szachownica { $board }
    .last-but-one = przedostatnia
    .of-the-server = jak na serwerze
    .acceleration-none = brak
    .acceleration-baku = Baku (C.04.7)
    .two_person-off = nigdzie
    .two_person-first = na pierwszych szachownicach
    .two_person-all = na wszystkich szachownicach
    .rated_as-standard = szachy klasyczne
    .rated_as-rapid = szachy szybkie
    .rated_as-blitz = szachy błyskawiczne
    .rated_as-no = bez oceny rankingowej
    .ranking_method-FIDE = tylko FIDE
    .ranking_method-NRO = tylko krajowy
    .ranking_method-FIDON = FIDE, a gdy go brak, krajowy
    .ranking_method-NIDOF = krajowy, a gdy go brak, FIDE
    .ranking_method-HBFN = wyższy z obu
    .ranking_method-LBFN = niższy z obu
    .ranking_method-OTHER = inna kolejność (FIDE, a gdy go brak, krajowy)

Minutes = { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }

ListColumn =
    .name = nazwisko i imię
    .surname = nazwisko
    .first_name = imię
    .title = tytuł
    .federation = federacja
    .rating = ranking
    .rating_fide = ranking FIDE
    .rating_national = ranking krajowy
    .national_rating = ranking krajowy
    .ingo = Ingo
    .bcf = BCF
    .fide_id = FIDE ID
    .birth_date = data urodzenia
    .sex = płeć
    .type = typ
    .group = grupa
    .club = klub
    .contact = kontakt

ServerPart =
    .pairing = program kojarzący
    .import = import
    .start-up = uruchamianie

AnnouncementPriority =
    .normal = zwykłe
    .urgent = pilne
    .screen = tylko na ekrany na sali

AppealVerdict =
    .granted = uwzględnione
    .rejected = oddalone
    .withdrawn = wycofane
