Console-Results = Wyniki
    .title = Wyniki{ $round ->
        [0] { "" }
       *[other] , runda { $round }
    }
    .round = Runda { $round }
    .match = Mecz { $match } · rundy { $first } i { $second }
    .of = z { $rounds }
    .entered = { $entered } z { $boards }
    .results-entered = Wpisane wyniki
    .missing = { $count ->
        [0] są wszystkie
       *[other] brakuje: { $count }
    }
    .in-conflict = rozbieżności: { $count }
    .start-of-play = Rozpoczęcie rundy
    .pairing = Kojarzenie
    .history = Historia
    .paired-anew = Szachownice tej rundy skojarzono na nowo. { $link }
    .show-them = Pokaż je
    .next-round = Następna runda jest opublikowana. { $link }
    .open-it = Otwórz ją
    .explanation = Wyjaśnienie
    .no-such-round = Nie ma rundy { $round }.

Console-Typing = Wpisywanie wyników
    .chosen-board = Wybrana szachownica
    .board = Szachownica
    .number = numer
    .white = Białe
    .black = Czarne
    .stands = Obowiązuje
    .played = Rozegrano
    .forfeit = Walkower
    .not-rated = Bez oceny
    .by-decision = Decyzją
    .keys = Klawisze
    .by-board-number = Numer szachownicy, potem + * −
    .no-keys = Wyłączone
    .all-results = Wszystkie wyniki
    .clear = Wyczyść
    .last-typed = Ostatnio wpisane
    .result-of-chosen = Wynik wybranej szachownicy

Console-Verification = Przejście kontrolne
    .type-the-slip = wpisz kartkę szachownicy { $board }
    .no-slip = Brak kartki
    .tone = Dźwięk
    .end = Zakończ
    .start = Sprawdź kartki
    .what-it-does = Wpisz kartki po raz drugi; pierwsza różnica zatrzymuje

Console-BoardFilters =
    .find = Znajdź zawodnika lub szachownicę
    .find-hint = Znajdź nazwisko lub szachownicę
    .missing-only = Tylko brakujące
    .to-confirm = Do potwierdzenia { $count }
    .my-boards = Moje szachownice, { $first }–{ $last }
    .my-boards-from = Moje szachownice, od { $first }
    .none = Nie znaleziono szachownicy. Wyczyść wyszukiwanie albo odznacz „Tylko brakujące”.

Console-Boards = Szachownice { $round }. rundy
    .board = Szach.
    .white = Białe
    .black = Czarne
    .rating = Rank.
    .points = Pkt
    .result = Wynik
    .entered-by = Wpis
    .result-of-board = Wynik szachownicy { $board }
    .rated = do oceny { $result }
    .game-of-match = partia { $game }
    .reversed = odwrotne kolory
    .reversed-in-report = odwrotne kolory w sprawozdaniu
    .under-appeal = w odwołaniu
    .new-game = nowa partia
    .notes = { $count ->
        [one] uwaga
        [few] { $count } uwagi
        [many] { $count } uwag
       *[other] { $count } uwagi
    }
    .seen = widziano { $time }
    .adjourned = partia odłożona
    .confirmed-by = potwierdzenie:
    .to-confirm = do potwierdzenia
    .who-typed = Kto, co i kiedy wpisywał
    .history = Historia szachownicy { $board }
    .byes = Pauzy
    .without-opponent = Bez przeciwnika

Console-NoBoards = Nie opublikowano jeszcze żadnej rundy
    .not-started = Turniej się nie rozpoczął
    .draft = Runda { $round } to wersja robocza
    .requested = Trwa kojarzenie { $round }. rundy
    .first-steps = Dodaj zawodników i potwierdź ich obecność, potem rozpocznij turniej i skojarz rundę 1.
    .when = Wyniki można wpisywać po opublikowaniu rundy.
    .entries = Zgłoszenia
    .pairing = Kojarzenie
