Script-Follow =
    .asking = Łączenie
    .live = Na żywo
    .polling = Co 15 s
    .lost = Nie na żywo
    .copy = Kopia, co 20 s
    .old = Stara kopia
    .copy-out-of-date = Kopię ostatnio zaktualizowano o { $since } ({ $ago }): to jest wersja { $version }, stan na { $time }, może być nieaktualna.
    .live-again = Znów na żywo: nowości pojawiają się od razu.
    .polling-now = Już nie na żywo: nowości pojawiają się co 15 sekund.
    .out-of-date = Brak połączenia od { $since } ({ $ago }): to jest wersja { $version }, stan na { $time }, może być nieaktualna.
    .newer-seen = Ten telefon pokazywał już nowszą wersję: { $version }.

Script-Ago =
    .minutes = { $count ->
        [0] przed chwilą
        [one] { $count } minutę temu
        [few] { $count } minuty temu
        [many] { $count } minut temu
       *[other] { $count } minuty temu
    }
    .hours = { $count ->
        [one] { $count } godzinę temu
        [few] { $count } godziny temu
        [many] { $count } godzin temu
       *[other] { $count } godziny temu
    }

Script-Page =
    .no-result-yet = jeszcze bez wyniku
    .results = Wyniki: { $count } z { $boards }.
    .all-results = Są wszystkie wyniki ({ $boards }).
    .all-but-adjourned = Wyniki: { $count } z { $boards }; partie odłożone: { $adjourned }.
    .result = Szachownica { $board }: { $result }
    .new-results = Nowe wyniki: { $count }
    .new = Nowe: { $heading }
    .no-code = Nie udało się wczytać kodu.
    .known-head = Czy to, co podaje arkusz, jest nadal w dzienniku?
    .left = pozostało { $time }
    .over = minęło
    .begins-in = za { $time }
    .begins-soon = { $minutes ->
        [one] Runda { $round } rozpocznie się za { $minutes } minutę.
        [few] Runda { $round } rozpocznie się za { $minutes } minuty.
        [many] Runda { $round } rozpocznie się za { $minutes } minut.
       *[other] Runda { $round } rozpocznie się za { $minutes } minuty.
    }
    .begun = Nadeszła godzina rozpoczęcia { $round }. rundy.
    .remember = Zapamiętaj w tym telefonie
    .forget = Zapomnij w tym telefonie

Script-Elsewhere =
    .led = Turniej jest teraz pokazywany tutaj:
    .may-be-led = Jeśli to potrwa, zajrzyj tutaj:
