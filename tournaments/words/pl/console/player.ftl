Console-Player =
    .fides = FIDE { $rating }
    .national = krajowy { $rating }
    .unrated = bez rankingu
    .number = numer { $number }
    .entry = zgłoszenie { $entry }
    .born = rok urodzenia { $year }
    .points = { POINTS($half_points) } { $half_points ->
        [1] punktu
        [2] punkt
       *[other] pkt
    }
    .points-and-rank = { POINTS($half_points) } { $half_points ->
        [1] punktu
        [2] punkt
       *[other] pkt
    }, miejsce { $rank }
    .moved-away = Przeniesienie do: { $entry }
    .moved-here = Przeniesienie z: { $entry }
    .entry-there = { $section }, zgłoszenie { $entry }
    .why-rank = Dlaczego to miejsce?
    .rating-change = Zmiana rankingu
    .history = Historia
    .all-recorded = Wszystko, co zapisano o tym zawodniku
    .erase = Usuń dane osobowe…

Console-PlayerActs =
    .check-in = Potwierdź obecność
    .check-in-of = Potwierdź obecność: { $name }
    .check-out = Cofnij obecność
    .check-out-of = Cofnij obecność: { $name }
    .withdraw = Wycofaj…
    .withdraw-of = Wycofaj: { $name }
    .withdraw-means = { $name }: bez kojarzenia od następnej rundy; wyniki pozostają.
    .withdraw-reasons = Prośba o wycofanie|Choroba|Nieobecność bez powiadomienia|Decyzja sędziego
    .reinstate = Przywróć…
    .reinstate-of = Przywróć do turnieju: { $name }
    .reinstate-means = { $name }: znów w kojarzeniu od następnej rundy.
    .reinstate-reasons = Powrót do turnieju|Wycofano przez pomyłkę|Decyzja sędziego
    .expel = Wyklucz…
    .expel-of = Wyklucz: { $name }
    .expel-means = { $name }: bez dalszego kojarzenia; wyniki pozostają.
    .expel-reasons = Przepisy gry 12.9|Oszustwo|Decyzja sędziego
    .take-back = Cofnij zgłoszenie…
    .take-back-of = Cofnij zgłoszenie: { $name }
    .take-back-means = { $name } znika ze wszystkich list, jakby zgłoszenia nie było; zgłoszenie można przywrócić.
    .take-back-reasons = Dodano przez pomyłkę|Wybrano niewłaściwą osobę|Decyzja sędziego
    .take-move-back = Cofnij przeniesienie…
    .take-move-back-of = Cofnij przeniesienie: { $name }
    .take-move-away-back-means = Cofnięte zostaną obie części: { $name } znów gra tutaj, a nie w grupie { $section }.
    .take-move-here-back-means = Cofnięte zostaną obie części: { $name } znów gra w grupie { $section }, a nie tutaj.
    .take-move-back-reasons = Przeniesiono przez pomyłkę|Wybrano niewłaściwą grupę|Decyzja sędziego
    .move = Przenieś do innej grupy…
    .restore = Przywróć zgłoszenie…
    .restore-of = Przywróć zgłoszenie: { $name }
    .restore-means = { $name } znów jest na listach.
    .restore-reasons = Cofnięto przez pomyłkę|Decyzja sędziego

Console-PlayerRounds =
    .title = Rundy
    .round = Runda
    .board = Szach.
    .colour = Kolor
    .opponent = Przeciwnik
    .rating = Ranking
    .result = Wynik
    .points = Punkty
    .float = Przeniesienie

Console-PlayerDetails =
    .title = Dane

Console-PlayerRating =
    .title = Rankingi
    .of = Ranking: { $name }
    .no-rating = bez rankingu
    .so-far = { $name }, dotychczas: { $rating }.
    .reasons = Tak podaje lista rankingowa|Błąd przy wpisywaniu|Wybrano niewłaściwą osobę|Decyzja sędziego
    .fides = Ranking FIDE
    .source = Źródło
    .national = Ranking krajowy
    .national-source = Źródło rankingu krajowego
    .correct = Skoryguj ranking…

Console-PlayerByes =
    .title = Pauzy
    .by-round = Pauzy w rundach
    .round = Runda
    .bye = Pauza
    .change = Zmień
    .granted = { $kind ->
            [zero] 0 punktów
            [half] ½ punktu
           *[full] 1 punkt
        }
    .plays = gra
    .take-back = Cofnij
    .taken-back = Cofnięto pauzę w { $round }. rundzie: { $name }
    .grant-to = { $kind ->
            [zero] Pauza za 0 punktów, runda { $round }: { $name }
            [half] Pauza za ½ punktu, runda { $round }: { $name }
           *[full] Pauza za 1 punkt, runda { $round }: { $name }
        }
    .grant = { $kind ->
            [zero] Pauza za 0 punktów, runda { $round }
            [half] Pauza za ½ punktu, runda { $round }
           *[full] Pauza za 1 punkt, runda { $round }
        }
    .all-paired = Wszystkie rundy są skojarzone.
    .not-paired = Już poza kojarzeniem.

Console-PlayerBoard =
    .title = Stała szachownica
    .of = Stała szachownica: { $name }
    .means = Od następnego kojarzenia { $name } gra zawsze na tej szachownicy.
    .reasons = Trudności w poruszaniu się|Decyzja sędziego
    .number = Numer szachownicy
    .set = Ustal szachownicę
    .set-and-ask = Ustal szachownicę…
    .clear = Wyczyść…
    .clear-of = Bez stałej szachownicy: { $name }
    .clear-means = { $name } nie gra już zawsze na szachownicy { $board }.
    .clear-reasons = Już niepotrzebne|Decyzja sędziego

Console-PlayerMerge =
    .title = Podwójne zgłoszenie?
    .of = Scal ze zgłoszeniem: { $name }
    .means = Drugie zgłoszenie znika z kojarzenia i klasyfikacji; obie historie pozostają.
    .other = Drugie zgłoszenie
    .entry = { $name } ({ $rating }, zgłoszenie { $entry })
    .merge = Scal z tym zgłoszeniem…
